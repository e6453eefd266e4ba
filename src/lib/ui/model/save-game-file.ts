/** The file of an open game, handed to the browser to be saved. */
import { fileOf } from '$lib/session/open-file.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { saveFile } from '$lib/ui/kit/save-file.ts';

/** Saves what this page holds of a game, stored or not; answers the name of the file. */
export function saveGameFile(session: GameSession): string {
  const file = fileOf(session);
  saveFile(file);
  return file.name;
}
