/**
 * The replay document holds the whole table: every field of the game has a place in it, or a reason
 * why it has none. A field that is new does not compile here until one of the two is said.
 */
import { describe, expect, it } from 'vitest';
import type {
  ActionPhase,
  FollowUp,
  Agenda,
  AgendaPhase,
  StatusPhase,
  StrategicStep,
  StrategyPhase,
} from '../../../src/lib/core/step-data.ts';
import type { Game, Player } from '../../../src/lib/core/game.ts';
import { replaySchema } from '../../../src/tools/replay/document.ts';

/** A key of the table, of a row or of a step; or why there is none. */
type Place = { at: string } | { not: string };
type Places<T> = Record<keyof Required<T>, Place>;
const at = (path: string): Place => ({ at: path });
const not = (reason: string): Place => ({ not: reason });

const GAME: Places<Game> = {
  id: not('a document is about what happened, not about which file it stood in'),
  ruleset: at('ruleset'),
  expansions: at('ruleset'),
  settings: at('table.settings'),
  answers: at('table.answers'),
  seating: at('table.seating'),
  players: at('table.seats'),
  speaker: at('table.speaker'),
  round: at('position.round'),
  typed: at('table.typed'),
  strategyCards: at('table.strategyCards'),
  objectives: at('table.objectives'),
  scores: at('table.ledger'),
  laws: at('table.laws'),
  custodians: at('table.custodians'),
  mecatol: at('table.mecatol'),
  planetCards: at('table.seats.planets'),
  attested: at('table.attested'),
  debts: at('table.debts'),
  deals: at('table.deals'),
  exhausted: at('table.exhausted'),
  expedition: at('table.expedition'),
  purged: at('table.purged'),
  step: at('position.step'),
  result: at('summary.result'),
  aside: at('table.aside'),
  agreements: at('table.agreements'),
  waiting: at('table.waiting'),
  remembered: at('table.remembered'),
};
const PLAYER: Places<Player> = {
  seat: at('scoreboard.seat'),
  name: at('scoreboard.name'),
  faction: at('scoreboard.faction'),
  colour: at('scoreboard.colour'),
  presence: at('scoreboard.presence'),
  tokens: at('scoreboard.tokens'),
  board: at('scoreboard.board'),
  captured: at('table.seats.captured'),
  goods: at('scoreboard.goods'),
  commodities: at('scoreboard.commodities'),
  commodityLimit: at('scoreboard.commodityLimit'),
  secrets: at('scoreboard.secretsInHand'),
  home: at('table.seats.home'),
  traits: at('table.seats.traits'),
  statusTokens: at('table.seats.statusTokens'),
  initiativeToken: at('table.seats.initiativeToken'),
  freeFollows: at('table.seats.freeFollows'),
  person: not('who a player is in other games is nothing of this table'),
  homePlanets: at('table.seats.homePlanets'),
  planets: at('table.seats.planets'),
  technologies: at('table.seats.technologies'),
  actionCards: at('table.seats.actionCards'),
  fragments: at('table.seats.fragments'),
  relics: at('table.seats.relics'),
  leaders: at('table.seats.leaders'),
  notes: at('table.seats.notes'),
  breakthrough: at('table.seats.breakthrough'),
};
const STRATEGY: Places<StrategyPhase> = {
  picks: at('table.strategy.picks'),
  taken: not('a memory in case a pick is put back; the goods are with who took them'),
  turned: not('a memory in case a pick is put back; the tokens are with who took them'),
  handed: at('table.strategy.handed'),
  back: not('a memory until its seat picks anew; the card lies in the common area'),
};
const ACTION: Places<ActionPhase> = {
  turn: at('table.action.turn'),
  active: at('table.action.active'),
  heir: at('table.action.heir'),
  passed: at('table.action.passed'),
  inserted: at('table.action.inserted'),
  actions: at('table.action.actions'),
  combats: at('table.action.combats'),
  played: at('table.action.played'),
  losses: at('table.action.losses'),
  partners: at('table.action.partners'),
  followUps: at('table.action.secondaries'),
  taken: not('a memory in case the last pick is put back; the goods are with who took them'),
  turned: not('a memory in case the last pick is put back; the tokens are with who took them'),
};
const STRATEGIC: Places<StrategicStep> = {
  phase: at('position.phase'),
  at: at('position.step'),
  kept: at('table.action'),
  card: at('table.action.strategic.card'),
  resolved: at('table.action.strategic.resolved'),
  scored: at('table.action.strategic.scored'),
  lent: at('table.action.strategic.lent'),
  option: at('table.action.strategic.option'),
  filled: not('the goods are with the agreements'),
  council: at('table.action.strategic.council'),
};
const FOLLOW_UP: Places<FollowUp> = {
  card: at('table.action.secondaries.card'),
  owner: at('table.action.secondaries.owner'),
  answers: at('table.action.secondaries.answers'),
  freed: at('table.action.secondaries.freed'),
  otherwise: at('table.action.secondaries.answers.state'),
  declinedWith: at('table.action.secondaries.answers.state'),
};
const STATUS: Places<StatusPhase> = {
  answered: at('table.status.answered'),
  scored: at('table.status.scored'),
  acted: not('a phase that is over is told by its acts'),
};
const AGENDA_PHASE: Places<AgendaPhase> = {
  slot: at('table.agenda.slot'),
  outcomes: at('table.agenda.outcomes'),
  discarded: at('table.agenda.discarded'),
  barred: at('table.agenda.barred'),
  spent: not('votes that are shared out belong to a council, which has no phase of its own'),
  again: at('table.agenda.again'),
  predicted: not('a prediction that is made once in the phase is told by its act'),
};
const AGENDA: Places<Agenda> = {
  id: at('table.agenda.now.agenda'),
  name: at('table.agenda.now.name'),
  type: at('table.agenda.now.type'),
  election: at('table.agenda.now.election'),
  predictions: at('table.agenda.now.predictions'),
  votes: at('table.agenda.now.votes'),
  barred: at('table.agenda.now.barred'),
  order: at('table.agenda.now.order'),
  partners: at('table.agenda.now.partners'),
  outcome: at('table.agenda.now.outcome'),
  hidden: at('table.agenda.now.hidden'),
  through: at('table.agenda.now.through'),
};
const ALL = Object.entries({
  game: GAME,
  player: PLAYER,
  strategy: STRATEGY,
  action: ACTION,
  strategic: STRATEGIC,
  followUp: FOLLOW_UP,
  status: STATUS,
  agendaPhase: AGENDA_PHASE,
  agenda: AGENDA,
});

interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  item?: Schema;
}
/** What a path leads to, through whatever may be null and through the rows of a list. */
function reach(path: string): Schema | undefined {
  const open = (schema: Schema | undefined): Schema | undefined => {
    if (!schema || schema.entries) return schema;
    const inner = schema.wrapped ?? schema.item;
    return inner ? open(inner) : schema;
  };
  return path
    .split('.')
    .reduce<Schema | undefined>(
      (schema, key) => open(schema)?.entries?.[key],
      replaySchema as Schema,
    );
}

describe('the replay document holds the whole table', () => {
  it.each(ALL)('%s: every field has its place, or a reason', (_, places) => {
    for (const [field, place] of Object.entries(places)) {
      if ('not' in place) expect(place.not, field).toMatch(/\w+ \w+/);
      else expect(reach(place.at), `${field} at ${place.at}`).toBeDefined();
    }
  });

  it('knows a path that leads nowhere', () => {
    expect(reach('table.seats.nothing')).toBeUndefined();
  });
});
