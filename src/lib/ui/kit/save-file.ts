/** A text that leaves the page as a file: by the downloads of the browser, or to another app of the device. */

/** Hands a text to the browser as a file to save. */
export function saveFile({ name, text }: { name: string; text: string }): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}

/** Hands a file to the browser to save under this name. */
export function saveBlob(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface Outgoing {
  name: string;
  text: string;
}

/** The file in a form that this browser hands on, or null: some take none, some no JSON. */
function shareable({ name, text }: Outgoing): File | null {
  if (!('canShare' in navigator)) return null;
  const forms = [
    new File([text], name, { type: 'application/json' }),
    new File([text], `${name}.txt`, { type: 'text/plain' }),
  ];
  return forms.find((file) => navigator.canShare({ files: [file] })) ?? null;
}

/** Whether this browser hands on files at all. */
export const canShareFiles = (): boolean => shareable({ name: 'game.json', text: '{}' }) !== null;

/** How a file has left the page: by another app, or by the browser where sharing failed. */
export interface HandedOn {
  by: 'share' | 'download';
  name: string;
}

/** The keeper has closed the list of apps: nothing went wrong. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands a file on, or lets it be saved where that fails; null when the keeper thought better of it. */
async function handedOn(file: File | null, save: () => string): Promise<HandedOn | null> {
  try {
    if (!file) throw new TypeError('no form of this file can be shared');
    await navigator.share({ files: [file] });
    return { by: 'share', name: file.name };
  } catch (error) {
    if (isClosed(error)) return null;
    return { by: 'download', name: save() };
  }
}

/** Hands a text on, by the browser's downloads where that fails; null when the keeper thought better of it. */
export const shareFile = (file: Outgoing): Promise<HandedOn | null> =>
  handedOn(shareable(file), () => {
    saveFile(file);
    return file.name;
  });

/** Whether this browser hands on just this file. */
export const canShare = (file: File): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [file] });

/** The same for a file that was made before the tap: sharing has to begin within it. */
export const shareBlob = (file: File): Promise<HandedOn | null> =>
  handedOn(file, () => {
    saveBlob(file.name, file);
    return file.name;
  });
