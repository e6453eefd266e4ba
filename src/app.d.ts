declare global {
  namespace App {
    // Kit's own shapes are enough: no server, no locals, no page data.
  }

  /** The languages that the app is built in; the first stands in for what another lacks. */
  const __LANGUAGES__: readonly { id: string; name: string; tag: string }[];

  /** What the service worker keeps for them, as paths below its scope. */
  const __FILES_OF_LANGUAGES__: { hashed: string[]; plain: string[] };
}

export {};
