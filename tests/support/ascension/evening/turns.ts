/** The action phase of an evening: systems that are taken, fights, strategy cards with their secondaries. */
import type { PrimaryChoices } from '../../../../src/lib/core/commands/primary.ts';
import { placementFrom } from '../../../../src/lib/core/commands/tokens.ts';
import type { CommandTokens, Seat } from '../../../../src/lib/core/game.ts';
import { cardsOf, drawnCardDue } from '../../../../src/lib/core/order.ts';
import { researchOf } from '../../../../src/lib/core/queries/research.ts';
import { holderOf } from '../../../../src/lib/core/rules/planets.ts';
import { secondaryCost, waitingSeats } from '../../../../src/lib/core/rules/secondaries.ts';
import { reinforcementsOf } from '../../../../src/lib/core/rules/tokens.ts';
import { holdCouncil } from './council.ts';
import type { EveningPlay } from './evening.ts';

/** Tokens placed as people do: Command Pool first, then Strategy Allocation, then Fleet Supply. */
function placed(play: EveningPlay, seat: Seat, count: number): CommandTokens {
  const gain = { tactic: 0, fleet: 0, strategy: 0 };
  const room = Math.min(count, reinforcementsOf(play.game, seat) ?? count);
  const order = ['tactic', 'strategy', 'fleet'] as const;
  for (let i = 0; i < room; i++) gain[order[i % 3] ?? 'tactic'] += 1;
  return gain;
}

/** A system comes under control; an artifact is found on it, where it is tracked. */
function settle(play: EveningPlay, seat: Seat): void {
  const { keeper, random } = play;
  const [planets] = play.withinReach(seat);
  const centre = holderOf(play.game, 'mecatol-rex') === null && play.round > 1;
  if (centre && random.chance(0.3)) {
    keeper.do('gainPlanets', { seat, planets: ['mecatol-rex'] });
    return;
  }
  if (!planets || !random.chance(0.75)) return;
  keeper.do('gainPlanets', { seat, planets });
  const found = planets.find((planet) => play.buried.has(planet));
  const relic = found && play.buried.get(found);
  if (!relic || play.player(seat).relics === null) return;
  play.buried.delete(found);
  keeper.do('gainRelic', { seat, relic });
}

/** A planet of a neighbour falls; seldom one of its home system. */
function conquer(play: EveningPlay, seat: Seat): void {
  const { keeper, random } = play;
  const others = play.others(seat);
  const near = [others[0], others.at(-1)].filter((other): other is Seat => other !== undefined);
  const held = near.flatMap((other) => {
    const { planets, homePlanets } = play.player(other);
    const away = (planets ?? []).filter((planet) => !homePlanets.includes(planet));
    return random.chance(0.15) ? (planets ?? []) : away;
  });
  if (held.length === 0) return;
  const kind = random.chance(0.6) ? 'ground' : 'space';
  keeper.do('winCombat', { seat, combat: kind });
  if (kind === 'space') return;
  const planet = random.pick(held);
  const loser = holderOf(play.game, planet);
  const agreement = play.game.agreements?.find(
    ({ seats }) => loser !== null && seats.includes(seat) && seats.includes(loser),
  );
  keeper.do('gainPlanets', { seat, planets: [planet], take: true });
  // A hostile act breaks the agreement of the two.
  if (agreement && !keeper.over) {
    keeper.do('breakAgreement', { agreement: agreement.agreement, aggressor: seat });
  }
}

function tacticalAction(play: EveningPlay, seat: Seat): void {
  const { keeper, random } = play;
  if (!play.tracked) {
    keeper.do('takeTacticalTurn', { seat });
    return;
  }
  keeper.do('takeTacticalAction', { seat });
  if (random.chance(play.round > 1 ? 0.25 : 0)) conquer(play, seat);
  else settle(play, seat);
  if (!keeper.over) keeper.do('endTurn', { seat });
}

/** A technology that the tree allows, where technologies are tracked. */
function research(play: EveningPlay, seat: Seat): void {
  const open = (researchOf(play.game, play.ruleset.cards, seat) ?? [])
    .filter(({ state }) => state === 'open')
    .map(({ technology }) => technology);
  if (open.length === 0) return;
  const technology = play.random.pick(open);
  play.keeper.do('researchTechnology', { seat, technology, cause: 'technology' });
}

/** Pairs that have no agreement yet, of whoever plays Trade. */
function openAgreements(play: EveningPlay, seat: Seat): void {
  const { keeper, random } = play;
  const fresh = play
    .others(seat)
    .filter(
      (other) =>
        !(play.game.agreements ?? []).some(
          ({ seats }) => seats.includes(seat) && seats.includes(other),
        ),
    );
  for (const other of random.shuffled(fresh).slice(0, 2)) {
    const values: [number, number] = [1 + random.below(3), 1 + random.below(3)];
    if (keeper.may('openAgreement', { seats: [seat, other], values })) {
      keeper.do('openAgreement', { seats: [seat, other], values });
    }
  }
  if ((play.game.agreements ?? []).length > 0) keeper.do('fillAgreements', {});
}

/** The public that Bureaucracy claims at once. */
function claimedAtOnce(play: EveningPlay, seat: Seat): Pick<PrimaryChoices, 'objective' | 'score'> {
  const [claim] = play
    .openPublics(seat)
    .flatMap((objective) => play.claim(seat, objective) ?? [])
    .slice(0, 1);
  if (!claim) return { objective: null };
  const { attested, payment, objective } = claim;
  return { objective, ...(attested || payment ? { score: { attested, payment } } : {}) };
}

/** What a table decides for each card. */
function choices(play: EveningPlay, seat: Seat, card: string): PrimaryChoices {
  const { random, tracked } = play;
  switch (card) {
    case 'leadership':
      return tracked ? { tokens: placed(play, seat, 3) } : {};
    case 'diplomacy': {
      if (random.chance(0.5)) return { option: 'b' };
      const placements = play
        .others(seat)
        .map((other) => ({ seat: other, from: placementFrom(play.game, other) }));
      return { option: 'a', placements };
    }
    case 'trade':
      return { option: 'a' };
    case 'technology':
      return { option: random.chance(0.7) ? 'a' : 'b' };
    case 'bureaucracy':
      return {
        ...(tracked ? { tokens: placed(play, seat, 1) } : {}),
        revealed: { objective: play.nextPublic() },
        ...claimedAtOnce(play, seat),
        turns: random.chance(0.15),
      };
    case 'prospect': {
      const option = random.pick(['a', 'b', 'c']);
      return { option, ...(option === 'a' ? { kept: { objective: play.nextPublic() } } : {}) };
    }
    default:
      return {};
  }
}

/** What comes of a primary beside what it records by itself. */
function afterPrimary(play: EveningPlay, seat: Seat, card: string, choice: PrimaryChoices): void {
  const { keeper } = play;
  if (!play.tracked) return;
  const [planets] = play.withinReach(seat);
  if (card === 'diplomacy' && choice.option === 'b' && planets) {
    keeper.do('gainPlanets', { seat, planets: planets.slice(0, 1) });
  }
  if (card === 'technology') research(play, seat);
}

/** Secondaries along the cycler: who wants them and can pay for them. */
function secondaries(play: EveningPlay, card: string): void {
  const { keeper, random, tracked } = play;
  if (play.ruleset.strategyCards[card]?.noSecondary) return;
  for (const seat of waitingSeats(play.game, card)) {
    const cost = secondaryCost(play.game, play.ruleset, seat, card);
    const have = play.player(seat).tokens?.strategy ?? 0;
    const wants = cost === 0 ? 0.5 : have > cost ? 0.6 : 0.3;
    if (!tracked || have < cost || !random.chance(wants)) continue;
    const tokens = card === 'leadership' ? { tokens: placed(play, seat, 1) } : {};
    keeper.do('followSecondary', { seat, card, ...tokens });
    if (card === 'technology') research(play, seat);
    if (keeper.over) return;
  }
  if (waitingSeats(play.game, card).length > 0) keeper.do('declineRest', { card });
}

function strategicAction(play: EveningPlay, seat: Seat, card: string): void {
  const { keeper } = play;
  keeper.do('playStrategyCard', { seat, card });
  // Agreements are opened and filled before the goods on them are collected.
  if (card === 'trade' && play.tracked) openAgreements(play, seat);
  const council = card === 'assembly' ? holdCouncil(play, seat) : {};
  if (keeper.over) return;
  const choice = { ...choices(play, seat, card), ...council };
  keeper.do('resolvePrimary', { seat, card, tokens: null, speaker: null, ...choice });
  if (keeper.over) return;
  afterPrimary(play, seat, card, choice);
  if (keeper.over) return;
  secondaries(play, card);
  if (!keeper.over) keeper.do('endTurn', { seat });
}

/** How many tactical actions each seat wants in this round. */
function plan(play: EveningPlay): void {
  if (play.planned === play.round) return;
  play.planned = play.round;
  for (const seat of play.game.seating) play.plans.set(seat, 2 + play.random.below(2));
}

/** One turn, or the card that no one plays. */
export function turn(play: EveningPlay): void {
  plan(play);
  const { keeper, random } = play;
  const drawn = drawnCardDue(play.game);
  if (drawn !== null) {
    keeper.do('openDrawnCard', {});
    secondaries(play, drawn);
    return;
  }
  const { seat } = play;
  const [card] = cardsOf(play.game, seat).filter((one) => !play.game.strategyCards[one]?.exhausted);
  const left = play.plans.get(seat) ?? 0;
  const able = left > 0 && play.player(seat).tokens?.tactic !== 0;
  if (card && (!able || random.chance(0.6))) strategicAction(play, seat, card);
  else if (able) {
    play.plans.set(seat, left - 1);
    tacticalAction(play, seat);
  } else if (random.chance(0.1)) {
    keeper.do('takeComponentAction', { seat, name: 'Plague' }).do('endTurn', { seat });
  } else keeper.do('passTurn', { seat });
}
