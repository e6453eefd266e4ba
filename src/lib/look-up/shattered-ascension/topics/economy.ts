/** Counters, goods and agreements, in Shattered Ascension: headings, what leads where. */
import type { TopicRows } from '../../topic.ts';

export const economy = {
  'command-tokens': {
    sections: ['Command Counters', 'Command Counters'],
    printed: { en: 'Command counters', fr: null },
    related: ['strategic-action', 'tactical-action', 'status-phase', 'fleet-pool'],
    points: {
      areas: { at: ['Command Counters', 'Command Counters'], rules: ['SA-CC-01'] },
      'no-move': { at: ['Command Counters', null], rules: ['SA-CC-02'] },
      'one-each': { at: ['Command Counters', null], rules: ['SA-CC-04'] },
      limit: { at: ['Components Limitations', null], rules: ['SA-CC-05'] },
    },
    differ: {
      total: ['Components Limitations', null],
    },
  },
  'fleet-pool': {
    sections: ['Command Counters: Fleet Supply', 'Command Counters'],
    printed: { en: 'Fleet Supply', fr: null },
    related: ['command-tokens', 'ships'],
    points: {
      limit: { at: ['Command Counters: Fleet Supply', null], rules: ['SA-CC-03'] },
      'may-break': { at: ['Command Counters: Fleet Supply', null], rules: ['SA-CC-03'] },
    },
  },
  influence: {
    sections: ['Spending Resources and Influence', 'Planets'],
    printed: { en: 'Resources and influence', fr: null },
    related: ['planets', 'trade-goods', 'agenda-phase'],
    points: {
      whole: { at: ['Spending Resources and Influence', null], rules: ['SA-ECO-01'] },
      'only-to-pay': { at: ['Spending Resources and Influence', null], rules: ['SA-ECO-04'] },
    },
  },
  'trade-goods': {
    sections: ['Trade Goods', 'Trade Goods'],
    printed: { en: 'Trade goods', fr: null },
    related: ['influence', 'trade-agreements'],
    points: {
      replace: { at: ['Trade Goods', 'Trade Goods'], rules: ['SA-ECO-02'] },
      give: { at: ['Trade Goods', null], rules: ['SA-ECO-03'] },
    },
  },
  'trade-agreements': {
    sections: ['Trade Agreements', 'Trade Agreements'],
    printed: { en: 'Trade agreements', fr: null },
    related: ['trade-goods', 'strategy-cards', 'status-phase'],
    points: {
      contracts: { at: ['Trade Contracts', null], rules: ['SA-TRD-01'] },
      'one-per-pair': { at: ['Opening Trade Agreements', null], rules: ['SA-TRD-02'] },
      approval: { at: ['Opening Trade Agreements', null], rules: ['SA-TRD-03'] },
      placed: { at: ['Receiving Trade Goods', null], rules: ['SA-TRD-04'] },
      after: { at: ['Receiving Trade Goods (special)', null], rules: ['SA-TRD-05'] },
      collect: { at: ['Receiving Trade Goods', null], rules: ['SA-TRD-06'] },
      break: { at: ['Breaking Trade Agreements', null], rules: ['SA-TRD-07'] },
      broken: { at: ['Breaking Trade Agreements', null], rules: ['SA-TRD-08'] },
      self: { at: ['Self-Trading', null], rules: ['SA-TRD-09'] },
      'two-players': { at: ['Rule Adjustments: 2 players: Trade', null], rules: ['SA-NUM-04'] },
    },
  },
} as const satisfies TopicRows;
