/** The file of a game, handed to the browser to be saved. */
import { Library } from '$lib/session/library.svelte.ts';
import { saveFile } from '$lib/ui/kit/save-file.ts';

/** Saves the file of a game and notes it as its backup; answers its name, or null. */
export async function saveGameFile(gameId: string): Promise<string | null> {
  const library = new Library();
  try {
    const file = await library.exportGame(gameId);
    if (!file.ok || !file.value) return null;
    saveFile(file.value);
    return file.value.name;
  } finally {
    library.close();
  }
}
