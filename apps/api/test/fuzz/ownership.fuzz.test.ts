import { randomUUID } from 'node:crypto';
import { SessionService } from '@qicheng/core/auth';
import { OperatorService } from '@qicheng/core/operator';
import { changedTables } from '@qicheng/testing/database-state';
import { timeLimit } from '@qicheng/testing/open-database';
import { OperatorBrowser } from '../operator-browser.js';
import { openAccount } from '../visitor.js';
import { fuzzOptions } from './env.js';
import { requestOf } from './fuzz-case.js';
import { type Ground, openGround } from './ground.js';
import { isBookkeepingTable } from './oracles.js';
import { type Identifier, type Kind, ownedIdentifiers, THINGS } from './ownership.js';
import { Random } from './random.js';
import { type RawAnswer, Sender } from './sender.js';
import { linkTo } from './world.js';

type Owned = Identifier & { role: Kind };
type Fields = Record<string, unknown>;

const { seed, isWhole } = fuzzOptions();
/** The share of cells in `npm test`, besides the first object of each row requested by another member. */
const SAMPLE = 0.05;
jest.setTimeout(timeLimit(20 * 60_000));

let ground: Ground;
let sender: Sender;
let actors: Record<string, Record<string, string>>;
beforeAll(async () => {
  ground = await openGround();
  sender = new Sender(ground.api.url);
  actors = await makeActors();
  ground.state.watch(ground.world.b.userId);
  await ground.state.keep();
});
afterAll(async () => {
  sender.close();
  await ground.stop();
});

/** Returns the headers of everyone who is not B. */
async function makeActors(): Promise<typeof actors> {
  const { api, world } = ground;
  const other = await openAccount(api, '13900010077');
  const sessions = api.app.get(SessionService, { strict: false });
  const client = { ip: '127.0.0.1', userAgent: 'fuzz' };
  const revoked = await sessions.open(world.b.userId, client);
  await sessions.revoke(revoked.sessionId);
  const password = 'calm bamboo lake';
  const operator = { actor: 'test', name: 'owner-lin', role: 'owner', password } as const;
  await api.app.get(OperatorService, { strict: false }).add(operator);
  const browser = new OperatorBrowser(api.url);
  await browser.signIn(operator.name, password);
  return {
    visitor: {},
    member: { token: world.a.token },
    'student of another school': { token: other.token },
    'operator session': { cookie: browser.cookie },
    'expired token': { token: world.expiredToken },
    'revoked token of the owner': { token: revoked.token },
  };
}

const recipeOf = ({ endpoint, field }: Owned): Fields => {
  const recipes = ground.world.recipes[endpoint.path] ?? [];
  return (recipes.find(({ body }) => field in body) ?? recipes[0])?.body ?? {};
};
const asField = ({ endpoint, field }: Owned, base: Fields, value: unknown): Fields => {
  const isList = field === 'ids' || Array.isArray(base[field]);
  const link = endpoint.path === '/api/files' ? ground.world.fileLink() : {};
  // A service takes either a résumé or an import.
  const { resumeId: _instead, ...rest } = base;
  return { ...(field === 'importId' ? rest : base), ...link, [field]: isList ? [value] : value };
};

async function ask(one: Owned, fields: Fields, headers: Record<string, string>): Promise<RawAnswer> {
  const { endpoint } = one;
  const encoding = endpoint.method === 'GET' ? 'query' : 'json';
  return sender.send(requestOf({ ...CASE, endpoint, headers, fields, encoding }));
}
const CASE = { group: 'token' as const, holder: 'nobody' as const, what: '' };

/** Returns a response without what differs between calls: times and new identifiers. */
const shown = ({ status, body }: RawAnswer): string =>
  `${status} ${body
    .toString()
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')}`;
const cut = (answer: RawAnswer): string => shown(answer).slice(0, 300);
const randomLike = (kind: Kind): string =>
  kind === 'share'
    ? randomUUID().replaceAll('-', '').slice(0, 22)
    : kind === 'fileLink'
      ? linkTo(ground.api, { id: randomUUID(), userId: ground.world.b.userId })
      : randomUUID();

/** Checks one cell: a request for an object of B must get the same response as one for a random identifier. */
async function judgeCell(one: Owned, actor: string, thing: string): Promise<string> {
  const headers = actors[actor] ?? {};
  const base = recipeOf(one);
  await ground.state.restore();
  const before = await ground.state.digest();
  const foreign = await ask(one, asField(one, base, thing), headers);
  const after = await ground.state.digest();
  const changed = changedTables(before.all, after.all).filter((table) => !isBookkeepingTable(table));
  const ofOwner = changedTables(before.of[ground.world.b.userId], after.of[ground.world.b.userId]);
  await ground.state.restore();
  const random = await ask(one, asField(one, base, randomLike(one.role)), headers);
  const name = `${one.endpoint.route} ${one.field} of a ${one.role}, ${actor}`;
  if (shown(foreign) !== shown(random)) return `${name}: ${cut(foreign)} instead of ${cut(random)}`;
  if (foreign.status < 400 && !isRefusal(foreign)) {
    // A list call, or one whose identifier is optional, may write, but not to rows of the owner.
    return ofOwner.length > 0 ? `${name}: changed rows of the owner in ${ofOwner.join()}` : '';
  }
  return changed.length > 0 ? `${name}: refused, and changed ${changed.join()}` : '';
}

const isRefusal = ({ body }: RawAnswer): boolean => body.subarray(0, 9).toString() === '{"code":0';

describe('another user’s objects [goal 5] [PE1]', () => {
  it('look to everyone else like missing ones', async () => {
    const random = new Random(seed, -77);
    const rows = ownedIdentifiers();
    let cells = 0;
    const leaks: string[] = [];
    for (const one of rows) {
      const things = THINGS[one.role](ground.world.b).filter((thing) => typeof thing === 'string');
      for (const thing of things) {
        for (const actor of Object.keys(actors)) {
          const isFirst = actor === 'member' && thing === things[0];
          if (!isWhole && !isFirst && !random.chance(SAMPLE)) continue;
          cells += 1;
          const leak = await judgeCell(one, actor, thing);
          if (leak !== '') leaks.push(leak);
        }
      }
    }
    process.stderr.write(`ownership: ${rows.length} identifiers, ${cells} cells, ${leaks.length} leaks\n`);
    expect(leaks.join('\n')).toBe('');
  });

  it('are accessible to their owner: each call succeeds', async () => {
    const unproven: string[] = [];
    for (const one of ownedIdentifiers()) {
      if (!(await succeedsForOwner(one))) unproven.push(`${one.endpoint.path} ${one.field}`);
    }
    expect(unproven.filter((name) => !(name in NOT_SHOWN))).toEqual([]);
  });
});

/** Rows whose own cell cannot succeed in this setting. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  '/word/getWord id': 'a worker makes the file, and none runs here',
  '/index/sendEmailAttachment id': 'a worker makes the file, and none runs here',
  '/api/resume/share/file md5': 'a worker makes the file, and none runs here',
  '/api/resume/share/photo md5': 'the résumés have no photo',
  '/api/visitor-import/take importId': 'an import of a visitor belongs to a browser, not to an account',
  '/api/visitor-import/forget importId': 'an import of a visitor belongs to a browser, not to an account',
};

async function succeedsForOwner(one: Owned): Promise<boolean> {
  const { a, recipes } = ground.world;
  const bodies = (recipes[one.endpoint.path] ?? []).map(({ body }) => body);
  const own = THINGS[one.role](a).filter((thing) => typeof thing === 'string');
  const ways = bodies.filter((body) => one.field in body);
  for (const thing of own) ways.push(asField(one, recipeOf(one), thing));
  for (const fields of ways) {
    await ground.state.restore();
    const answer = await ask(one, fields, { token: a.token });
    if (answer.status === 200 && !isRefusal(answer)) return true;
  }
  return false;
}
