import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@qicheng/contract/endpoints';
import express from 'express';
import { LoadMeter, shouldShed, type LoadRank, rankOf, waitsForJob, loadShedding } from './load-shedding.js';

class FixedLoad extends LoadMeter {
  set(load: { lagMs: number; underWay: number }): void {
    Object.assign(this, load);
  }
}

const RANKS: LoadRank[] = ['search', 'print', 'ai', 'read', 'write'];
const meter = new FixedLoad();
const refused: LoadRank[] = [];
let server: Server;
let url: string;
let release = (): void => undefined;
let arrived = (): void => undefined;

beforeAll(async () => {
  const app = express();
  app.use(loadShedding({ meter, onRefusal: (rank) => refused.push(rank), random: () => 0.5 }));
  app.use((request, response) => {
    if (request.path !== '/rtorder/rename') return void response.json({ code: 1 });
    request.once('data', () => arrived());
    release = () => void response.json({ code: 1 });
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, accept = '*/*') => fetch(url + path, { headers: { accept } });

describe('an overloaded process', () => {
  it('sheds searches, prints, AI, reads and finally writes, in this order', () => {
    const shed = (load: { lagMs: number; underWay: number }) =>
      RANKS.filter((rank) => shouldShed(rank, { ...load, room: Infinity }));
    expect(shed({ lagMs: 0, underWay: 0 })).toEqual([]);
    let before = 0;
    for (const underWay of [110, 125, 140, 170, 300]) {
      const now = shed({ lagMs: 0, underWay });
      expect(now).toEqual(RANKS.slice(0, now.length));
      expect(now.length).toBe(before + 1);
      before = now.length;
    }
    expect(shed({ lagMs: 220, underWay: 70 })).toEqual(['search', 'print', 'ai']);
  });

  it('does not take a single long request for an overload', () => {
    expect(RANKS.some((rank) => shouldShed(rank, { lagMs: 2_000, underWay: 5, room: Infinity }))).toBe(false);
  });

  it('admits no more than it answers in time while others queue, in the same order', () => {
    const load = { lagMs: 0, room: 60 };
    const shed = (underWay: number) => RANKS.filter((rank) => shouldShed(rank, { ...load, underWay }));
    expect(shed(39)).toEqual([]);
    expect(shed(40)).toEqual(['search']);
    expect(shed(60)).toEqual(['search', 'print', 'ai', 'read']);
    expect(shed(80)).toEqual(RANKS);
  });

  it('classifies calls by what they do', () => {
    const ranks = Object.fromEntries(
      [
        '/healthz',
        '/ops/orders',
        '/api/search/suggest',
        '/make_resume/resumeSavePdf',
        '/ai/resumeAiAnalyse',
        '/ai/getResumeLastAnalyse',
        '/rtorder/rt_list',
        '/make_resume/saveMakeResume',
        '/user/login',
        '/api/pay/notice/wechat',
      ].map((path) => [path, rankOf(path)]),
    );
    expect(ranks).toEqual({
      '/healthz': null,
      '/ops/orders': null,
      '/api/search/suggest': 'search',
      '/make_resume/resumeSavePdf': 'print',
      '/ai/resumeAiAnalyse': 'ai',
      '/ai/getResumeLastAnalyse': 'read',
      '/rtorder/rt_list': 'read',
      '/make_resume/saveMakeResume': 'write',
      '/user/login': 'write',
      '/api/pay/notice/wechat': 'write',
    });
    // Renaming a call must not silently remove it from its rank.
    const served = endpoints.map(({ path }) => path);
    for (const rank of ['search', 'print', 'ai'] as const)
      expect(served.filter((path) => rankOf(path) === rank).length).toBeGreaterThan(3);
  });

  it('responds with 503, a retry time and a Chinese message, but keeps its health check', async () => {
    meter.set({ lagMs: 0, underWay: 1_000 });
    const response = await ask('/user/login');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('3');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      code: 0,
      msg: expect.stringMatching(/\p{Script=Han}/u),
      reason: 'busy',
      data: null,
    });
    expect(refused.at(-1)).toBe('write');
    const page = await ask('/home', 'text/html,*/*;q=0.8');
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('您的内容都完好保存');
    expect(text).toContain('<a href="">重新打开</a>');
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('counts a request from arrival to end, except while it waits for a job', async () => {
    meter.set({ lagMs: 0, underWay: 0 });
    const slow = ask('/rtorder/rename');
    while (meter.underWay === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(meter.underWay).toBe(1);
    await (await ask('/make_resume/resumeSavePdf')).text();
    expect(waitsForJob('/make_resume/resumeSavePdf', 'print')).toBe(true);
    expect(meter.underWay).toBe(1);
    release();
    await (await slow).text();
    while (meter.underWay > 0) await new Promise((resolve) => setImmediate(resolve));
  });

  it('counts a request with a body once the body has arrived', async () => {
    meter.set({ lagMs: 0, underWay: 0 });
    const come = new Promise<void>((resolve) => (arrived = resolve));
    const sending = request(`${url}/rtorder/rename`, { method: 'POST', agent: false });
    const answered = once(sending, 'response');
    sending.write('a');
    await come;
    expect(meter.underWay).toBe(0);
    sending.end('b');
    while (meter.underWay === 0) await new Promise((resolve) => setImmediate(resolve));
    release();
    const [answer] = (await answered) as [IncomingMessage];
    answer.resume();
    while (meter.underWay > 0) await new Promise((resolve) => setImmediate(resolve));
  });
});

describe('the capacity of a process', () => {
  const answer = (own: LoadMeter, count: number, ms: number) => {
    for (let one = 0; one < count; one += 1) own.answered(ms);
    own.measureRoom();
    return own.room;
  };

  it('is what it answers in 200 ms, from responses over 250 ms until they are below 100', () => {
    const own = new LoadMeter();
    expect(answer(own, 200, 240)).toBe(Infinity);
    expect(answer(own, 200, 260)).toBe(80);
    expect(answer(own, 300, 190)).toBe(120);
    expect(answer(own, 300, 90)).toBe(Infinity);
  });

  it('is unchanged if a few slow requests wait among many fast ones', () => {
    const own = new LoadMeter();
    for (let one = 0; one < 40; one += 1) own.answered(5_000);
    expect(answer(own, 60, 20)).toBe(Infinity);
    expect(answer(own, 9, 5_000)).toBe(Infinity);
  });

  it('never reaches zero, and recovers when idle', () => {
    const own = new LoadMeter();
    expect(answer(own, 10, 4_000)).toBe(24);
    expect(answer(own, 0, 0)).toBe(Infinity);
  });
});

it('measures the event loop delay', async () => {
  const own = new LoadMeter();
  while (own.lagMs <= 5) {
    const busyUntil = performance.now() + 60;
    while (performance.now() < busyUntil);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(own.lagMs).toBeGreaterThan(5);
});
