/** The status phase of an evening: claims, goods, upgrades, planets, tokens. */
import { upgradePrice } from '../../../../src/lib/rulesets/boxes/shattered-ascension/steps/economy.ts';
import { sumOf } from '../../../../src/lib/rulesets/boxes/shattered-ascension/steps/shared.ts';
import { usualTokens } from '../../../../src/lib/core/commands/tokens.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { hasScored, holdsStanding } from '../../../../src/lib/core/points.ts';
import { playingSeats, seatsFrom } from '../../../../src/lib/core/order.ts';
import { ownOf, statusOf } from '../../../../src/lib/core/step.ts';
import type { Step } from '../../../../src/lib/core/vocabulary.ts';
import type { EveningPlay } from './evening.ts';
import { askedIn } from './setup.ts';

/** Claims of a seat, in one order or another, and that it has no more. */
function claims(play: EveningPlay): void {
  const { keeper, random } = play;
  const answered = statusOf(play.game)?.answered ?? [];
  const left = seatsFrom(play.game, play.game.speaker).filter((one) => !answered.includes(one));
  const seat = random.chance(0.3) ? random.shuffled(left)[0] : left[0];
  if (seat === undefined) throw new Error('everyone has claimed');
  const make = (objective: string): boolean => {
    const claim = play.claim(seat, objective);
    if (!claim || keeper.over || !keeper.may('scoreObjective', claim)) return false;
    keeper.do('scoreObjective', claim);
    return true;
  };
  const specials = play.openOf(seat, 'own-special').filter((id) => holds(play, seat, id));
  for (const id of specials) {
    const claim = { seat, objective: id };
    if (!keeper.over && keeper.may('scoreObjective', claim)) keeper.do('scoreObjective', claim);
  }
  play.openPublics(seat).some(make);
  play.openOf(seat, 'own-preliminary').some((id) => random.chance(0.35) && make(id));
  const race = raceObjective(play, seat);
  const hidden = race ?? play.secretOf(seat);
  if (play.player(seat).secrets !== 0 && hidden && random.chance(0.3)) make(hidden);
  if (!keeper.over && keeper.at === 'status.score') keeper.do('answerScoring', { seat });
}

/** Whether a seat has what a special objective is held by; told by the table where it is not tracked. */
function holds(play: EveningPlay, seat: Seat, objective: string): boolean {
  const { standing } = play.game.objectives.find(({ id }) => id === objective) ?? {};
  return standing ? holdsStanding(play.game, seat, standing) === true : false;
}

/** With Path of Fate, now and then an objective of the race instead of a secret. */
function raceObjective(play: EveningPlay, seat: Seat): string | undefined {
  const { options = [] } = play.game.settings;
  if (!options.includes('path-of-fate') || play.player(seat).faction !== 'arborec')
    return undefined;
  if (!play.random.chance(0.6)) return undefined;
  return Object.entries(play.ruleset.objectives).find(
    ([id, { kind }]) => kind === 'own-race' && !hasScored(play.game, seat, id),
  )?.[0];
}

/** Planets that lie ready, their resources, and what pays a price with them: planets first, then goods. */
function ready(play: EveningPlay, seat: Seat): { id: string; resources: number }[] {
  return (play.player(seat).planets ?? [])
    .filter((id) => !play.game.planetCards[id]?.exhausted)
    .map((id) => ({ id, resources: sumOf(play.game, play.ruleset.cards, [id], 'resources') }));
}

/** Goods for the resources of what lies ready, one for two. */
function exchange(play: EveningPlay): void {
  const seat = askedIn(play);
  const planets = ready(play, seat).filter(({ resources }) => resources > 0);
  const two = planets.slice(0, 2);
  const sum = two.reduce((all, { resources }) => all + resources, 0);
  if (sum < 2 || !play.random.chance(0.4)) play.tell('own-exchange.declined', {}, seat);
  else {
    const data = { planets: two.map(({ id }) => id), goods: Math.floor(sum / 2) };
    play.tell('own-exchange.made', data, seat);
  }
}

const BASES = [3, 4, 5, 6];

/** An upgrade of the race, if its price can be paid. */
function upgrade(play: EveningPlay): void {
  const seat = askedIn(play);
  const state = ownOf(play.game)?.data as unknown as Parameters<typeof upgradePrice>[1] & {
    names: Readonly<Record<Seat, readonly string[]>>;
  };
  const unlocked = state.names[seat]?.length ?? 0;
  const base = BASES[unlocked];
  const goods = play.player(seat).goods ?? 0;
  const price = base === undefined ? Infinity : upgradePrice(play.game, state, seat, base);
  if (base !== undefined && play.tracked && price <= goods && play.random.chance(0.5)) {
    play.tell(
      'own-upgrade.unlocked',
      { upgrade: `Upgrade ${unlocked + 1}`, base, goods: price },
      seat,
    );
  }
  play.tell('own-upgrades.done', {}, seat);
}

/** Planets are turned up; now and then a facility is built instead. */
function refresh(play: EveningPlay): void {
  const seat = askedIn(play);
  const { homePlanets, planets } = play.player(seat);
  const away = (planets ?? []).filter((id) => !homePlanets.includes(id));
  const [planet] = play.random.shuffled(away);
  if (planet && play.random.chance(0.3)) {
    const facility = play.random.pick(['refinery', 'colony']);
    const args = { fact: 'own-facility.built', seat, data: { planet, facility } } as const;
    if (play.keeper.may('recordOwnFact', args)) {
      play.keeper.do('recordOwnFact', args);
    }
  }
  // What anyone has built upon in this phase stays as it is.
  const { built = [] } = (ownOf(play.game)?.data ?? {}) as { built?: readonly string[] };
  play.tell('own-refresh.done', { left: [...built] }, seat);
}

/** Fleets above what is free are paid for in goods, as far as they go. */
function upkeep(play: EveningPlay): void {
  const seat = askedIn(play);
  const { tokens, goods } = play.player(seat);
  const due = (tokens?.fleet ?? 0) - 8;
  const paid = Math.min(due, goods ?? 0);
  play.tell('own-upkeep.paid', { lost: due - paid, goods: paid }, seat);
}

/** The usual tokens; admirals put theirs where ships need them. */
function tokens(play: EveningPlay): void {
  const { game, keeper, ruleset } = play;
  const seats = playingSeats(game);
  if (!play.tracked || !seats.some((seat) => play.isAdmiral(seat))) {
    keeper.do('placeUsualTokens', {});
    return;
  }
  const placed = seats.map((seat) => {
    const usual = usualTokens(game, ruleset, seat);
    const { tactic, fleet, strategy } = usual;
    const gained = play.isAdmiral(seat) ? { tactic, fleet: fleet + strategy, strategy: 0 } : usual;
    return { seat, gained };
  });
  keeper.do('placeStatusTokens', { placed });
}

/** The next tap of the status phase. */
export function afterTheTurns(play: EveningPlay, step: Step): void {
  const { keeper } = play;
  switch (step) {
    case 'score':
      return claims(play);
    case 'own-produce-trade-goods':
      return exchange(play);
    case 'own-unlock-racial-upgrades':
      return upgrade(play);
    case 'own-refresh-planets':
      return refresh(play);
    case 'own-upkeep':
      return upkeep(play);
    case 'tokens':
      return tokens(play);
    case 'own-scuttle':
      return void keeper.do('finishOwnStep', {});
    default:
      return void keeper.do('finishSteps', { step, only: true });
  }
}
