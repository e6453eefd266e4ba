/** Opens the archive page with files of all games. */
import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { passOn } from './handed-files.ts';

export function toArchive(files: readonly File[]): void {
  passOn(files);
  void goto(resolve('/archive'));
}
