import type { StrategyCardWords } from '../card-words.ts';

/** Every strategy card: its name and one sentence of our own on its primary. */
export const strategyCards: Readonly<Record<string, StrategyCardWords>> = {
  leadership: { name: 'Leadership', gist: 'Gain 3 command tokens, and more for influence.' },
  diplomacy: { name: 'Diplomacy', gist: 'Keep the others out of a system and ready planets.' },
  politics: {
    name: 'Politics',
    gist: 'Name a new speaker, take action cards, arrange two agendas.',
  },
  construction: { name: 'Construction', gist: 'Build a PDS or a space dock, then one more PDS.' },
  trade: { name: 'Trade', gist: 'Gain 3 trade goods, replenish, and name who replenishes free.' },
  warfare: { name: 'Warfare', gist: 'Take a token back from the board and redistribute.' },
  technology: {
    name: 'Technology',
    gist: 'Research one technology, and a second for 6 resources.',
  },
  imperial: {
    name: 'Imperial',
    gist: 'Score a public objective, then a point for Mecatol Rex or a secret.',
  },
};
