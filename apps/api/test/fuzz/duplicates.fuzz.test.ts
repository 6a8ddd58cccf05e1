import { writeFileSync } from 'node:fs';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { AiCountService } from '@qicheng/core/ai-count';
import { timeLimit } from '@qicheng/testing/open-database';
import { effectOf, onceCalls } from './effects.js';
import { fuzzOptions } from './env.js';
import { requestOf } from './fuzz-case.js';
import { type Ground, openGround } from './ground.js';
import { isBookkeepingTable } from './oracles.js';
import { Random } from './random.js';
import type { Recipe } from './recipes.js';
import { fieldsOf } from './schema-walker.js';
import { type RawAnswer, Sender } from './sender.js';

/** The number of parallel copies. */
const TOGETHER = 20;
const KEY = '0190c1f2-0000-7000-8000-00000000d0b1';
const KEYS = ['requestKey', 'request_key', 'request_id'];
const MAX_BOOKS = 20;

/**
 * A password can be used repeatedly, and every sign-in with it creates a session. A change that its owner has
 * authorised is audited before it is made, so that no change goes unaudited.
 */
const mayEachAdd = ({ endpoint: { path }, recipe: { body } }: Duplicate, table: string): boolean =>
  table === 'audit_entry' || (path === '/user/login' && table === 'session' && body.type === '1');

const { seed, duplicates } = fuzzOptions();
jest.setTimeout(timeLimit(40 * 60_000));

let ground: Ground;
let senders: Sender[];
beforeAll(async () => {
  ground = await openGround();
  senders = Array.from({ length: TOGETHER }, () => new Sender(ground.api.url));
  await ground.state.keep();
});
afterAll(async () => {
  for (const sender of senders) sender.close();
  await ground.stop();
});

interface Duplicate {
  endpoint: Endpoint;
  recipe: Recipe;
}
type Growth = ReadonlyMap<string, number>;

const rowsIn = (digest: string): number => Number(digest.split(':')[0]);

/** Returns how many rows each table gained during `run`, without the tables that count attempts. */
async function growthOf(run: () => Promise<unknown>): Promise<Growth> {
  await ground.state.restore();
  const { all: before } = await ground.state.digest();
  await run();
  const { all: after } = await ground.state.digest();
  const grown = [...after].map(
    ([table, digest]) => [table, rowsIn(digest) - rowsIn(before.get(table) ?? '0')] as const,
  );
  return new Map(grown.filter(([table, rows]) => rows > 0 && !isBookkeepingTable(table)));
}

function send({ endpoint, recipe }: Duplicate, sender: Sender | undefined): Promise<RawAnswer> {
  const names = Object.keys(fieldsOf(endpoint.input));
  const keyed = Object.fromEntries(KEYS.filter((name) => names.includes(name)).map((name) => [name, KEY]));
  const token: Record<string, string> = endpoint.access === 'none' ? {} : { token: ground.world.a.token };
  const headers = { ...token, cookie: ground.world.cookie, ...recipe.headers };
  const encoding = endpoint.method === 'GET' ? 'query' : 'json';
  const fields = { ...keyed, ...recipe.body };
  const base = { group: 'valid' as const, holder: 'a' as const, what: '' };
  if (!sender) throw new Error('no sender');
  return sender.send(requestOf({ ...base, endpoint, headers, fields, encoding }));
}

const isTaken = ({ status, body }: RawAnswer): boolean =>
  status === 200 && !body.subarray(0, 9).toString().startsWith('{"code":0');

interface Row {
  route: string;
  sent: number;
  taken: number;
  doubled: number;
}

describe('twenty concurrent copies of a request [goal 2]', () => {
  it('have the effect of one', async () => {
    const cases: Duplicate[] = onceCalls().flatMap((endpoint) =>
      (ground.world.recipes[endpoint.path] ?? [{ body: {} }]).map((recipe) => ({ endpoint, recipe })),
    );
    const random = new Random(seed, -99);
    const alone = new Map<Duplicate, { growth: Growth; isTaken: boolean }>();
    const rows = new Map<string, Row>();
    const problems: string[] = [];
    for (let sent = 0; sent < duplicates; sent += TOGETHER) {
      const one =
        duplicates < cases.length * TOGETHER ? random.pick(cases) : cases[(sent / TOGETHER) % cases.length];
      if (!one) break;
      const { route } = one.endpoint;
      const single = alone.get(one) ?? (await sendAlone(one));
      alone.set(one, single);
      const growth = await growthOf(() => Promise.all(senders.map((sender) => send(one, sender))));
      const doubled = [...growth].filter(
        ([table, count]) => count > (single.growth.get(table) ?? 0) && !mayEachAdd(one, table),
      );
      for (const [table, count] of doubled)
        problems.push(`${route}: ${table} +${count}, alone +${single.growth.get(table) ?? 0}`);
      if ((sent / TOGETHER) % MAX_BOOKS === 0) problems.push(...(await findBreaches()));
      const row = rows.get(route) ?? { route, sent: 0, taken: 0, doubled: 0 };
      row.sent += TOGETHER;
      row.taken += single.isTaken ? TOGETHER : 0;
      row.doubled += doubled.length;
      rows.set(route, row);
    }
    report([...rows.values()]);
    expect([...new Set(problems)].join('\n')).toBe('');
  });
});

async function sendAlone(one: Duplicate) {
  let answer: RawAnswer | undefined;
  const growth = await growthOf(async () => {
    answer = await send(one, senders[0]);
  });
  return { growth, isTaken: answer !== undefined && isTaken(answer) };
}

const findBreaches = async (): Promise<string[]> =>
  (await ground.api.app.get(AiCountService, { strict: false }).findBreaches()).map((breach) =>
    JSON.stringify(breach),
  );

function report(rows: Row[]): void {
  const total = (count: (row: Row) => number) => rows.reduce((sum, row) => sum + count(row), 0);
  const classes = new Map<string, { sent: number; doubled: number }>();
  for (const { route, sent, doubled } of rows) {
    const endpoint = onceCalls().find((call) => call.route === route);
    const effect = (endpoint && effectOf(endpoint)) ?? '';
    const known = classes.get(effect) ?? { sent: 0, doubled: 0 };
    classes.set(effect, { sent: known.sent + sent, doubled: known.doubled + doubled });
  }
  const list = [...classes].map(([effect, { sent, doubled }]) => `${effect} ${sent} (${doubled} doubled)`);
  const sums = `${total(({ sent }) => sent)} sends, ${total(({ taken }) => taken)} of requests that succeed alone`;
  process.stderr.write(`duplicates: seed ${seed}, ${sums}; ${list.join(', ')}\n`);
  const refused = rows.filter(({ taken }) => taken === 0).map(({ route }) => route);
  if (refused.length > 0) process.stderr.write(`refused alone: ${refused.join(', ')}\n`);
  if (process.env.FUZZ_REPORT)
    writeFileSync(`${process.env.FUZZ_REPORT}.duplicates.json`, JSON.stringify(rows));
}
