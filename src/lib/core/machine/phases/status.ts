/** The shelf of status steps; a plan names the ones it has, in order (LRR PoK 81; LRR 1.2 70). */
import type { StatusStep } from '../../vocabulary.ts';
import { judged, type chart } from '../chart.ts';

/** One step, given where it leads. */
type StepConfig = (next: string) => Parameters<typeof chart.createStateConfig>[0];

export const STATUS_SHELF: Record<StatusStep, StepConfig> = {
  score: (next) => ({
    always: { guard: 'everyone has answered', target: next },
    on: { 'scoring.answered': judged('scoring.answered') },
  }),
  reveal: (next) => ({
    always: [
      { guard: 'no objective is left', target: '#over', actions: 'end by objectives' },
      { guard: 'the deck is used up', target: next },
    ],
    on: { 'objective.revealed': judged('objective.revealed', next) },
  }),
  draw: (next) => ({
    on: { 'action-cards.drawn': judged('action-cards.drawn', next) },
  }),
  'return-tokens': (next) => ({
    on: { 'board-tokens.returned': judged('board-tokens.returned', next) },
  }),
  tokens: (next) => ({
    on: { 'status-tokens.settled': judged('status-tokens.settled', next) },
  }),
  ready: (next) => ({
    on: { 'cards.readied': judged('cards.readied', next) },
  }),
  repair: (next) => ({
    on: { 'units.repaired': judged('units.repaired', next) },
  }),
  'return-cards': () => ({
    on: {
      'strategy-cards.returned': [
        {
          guard: 'this was the last round without agendas',
          target: '#over',
          actions: ['record', 'end by rounds'],
        },
        { guard: 'the custodians are gone', target: '#agenda', actions: 'record' },
        { target: '#strategy', actions: ['record', 'begin the round'] },
      ],
    },
  }),
};
