/** Which of a council's agendas lies on the table. */
import type { Game } from '../game.ts';
import { councilOf } from '../rules/council.ts';
import { currentAgenda } from '../step.ts';

/** Which agenda of its council one is, from 1, and of how many. */
export interface AgendaInCouncil {
  number: number;
  of: number;
}

/** Where the agenda on the table stands in its council; null where none sits, or none lies there. */
export function placeInCouncil(game: Game): AgendaInCouncil | null {
  const [council, agenda] = [councilOf(game), currentAgenda(game)];
  if (!council || !agenda) return null;
  const { agendas, voice } = council;
  // The office is the last one.
  const at = agendas.findIndex((row) => row.agenda === agenda.id);
  const of = agendas.length + (voice === null ? 0 : 1);
  return { number: at < 0 ? of : at + 1, of };
}
