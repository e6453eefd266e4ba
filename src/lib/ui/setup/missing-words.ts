/** The sentences for what is still open, at most two of them. */
import { factions } from '$words/factions.ts';
import { setupWords } from '$words/setup.ts';
import type { SeatDraft } from './draft.ts';
import { holdsUp, type Missing } from './missing.ts';
import { nameIn } from './seat-name.ts';

const words = setupWords.missing;
const factionName = (id: string) => factions[id]?.short ?? id;

function sentence(missing: Missing, seats: readonly SeatDraft[]): string {
  const names = (some: readonly SeatDraft[]) => some.map((seat) => nameIn(seats, seat));
  switch (missing.what) {
    case 'goal':
      return words.goal;
    case 'tokens':
      return words.tokens;
    case 'too-many-seats':
      return words.tooManySeats(missing.most);
    case 'faction-not-in-play':
      return words.factionNotInPlay(nameIn(seats, missing.seat), factionName(missing.faction));
    case 'same-faction':
      return words.sameFaction(names(missing.seats), factionName(missing.faction));
    case 'same-name':
      return words.sameName(missing.name);
    case 'factions':
      return missing.everybody ? words.nobodysFaction : words.factions(names(missing.seats));
    case 'speaker':
      return words.speaker;
    case 'objectives':
      return words.objectives(missing.open);
    case 'starting':
      return words.starting(missing.factions.map(factionName));
    case 'house-setup':
      return words.house;
  }
}

/** What the bar says: what holds up the start alone, else the two most pressing things. */
export function sayMissing(missing: readonly Missing[], seats: readonly SeatDraft[]): string {
  const [first] = missing;
  if (!first) return words.nothing;
  const said = holdsUp(first) ? [first] : missing.slice(0, 2);
  return said.map((one) => sentence(one, seats)).join(' ');
}
