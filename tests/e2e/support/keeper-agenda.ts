/** The agenda phase by taps: cards, predictions, votes, outcomes, riders. */
import { currentAgenda } from '../../../src/lib/core/step.ts';
import type { Locator } from '@playwright/test';
import { waitingVoters } from '$lib/core/rules/agenda.ts';
import { outcomeSaid, type Outcome } from '$lib/core/outcome.ts';
import { agenda as words } from '$words/agenda.ts';
import { leftOut } from '$words/left-out.ts';
import { planetName } from '$lib/words/holding-names.ts';
import { riders } from '$words/riders.ts';
import { table } from '$words/table.ts';
import { voteSources } from '$words/vote-sources.ts';
import { close, outOfVotes } from './closing.ts';
import type { ArgsOf, Hand, Room } from './hand.ts';

/** The largest number of votes that has a key of its own. */
const KEYS = 10;

/** An outcome as a recorded tap has it: tagged, or the word that the table said. */
type Said = Outcome | string;

/** The outcome that a tap means, on the open agenda. */
const meant = ({ game }: Hand, said: Said): Outcome =>
  outcomeSaid(said, currentAgenda(game)?.election ?? 'other', game.seating);

/** What an outcome of the open agenda is called. */
function nameOf(hand: Hand, said: Said): string {
  const outcome = meant(hand, said);
  switch (outcome.kind) {
    case 'side':
      return table.outcome[outcome.side];
    case 'seat':
      return hand.seat(outcome.seat);
    case 'planet':
      return planetName(outcome.planet);
    case 'law':
      return hand.agenda(outcome.law);
    case 'card':
      return hand.game.strategyCards[outcome.card]
        ? hand.card(outcome.card)
        : hand.objective(outcome.card);
    case 'typed':
      return outcome.text;
  }
}

/** Chooses an outcome among the buttons, or types what has none. */
async function choose(hand: Hand, outcome: Said, within: Locator): Promise<void> {
  const name = nameOf(hand, outcome);
  const option = hand.button(name, hand.group(words.vote.outcome, within));
  if ((await option.count()) > 0) return hand.choose(option);
  const field = within.getByRole('textbox').or(within.getByRole('combobox'));
  await hand.tap(field);
  await hand.type(field, name);
  await hand.tap(hand.button(words.setTyped, within));
}

/** The number of votes: a key for the common ones, and keys that add. */
async function votesOf(hand: Hand, votes: number): Promise<void> {
  // By law one vote each, and the table casts more.
  const anyway = hand.button(words.vote.moreAnyway);
  if (votes > 1 && (await anyway.count()) > 0) await hand.tap(anyway);
  await hand.tap(hand.button(words.vote.quick(Math.min(votes, KEYS))));
  for (let more = votes - KEYS; more > 0; more -= 5) {
    await hand.tap(hand.button(words.vote.quickMore(5)));
  }
}

/** Extra votes by cards, a tap for each good; answers how many they are. */
async function sourcesOf(hand: Hand, { sources = [] }: ArgsOf<'castVotes'>): Promise<number> {
  for (const { card, goods } of sources) {
    if (!goods) throw new Error(`the keeper knows no ${card}`);
    await hand.tap(hand.button(voteSources.exactly(voteSources.nameOf(card), goods)));
  }
  return sources.reduce((sum, row) => sum + row.votes, 0);
}

/** An abstention; where all who are left abstain, one tap says it. */
async function abstain(hand: Hand, name: string): Promise<void> {
  const waiting = waitingVoters(hand.game);
  const left = waiting.length - 1;
  const rest = hand.later.slice(0, left);
  const noOne = rest.every(
    ({ command, args }) =>
      command === 'castVotes' && (args as ArgsOf<'castVotes'>).outcome === null,
  );
  const all = hand.button(words.vote.restAbstains(waiting.map((seat) => hand.seat(seat))));
  if (left === 0 || rest.length < left || !noOne || (await all.count()) === 0)
    return hand.tap(hand.button(words.vote.abstains(name)));
  hand.ahead = rest.map(() => 'castVotes');
  await close(hand, all, outOfVotes(hand, waiting), leftOut.votes.yes(waiting.length));
}

async function castVotes(hand: Hand, args: ArgsOf<'castVotes'>): Promise<void> {
  const { seat, outcome, votes } = args;
  const name = hand.seat(seat);
  if (outcome === null) return abstain(hand, name);
  const isSide = currentAgenda(hand.game)?.election === 'for-against';
  await votesOf(hand, votes);
  const extra = await sourcesOf(hand, args);
  const say = isSide ? words.vote.cast : words.vote.castFor;
  const record = hand.button(say(name, votes + extra, nameOf(hand, outcome)));
  // The likely outcomes have a gold button each; any other is chosen first.
  if ((await record.count()) === 0) await choose(hand, outcome, hand.stage);
  await hand.tap(record);
}

async function predict(hand: Hand, args: ArgsOf<'predict'>): Promise<void> {
  const { outcome, rider } = args;
  const name = hand.seat(args.seat);
  const { dialog } = hand;
  await hand.tap(hand.button(words.vote.predict));
  await hand.tap(hand.button(name, hand.group(words.predict.who, dialog)));
  await choose(hand, outcome, dialog);
  const card = riders[rider]?.name ?? rider;
  await hand.tap(hand.begins(card, hand.group(words.predict.rider, dialog)));
  const said = words.predict.record(name, nameOf(hand, outcome), card);
  await hand.tap(hand.button(said, dialog));
}

/** How an agenda ended: as the votes decide with one tap, else it is chosen, and asked what is open. */
async function resolve(hand: Hand, args: ArgsOf<'resolveAgenda'>): Promise<void> {
  const { controller, outcome, voters } = args;
  const name = nameOf(hand, outcome);
  const leads = hand.likely.filter({ has: hand.page.getByText(words.outcome.elected(name)) });
  if ((await leads.count()) > 0) return hand.tap(leads);
  const record = hand.likely.filter({ hasText: words.outcome.passed(name) });
  if ((await record.count()) === 0) {
    const row = hand.begins(words.outcome.passed(name));
    // Sides and ties are rows of their own, any other outcome is among all that there are.
    if ((await row.count()) > 0) await hand.tap(row);
    else await choose(hand, outcome, hand.stage);
  }
  for (const seat of voters ?? (controller ? [controller] : [])) {
    await hand.choose(hand.button(hand.seat(seat), hand.group(name)));
  }
  await hand.tap(record);
}

export const agendaRoom = (hand: Hand): Room => ({
  async revealAgenda({ agenda }) {
    await hand.tap(hand.row(hand.agenda(agenda)));
  },
  predict: (args) => predict(hand, args),
  castVotes: (args) => castVotes(hand, args),
  resolveAgenda: (args) => resolve(hand, args),
  async payRider({ seat, rider }) {
    const { name = rider } = riders[rider] ?? {};
    await hand.tap(hand.act(words.riders.pay(hand.seat(seat)), name));
  },
  async readyPlanets() {
    await hand.tap(hand.act(words.ready.act));
  },
});
