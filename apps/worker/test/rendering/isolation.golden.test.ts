import { execFile } from 'node:child_process';
import dgram from 'node:dgram';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { timeLimit } from '@qicheng/testing/open-database';
import { generatedResume } from '@qicheng/testing/resumes';
import { launchBrowser } from '../../src/resume-export/chromium/browser-launcher.js';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { FontLibrary } from '../../src/resume-export/chromium/font-library.js';
import { PrintSlot } from '../../src/resume-export/chromium/print-slot.js';
import { PrintTimeoutError } from '../../src/resume-export/printer.js';
import { chromiumConfig } from './env.js';
import { hostileMarkup } from './hostile-markup.js';
import { readWithPdfjs } from './pdf-reader.js';
import { resumeOfParagraphs } from './sample-resume.js';

jest.setTimeout(timeLimit(120_000));

/** Starts a server that counts connections; there must be none. */
async function openCanary() {
  let hits = 0;
  const tcp = net.createServer((socket) => {
    hits += 1;
    socket.end('HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\nCANARY');
  });
  await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
  const udp = dgram.createSocket('udp4').on('message', () => (hits += 1));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  return {
    tcpPort: (tcp.address() as AddressInfo).port,
    udpPort: udp.address().port,
    hits: () => hits,
    close: () => {
      udp.close();
      tcp.close();
    },
  };
}

/** Returns the running processes in a browser's process group. */
async function processesOf(group: number): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pgid=,stat=,args=']);
  return stdout.split('\n').filter((line) => line.trim().startsWith(`${group} `) && !/^\s*\d+ Z/.test(line));
}

/** Returns the process id of this process's only browser; undefined before it starts. */
async function ownBrowser(): Promise<number | undefined> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)]);
  const line = stdout.split('\n').find((one) => one.includes('--remote-debugging-pipe'));
  return line === undefined ? undefined : Number(line.trim().split(/\s+/)[0]);
}

/** Kills a browser's renderer processes, but not the browser, and returns how many. */
async function killRenderers(group = 0): Promise<number> {
  let killed = 0;
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,pgid=,args=']);
  for (const line of stdout.split('\n').filter((one) => one.includes('--type=renderer'))) {
    const [pid, own] = line.trim().split(/\s+/).map(Number);
    if (own !== group || !pid) continue;
    process.kill(pid, 'SIGKILL');
    killed += 1;
  }
  return killed;
}

/** Waits until the group has no processes, because a killed process does not end at once. */
async function expectGone(group: number): Promise<void> {
  const deadline = performance.now() + timeLimit(5000);
  while ((await processesOf(group)).length > 0 && performance.now() < deadline);
  expect(await processesOf(group)).toEqual([]);
}

/** Returns the printed text; hostile markup may crash or hang the page, so that nothing is printed. */
async function textUnlessKilled(printed: Promise<Uint8Array>): Promise<string> {
  try {
    return JSON.stringify((await readWithPdfjs(await printed)).pages);
  } catch (error) {
    if (error instanceof PrintTimeoutError || String(error).includes('Page crashed')) return '';
    throw error;
  }
}

const profiles = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`qicheng-chromium-${process.pid}-`));

describe('EX1: nothing leaves the export browser', () => {
  it('from any field of a résumé', async () => {
    const canary = await openCanary();
    const secret = path.join(await mkdtemp(path.join(tmpdir(), 'qicheng-secret-')), 'secret.txt');
    await writeFile(secret, 'LOCAL-SECRET');
    const printer = await ChromiumPrinter.create(chromiumConfig());
    const vectors = hostileMarkup(canary.tcpPort, canary.udpPort, secret);
    const document = resumeOfParagraphs(
      vectors.map((vector) => vector.slice(0, 3900)),
      'tem0001',
    );
    document.basics = {
      name: { zh: vectors[0]?.slice(0, 100) },
      website: vectors[1]?.slice(0, 200),
      headline: { zh: vectors[2]?.slice(0, 150) },
    };
    const { bytes } = await printer.pdf({
      document,
      lang: 'zh',
      templateCode: 'tem0001',
      title: vectors[3] ?? '',
    });
    await printer.close();
    expect(canary.hits()).toBe(0);
    const text = JSON.stringify((await readWithPdfjs(bytes)).pages);
    expect(text).not.toContain('LOCAL-SECRET');
    expect(text).not.toContain('CANARY');
    expect(text).toContain('prefetch');
    canary.close();
    await rm(path.dirname(secret), { recursive: true });
  });

  it('even if a user’s markup got into the page', async () => {
    const canary = await openCanary();
    const config = chromiumConfig({ watchdogMs: timeLimit(4000) });
    const slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
    const layout = {
      lang: 'zh',
      title: '',
      geometry: { pitch: 1123, height: 1122, top: 40, bottom: 1080 },
      families: ['Noto Sans SC'],
      extraFaces: [],
    };
    for (const vector of hostileMarkup(canary.tcpPort, canary.udpPort, '/etc/passwd')) {
      const printed = slot.run(async (page) => {
        await page.layOut({ ...layout, html: `<div class="resume">${vector}</div>` });
        return await page.pdf();
      });
      const text = await textUnlessKilled(printed);
      expect(text).not.toMatch(/CANARY|root:x/);
    }
    await slot.close();
    expect(canary.hits()).toBe(0);
    canary.close();
  });
});

describe('EX3: a browser that fails', () => {
  const hang = () => new Promise<never>(() => undefined);

  it('is killed with all of its processes at the time limit; the other slots continue', async () => {
    const config = chromiumConfig({ watchdogMs: timeLimit(1500) });
    const fonts = await FontLibrary.open(config.fontsDirectory);
    const [slot, other] = [
      new PrintSlot({ ...config, watchdogMs: timeLimit(20_000) }, fonts),
      new PrintSlot({ ...config, watchdogMs: timeLimit(20_000) }, fonts),
    ];
    await Promise.all([slot.run(() => Promise.resolve()), other.run(() => Promise.resolve())]);
    const group = slot.processId ?? 0;
    process.kill(-group, 'SIGSTOP');
    const impatient = new PrintSlot(config, fonts);
    await expect(impatient.run(hang)).rejects.toBeInstanceOf(PrintTimeoutError);
    const otherGroup = other.processId ?? 0;
    await slot.close();
    await expectGone(group);
    expect(await processesOf(otherGroup)).not.toEqual([]);
    await other.run(() => Promise.resolve());
    await Promise.all([other.close(), impatient.close()]);
    await expectGone(otherGroup);
  });

  it('is replaced and the print retried once when it crashes', async () => {
    const config = chromiumConfig();
    const slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
    let tries = 0;
    const result = await slot.run(async () => {
      tries += 1;
      if (tries === 1 && slot.processId) process.kill(-slot.processId, 'SIGKILL');
      return tries === 1 ? await hang() : 'printed';
    });
    expect([result, tries]).toEqual(['printed', 2]);
    await slot.close();
  });

  it.each(['under a print', 'while nobody prints'])('is replaced when its page crashes %s', async (when) => {
    const config = chromiumConfig();
    const slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
    await slot.run(() => Promise.resolve());
    const first = slot.processId;
    if (when !== 'under a print') await killRenderers(first);
    // Without the crash event, the task would wait for the time limit and fail.
    const result = await slot.run(async (page) => {
      if (slot.processId !== first) return (await page.pdf()).subarray(0, 5).toString();
      if (when === 'under a print') await killRenderers(first);
      return hang();
    });
    expect(result).toBe('%PDF-');
    await slot.close();
  });

  it('starts if the share of its time limit is not a whole number of milliseconds', async () => {
    const config = chromiumConfig({ watchdogMs: 4 * timeLimit(15_000) + 1 });
    const slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
    await expect(slot.run(() => Promise.resolve('printed'))).resolves.toBe('printed');
    await slot.close();
  });

  it('is replaced when its page crashes during preparation', async () => {
    const config = chromiumConfig();
    const slot = new PrintSlot(config, await FontLibrary.open(config.fontsDirectory));
    const printed = slot.run((page) => page.pdf());
    let killed = 0;
    while (killed === 0) killed = await killRenderers(await ownBrowser());
    expect((await printed).subarray(0, 5).toString()).toBe('%PDF-');
    await slot.close();
  });

  it('leaves no profile behind, not even that of a killed worker', async () => {
    const orphan = await mkdtemp(path.join(tmpdir(), 'qicheng-chromium-4194305-'));
    const printer = await ChromiumPrinter.create(chromiumConfig());
    const input = {
      document: generatedResume('short', 1, 'tem0001'),
      lang: 'zh' as const,
      templateCode: 'tem0001',
      title: '简历',
    };
    await printer.pdf(input);
    await printer.close();
    expect(await profiles()).toEqual([]);
    expect(await readdir(tmpdir())).not.toContain(path.basename(orphan));
  });
});

it('EX5: the browser does not run as root and keeps its sandbox where the kernel allows it', async () => {
  const config = chromiumConfig();
  const running = await launchBrowser(config);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'uid=,args=', '-p', String(running.process.pid)]);
  running.kill();
  await running.gone;
  expect(stdout.trim()).not.toMatch(/^0 /);
  if (config.sandbox) expect(stdout).not.toContain('--no-sandbox');
});
