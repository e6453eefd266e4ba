/** What can be researched, ready to be shown: what is within reach first, by colour. */
import type { Game, Seat } from '$lib/core/game.ts';
import type { StandIn } from '$lib/core/rules/prerequisites.ts';
import type { ResearchOption } from '$lib/core/queries/research.ts';
import { TECHNOLOGY_COLOURS, type TechnologyColour } from '$lib/core/vocabulary.ts';
import type { FactNames } from '$lib/words/names.ts';
import { technologiesScreen as words } from '$words/technologies-screen.ts';

/** Place of a technology in lists: by colour, unit upgrades last. */
export function colourRank(colour: TechnologyColour | null): number {
  return colour === null ? TECHNOLOGY_COLOURS.length : TECHNOLOGY_COLOURS.indexOf(colour);
}

/** The options within reach, and the others by how much they lack. */
export function grouped(options: readonly ResearchOption[]): {
  next: ResearchOption[];
  far: ResearchOption[];
} {
  const rank = ({ state, facts, short }: ResearchOption) =>
    [short, state === 'open' ? 0 : 1, colourRank(facts.colour)] as const;
  const sorted = options.toSorted((one, two) => {
    const [a, b] = [rank(one), rank(two)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  });
  return {
    next: sorted.filter(({ state }) => state !== 'short'),
    far: sorted.filter(({ state }) => state === 'short'),
  };
}

/** Planets that turn when this is researched: those whose side is tracked, no other cards. */
export function exhaustedBy(option: ResearchOption): string[] {
  return option.skips.flatMap(({ source, known }) =>
    source.kind === 'planet' && source.turns && known ? source.planet : [],
  );
}

/** What a stand-in is called. */
export function standInName({ source }: StandIn, names: FactNames): string {
  if (source.kind === 'planet') return names.planet(source.planet);
  if (source.kind === 'attachment') return names.attachment(source.attachment);
  const { card, waiver } = source;
  if (card === 'ability') return words.abilities[waiver] ?? waiver;
  if (card === 'law') return names.agenda(waiver);
  if (card === 'leader') return names.leader(waiver);
  return card === 'relic' ? names.relic(waiver) : names.technology(waiver);
}

/** The other seats that own a technology. */
export function ownersOf(game: Game, technology: string, but: Seat): Seat[] {
  return game.seating.filter(
    (seat) => seat !== but && game.players[seat]?.technologies?.includes(technology),
  );
}
