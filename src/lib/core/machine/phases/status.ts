/** The shelf of status steps; a plan names the ones it has, in order (LRR PoK 81; LRR 1.2 70). */
import type { StatusStep } from '../../vocabulary.ts';
import { judged, type chart, type ChartAction } from '../chart.ts';

/** One step, given where it leads and what entering the next one opens. */
type StepConfig = (
  next: string,
  ...opens: ChartAction[]
) => Parameters<typeof chart.createStateConfig>[0];

/** What entering a step opens. */
export const OPENS: Partial<Record<StatusStep, ChartAction>> = { tokens: 'open placing' };

export const STATUS_SHELF: Record<StatusStep, StepConfig> = {
  score: (next, ...opens) => ({
    always: {
      guard: 'everyone has answered',
      target: next,
      actions: ['close scoring', ...opens],
    },
    on: { 'scoring.answered': judged('scoring.answered') },
  }),
  reveal: (next, ...opens) => ({
    always: [
      { guard: 'no objective is left', target: '#over', actions: 'end by objectives' },
      { guard: 'the deck is used up', target: next, actions: opens },
    ],
    on: { 'objective.revealed': judged('objective.revealed', next, ...opens) },
  }),
  draw: (next, ...opens) => ({
    on: { 'action-cards.drawn': judged('action-cards.drawn', next, ...opens) },
  }),
  'return-tokens': (next, ...opens) => ({
    on: { 'board-tokens.returned': judged('board-tokens.returned', next, ...opens) },
  }),
  tokens: (next, ...opens) => ({
    on: { 'status-tokens.settled': judged('status-tokens.settled', next, ...opens) },
  }),
  ready: (next, ...opens) => ({
    on: { 'cards.readied': judged('cards.readied', next, ...opens) },
  }),
  repair: (next, ...opens) => ({
    on: { 'units.repaired': judged('units.repaired', next, ...opens) },
  }),
  'return-cards': () => ({
    on: {
      'strategy-cards.returned': [
        {
          guard: 'this was the last round without agendas',
          target: '#over',
          actions: ['record', 'end by rounds'],
        },
        {
          guard: 'the custodians are gone',
          target: '#agenda',
          actions: ['record', 'open agenda phase'],
        },
        { target: '#strategy', actions: ['record', 'open strategy phase'] },
      ],
    },
  }),
};
