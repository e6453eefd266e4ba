/** What people and things are called at a table, whatever tells of it: a game, or the document of one. */
import type { Seat } from '$lib/core/game.ts';
import type { Colour } from '$lib/core/vocabulary.ts';
import { lettersOf, type MarkedSeat } from '$lib/ui/kit/letters.ts';
import { isolated, SHORT_NAME, shortened } from '$lib/words/name-row.ts';
import { objectiveName } from '$lib/words/objective-name.ts';
import { spelled } from '$lib/words/printed-name.ts';
import { factionWords } from '$lib/words/faction-words.ts';
import { strategyCardWords } from '$lib/words/strategy-card-words.ts';
import { agendaWords } from './card-names.ts';

/** Who sits in a seat. */
export interface SeatedPerson extends MarkedSeat {
  colour: Colour;
}

export abstract class TableNames {
  /** All players at the table, clockwise. */
  abstract readonly people: readonly SeatedPerson[];
  /** Names typed by hand; undefined where the card itself has one. */
  protected abstract typedObjective(id: string): string | null | undefined;
  protected abstract typedAgenda(id: string): string | null | undefined;
  /** Whether an id is that of a strategy card of this game. */
  abstract isStrategyCard(id: string): boolean;

  /** Who sits there, as text: it stays equal while other things of the game change. */
  #marked = $derived.by(() =>
    JSON.stringify(
      this.people.map(({ seat, name, faction }) => ({ seat, name, faction }) satisfies MarkedSeat),
    ),
  );
  #letters = $derived.by(() => lettersOf(JSON.parse(this.#marked) as MarkedSeat[]));

  /** The person in a seat, if there is one. */
  protected personAt(seat: Seat): Omit<SeatedPerson, 'seat'> | undefined {
    return this.people.find((person) => person.seat === seat);
  }

  /** The faction's short name, else the person. */
  nameOf(seat: Seat): string {
    const person = this.personAt(seat);
    const known = person?.faction ? factionWords(person.faction)?.short : undefined;
    return known ?? isolated(shortened(person?.name ?? seat, SHORT_NAME));
  }

  /** The person in a seat. */
  personOf(seat: Seat): string {
    return isolated(this.personAt(seat)?.name ?? '');
  }

  /** Colour and letters of a seat. */
  markOf(seat: Seat): { colour: Colour; letters: string } {
    return {
      colour: this.personAt(seat)?.colour ?? 'slate',
      letters: this.#letters[seat] ?? '',
    };
  }

  cardName(id: string): string {
    return strategyCardWords(id)?.name ?? spelled(id);
  }

  objectiveName(id: string): string {
    return this.typedObjective(id) ?? objectiveName(id);
  }

  agendaName(id: string): string {
    return this.typedAgenda(id) ?? agendaWords.name(id);
  }
}
