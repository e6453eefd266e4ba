/** The agenda phase by taps: cards, predictions, votes, outcomes, riders. */
import type { Locator } from '@playwright/test';
import { agenda as words } from '$lib/words/agenda.ts';
import { riders } from '$lib/words/riders.ts';
import { table } from '$lib/words/table.ts';
import type { ArgsOf, Keeper, Room } from './keeper.ts';

/** The largest number of votes that has a key of its own. */
const KEYS = 10;

/** What an outcome of the open agenda is called. */
function outcomeName({ card, game, seat }: Keeper, outcome: string): string {
  if (outcome === 'for' || outcome === 'against') return table.outcome[outcome];
  if (game.players[outcome]) return seat.call({ game } as Keeper, outcome);
  return game.strategyCards[outcome] ? card(outcome) : outcome;
}

const nameOf = (keeper: Keeper, outcome: string): string =>
  keeper.game.laws.some((law) => law.id === outcome)
    ? keeper.agenda(outcome)
    : outcomeName(keeper, outcome);

/** Chooses an outcome among the buttons, or types what has none. */
async function choose(keeper: Keeper, outcome: string, within: Locator): Promise<void> {
  const name = nameOf(keeper, outcome);
  const options = within.getByRole('group', { name: words.vote.outcome, exact: true });
  const option = options.getByRole('button', { name, exact: true });
  if ((await option.count()) > 0) return keeper.choose(option);
  const field = within.getByRole('textbox');
  await keeper.tap(field);
  await keeper.type(field, name);
  await keeper.tap(keeper.button(words.setTyped, within));
}

async function castVotes(keeper: Keeper, args: ArgsOf<'castVotes'>): Promise<void> {
  const { seat, outcome, votes } = args;
  const name = keeper.seat(seat);
  if (outcome === null) return keeper.record(keeper.button(words.vote.abstains(name)));
  await choose(keeper, outcome, keeper.stage);
  await keeper.tap(keeper.button(words.vote.quick(Math.min(votes, KEYS))));
  for (let more = votes - KEYS; more > 0; more -= 5) {
    await keeper.tap(keeper.button(words.vote.quickMore(5)));
  }
  const { election } = keeper.game.agenda?.current ?? {};
  const say = election === 'for-against' ? words.vote.cast : words.vote.castFor;
  await keeper.record(keeper.button(say(name, votes, nameOf(keeper, outcome))));
}

async function predict(keeper: Keeper, args: ArgsOf<'predict'>): Promise<void> {
  const { outcome, rider } = args;
  const name = keeper.seat(args.seat);
  const { dialog } = keeper;
  await keeper.tap(keeper.button(words.vote.predict));
  const who = dialog.getByRole('group', { name: words.predict.who, exact: true });
  await keeper.tap(keeper.button(name, who));
  await choose(keeper, outcome, dialog);
  const row = dialog.getByRole('group', { name: words.predict.rider, exact: true });
  const card = riders[rider]?.name ?? rider;
  await keeper.tap(row.getByRole('button').filter({ hasText: card }));
  const said = words.predict.record(name, nameOf(keeper, outcome), card);
  await keeper.record(keeper.button(said, dialog));
}

async function resolve(keeper: Keeper, args: ArgsOf<'resolveAgenda'>): Promise<void> {
  const { outcome, controller, decidedBy, voters } = args;
  const name = nameOf(keeper, outcome);
  const asked = controller !== undefined || voters !== undefined;
  const isSide = keeper.game.agenda?.current?.election === 'for-against';
  const title = isSide ? words.outcome.passed(name) : words.outcome.elected(name);
  const act = keeper.act(title).or(keeper.act(words.outcome.passed(name))).first();
  const byName = decidedBy === 'table' && !isSide;
  if (byName) {
    const options = keeper.stage.getByRole('group', { name: words.vote.outcome, exact: true });
    const option = options.getByRole('button', { name, exact: true });
    if (!asked) return keeper.record(option);
    await keeper.tap(option);
  } else if (!asked) return keeper.record(act);
  else await keeper.tap(act);
  const seats = keeper.stage.getByRole('group', { name, exact: true });
  for (const seat of voters ?? (controller ? [controller] : [])) {
    await keeper.choose(keeper.button(keeper.seat(seat), seats));
  }
  await keeper.record(keeper.button(words.outcome.passed(name)));
}

export const agendaRoom = (keeper: Keeper): Room => ({
  async revealAgenda({ agenda }) {
    await keeper.record(keeper.row(keeper.agenda(agenda)));
  },
  predict: (args) => predict(keeper, args),
  castVotes: (args) => castVotes(keeper, args),
  resolveAgenda: (args) => resolve(keeper, args),
  async payRider({ seat, rider }) {
    const card = riders[rider]?.name ?? rider;
    await keeper.record(keeper.act(words.riders.pay(keeper.seat(seat)), card));
  },
  async readyPlanets() {
    await keeper.record(keeper.act(words.ready.act));
  },
});
