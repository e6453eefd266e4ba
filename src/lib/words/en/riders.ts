import type { KnownRider } from '../../rulesets/boxes.ts';
import type { RiderWords } from '../card-words.ts';

/** Every rider: its name and what a right prediction pays. */
export const riders: Readonly<Record<string, RiderWords>> = {
  'construction-rider': { name: 'Construction Rider', pays: '1 space dock' },
  'diplomacy-rider': {
    name: 'Diplomacy Rider',
    does: 'Each other player puts a token into one of your systems',
  },
  'imperial-rider': { name: 'Imperial Rider', pays: '1 victory point' },
  'leadership-rider': { name: 'Leadership Rider', pays: '3 command tokens' },
  'politics-rider': { name: 'Politics Rider', pays: 'the speaker token and 3 action cards' },
  'technology-rider': { name: 'Technology Rider', pays: '1 researched technology' },
  'trade-rider': { name: 'Trade Rider', pays: '5 trade goods' },
  'warfare-rider': { name: 'Warfare Rider', pays: '1 dreadnought' },
  'galactic-threat': {
    name: 'Galactic Threat',
    pays: '1 technology of a player who voted for that outcome',
  },
  'keleres-rider': { name: 'Keleres Rider', pays: '1 action card and 2 trade goods' },
  sanction: {
    name: 'Sanction',
    does: 'Each player who voted for that outcome loses 1 fleet token',
  },
} satisfies Readonly<Record<KnownRider, RiderWords>>;
