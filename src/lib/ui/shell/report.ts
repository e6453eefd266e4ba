/** Errors that were said where they were met: nothing else has to say them. */
const said = new WeakSet<object>();

/** Tells the browser of an error that a boundary has caught and says. */
export function report(error: unknown): void {
  if (error instanceof Error) said.add(error);
  reportError(error);
}

/** Whether a boundary says this error already. */
export const wasSaid = (error: Error): boolean => said.has(error);
