import type { BoxWords } from '../card-words.ts';
import type { KnownBox } from '../../rulesets/boxes.ts';

/** Every box and codex: its printed name and, in our own words, what it brings. */
export const boxes: Readonly<Record<KnownBox, BoxWords>> = {
  base: { name: 'Base game', title: 'Base game' },
  pok: { name: 'Prophecy of Kings', title: 'Prophecy of Kings' },
  codex1: {
    name: 'Codex I',
    number: 'I',
    title: 'Codex I: Ordinian',
    brings: 'Revised Diplomacy, one more rider',
  },
  codex2: { name: 'Codex II', number: 'II', title: 'Codex II: Affinity', brings: 'Three relics' },
  codex3: {
    name: 'Codex III',
    number: 'III',
    title: 'Codex III: Vigil',
    brings: 'The Council Keleres, reworded secrets',
  },
  codex4: {
    name: 'Codex IV',
    number: 'IV',
    title: 'Codex IV: Liberation',
    brings: 'Three relics; event cards not supported',
  },
  'thunders-edge': {
    name: "Thunder's Edge",
    title: "Thunder's Edge",
    brings: 'Factions, planets, relics, revised Construction and Warfare',
  },
};
