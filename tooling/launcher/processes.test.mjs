import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort, isFree, requirePort } from './ports.mjs';
import { holdHome, isAlive, readHolder } from './single-run.mjs';
import { pauseAfter, Supervised } from './supervised.mjs';

let directory;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

const child = (script, extra = {}) => ({
  name: '样例',
  command: process.execPath,
  args: ['-e', script],
  env: process.env,
  log: path.join(directory, 'child.log'),
  ...extra,
});

describe('a supervised child', () => {
  it('is restarted with growing delays', () => {
    expect([1, 2, 3, 4, 7, 20].map(pauseAfter)).toEqual([500, 1000, 2000, 4000, 30_000, 30_000]);
  });

  it('reports its death and its restart', async () => {
    const log = path.join(directory, 'child.log');
    let died;
    const hasDied = new Promise((resolve) => (died = resolve));
    const service = new Supervised(child('console.log("alive"); process.exit(3)'), died).start();
    expect(await hasDied).toMatch(/^样例 意外退出（3），0.5 秒后重新启动；日志：/);
    const again = new Promise((resolve) => (service.say = resolve));
    expect(await again).toMatch(/1.0 秒后重新启动/);
    await service.stop();
    expect(fs.readFileSync(log, 'utf8')).toBe('alive\nalive\n');
  });

  it('stops on request and is not restarted', async () => {
    const service = new Supervised(child('setInterval(() => {}, 1000)')).start();
    await once(service.child, 'spawn');
    await service.stop();
    expect(service.hasExited).toBe(true);
    expect(isAlive(service.child.pid)).toBe(false);
  });

  it('is killed if it does not stop in time', async () => {
    const script = 'process.on("SIGTERM", () => {}); process.send("up"); setInterval(() => {}, 1000)';
    const service = new Supervised(child(script, { graceMs: 50, hasChannel: true })).start();
    await once(service.child, 'message');
    await service.stop();
    expect(service.child.signalCode).toBe('SIGKILL');
  });
});

describe('a launcher under npm', () => {
  it('stops its children when the shell between them is killed', async () => {
    const pids = path.join(directory, 'pids');
    const script = `
      import fs from 'node:fs';
      import { Progress } from '${path.resolve('tooling/launcher')}/progress.mjs';
      import { Shutdown } from '${path.resolve('tooling/launcher')}/shutdown.mjs';
      import { Supervised } from '${path.resolve('tooling/launcher')}/supervised.mjs';
      const service = new Supervised({ name: 'a', command: 'sleep', args: ['600'], env: process.env, log: '${pids}.log' });
      new Shutdown(new Progress({ quiet: true })).add(service.start());
      fs.writeFileSync('${pids}.new', process.pid + ' ' + service.child.pid);
      fs.renameSync('${pids}.new', '${pids}');
      setInterval(() => {}, 1000);`;
    fs.writeFileSync(`${pids}.mjs`, script);
    // As under npm: the shell survives, and only the shell gets the signal.
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${pids}.mjs"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: 'ignore',
    });
    while (!fs.existsSync(pids)) await new Promise(setImmediate);
    const [launcher, service] = fs.readFileSync(pids, 'utf8').split(' ').map(Number);
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    while (isAlive(launcher)) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive(service)).toBe(false);
  });
});

describe('ports', () => {
  it('a used port is reported with a remedy, or another one is found', async () => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address();
    expect(await isFree(port)).toBe(false);
    await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(
      `端口 ${port} 已被别的程序占用：请换一个端口，例如 PORT=${port + 1} npm start。`,
    );
    expect(await freePort(port)).not.toBe(port);
    server.close();
  });
});

describe('one launcher per home', () => {
  it('ignores a stale lock', () => {
    const file = path.join(directory, 'launcher.json');
    fs.writeFileSync(file, JSON.stringify({ pid: 1, url: 'http://x', started: 'long ago' }));
    expect(readHolder(file)).toBeNull();
    holdHome(directory, 'http://localhost:1');
    expect(JSON.parse(fs.readFileSync(file, 'utf8')).pid).toBe(process.pid);
  });

  it('tells a second launcher the address of the first', () => {
    const parent = fs.readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1].split(' ')[19];
    fs.writeFileSync(
      path.join(directory, 'launcher.json'),
      JSON.stringify({ pid: process.ppid, url: 'http://localhost:9', started: parent }),
    );
    expect(() => holdHome(directory, 'http://localhost:1')).toThrow(/启程已经在运行：http:\/\/localhost:9/);
  });
});
