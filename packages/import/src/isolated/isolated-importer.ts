import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FileToImport,
  type ImportedResume,
  ImportRefusedError,
  type ReportProgress,
} from '../imported.js';
import type { Report } from './messages.js';

// packages/import/{src,dist}/isolated: the layout is the same in the repository and in the image.
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/**
 * Node's permission model: the child reads program files only, writes nothing and starts no process. It may load native
 * libraries (sharp) and use worker threads (OCR).
 */
function permissionFlags(readable: readonly string[] = []): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const model = ['--permission', '--experimental-permission'].find((flag) => known.has(flag));
  if (model === undefined) return [];
  const folders = [path.join(ROOT, 'node_modules'), path.join(ROOT, 'packages'), ...readable];
  return [
    model,
    ...folders.map((folder) => `--allow-fs-read=${folder}/*`),
    `--allow-fs-read=${path.join(ROOT, 'package.json')}`,
    '--allow-worker',
    ...(known.has('--allow-addons') ? ['--allow-addons'] : []),
  ];
}

const UNSHARE = ['unshare', '--user', '--map-root-user', '--net', '--'];

let known: Promise<readonly string[]> | undefined;

/** Command prefix that creates a network namespace; empty if the system does not allow it. */
function emptyNetwork(): Promise<readonly string[]> {
  known ??= isAllowed().then((allowed) => (allowed ? UNSHARE : []));
  return known;
}

function isAllowed(): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(false);
  return new Promise((resolve) => {
    const [program = '', ...args] = UNSHARE;
    const probe = spawn(program, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 });
    probe.once('error', () => resolve(false));
    probe.once('exit', (code) => resolve(code === 0));
  });
}

/** Resource limits of a child [UP6]; OCR needs more than reading a file. */
interface Limits {
  wallMs: number;
  cpuMs: number;
  residentBytes: number;
}

const MB = 1024 * 1024;

const READING_LIMITS: Limits = { wallMs: 90_000, cpuMs: 10_000, residentBytes: 512 * MB };
const RECOGNISING_LIMITS: Limits = { wallMs: 170_000, cpuMs: 120_000, residentBytes: 1_200 * MB };

const TICKS_PER_SECOND = 100; // USER_HZ of every Linux that Node runs on
const PAGE_BYTES = 4_096;

/** Resources that a process has used so far; null without /proc or if the process has exited. */
async function usageOf(pid: number): Promise<{ cpuMs: number; residentBytes: number } | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The process name in brackets may contain spaces: the fields start after it, with the state.
    const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, resident] = [numbers[11], numbers[12], numbers[21]].map(Number);
    return {
      cpuMs: (((user ?? 0) + (system ?? 0)) * 1000) / TICKS_PER_SECOND,
      residentBytes: (resident ?? 0) * PAGE_BYTES,
    };
  } catch {
    return null;
  }
}

export interface ImporterOptions {
  /** The program that reads the file; by default the one next to this module. */
  entry?: string;
  nodeFlags?: readonly string[];
  reading?: Limits;
  recognising?: Limits;
}

const POLL_EVERY_MS = 100;
const HEAP_MB = 400;

/**
 * Reads each file in its own process, without network or write access, and kills it when it exceeds its time or memory.
 */
export class IsolatedImporter {
  private readonly running = new Set<ChildProcess>();

  constructor(private readonly options: ImporterOptions = {}) {}

  /**
   * Rejects with ImportRefusedError if the file gives no draft, with another error if the process failed. The signal
   * stops the process.
   */
  async run(
    file: FileToImport,
    onProgress: ReportProgress = () => undefined,
    signal?: AbortSignal,
  ): Promise<ImportedResume> {
    const child = await this.start();
    this.running.add(child);
    const end = () => child.kill('SIGKILL');
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    try {
      return await this.exchange(child, file, onProgress);
    } finally {
      signal?.removeEventListener('abort', end);
      this.running.delete(child);
      child.removeAllListeners('message');
      child.kill('SIGKILL');
    }
  }

  /** Stops all imports in progress. */
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

  private exchange(
    child: ChildProcess,
    file: FileToImport,
    onProgress: ReportProgress,
  ): Promise<ImportedResume> {
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

// V8 aborts when its heap is full, that is, when the file is too large.
const abortOf = (code: number | null, signal: NodeJS.Signals | null): Error =>
  signal === 'SIGABRT' || code === 134
    ? new ImportRefusedError('tooComplex')
    : new Error(`the reading process ended by itself (${signal ?? code ?? 'unknown'})`);

/** Kills a child that exceeds its limits and records the reason. */
class Guard {
  verdict: ImportRefusedError | null = null;
  private readonly startedAt = performance.now();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly child: ChildProcess,
    public limits: Limits,
  ) {
    this.timer = setInterval(() => void this.checkChild(), POLL_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkChild(): Promise<void> {
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
