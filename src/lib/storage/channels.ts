/**
 * Where site data is blocked Firefox has channels and refuses to make one, and Dexie makes one as it
 * is loaded: the app would not start there, and could not say why. Such a browser has none for it.
 */
try {
  new BroadcastChannel('custodian').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}
