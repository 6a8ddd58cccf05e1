import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const THREAD = fileURLToPath(new URL('../../../../tooling/checks/print-checks.mjs', import.meta.url));

interface Reply {
  id: number;
  /** JSON, because objects from another realm are not equal to those of Jest's sandbox. */
  result?: string;
  error?: string;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Runs tooling/checks/print-checks.mjs in a worker thread, which the first task starts; tasks run in the order of the
 * calls. Test files that share modules share the thread; when idle it does not keep the process alive.
 */
export class CheckThread {
  private thread: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private calls = 0;

  async run(task: 'readPdf' | 'comparePictures', ...args: unknown[]): Promise<unknown> {
    const thread = (this.thread ??= this.start());
    const id = (this.calls += 1);
    return await new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      thread.ref();
      thread.postMessage({ id, task, args });
    });
  }

  private start(): Worker {
    const thread = new Worker(THREAD);
    thread.on('message', ({ id, result, error }: Reply) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (this.waiting.size === 0) thread.unref();
      if (result === undefined) waiting?.reject(new Error(error));
      else waiting?.resolve(JSON.parse(result));
    });
    let reason = new Error('the check thread exited');
    thread.on('error', (error: Error) => (reason = error));
    thread.on('exit', () => this.lose(reason));
    return thread;
  }

  /** Rejects waiting tasks; the next task starts another thread. */
  private lose(reason: Error): void {
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
