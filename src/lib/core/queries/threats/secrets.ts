/** Secrets: one in the status slot, the others in their phases, all within the limit (R-OBJ-16). */
import { secretLimit } from '../../rules/standing.ts';
import type { Game, Seat } from '../../game.ts';
import { scoredSecrets } from '../../points.ts';
import type { Ruleset } from '../../ruleset.ts';
import { isQuotaUsed } from '../../rules/objectives.ts';
import { agendaOf } from '../../step.ts';
import type { ObjectivePhase } from '../../vocabulary.ts';
import type { Ahead } from './ahead.ts';
import { threatLine, type ThreatLine } from './line.ts';

/** What the best secret of a phase is worth. */
function worth(ruleset: Ruleset, phase: ObjectivePhase): number {
  const rows = Object.values(ruleset.objectives);
  const fitting = rows.filter((row) => row.kind === 'secret' && row.phase === phase);
  return Math.max(0, ...fitting.map((row) => row.points));
}

/**
 * The lines of secrets. No one but their owner knows them, so none is certain. More than the hand
 * holds can be scored only where secrets are still drawn: in the action phase and with agendas.
 */
export function secretLines(game: Game, ruleset: Ruleset, seat: Seat, ahead: Ahead): ThreatLine[] {
  const left = Math.max(0, secretLimit(game, ruleset, seat) - scoredSecrets(game, seat).length);
  const hand = game.players[seat]?.secrets ?? left;
  const held = Math.min(left, hand);
  const slot = ahead.score(seat) && !isQuotaUsed(game, ruleset, seat, 'secret');
  const inStatus = slot ? Math.min(1, ahead.action ? left : held) : 0;
  const inAgenda = ruleset.scoring.agendaObjectives && (ahead.slots > 0 || agendaOf(game) !== null);
  const most = ahead.action || ahead.slots > 0 ? left : held;
  const others = ahead.action || inAgenda ? most - inStatus : 0;
  const phase = ahead.action ? 'action' : 'agenda';
  const each = ahead.action
    ? Math.max(worth(ruleset, 'action'), inAgenda ? worth(ruleset, 'agenda') : 0)
    : worth(ruleset, 'agenda');
  const status = worth(ruleset, 'status');
  const ownStatus = Math.min(inStatus, held);
  return [
    ...threatLine('secret', phase, {
      own: Math.min(others, held - ownStatus) * each,
      possible: others * each,
    }),
    ...threatLine('secret', 'score', { own: ownStatus * status, possible: inStatus * status }),
  ];
}
