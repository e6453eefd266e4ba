/** A browser of its own: all of it can be stopped, as a device that sleeps, and killed, as one whose battery is empty. */
import type { Browser, BrowserServer, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

type Playwright = PlaywrightWorkerArgs['playwright'];

export class OwnBrowser {
  private constructor(
    readonly browser: Browser,
    readonly server: BrowserServer,
  ) {}

  static async start({ chromium }: Playwright, options: LaunchOptions): Promise<OwnBrowser> {
    const server = await chromium.launchServer(options);
    return new OwnBrowser(await chromium.connect(server.wsEndpoint()), server);
  }

  /** Every process of it stands still. */
  stop = (): void => this.#signal('SIGSTOP');
  goOn = (): void => this.#signal('SIGCONT');
  /** It is gone at once, and says nothing to any other device. */
  kill = (): Promise<void> => this.server.kill();

  /** To the group of its processes, which it leads. */
  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.server.process();
    if (pid) process.kill(-pid, signal);
  }
}
