/** A turn by taps: tactical, component, pass; combats and the custodians token in it. */
import { deeds, secret, strategic, turn as words } from '$lib/words/action.ts';
import type { ArgsOf, Keeper, Room } from './keeper.ts';

/** The name of the button that ends the turn, by the kind of action. */
function ending(keeper: Keeper, seat: string): string {
  const { card } = keeper.game.action ?? {};
  if (keeper.position.step === 'strategic' && card) return strategic.done(keeper.card(card));
  return words.ends(keeper.seat(seat));
}

/** An action with a name that is typed. */
async function named(keeper: Keeper, text: string): Promise<void> {
  await keeper.tap(keeper.button(words.other));
  const field = keeper.stage.getByRole('textbox', { name: words.named, exact: true });
  await keeper.tap(field);
  await keeper.type(field, text);
  await keeper.record(keeper.button(words.component));
}

/** A secret objective for a combat that was just won. */
export async function scoreForCombat(keeper: Keeper, objective: string): Promise<void> {
  await keeper.tap(keeper.button(deeds.combatScore).last());
  await keeper.record(keeper.row(keeper.objective(objective), keeper.dialog));
}

async function winCombat(keeper: Keeper, { seat, combat }: ArgsOf<'winCombat'>): Promise<void> {
  const kind = deeds.combatKind[combat];
  await keeper.tap(keeper.act(deeds.combat));
  await keeper.choose(keeper.button(kind));
  await keeper.record(keeper.button(deeds.combatWon(kind, keeper.seat(seat))));
}

/** A secret objective of the action phase, whoever scores it. */
export async function scoreSecret(keeper: Keeper, seat: string, objective: string): Promise<void> {
  await keeper.tap(keeper.button(words.secret));
  const who = keeper.dialog.getByRole('list', { name: secret.who, exact: true });
  await keeper.tap(who.getByRole('button', { name: keeper.seat(seat) }));
  await keeper.record(keeper.row(keeper.objective(objective), keeper.dialog));
}

export const actionRoom = (keeper: Keeper): Room => ({
  async takeTacticalAction() {
    await keeper.closePanel();
    await keeper.record(keeper.act(words.tactical));
  },
  async takeTacticalTurn() {
    await keeper.closePanel();
    await keeper.record(keeper.act(words.tactical));
  },
  async takeComponentAction({ name }) {
    await keeper.closePanel();
    if (name) await named(keeper, name);
    else await keeper.record(keeper.act(words.component));
  },
  async takeComponentTurn() {
    await keeper.closePanel();
    await keeper.record(keeper.act(words.component));
  },
  async endTurn({ seat }) {
    await keeper.record(keeper.button(ending(keeper, seat)));
  },
  async passTurn() {
    await keeper.closePanel();
    await keeper.record(keeper.act(words.pass));
  },
  winCombat: (args) => winCombat(keeper, args),
});
