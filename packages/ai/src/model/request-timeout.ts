import type { ModelTimeouts } from './model-options.js';
import { ModelError } from './model-error.js';

/** Ends a request that stands still or takes too long, and says which it was. */
export class RequestTimeout {
  private readonly controller = new AbortController();
  private readonly total: NodeJS.Timeout;
  private step: NodeJS.Timeout;
  private readonly onCallerAbort: () => void;

  constructor(
    private readonly timeouts: ModelTimeouts,
    leftMs: number,
    private readonly caller?: AbortSignal,
  ) {
    this.total = this.after(leftMs, 'total');
    this.step = this.after(timeouts.firstByteMs, 'first-byte');
    this.onCallerAbort = () => this.controller.abort(new ModelError('aborted', 'shutdown'));
    if (caller?.aborted) this.onCallerAbort();
    caller?.addEventListener('abort', this.onCallerAbort, { once: true });
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** Why it was ended; null while it was not. */
  get problem(): ModelError | null {
    return this.signal.aborted ? (this.signal.reason as ModelError) : null;
  }

  /** Something arrived. */
  moved(): void {
    clearTimeout(this.step);
    this.step = this.after(this.timeouts.stallMs, 'stalled');
  }

  clear(): void {
    clearTimeout(this.total);
    clearTimeout(this.step);
    this.caller?.removeEventListener('abort', this.onCallerAbort);
  }

  private after(ms: number, code: string): NodeJS.Timeout {
    return setTimeout(() => this.controller.abort(new ModelError('timedOut', code)), Math.max(1, ms));
  }
}
