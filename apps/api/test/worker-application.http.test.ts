import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { ApplicationConfig, ModuleRef, ModulesContainer } from '@nestjs/core';
import { Clock, CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { SettingsService } from '@qicheng/core/site';
import { startApi, type TestApi } from './harness.js';
import { openAccount } from './visitor.js';

const SCENE = randomUUID();

const settings = ({ app }: TestApi) => app.get(SettingsService, { strict: false });
const signIn = async (api: TestApi) =>
  (await api.post('/user/login', { type: '1', phone: '13800000009', password: 'not the password' })).reason;
const poll = async (api: TestApi) =>
  (await api.post('/user/wxPcloginCheck', { scene_id: SCENE, type: '1', domain: 'localhost' })).reason;

const configOf = ({ app }: TestApi) => app.get<CoreConfig>(CORE_CONFIG, { strict: false });

function directoryOf(api: TestApi): string {
  const { storage } = configOf(api);
  return storage.driver === 'local' ? storage.directory : '';
}

async function isClockReal({ app }: TestApi): Promise<boolean> {
  const now = app.get(Clock, { strict: false }).now().getTime();
  return Math.abs(now - Date.now()) < 60_000;
}

/** What one test file could see of another. */
async function traces(api: TestApi) {
  const database = api.openDatabase();
  try {
    return {
      limitInDatabase: await signIn(api),
      limitInMemory: await poll(api),
      rows: await database.user.count(),
      cachedSetting: await settings(api).get('contestFlag'),
      files: await readdir(directoryOf(api)),
      hasMetrics: /sign_ins_total\{.*\} 2\d/.test(await api.metrics.registry.metrics()),
      isClockReal: await isClockReal(api),
    };
  } finally {
    await database.$disconnect();
  }
}

const NONE = {
  limitInDatabase: 'passwordIncorrect',
  limitInMemory: 'wechatSceneExpired',
  rows: 0,
  cachedSetting: 3,
  files: [],
  hasMetrics: false,
  isClockReal: true,
};

describe('the application of a worker', () => {
  it('starts again without limits, rows, caches, files, counters and mocks of its earlier use', async () => {
    const first = await startApi();
    expect(await traces(first)).toEqual(NONE);
    await openAccount(first);
    await settings(first).change({ actor: 'test', key: 'contestFlag', value: 1 });
    await settings(first).get('contestFlag');
    await writeFile(path.join(directoryOf(first), 'left.txt'), 'left');
    for (let tries = 0; tries < 20; tries++) await signIn(first);
    for (let tries = 0; tries < 5; tries++) await poll(first);
    expect(await traces(first)).toEqual({
      limitInDatabase: 'tooManyRequests',
      limitInMemory: 'tooManyRequests',
      rows: 1,
      cachedSetting: 1,
      files: ['left.txt'],
      hasMetrics: true,
      isClockReal: true,
    });
    jest.spyOn(first.app.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(0));
    expect(await isClockReal(first)).toBe(false);
    const { redisUrl } = configOf(first);
    await first.stop();

    const second = await startApi();
    expect(second.app).toBe(first.app);
    expect(configOf(second).redisUrl).not.toBe(redisUrl);
    expect(await traces(second)).toEqual(NONE);
    await second.stop();
  });

  it('has the fields of a new application in every provider and controller', async () => {
    const first = await startApi();
    await openAccount(first);
    await traces(first);
    await first.stop();
    const second = await startApi();
    const other = await startApi({ environment: 'test' });
    expect(second.app).toBe(first.app);
    expect(other.app).not.toBe(first.app);
    const renewed = fieldsOf(second);
    expect(renewed.length).toBeGreaterThan(400);
    expect(renewed).toEqual(fieldsOf(other));
    await Promise.all([second.stop(), other.stop()]);
  });

  it('is not used again after a request whose handler may still be running', async () => {
    const first = await startApi();
    const { port } = first.app.getHttpServer().address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    socket.write('POST /user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 100\r\n\r\n{');
    const [, response] = (await once(first.app.getHttpServer(), 'request')) as [unknown, ServerResponse];
    socket.destroy();
    await once(response, 'close');
    await first.stop();
    const second = await startApi();
    expect(second.app).not.toBe(first.app);
    await second.stop();
  });

  // Fields that only the class itself can reach cannot be replaced.
  it('has no class with #private fields among its providers', async () => {
    const api = await startApi();
    const types = objectsOf(api).map((object) => object.constructor);
    expect(types.filter((type) => /\bthis\.#/.test(String(type)))).toEqual([]);
    await api.stop();
  });
});

const wrappersOf = ({ app }: TestApi) =>
  [...app.get(ModulesContainer).values()]
    .flatMap(({ providers, controllers, injectables }) => [
      ...[...providers.values(), ...controllers.values(), ...injectables.values()],
    ])
    .map(({ instance, metatype, isFactory }) => ({
      instance: instance as object | null,
      metatype,
      isFactory,
    }));

/** The providers and controllers that are objects of the product's classes, in the order of their modules. */
function objectsOf(api: TestApi): object[] {
  const ofNest = [ModuleRef, ApplicationConfig];
  return wrappersOf(api).flatMap(({ instance, metatype, isFactory }) => {
    const isOwn = !isFactory && instance !== null && instance.constructor === metatype;
    return isOwn && !ofNest.some((type) => instance instanceof type) ? [instance] : [];
  });
}

/** The state of each object, as far as two applications can have it in common. */
function fieldsOf(api: TestApi): string[] {
  const shared = new Set<unknown>(wrappersOf(api).map(({ instance }) => instance));
  const outline = (value: unknown, depth: number): unknown => {
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null) return String(value);
    const name = value.constructor?.name ?? 'object';
    if (value instanceof Map || value instanceof Set) return `${name} of ${value.size}`;
    if (depth === 4 || (depth > 0 && shared.has(value))) return name;
    const fields = Object.entries(value).map(([key, each]) => [key, outline(each, depth + 1)] as const);
    const size = 'size' in value ? String(value.size) : '';
    return { name, size, ...Object.fromEntries(fields) };
  };
  return objectsOf(api).map((object) => `${object.constructor.name} ${JSON.stringify(outline(object, 0))}`);
}
