import type { Logger } from 'pino';

/** Called at the end of each round. */
export interface RoundObserver {
  /** `handled`: the result of the work; a number where it counts. */
  ended(task: string, handled: unknown): void;
  failed(task: string): void;
}

/** Recurring work: never twice at the same time; a failed round is only logged. */
export class TaskScheduler {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();
  private isStopped = false;

  constructor(
    private readonly logger: Logger,
    private readonly observer?: RoundObserver,
  ) {}

  /** Runs `work` now and again `everyMs` after each end. */
  start(name: string, everyMs: number, work: () => Promise<unknown>): void {
    if (this.isStopped) return;
    const round = this.round(name, work).then(() => {
      this.running.delete(round);
      if (this.isStopped) return;
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        this.start(name, everyMs, work);
      }, everyMs);
      this.timers.add(timer);
    });
    this.running.add(round);
  }

  /** Starts no new round and waits for the running ones. */
  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }

  private async round(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      const handled = await work();
      this.observer?.ended(name, handled);
    } catch (error) {
      this.observer?.failed(name);
      this.logger.warn({ err: error, task: name }, 'a recurring task failed');
    }
  }
}
