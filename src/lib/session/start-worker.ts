/** Starts the worker that files and records are read in, where the browser starts any. */
import address from './import-worker.ts?worker&url';
import { trustedAddress } from './trusted-address.ts';

/** Ms in which a worker has to be there; its script may have to be fetched. */
const PATIENCE = 10_000;

/** A worker that has said that it is there, or null. */
export function startWorker(): Promise<Worker | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((done) => {
    try {
      const worker = new Worker(trustedAddress(address), { type: 'module' });
      const ended = () => {
        clearTimeout(timer);
        worker.terminate();
        done(null);
      };
      const timer = setTimeout(ended, PATIENCE);
      worker.onerror = ended;
      worker.onmessage = () => {
        clearTimeout(timer);
        done(worker);
      };
    } catch {
      done(null);
    }
  });
}
