import type { RunningBrowser } from './browser-launcher.js';

/**
 * Tells the user of a browser that it died, or that its page crashed: the browser goes on then, and would never answer
 * for the page. One user at a time is told by a callback that is forgotten with them; a promise that lives as long as
 * the browser would keep the result of everybody who ever raced against it.
 */
export class BrowserCrashWatcher {
  private error: Error | undefined;
  private tell: ((error: Error) => void) | undefined;

  /** The browser is listened to, not its page: it tells of a crash also while the page is still being made. */
  static async of({ browser, gone }: RunningBrowser): Promise<BrowserCrashWatcher> {
    const loss = new BrowserCrashWatcher();
    const session = await browser.target().createCDPSession();
    session.on('Target.targetCrashed', () => loss.happened(new Error('Page crashed!')));
    void gone.then(() => loss.happened(new Error('The browser died')));
    await session.send('Target.setDiscoverTargets', { discover: true });
    return loss;
  }

  /** What the work comes to; rejects as soon as the browser is lost, or at once when it is. */
  async unlessLost<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await new Promise((resolve, reject) => {
        if (this.error) return reject(this.error);
        this.tell = reject;
        work().then(resolve, reject);
      });
    } finally {
      this.tell = undefined;
    }
  }

  private happened(error: Error): void {
    this.error ??= error;
    this.tell?.(error);
  }
}
