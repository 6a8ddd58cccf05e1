import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withArguments } from './arguments.mjs';
import { installedOf, librariesOf } from './debian-program.mjs';
import { given, productEnvironment, siteAddress } from './environment.mjs';
import { findUser, isReachableByOthers } from './identity.mjs';
import { missingLibrary, notFound } from './libraries.mjs';
import { preparedRendering, rememberRendering } from './prepared-rendering.mjs';
import { isUsableRedis } from './redis-binary.mjs';
import { encodeCommand } from './redis-client.mjs';
import { redisConfig } from './redis.mjs';
import { contentHash, fingerprint, hasStamp, unlessStamped, writeStamp } from './stamp.mjs';
import { openState, saveState } from './state.mjs';

let directory;
beforeEach(() => {
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-'));
});
afterEach(() => fs.rmSync(directory, { recursive: true }));

describe('Redis', () => {
  it('must be 6.2 or later, or Valkey', () => {
    expect(isUsableRedis('Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc')).toBe(true);
    expect(isUsableRedis('Redis server v=6.2.0 sha=0')).toBe(true);
    expect(isUsableRedis('Valkey server v=8.0.1 sha=0')).toBe(true);
    expect(isUsableRedis('Redis server v=6.0.16 sha=0')).toBe(false);
    expect(isUsableRedis('command not found')).toBe(false);
  });

  it('reads needed libraries from apt and installed ones from dpkg', () => {
    const list =
      'redis-server\n  Depends: redis-tools\nliblzf1\n  Depends: libc6\nlibc6\nlibgcc-s1:amd64\n<debconf-2.0>\nlua-cjson\nliblzf1\nlibelogind0\n;rm\n';
    expect(librariesOf(list)).toEqual(['liblzf1', 'libc6', 'libgcc-s1', 'lua-cjson']);
    expect(installedOf('libc6 install ok installed\nliblzf1 deinstall ok config-files\n')).toEqual(['libc6']);
  });

  it('never evicts and persists its queues', () => {
    const config = redisConfig({ port: 1234, directory: '/d', password: 'pw', isThrowAway: false });
    for (const line of [
      'port 1234',
      'bind 127.0.0.1',
      'requirepass pw',
      'maxmemory-policy noeviction',
      'appendfsync everysec',
    ]) {
      expect(config.split('\n')).toContain(line);
    }
  });

  it('encodes commands with byte lengths', () => {
    expect(encodeCommand(['AUTH', '密'])).toBe('*2\r\n$4\r\nAUTH\r\n$3\r\n密\r\n');
  });
});

describe('libraries', () => {
  it('are parsed from linker and ldd output', () => {
    expect(missingLibrary('x: error while loading shared libraries: libicu.so.60: cannot open')).toBe(
      'libicu.so.60',
    );
    expect(
      notFound(
        '\tlibnss3.so => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x0)\n\tlibnspr4.so => not found\n',
      ),
    ).toEqual(['libnss3.so', 'libnspr4.so']);
  });
});

describe('identity', () => {
  it('finds nobody, with an id if the file has none', () => {
    expect(findUser('root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533:::\n', 'nobody')).toEqual({
      uid: 65534,
      gid: 65533,
    });
    expect(findUser('root:x:0:0::/root:/bin/sh\n', 'nobody')).toEqual({ uid: 65534, gid: 65534 });
  });

  it('detects that a closed folder closes everything below it', () => {
    const below = path.join(directory, 'a', 'b');
    fs.mkdirSync(below, { recursive: true });
    fs.chmodSync(directory, 0o700);
    expect(isReachableByOthers(below)).toBe(false);
    fs.chmodSync(directory, 0o711);
    expect(isReachableByOthers(below)).toBe(true);
    expect(isReachableByOthers(path.join(below, 'not-yet'))).toBe(true);
  });
});

describe('stamps', () => {
  it('change with content, size and time, but not with build folders', () => {
    const file = path.join(directory, 'src', 'a.ts');
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '1');
    const [first, content] = [fingerprint(directory, ['src']), contentHash([file])];
    fs.mkdirSync(path.join(directory, 'src', 'dist'));
    fs.writeFileSync(path.join(directory, 'src', 'dist', 'a.js'), '1');
    expect(fingerprint(directory, ['src'])).toBe(first);
    fs.writeFileSync(file, '22');
    expect(fingerprint(directory, ['src'])).not.toBe(first);
    expect(contentHash([file])).not.toBe(content);
    const stamp = path.join(directory, 'stamps', 's');
    expect(hasStamp(stamp, first)).toBe(false);
    writeStamp(stamp, first);
    expect(hasStamp(stamp, first)).toBe(true);
  });

  it('change when a file is replaced by one of the same size and modification time', () => {
    const [file, other] = ['a.ts', 'b'].map((name) => path.join(directory, name));
    const time = new Date('2026-01-01');
    fs.writeFileSync(file, '1');
    fs.utimesSync(file, time, time);
    const first = fingerprint(directory, ['a.ts']);
    fs.writeFileSync(other, '2');
    fs.utimesSync(other, time, time);
    fs.renameSync(other, file);
    expect(fingerprint(directory, ['a.ts'])).not.toBe(first);
  });

  it('skip a step only after a complete run on the same inputs whose outputs still exist', async () => {
    const stamp = path.join(directory, 's');
    const output = path.join(directory, 'dist');
    const runs = [];
    const step = (current, fails = false) =>
      unlessStamped({ stamp, current, outputs: [output] }, async () => {
        runs.push(current);
        if (fails) throw new Error('interrupted');
        fs.mkdirSync(output, { recursive: true });
      });
    await step('a');
    await step('a');
    expect(runs).toEqual(['a']);
    await expect(step('b', true)).rejects.toThrow('interrupted');
    await step('a');
    expect(runs).toEqual(['a', 'b', 'a']);
    fs.rmdirSync(output);
    await step('a');
    expect(runs).toHaveLength(4);
  });
});

describe('launcher state', () => {
  it('is created once, readable by the owner only', () => {
    const state = openState(directory);
    expect(fs.statSync(path.join(directory, 'state.json')).mode & 0o777).toBe(0o600);
    saveState(directory, { ...state, ports: { redis: 7 } });
    expect(openState(directory)).toEqual({ ...state, ports: { redis: 7 } });
  });

  it('is never replaced if it is unreadable', () => {
    fs.writeFileSync(path.join(directory, 'state.json'), '{"appSec');
    expect(() => openState(directory)).toThrow(/已损坏：请从备份恢复它/);
    expect(fs.readFileSync(path.join(directory, 'state.json'), 'utf8')).toBe('{"appSec');
  });
});

describe('environment', () => {
  const parts = () => ({
    home: { data: '/h/data' },
    state: { appSecret: 'embedded-secret' },
    databaseUrl: 'postgresql://embedded',
    redisUrl: 'redis://embedded',
    site: { host: '127.0.0.1', port: 3000, url: 'http://localhost:3000' },
    metricsPorts: { api: 1, worker: 2 },
    browser: { program: '/c/chromium', libraries: ['/c/lib'], version: '1', isSandboxed: false },
    fonts: '/c/fonts',
  });

  it('completes the user’s values', () => {
    const env = productEnvironment(parts(), { LOG_LEVEL: 'debug', STORAGE_DIR: '/mine', APP_SECRET: '' });
    expect(env).toMatchObject({
      LOG_LEVEL: 'debug',
      STORAGE_DIR: '/mine',
      APP_SECRET: 'embedded-secret',
      DEMO: '1',
      CHROMIUM_SANDBOX: '0',
    });
  });

  it('creates no demo accounts in production or in the user’s database', () => {
    expect(productEnvironment(parts(), { NODE_ENV: 'production' }).DEMO).toBe('0');
    expect(productEnvironment(parts(), { DATABASE_URL: 'postgresql://mine' }).DEMO).toBe('0');
  });

  it('reads secrets from files and passes each on once', () => {
    const file = path.join(directory, 'secret');
    fs.writeFileSync(file, 'from-file\n');
    const source = { APP_SECRET_FILE: file, SMTP_URL_FILE: '/run/smtp' };
    const env = productEnvironment(parts(), source);
    expect(env.APP_SECRET).toBe('from-file');
    expect(env).not.toHaveProperty('APP_SECRET_FILE');
    expect(env.SMTP_URL_FILE).toBe('/run/smtp');
    expect(() => given('X', { X_FILE: '/absent' })).toThrow(/读不到 X_FILE/);
  });

  it('returns the address, and rejects a bad port', () => {
    expect(siteAddress({})).toEqual({ host: '127.0.0.1', port: 3000, url: 'http://localhost:3000' });
    expect(siteAddress({ PORT: '80', APP_URL: 'https://a.cn/' })).toEqual({
      host: '127.0.0.1',
      port: 80,
      url: 'https://a.cn',
    });
    expect(() => siteAddress({ PORT: 'http' })).toThrow('PORT 应是 1 到 65535 的整数，现在是“http”。');
  });

  it('accepts the port after the command too, and rejects unknown options', () => {
    expect(siteAddress(withArguments(['--port', '8080'], { PORT: '80' })).port).toBe(8080);
    expect(siteAddress(withArguments(['-p', '8080'], {})).port).toBe(8080);
    expect(siteAddress(withArguments(['--port=8080'], {})).port).toBe(8080);
    expect(withArguments([], { PORT: '80' })).toEqual({ PORT: '80' });
    expect(() => withArguments(['--prot', '8080'], {})).toThrow('不认识参数“--prot”');
    expect(() => withArguments(['8080'], {})).toThrow('不认识参数“8080”');
    expect(() => siteAddress(withArguments(['--port'], {}))).toThrow(/^PORT 应是/);
  });
});

describe('browser and fonts of a short command', () => {
  const browser = () => ({ program: directory, libraries: ['/libs'], version: '1.0', isSandboxed: false });

  it('are those of the last start', () => {
    rememberRendering(directory, { browser: browser(), fonts: directory });
    expect(preparedRendering(directory, {})).toEqual({ browser: browser(), fonts: directory });
  });

  it('are none if nothing was prepared or it is gone', () => {
    expect(preparedRendering(directory, {})).toMatchObject({ browser: { program: '' }, fonts: '' });
    const missing = path.join(directory, 'gone');
    rememberRendering(directory, { browser: { ...browser(), program: missing }, fonts: missing });
    expect(preparedRendering(directory, {})).toMatchObject({ browser: { program: '' }, fonts: '' });
  });

  it('yield to a configured browser', () => {
    rememberRendering(directory, { browser: browser(), fonts: directory });
    const source = { PUPPETEER_EXECUTABLE_PATH: '/mine', CHROMIUM_LD_LIBRARY_PATH: '/a:/b' };
    expect(preparedRendering(directory, source).browser).toMatchObject({
      program: '/mine',
      libraries: ['/a', '/b'],
    });
  });
});
