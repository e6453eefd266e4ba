import type { AttachmentFacts } from '../../../core/cards.ts';

/** What a player builds on a planet instead of refreshing it. */
const facility = (worth: Pick<AttachmentFacts, 'resources' | 'influence'>): AttachmentFacts => ({
  ...worth,
  specialty: null,
  statsOnlyIfPlanetHasSpecialty: false,
  traits: [],
  makesLegendary: false,
  skips: null,
  onTrait: null,
  notOn: [],
  several: true,
  law: null,
  faction: null,
});

/** The two facilities, one of which may stand on a planet. */
export const attachments = {
  refinery: facility({ resources: 1, influence: 0 }),
  colony: facility({ resources: 0, influence: 1 }),
} satisfies Readonly<Record<string, AttachmentFacts>>;
