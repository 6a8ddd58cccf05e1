import { spawn, type ChildProcess } from 'node:child_process';
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import puppeteer, { type Browser, type ConnectionTransport } from 'puppeteer';
import { WATCHDOG_MS, type ChromiumConfig } from './chromium-config.js';

/** DevTools messages over two pipes, ended by a zero byte: unlike a port, no other process can connect. */
class PipeTransport implements ConnectionTransport {
  onmessage?: (message: string) => void;
  onclose?: () => void;
  private pending: Buffer[] = [];

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on('data', (chunk: Buffer) => this.receive(chunk));
    fromBrowser.on('close', () => this.onclose?.());
    // A killed browser breaks the pipe; the slot learns of it from the process exit.
    fromBrowser.on('error', () => undefined);
    toBrowser.on('error', () => undefined);
  }

  send(message: string): void {
    if (this.toBrowser.writable) this.toBrowser.write(`${message}\0`);
  }

  close(): void {
    this.toBrowser.end();
  }

  private receive(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      this.pending.push(chunk.subarray(start, end));
      const message = Buffer.concat(this.pending).toString('utf8');
      this.pending = [];
      start = end + 1;
      this.onmessage?.(message);
    }
    if (start < chunk.length) this.pending.push(chunk.subarray(start));
  }
}

const NOBODY = 65_534;
const PROFILE = 'qicheng-chromium-';
const PROFILE_NAME = /^qicheng-chromium-(\d+)-/;

// [principle 1]: a dead proxy without an exception for loopback blocks all traffic; the other flags keep the
// browser from making requests of its own.
const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-features=Translate,MediaRouter,OptimizationHints',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
];

// The export browser sees no font of the machine: a PDF must not depend on where it was made.
const NO_FONTS = (cache: string): string =>
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><cachedir>${cache}</cachedir></fontconfig>`;

export interface RunningBrowser {
  browser: Browser;
  process: ChildProcess;
  /** Kills the browser and all of its children at once. */
  kill: () => void;
  /** Resolves when the process has exited and its profile is removed. */
  gone: Promise<void>;
}

/** Starts a browser, without its sandbox only where the kernel requires it. */
export async function launchBrowser(config: ChromiumConfig): Promise<RunningBrowser> {
  const asRoot = process.getuid?.() === 0;
  if (!config.sandbox) return await start(config, asRoot ? NOBODY : undefined, false);
  try {
    return await start(config, asRoot ? NOBODY : undefined, true);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
    config.onWarning?.(
      'Chromium 的沙箱在这台机器上无法启用，导出时不使用沙箱；请勿以 root 运行，或允许非特权用户命名空间',
    );
    return await start(config, asRoot ? NOBODY : undefined, false);
  }
}

const isSandboxError = (error: unknown): boolean => /sandbox|namespace|setuid/i.test(String(error));

async function start(
  config: ChromiumConfig,
  uid: number | undefined,
  sandbox: boolean,
): Promise<RunningBrowser> {
  const profile = await prepareProfile(uid);
  const child = spawn(
    config.executablePath,
    [...FLAGS, ...(sandbox ? [] : ['--no-sandbox']), `--user-data-dir=${profile}`],
    {
      // Its own process group, so that the watchdog reaches renderers too.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
      cwd: profile,
      env: browserEnvironment(config, profile),
      ...(uid !== undefined && { uid, gid: uid }),
    },
  );
  const kill = (): void => killGroup(child);
  const exited = new Promise<void>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve());
  }).then(() => rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  try {
    const browser = await connect(child, config.watchdogMs);
    return { browser, process: child, kill, gone: exited };
  } catch (error) {
    kill();
    throw error;
  }
}

/** Removes the profiles of killed workers: their browsers ended with them, but their files remained. */
export async function sweepProfiles(): Promise<void> {
  const stale = (await readdir(tmpdir())).filter((name) => {
    const [, pid] = PROFILE_NAME.exec(name) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(
    stale.map((name) =>
      rm(path.join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined),
    ),
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function prepareProfile(uid: number | undefined): Promise<string> {
  const profile = await mkdtemp(path.join(tmpdir(), `${PROFILE}${process.pid}-`));
  const cache = path.join(profile, 'font-cache');
  await mkdir(cache);
  await writeFile(path.join(profile, 'fonts.conf'), NO_FONTS(cache));
  if (uid !== undefined) await Promise.all([profile, cache].map((directory) => chown(directory, uid, uid)));
  return profile;
}

/** The browser inherits nothing from the worker's environment, which contains secrets. */
function browserEnvironment(config: ChromiumConfig, profile: string): Record<string, string> {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: profile,
    TMPDIR: profile,
    LANG: 'C.UTF-8',
    FONTCONFIG_FILE: path.join(profile, 'fonts.conf'),
    ...(config.libraryPath && { LD_LIBRARY_PATH: config.libraryPath }),
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

// The start is part of the first print, and so are its commands: a longer print timeout applies to each of
// them.
const START_SHARE = 0.75;
const COMMAND_SHARE = 1.5;

async function connect(child: ChildProcess, watchdogMs = WATCHDOG_MS): Promise<Browser> {
  const printMs = Math.max(watchdogMs, WATCHDOG_MS);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)));
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', (error) => reject(new Error(`Chromium did not start: ${error.message}`)));
    child.once('close', (code) =>
      reject(new Error(`Chromium exited immediately (${code}): ${output.trim()}`)),
    );
  });
  failed.catch(() => undefined);
  const transport = new PipeTransport(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const tooLong = AbortSignal.timeout(Math.ceil(printMs * START_SHARE));
  const late = new Promise<never>((_resolve, reject) =>
    tooLong.addEventListener('abort', () => reject(new Error('Chromium did not respond in time'))),
  );
  return await Promise.race([
    puppeteer.connect({ transport, defaultViewport: null, protocolTimeout: printMs * COMMAND_SHARE }),
    failed,
    late,
  ]);
}
