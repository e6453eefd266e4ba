import type { NoteFacts } from '../../../core/cards.ts';
import { note, placedNote } from '../../printed-rows.ts';

/** The promissory notes of the base game (LRR 1.2 60). */
export const notes = {
  // of every colour
  ceasefire: note(),
  'political-secret': note(),
  'support-for-the-throne': placedNote(),
  'trade-agreement': note(),
  // of one faction
  stymie: placedNote('arborec'),
  'war-funding': note('barony-of-letnev'),
  'raghs-call': note('clan-of-saar'),
  'fires-of-the-gashlai': note('embers-of-muaat'),
  'trade-convoys': { ...placedNote('emirates-of-hacan'), tradesFar: true },
  'military-support': note('federation-of-sol'),
  'creuss-iff': note('ghosts-of-creuss'),
  'cybernetic-enhancements': note('l1z1x-mindnet'),
  'promise-of-protection': placedNote('mentak-coalition'),
  'gift-of-prescience': placedNote('naalu-collective'),
  antivirus: placedNote('nekro-virus'),
  'tekklar-legion': note('sardakk-norr'),
  'research-agreement': note('universities-of-jol-nar'),
  acquiescence: note('winnu'),
  'political-favor': note('xxcha-kingdom'),
  'greyfire-mutagen': note('yin-brotherhood'),
  'spy-net': note('yssaril-tribes'),
} satisfies Readonly<Record<string, NoteFacts>>;
