/** The steps of the action phase. */
import { records, leaves } from '../transitions.ts';
import { openAction } from '../../changes/open-step.ts';
import type { StepDefinition } from '../step-definition.ts';

/** What ends an action: the turn, or a further action granted in it (R-ACT-11). */
const endings = {
  'turn.ended': records('#action.turn'),
  'action.granted': records('#action.turn'),
};

/** The active player chooses an action, or passes (LRR 1.2 3). */
export const turn: StepDefinition = {
  opens: (game, first) => openAction(game, 'turn', first),
  transitions: (_, has) => ({
    on: {
      'strategy-card.played': records('#action.strategic'),
      'tactical-action.taken': records('#action.tactical'),
      'component-action.taken': records('#action.component'),
      'strategy-card.lent': records('#action.strategic'),
      'strategy-card.opened': records(),
      'turn.passed': records(),
      'turn.skipped': records(),
      'turn.inserted': records(),
      'turn.ended': records(),
      ...(has('action', 'council') ? { 'council.opened': records('#action.council') } : {}),
      // A card that is played as the last pick is made comes before the first turn.
      ...(has('strategy', 'pick')
        ? {
            'strategy-card.put-back': leaves([
              { when: 'no one has acted', target: '#strategy.pick' },
            ]),
          }
        : {}),
    },
  }),
};

/**
 * A strategic action: its card was laid down, its primary is resolved (LRR PoK 82). A ruleset may have a
 * card that opens an agenda (R-AGD-27).
 */
export const strategic: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'strategic', first),
  transitions: () => ({
    on: {
      'primary.resolved': records(),
      'council.called': records(),
      'council.voiced': records(),
      'tokens.redistributed': records(),
      ...endings,
    },
  }),
};

/** A tactical action (LRR 1.2 78; LRR PoK 89). */
export const tactical: StepDefinition = {
  opens: (game, first) => openAction(game, 'tactical', first),
  transitions: () => ({ on: endings }),
};

/**
 * A component action: what it plays may still be said, it may be cancelled (LRR 1.2 21), and it may
 * open an agenda (R-AGD-27).
 */
export const component: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'component', first),
  transitions: () => ({
    on: {
      'component-action.taken': records(),
      'component-action.cancelled': records('#action.turn'),
      ...endings,
    },
  }),
};

/** A council that the table holds without a card: the turn waits for it (R-VAR-22). */
export const council: StepDefinition = {
  opensAgenda: true,
  opens: (game, first) => openAction(game, 'council', first),
  transitions: () => ({
    on: {
      'council.called': records(),
      'council.voiced': records(),
      'council.closed': records('#action.turn'),
    },
  }),
};
