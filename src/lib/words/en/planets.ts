import { namesById } from '../names-by-id.ts';

/** The printed name of a planet; those that the id does not spell. */
export const planetName = namesById({
  '0-0-0': '[0.0.0]',
  bakal: "Ba'kal",
  elnath: "El'Nath",
  'hopes-end': "Hope's End",
  'ordinian-codex4': 'Ordinian',
  qucenn: "Qucen'n",
  'sem-lore': 'Sem-Lore',
  tarmann: "Tar'Mann",
  tequran: "Tequ'ran",
  'thunders-edge': "Thunder's Edge",
  trenlak: "Tren'lak",
  'vira-pics-iii': 'Vira-Pics III',
});
