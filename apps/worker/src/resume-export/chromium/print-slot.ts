import type { Browser } from 'puppeteer';
import { PrintRefusedError, PrintTimeoutError } from '../printer.js';
import { launchBrowser, type RunningBrowser } from './browser-launcher.js';
import { WATCHDOG_MS, type ChromiumConfig } from './chromium-config.js';
import type { FontLibrary } from './font-library.js';
import { PrintPage } from './print-page.js';

/**
 * Notifies the user of a browser that it died, or that its page crashed, after which the browser would never
 * answer for the page. There is one callback per user, which is dropped when the user is done; a promise with
 * the lifetime of the browser would retain the result of everyone who raced against it.
 */
class BrowserCrashWatcher {
  private error: Error | undefined;
  private tell: ((error: Error) => void) | undefined;

  /**
   * Listens to the browser, not its page, because it also reports a crash while the page is being created.
   */
  static async of({ browser, gone }: RunningBrowser): Promise<BrowserCrashWatcher> {
    const loss = new BrowserCrashWatcher();
    const session = await browser.target().createCDPSession();
    session.on('Target.targetCrashed', () => loss.happened(new Error('Page crashed!')));
    void gone.then(() => loss.happened(new Error('The browser died')));
    await session.send('Target.setDiscoverTargets', { discover: true });
    return loss;
  }

  /** The result of the work; rejects as soon as the browser is lost, or at once if it already is. */
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

const MAX_JOBS = 300;
const MAX_AGE_MS = 3_600_000;

interface Opened {
  running: RunningBrowser;
  page: PrintPage;
  loss: BrowserCrashWatcher;
  jobs: number;
  openedAt: number;
}

/** One browser with one page: a hanging résumé is killed without affecting other slots. */
export class PrintSlot {
  private opened: Opened | undefined;

  constructor(
    private readonly config: ChromiumConfig,
    private readonly fonts: FontLibrary,
  ) {}

  /**
   * Runs one print under the watchdog; a browser that died by itself is replaced and the print retried once.
   */
  async run<Result>(work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + (this.config.watchdogMs ?? WATCHDOG_MS);
    try {
      return await this.runOnce(work, deadline);
    } catch (error) {
      if (error instanceof PrintRefusedError || error instanceof PrintTimeoutError) throw error;
      return await this.runOnce(work, deadline);
    }
  }

  /** Of the browser, while one is open. */
  get processId(): number | undefined {
    return this.opened?.running.process.pid;
  }

  async close(): Promise<void> {
    const opened = this.opened;
    this.opened = undefined;
    if (!opened) return;
    opened.running.kill();
    await opened.running.gone;
  }

  private async runOnce<Result>(
    work: (page: PrintPage) => Promise<Result>,
    deadline: number,
  ): Promise<Result> {
    let isLate = false;
    let current: RunningBrowser | undefined;
    let abandon: (error: Error) => void = () => undefined;
    const abandoned = new Promise<never>((_resolve, reject) => (abandon = reject));
    abandoned.catch(() => undefined);
    const watchdog = setTimeout(() => {
      isLate = true;
      this.discard(current);
      abandon(new PrintTimeoutError('The render was killed at its time limit'));
    }, deadline - performance.now());
    try {
      const opened = await Promise.race([this.open(), abandoned]);
      current = opened.running;
      opened.jobs += 1;
      return await Promise.race([opened.loss.unlessLost(() => work(opened.page)), abandoned]);
    } catch (error) {
      if (isLate) throw new PrintTimeoutError('The render was killed at its time limit');
      if (error instanceof PrintRefusedError) throw error;
      // After any error the page may be in any state: the next print uses a new one.
      this.discard(current);
      throw error;
    } finally {
      clearTimeout(watchdog);
      await this.recycleWhenOld();
    }
  }

  private async open(): Promise<Opened> {
    if (this.opened?.running.browser.connected) return this.opened;
    this.discard(this.opened?.running);
    const running = await launchBrowser(this.config);
    try {
      const loss = await BrowserCrashWatcher.of(running);
      const page = await loss.unlessLost(() => this.openPage(running.browser));
      this.opened = { running, page, loss, jobs: 0, openedAt: performance.now() };
      return this.opened;
    } catch (error) {
      running.kill();
      throw error;
    }
  }

  private async openPage(browser: Browser): Promise<PrintPage> {
    const [first] = await browser.pages();
    return PrintPage.open(first ?? (await browser.newPage()), this.fonts);
  }

  private discard(running: RunningBrowser | undefined): void {
    running?.kill();
    this.opened = undefined;
  }

  private async recycleWhenOld(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    if (opened.jobs >= MAX_JOBS || performance.now() - opened.openedAt > MAX_AGE_MS) await this.close();
  }
}

/** As many concurrent prints as there are slots; the others wait in order. */
export class PrintPool {
  private readonly slots: PrintSlot[];
  private readonly free: PrintSlot[];
  private readonly waiting: ((slot: PrintSlot) => void)[] = [];

  constructor(config: ChromiumConfig, fonts: FontLibrary) {
    this.slots = Array.from({ length: config.slots }, () => new PrintSlot(config, fonts));
    // The most recently used slot is taken first: a quiet worker keeps one browser, not one per core.
    this.free = [...this.slots];
  }

  async run<Result>(work: (page: PrintPage) => Promise<Result>): Promise<Result> {
    const slot = this.free.pop() ?? (await new Promise<PrintSlot>((resolve) => this.waiting.push(resolve)));
    try {
      return await slot.run(work);
    } finally {
      const next = this.waiting.shift();
      if (next) next(slot);
      else this.free.push(slot);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.slots.map((slot) => slot.close()));
  }
}
