/** The file of an open game, handed to the browser to be saved, or to another app of the device. */
import { fileOf, noteFile } from '$lib/session/open-file.ts';
import type { GameSession } from '$lib/session/session.svelte.ts';
import { type HandedOn, saveFile, shareFile } from '$lib/ui/kit/save-file.ts';

/** Saves what this page holds of a game, stored or not; answers the name of the file. */
export function saveGameFile(session: GameSession): string {
  const file = fileOf(session);
  saveFile(file);
  noteFile(session);
  return file.name;
}

/** The same handed on; null when it was not, after all. */
export async function shareGameFile(session: GameSession): Promise<HandedOn | null> {
  const shared = await shareFile(fileOf(session));
  if (shared !== null) noteFile(session);
  return shared;
}
