/** A council of an evening: three agendas of others, votes shared out, the office at the end. */
import type { PrimaryChoices } from '../../../../src/lib/core/commands/primary.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { playingSeats } from '../../../../src/lib/core/order.ts';
import { named } from '../../../../src/lib/core/outcome.ts';
import { leadingOutcomes } from '../../../../src/lib/core/rules/agenda.ts';
import { nextAgenda, votesIn } from '../../../../src/lib/core/rules/council.ts';
import { currentAgenda, openedOf } from '../../../../src/lib/core/step.ts';
import type { EveningPlay } from './evening.ts';

/** What an agenda may come to. */
function outcomesOf(play: EveningPlay): string[] {
  return currentAgenda(play.game)?.election === 'player'
    ? playingSeats(play.game)
    : ['for', 'against'];
}

/** The ballots on one agenda, and what becomes of it. */
function vote(play: EveningPlay, left: number): void {
  const { keeper, random, game } = play;
  const outcomes = outcomesOf(play);
  for (const seat of playingSeats(game)) {
    const all = votesIn(play.game, play.ruleset, seat) ?? 1 + random.below(6);
    const spent = openedOf(play.game)?.spent?.[seat] ?? 0;
    const have = Math.max(0, all - spent);
    const votes = left === 1 ? have : random.below(have + 1);
    const outcome = random.chance(0.5) ? outcomes[0]! : random.pick(outcomes);
    keeper.do('castVotes', { seat, outcome: votes > 0 ? outcome : null, votes });
  }
  const leading = leadingOutcomes(play.game);
  const cast = (currentAgenda(play.game)?.votes ?? []).some(({ votes }) => votes > 0);
  if (!cast) keeper.do('discardAgenda', {});
  else keeper.do('resolveAgenda', { outcome: random.pick(leading.map(named)) });
}

/** The agendas that still lie open, each with its flag. */
const openAgendas = ({ game, voted }: EveningPlay) =>
  Object.entries((game.remembered?.['own-agendas']?.['open'] ?? {}) as Record<string, string>)
    .filter(([, agenda]) => !voted.has(agenda))
    .map(([by, agenda]) => ({ agenda, ...(by.startsWith('s') ? { by: by as Seat } : {}) }));

/** The office, for a token of whoever may pay, and then one vote after another. */
function sit(play: EveningPlay, agendas: number): void {
  const { keeper, random } = play;
  const voices = playingSeats(play.game).filter(
    (one) => (play.player(one).tokens?.strategy ?? 1) > 0,
  );
  if (voices.length > 0 && random.chance(0.5)) {
    keeper.do('voiceOffice', { seat: random.pick(voices) });
  }
  for (let next = nextAgenda(play.game, play.ruleset); next !== null && !keeper.over;) {
    keeper.do('revealAgenda', { agenda: next });
    play.voted.add(next);
    const left = agendas - (openedOf(play.game)?.outcomes?.length ?? 0);
    vote(play, Math.max(1, left));
    next = nextAgenda(play.game, play.ruleset);
  }
}

/** Holds the council that Assembly calls; answers what the primary has to say of it. */
export function holdCouncil(play: EveningPlay, seat: Seat): PrimaryChoices {
  const { keeper, random } = play;
  const rows = openAgendas(play).filter(({ by }) => by !== seat);
  const others = play.others(seat);
  const option = random.chance(0.7) ? 'a' : 'b';
  const chosen = random.shuffled(rows).slice(0, option === 'a' ? 3 : 1 + random.below(3));
  const speaker = option === 'a' ? seat : random.pick(others);
  const said = { option, speaker: null };
  const call = { seat, option, speaker, agendas: chosen };
  if (!keeper.may('callCouncil', call)) throw new Error(`no council at ${keeper.at}`);
  keeper.do('callCouncil', call);
  sit(play, chosen.length);
  return said;
}

/** The table holds one without a card; the turn that stands there goes on afterwards. */
export function holdOwnCouncil(play: EveningPlay): void {
  const { keeper, random, seat } = play;
  keeper.do('openCouncil', {});
  const agendas = random.shuffled(openAgendas(play)).slice(0, 2);
  keeper.do('callCouncil', { seat, option: 'table', agendas });
  sit(play, agendas.length);
  if (!keeper.over) keeper.do('closeCouncil', {});
}
