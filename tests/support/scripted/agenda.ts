/** Agenda phase: two cards, riders, votes to the left of the speaker, ties, laws that stay. */
import type { Agenda, Seat } from '../../../src/lib/core/game.ts';
import { hasVote, playingSeats } from '../../../src/lib/core/order.ts';
import { leadingOutcomes, ridersDue } from '../../../src/lib/core/rules/agenda.ts';
import { currentAgenda } from '../../../src/lib/core/step.ts';
import { cheapestPlanets, votePlanets } from '../../../src/lib/core/queries/votes.ts';
import { scoreOffered } from './offers.ts';
import type { Play } from './play.ts';
import { named } from '../../../src/lib/core/outcome.ts';

const PLANETS: Readonly<Record<string, string>> = {
  lodor: 'Lodor',
  quann: 'Quann',
  bereg: 'Bereg',
  starpoint: 'Starpoint',
  'vefut-ii': 'Vefut II',
  'mecatol-rex': 'Mecatol Rex',
  abyz: 'Abyz',
  thibah: 'Thibah',
};

/** Planets that can be elected: those that a player controls, where that is tracked. */
function electable({ game }: Play): string[] {
  const held = Object.values(game.players).flatMap(({ planets }) => planets ?? []);
  if (held.length === 0) return Object.values(PLANETS);
  const named = Object.entries(PLANETS).filter(([id]) => held.includes(id));
  return named.length > 0 ? named.map(([, name]) => name) : held;
}

/** Outcomes that the table considers. */
function outcomesOf(play: Play, { election }: Agenda): string[] {
  const { game } = play;
  if (election === 'for-against') return ['for', 'against'];
  if (election === 'player') return playingSeats(game);
  if (election === 'law') return game.laws.map((law) => law.id);
  if (election === 'strategy-card') return Object.keys(game.strategyCards);
  return electable(play);
}

/** The next agenda that this table can vote on. */
function nextAgenda(play: Play): string {
  const { agendas, game, ruleset } = play;
  const fits = (id: string) => {
    const { election, needs } = ruleset.agendas[id] ?? {};
    if (needs === 'law' && game.laws.length === 0) return false;
    if (play.brisk) return election === 'for-against' || election === 'player';
    if (election === 'law') return game.laws.length > 0;
    return election !== 'scored-secret-objective' && election !== 'hidden-agenda';
  };
  const at = agendas.findIndex(fits);
  const [id] = agendas.splice(Math.max(0, at), 1);
  if (id === undefined) throw new Error('no agenda is left');
  return id;
}

function reveal(play: Play): void {
  const { keeper, random, ruleset } = play;
  keeper.do('revealAgenda', { agenda: nextAgenda(play) });
  const current = currentAgenda(play.game);
  if (!current || !play.tracked || !random.chance(0.35)) return;
  const seat = random.pick(playingSeats(play.game));
  const outcome = random.pick(outcomesOf(play, current));
  const rider = random.pick(Object.keys(ruleset.riders));
  keeper.do('predict', { seat, outcome, rider });
}

function influence(play: Play, seat: Seat): number {
  return 1 + play.random.below(3 + Math.round(play.skill(seat) * 6));
}

/** The votes that a seat casts, with the planets that pay for them where their sides are tracked. */
function ballot(play: Play, seat: Seat) {
  const wish = influence(play, seat);
  const readied = votePlanets(play.game, play.cards, seat);
  if (readied === null) return { votes: wish };
  const votes = Math.min(
    wish,
    readied.reduce((sum, planet) => sum + planet.votes, 0),
  );
  return { votes, planets: cheapestPlanets(readied, votes) };
}

function vote(play: Play): void {
  const { keeper, random, seat } = play;
  const current = currentAgenda(play.game);
  if (!current) throw new Error('no agenda is open');
  if (!play.tracked) {
    const outcome = random.pick(outcomesOf(play, current));
    keeper.do('resolveAgenda', { outcome, decidedBy: 'table', ...rest(play, current, outcome) });
    return;
  }
  const sides = outcomesOf(play, current);
  const outcome = random.chance(0.6) ? sides[0]! : random.pick(sides);
  const { traits } = play.player(seat);
  const more = traits.includes('extra-votes') ? { extra: playingSeats(play.game).length } : {};
  const abstains = random.chance(play.brisk ? 0.25 : 0.15);
  const cast = abstains ? { votes: 0 } : ballot(play, seat);
  if (cast.votes === 0) keeper.do('castVotes', { seat, outcome: null, votes: 0 });
  else keeper.do('castVotes', { seat, outcome, ...cast, ...more });
}

/** What an outcome needs beside its name: who controls a planet that pays points, who voted. */
function rest(play: Play, current: Agenda, outcome: string) {
  const rules = play.ruleset.agendas[current.id]?.points ?? [];
  const elected = current.election === 'planet' && rules.some((rule) => rule.who === 'elected');
  const voters = rules.some((rule) => rule.who === 'voted-for' && rule.on === outcome);
  return {
    ...(elected ? { controller: play.random.pick(playingSeats(play.game)) } : {}),
    ...(voters && current.votes.length === 0
      ? {
          voters: playingSeats(play.game)
            .filter((seat) => hasVote(play.game, seat))
            .slice(0, 2),
        }
      : {}),
  };
}

function resolve(play: Play): void {
  const current = currentAgenda(play.game);
  if (!current) throw new Error('no agenda is open');
  const leading = leadingOutcomes(play.game);
  const outcome = play.random.pick(
    leading.length > 0 ? leading.map(named) : outcomesOf(play, current),
  );
  const { id } = current;
  play.keeper.do('resolveAgenda', { outcome, ...rest(play, current, outcome) });
  if (play.keeper.over) return;
  if (id === 'judicial-abolishment' || id === 'repeal-law') {
    play.keeper.do('discardLaw', { law: outcome });
  }
  if (['agenda.reveal', 'agenda.ready'].includes(play.keeper.at))
    scoreOffered(play, { kind: 'agenda-resolved' }, 'agenda');
}

export function agendaStep(play: Play, step: string): void {
  if (step === 'reveal') return reveal(play);
  if (step === 'vote') return vote(play);
  if (step === 'outcome') return resolve(play);
  if (step === 'ready') {
    play.keeper.do('readyPlanets', {});
    return;
  }
  const [due] = ridersDue(play.game);
  if (!due) throw new Error('no rider is due');
  play.keeper.do('payRider', { seat: due.seat, rider: due.rider });
}
