/** Three acts that `npm run house` follows through the files: a score, a payment and a vote. */
import { correctBalances } from '$lib/core/commands/corrections.ts';
import { researchTechnology } from '$lib/core/commands/holdings.ts';
import { gainPlanets, turnPlanets } from '$lib/core/commands/planets.ts';
import { layDownCard } from '$lib/core/commands/whole-turns.ts';
import { gameFileOf } from '$lib/core/record/game-file.ts';
import { agenda } from '$lib/words/en/agenda.ts';
import { follow } from '$lib/words/en/follow.ts';
import { planetsScreen } from '$lib/words/en/planets-screen.ts';
import { technologiesScreen } from '$lib/words/en/technologies-screen.ts';
import { atFirstTurn, atVote, turnOf } from '../../tests/support/rounds.ts';
import type { Table } from '../../tests/support/table.ts';
import { tableRecord } from '../../tests/support/table-record.ts';
import { scoringGameText } from './bench/games.ts';

/** A game to open, what is tapped on its stage first, and the tap that is followed. */
export interface TappedMoment {
  what: string;
  /** A game file. */
  text: string;
  /** Names of buttons. */
  before: (string | RegExp)[];
  tap: string | RegExp;
}

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'universities-of-jol-nar'];
const full = { players: 3, factions: FACTIONS, settings: { depth: 'full' as const } };
/** Seats by what the table calls them. */
const NAMES: Record<string, string> = { s1: 'Sol', s2: 'Hacan', s3: 'Jol-Nar' };
const { spend } = planetsScreen;

function fileOf(table: Table): string {
  const entries = tableRecord(table);
  return JSON.stringify(gameFileOf(entries, { app: '0.1.0', at: entries.at(-1)?.at ?? 0 }));
}

/** A follower of Technology, who pays after the technology is there. */
function payment(): TappedMoment {
  const table = atFirstTurn(full, { s1: ['technology', 'politics'] });
  table.do(gainPlanets, { seat: 's2', planets: ['mehar-xull'] });
  table.do(turnPlanets, { planets: ['mehar-xull'], exhausted: false });
  table.do(correctBalances, { seat: 's2', balances: { goods: 4, strategy: 2 } });
  turnOf(table, 's1').do(layDownCard, { seat: 's1', card: 'technology' });
  table.do(researchTechnology, { seat: 's1', technology: 'gravity-drive', cause: 'technology' });
  const cost = { resources: 4, influence: 0 };
  const means = 'Arretze, Hercant and Mehar Xull';
  return {
    what: 'a payment',
    text: fileOf(table),
    before: [
      follow.followsLabel('Hacan', 'Technology'),
      spend.paysAlongLabel(cost, means),
      /^Gravity Drive, /,
      technologiesScreen.researches('Hacan', 'Gravity Drive'),
    ],
    tap: spend.pays('Hacan', cost, means),
  };
}

function vote(): TappedMoment {
  const table = atVote('mutiny', full);
  const voter = NAMES[table.active ?? ''] ?? '';
  return {
    what: 'a vote',
    text: fileOf(table),
    before: [agenda.vote.quick(2)],
    tap: agenda.vote.cast(voter, 2, 'For'),
  };
}

/** The three; `eligible` is the recorded game of that name, as text. */
export const moments = (eligible: string): TappedMoment[] => [
  { what: 'a score', text: scoringGameText(eligible), before: [], tap: / scores (?!nothing)/ },
  payment(),
  vote(),
];
