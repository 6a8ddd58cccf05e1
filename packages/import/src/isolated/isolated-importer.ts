import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type FileToImport,
  type ImportedResume,
  ImportRefusedError,
  type ReportProgress,
} from '../imported.js';
import { type Limits, READING_LIMITS, RECOGNISING_LIMITS, usageOf } from './limits.js';
import type { Report } from './messages.js';
import { emptyNetwork } from './namespace.js';
import { permissionFlags } from './permissions.js';

export interface ImporterOptions {
  /** The program that reads the file; the one beside this module unless a test says otherwise. */
  entry?: string;
  nodeFlags?: readonly string[];
  reading?: Limits;
  recognising?: Limits;
}

const LOOK_EVERY_MS = 100;
const HEAP_MB = 400;

/** Reads each file in a process of its own: no network, no writing, bounded time and memory, killed when it is over. */
export class IsolatedImporter {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly options: ImporterOptions = {}) {}

  /** Rejects with ImportRefusedError when the file gives no draft, with another error when the process failed. */
  async run(file: FileToImport, onProgress: ReportProgress = () => undefined): Promise<ImportedResume> {
    const child = await this.start();
    this.running.add(child);
    try {
      return await this.talk(child, file, onProgress);
    } finally {
      this.running.delete(child);
      child.removeAllListeners('message');
      child.kill('SIGKILL');
    }
  }

  /** Ends every reading that is under way. */
  close(): Promise<void> {
    for (const child of this.running) child.kill('SIGKILL');
    return Promise.resolve();
  }

  private async start(): Promise<ChildProcess> {
    const entry = this.options.entry ?? fileURLToPath(new URL('./child.js', import.meta.url));
    const flags = this.options.nodeFlags ?? [...permissionFlags(), '--no-warnings'];
    const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, ...flags, entry];
    const [program = '', ...args] = [...(await emptyNetwork()), ...node];
    return spawn(program, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { NODE_ENV: 'production', TZ: 'UTC', OMP_THREAD_LIMIT: '1' },
      cwd: '/',
    });
  }

  private talk(child: ChildProcess, file: FileToImport, onProgress: ReportProgress): Promise<ImportedResume> {
    const guard = new Guard(child, this.options.reading ?? READING_LIMITS);
    return new Promise<ImportedResume>((resolve, reject) => {
      child.on('message', (report: Report) => {
        if (report.kind === 'ready') child.send(file);
        if (report.kind === 'imported') resolve(report.resume);
        if (report.kind === 'refused') reject(new ImportRefusedError(report.errorCode));
        if (report.kind !== 'progress') return;
        if (report.progress.stage === 'recognising')
          guard.limits = this.options.recognising ?? RECOGNISING_LIMITS;
        onProgress(report.progress);
      });
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(guard.verdict ?? abortOf(code, signal)));
    }).finally(() => guard.stop());
  }
}

// V8 aborts when its heap is full: the file was too much for it.
const abortOf = (code: number | null, signal: NodeJS.Signals | null): Error =>
  signal === 'SIGABRT' || code === 134
    ? new ImportRefusedError('tooComplex')
    : new Error(`the reading process ended by itself (${signal ?? code ?? 'unknown'})`);

/** Kills a child that is over its limits, and says why. */
class Guard {
  verdict: ImportRefusedError | null = null;
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly child: ChildProcess,
    public limits: Limits,
  ) {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const { pid } = this.child;
    const used = pid === undefined ? null : await usageOf(pid);
    if (used !== null && used.residentBytes > this.limits.residentBytes) this.end('tooComplex');
    const isLate = performance.now() - this.startedAt > this.limits.wallMs;
    if (isLate || (used !== null && used.cpuMs > this.limits.cpuMs)) this.end('timedOut');
  }

  private end(errorCode: 'tooComplex' | 'timedOut'): void {
    this.verdict ??= new ImportRefusedError(errorCode);
    this.child.kill('SIGKILL');
  }
}
