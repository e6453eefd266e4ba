/** Acts of the agenda phase. */
import * as agenda from '../../../src/lib/core/commands/agenda.ts';
import * as objectives from '../../../src/lib/core/commands/objectives.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { playingSeats } from '../../../src/lib/core/order.ts';
import { leadingOutcomes, ridersDue } from '../../../src/lib/core/rules/agenda.ts';
import { currentAgenda, isHidden } from '../../../src/lib/core/step.ts';
import type { Draw, Drawer } from './drawer.ts';

export function agendaActs(drawer: Drawer, seat: Seat, step: string): Draw[] {
  const r = drawer.random;
  const ids = Object.keys(drawer.ruleset.agendas).filter(
    (id) => !drawer.game.laws.some((law) => law.id === id),
  );
  const current = currentAgenda(drawer.game);
  const outcome =
    current?.election === 'for-against'
      ? r.pick(['for', 'against'])
      : current?.election === 'player'
        ? r.pick(playingSeats(drawer.game))
        : 'Something';
  if (step === 'reveal') return [() => drawer.run(agenda.revealAgenda, { agenda: r.pick(ids) })];
  if (step === 'riders') {
    const due = ridersDue(drawer.game)[0];
    return due ? [() => drawer.run(agenda.payRider, due)] : [];
  }
  if (step === 'ready') return [() => drawer.run(agenda.readyPlanets, {})];
  if (current && isHidden(current) && step === 'outcome') {
    const fitting = ids.filter((id) => drawer.ruleset.agendas[id]?.election === current.election);
    return [() => drawer.run(agenda.unveilAgenda, { agenda: r.pick(fitting) })];
  }
  if (step === 'outcome') {
    const leading = leadingOutcomes(drawer.game);
    const acts: Draw[] = [
      () =>
        drawer.run(agenda.resolveAgenda, {
          outcome: leading.length > 0 ? r.pick(leading) : outcome,
          controller: drawer.seat(),
        }),
    ];
    if (r.chance(0.2)) {
      acts.push(() =>
        drawer.run(agenda.addVotes, { seat: drawer.seat(), outcome, votes: 1, goods: 1 }),
      );
    }
    return acts;
  }
  const vote = () =>
    drawer.run(agenda.castVotes, {
      seat,
      outcome,
      votes: r.below(9),
      extra: r.chance(0.1) ? 2 : 0,
    });
  const read = () =>
    drawer.run(agenda.readOutcomes, { election: r.pick(['for-against', 'player'] as const) });
  if (current?.election === 'hidden-agenda') return [read];
  const acts: Draw[] = [vote, vote, vote, vote];
  const riders = Object.keys(drawer.ruleset.riders);
  if (current && current.votes.length === 0 && riders.length > 0) {
    const rider = r.pick(riders);
    acts.push(() => drawer.run(agenda.predict, { seat: drawer.seat(), outcome, rider }));
  }
  if (r.chance(0.1)) acts.push(() => drawer.run(agenda.barVoter, { seat: drawer.seat() }));
  if (r.chance(0.1))
    acts.push(() =>
      drawer.run(agenda.changeVotingOrder, { order: r.shuffled(playingSeats(drawer.game)) }),
    );
  if (r.chance(0.1)) acts.push(() => drawer.run(agenda.replaceAgenda, { agenda: r.pick(ids) }));
  if (r.chance(0.06)) acts.push(() => drawer.run(agenda.discardAgenda, {}));
  if (r.chance(0.04)) acts.push(() => drawer.run(agenda.abstainAll, {}));
  if (r.chance(0.1))
    acts.push(() => drawer.run(agenda.resolveAgenda, { outcome, decidedBy: 'table' }));
  if (r.chance(0.2)) {
    acts.push(() =>
      drawer.run(objectives.scoreObjective, {
        seat: drawer.seat(),
        objective: drawer.secret('agenda'),
        slot: 'agenda',
      }),
    );
  }
  return acts;
}
