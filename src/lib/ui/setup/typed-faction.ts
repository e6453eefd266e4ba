/** What is typed of a faction that no box lists, and what is kept of it. */
import type { TypedRowOf } from '$lib/session/typed-shelf.svelte.ts';
import { ownId, typedId } from '$lib/ui/kit/own-id.ts';

export interface FactionForm {
  name: string;
  commodities: number;
  planets: { name: string; resources: number; influence: number }[];
  technologies: string[];
  /** What its trade contracts are worth; of a game with agreements alone. */
  contracts: [number, number] | null;
}

/** A form with nothing but a name; `agreements`: the game has contracts. */
export const emptyForm = (name: string, agreements = false): FactionForm => ({
  name,
  contracts: agreements ? [1, 1] : null,
  commodities: 3,
  planets: [{ name: '', resources: 0, influence: 0 }],
  technologies: [],
});

export const formOf = ({
  name,
  commodities,
  planets,
  technologies,
  contracts,
}: TypedRowOf<'faction'>): FactionForm => ({
  name,
  contracts: contracts ? [...contracts] : null,
  commodities,
  planets: planets.map((row) => ({
    name: row.name,
    resources: row.resources,
    influence: row.influence,
  })),
  technologies: [...technologies],
});

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Characters of an id; its planets begin with what it ends in. */
const SHORT = 28;

/** The faction, its planets without a name left out; null while it has no name itself. */
export function factionFrom(form: FactionForm): TypedRowOf<'faction'> | null {
  const name = plain(form.name);
  if (name === '') return null;
  const faction = ownId(name);
  const ids: string[] = [];
  const planets = form.planets.flatMap(({ name: typed, resources, influence }) => {
    const called = plain(typed);
    if (called === '') return [];
    // Another faction may have a planet of the same name.
    const own = `${faction.slice(4, SHORT)} ${called.slice(0, SHORT)}`;
    const planet = typedId(own, (id) => ids.includes(id));
    ids.push(planet);
    return [{ planet, name: called, resources, influence }];
  });
  const { commodities, technologies, contracts } = form;
  return {
    kind: 'faction',
    faction,
    name,
    commodities,
    planets,
    technologies: [...technologies],
    ...(contracts ? { contracts: [...contracts] as [number, number] } : {}),
  };
}
