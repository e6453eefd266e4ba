/**
 * What may be recorded whatever the step, in groups with the reason for each. Everything else is
 * heard where it belongs (`steps/`, `phases.ts`); the rule behind a guard still knows when a fact of
 * these is early or late, and the table may record it anyway.
 */
import { hears, type Move } from './hear.ts';

type Moves = Readonly<Record<string, Move>>;

/** The table puts right what was recorded: a mistake is noticed whenever it is noticed. */
const PUT_RIGHT = {
  'seating.corrected': hears('may change seating'),
  'speaker.corrected': hears(null),
  'player.corrected': hears(null),
  'balance.corrected': hears(null),
  'holdings.corrected': hears(null),
  'planet-card.corrected': hears(null),
  'strategy-card.corrected': hears(null),
  'points.corrected': hears('may correct points'),
  'objective.corrected': hears(null),
  'custodians.corrected': hears(null),
  'expedition.corrected': hears(null),
  'law.corrected': hears(null),
} satisfies Moves;

/** People come and go, and the table changes what it plays, when life wants it. */
const PEOPLE = {
  'settings.changed': hears('may change settings'),
  'player.eliminated': hears('may leave'),
  'player.left': hears('may leave'),
  'player.returned': hears('may return'),
} satisfies Moves;

/** Cards and abilities give, take and turn things in any window, by their own text. */
const CARDS = {
  'tokens.gained': hears('may gain tokens'),
  'tokens.placed': hears('may place tokens'),
  'token.taken-back': hears('may take token back'),
  'token.captured': hears('may capture token'),
  'token.released': hears('may release token'),
  'status-tokens.set': hears('plays at this table'),
  'goods.gained': hears('plays at this table'),
  'commodities.replenished': hears('may replenish'),
  'balance.adjusted': hears('may adjust'),
  'initiative-token.given': hears('may hand over initiative'),
  'initiative-token.returned': hears('may return initiative'),
  'planets.turned': hears('may turn planets'),
  'attachment.placed': hears('may place attachment'),
  'attachment.removed': hears(null),
  'technology.gained': hears('may gain technology'),
  'technology.lost': hears('may lose technology'),
  'relic.gained': hears('may gain relic'),
  'relic.purged': hears('may purge relic'),
  'breakthrough.gained': hears('may gain breakthrough'),
  'breakthrough.turned': hears('may turn breakthrough'),
  'breakthrough.lost': hears('may turn breakthrough'),
  'expedition.claimed': hears('may claim part'),
  'leader.turned': hears('plays at this table'),
  'note.placed': hears('may place note'),
  'note.returned': hears('may return note'),
  'objective.published': hears('plays at this table'),
  'secret.drawn': hears('may draw secret'),
  'secret.returned': hears('may return secret'),
  'speaker.chosen': hears('may become speaker'),
  'law.discarded': hears('may move law'),
  'law.moved': hears('may move law'),
} satisfies Moves;

/** Control follows units, which the app does not see move. */
const CONTROL = {
  'planet.gained': hears('may gain planet'),
  'planet.lost': hears('may lose planet'),
  'home.changed': hears('plays at this table'),
  'mecatol.taken': hears('plays at this table'),
  'custodians.taken': hears('may take custodians'),
} satisfies Moves;

/** What was agreed, paid or said is recorded when it comes up. */
const SAID = {
  'transaction.made': hears('may trade'),
  'support.given': hears('may give support'),
  'support.returned': hears('may return support'),
  'secondary.settled': hears('may settle'),
  'payment.made': hears('may pay'),
  'condition.attested': hears('plays at this table'),
} satisfies Moves;

/** A point that was forgotten counts once the table remembers it. */
const POINTS = {
  'objective.scored': hears('may score objective'),
  'points.scored': hears('may score points'),
} satisfies Moves;

export const ANY_TIME = {
  ...PUT_RIGHT,
  ...PEOPLE,
  ...CARDS,
  ...CONTROL,
  ...SAID,
  ...POINTS,
};
