declare global {
  namespace App {
    // Kit's own shapes are enough: no server, no locals, no page data.
  }

  /** The languages that the app is built in; the first stands in for what another lacks. */
  const __LANGUAGES__: readonly { id: string; name: string; tag: string }[];

  /** Hears the "back" of the system, in browsers that tell of it. */
  interface CloseWatcher {
    onclose: (() => void) | null;
    destroy(): void;
  }

  /** Trusted Types, in browsers that have them; what a policy makes is no text. */
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): unknown };
    };
  }

  /** What the service worker keeps: hashes by path below its scope, and a name for them all. */
  const BUILT: { name: string; files: Record<string, string> };
}

export {};
