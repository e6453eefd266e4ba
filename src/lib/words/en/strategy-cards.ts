import type { KnownStrategyCard } from '../../rulesets/boxes.ts';
import type { StrategyCardWords } from '../card-words.ts';

/** The Diplomacy of the first codex, which Prophecy of Kings prints too. */
const DIPLOMACY_ANYWHERE =
  'Everyone else places a token in one of your systems; ready up to 2 of your planets.';

/** Every strategy card: its name and one sentence of our own on its primary. */
export const strategyCards: Readonly<Record<string, StrategyCardWords>> = {
  leadership: { name: 'Leadership', gist: 'Gain 3 command tokens, and more for influence.' },
  diplomacy: {
    name: 'Diplomacy',
    gist: 'Everyone else places a token in one of your systems; ready your planets there.',
    gistIn: { pok: DIPLOMACY_ANYWHERE, codex1: DIPLOMACY_ANYWHERE },
  },
  politics: {
    name: 'Politics',
    gist: 'Name a new speaker, draw 2 action cards, look at the next 2 agendas.',
  },
  construction: {
    name: 'Construction',
    gist: 'Build a PDS or a space dock, then one more PDS.',
    gistIn: {
      'thunders-edge':
        'Build a PDS or a space dock, or produce at one space dock; then build a PDS or a space dock.',
    },
  },
  trade: {
    name: 'Trade',
    gist: 'Gain 3 trade goods, replenish, and choose who replenishes for free.',
  },
  warfare: {
    name: 'Warfare',
    gist: 'Take a token off the board and redistribute.',
    gistIn: {
      'thunders-edge':
        'Redistribute, take a tactical action without placing a token, then redistribute again.',
    },
  },
  technology: {
    name: 'Technology',
    gist: 'Research one technology, and a second for 6 resources.',
  },
  imperial: {
    name: 'Imperial',
    gist: 'Score a public objective, then a point for Mecatol Rex or a secret.',
  },
} satisfies Readonly<Record<KnownStrategyCard, StrategyCardWords>>;
