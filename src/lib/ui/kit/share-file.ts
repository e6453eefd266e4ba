/** A text handed to another app of the device: by mail, to a cloud, to the tablet across the table. */

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

/** Hands a file on; its name, or null when the keeper thought better of it or it was refused. */
export async function shareFile(file: Outgoing): Promise<string | null> {
  const shared = shareable(file);
  if (!shared) return null;
  try {
    await navigator.share({ files: [shared] });
    return shared.name;
  } catch {
    return null;
  }
}
