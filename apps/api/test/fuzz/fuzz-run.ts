import { readdirSync } from 'node:fs';
import { endpoints } from '@qicheng/contract/endpoints';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { changedTables, type DatabaseState } from '@qicheng/testing/database-state';
import { timeLimit } from '@qicheng/testing/open-database';
import type { TestApi } from '../harness.js';
import { CaseMaker, FOREIGN } from './case-maker.js';
import { type FuzzCase, type Group, GROUPS, requestOf } from './fuzz-case.js';
import { type Breach, judge, type Observation } from './oracles.js';
import { Random } from './random.js';
import { type RawAnswer, Sender } from './sender.js';
import { signInOf, type World } from './world.js';

export interface FuzzOptions {
  seed: number;
  requests: number;
  minutes: number;
  group: Group | null;
  /** The number of the request to repeat, together with the earlier ones of its batch. */
  only: number | null;
}

export interface Problem extends Breach {
  number: number;
  group: Group;
  route: string;
  what: string;
  request: string;
  answer: string;
}

export interface Count {
  route: string;
  requests: number;
  statuses: Map<string, number>;
  slowest: number;
}

interface Parts {
  api: TestApi;
  world: World;
  state: DatabaseState;
  storageDirectory: string;
  /** Returns how many jobs were added to the queue so far. */
  countJobs: () => number;
}

// The world is restored after this many requests; a repeated request runs after the earlier ones of its batch.
const BATCH = 10;
const MAX_PROBLEMS = 40;
/** The limit of attempts to shrink one failing request. */
const MAX_ATTEMPTS = 40;
// In the first rounds, every call that takes an object is sent with each kind of object of another user.
const THINGS = 4;
const SLOW_MS = 2_000;
const WEIGHTS: Record<Group, number> = {
  valid: 18,
  wrong: 24,
  text: 12,
  injection: 12,
  parser: 12,
  extra: 5,
  token: 10,
  path: 7,
};
const BY_WEIGHT = GROUPS.flatMap((group) => Array.from({ length: WEIGHTS[group] }, () => group));
const PROTOTYPE_KEYS = Object.getOwnPropertyNames(Object.prototype).sort().join();

/** Sends requests to every call in turn and checks every response. */
export class FuzzRun {
  readonly counts = new Map<string, Count>();
  readonly problems = new Map<string, Problem>();
  readonly groups = new Map<Group, number>();
  /** Responses slower than two seconds; only reported, because the machine may be busy. */
  slow = 0;
  sent = 0;
  private slowLimit = 0;
  private order: { round: number; calls: Endpoint[] } = { round: -1, calls: [] };
  private readonly sender: Sender;
  private readonly maker: CaseMaker;

  constructor(
    private readonly parts: Parts,
    private readonly options: FuzzOptions,
  ) {
    this.sender = new Sender(parts.api.url);
    this.maker = new CaseMaker(parts.world, parts.state.columnNames);
  }

  async run(): Promise<void> {
    const { requests, minutes, only } = this.options;
    const { state, world } = this.parts;
    state.watch(world.a.userId, world.b.userId);
    await state.keep();
    this.slowLimit = await this.calibrate();
    const end = performance.now() + minutes * 60_000;
    const first = only === null ? 0 : only - (only % BATCH);
    const last = only === null ? requests - 1 : only;
    for (let number = first; number <= last; number += 1) {
      if (number % BATCH === 0) {
        if (performance.now() > end || this.problems.size >= MAX_PROBLEMS) break;
        await this.parts.state.restore();
      }
      await this.one(number);
      if (number % 500 === 499) await this.checkAlive(number);
    }
    await this.parts.state.restore();
    await this.checkAlive(last);
    this.sender.close();
  }

  private caseOf(number: number): FuzzCase {
    const random = new Random(this.options.seed, number);
    const endpoint = this.endpointOf(number);
    const round = Math.floor(number / endpoints.length);
    const foreign = round < THINGS ? this.maker.makeForeign(endpoint, round, random) : null;
    if (foreign !== null && this.options.group === null) return foreign;
    const group = this.options.group ?? random.pick(BY_WEIGHT);
    return this.maker.make(endpoint, group, random);
  }

  /**
   * Returns the calls in a new random order each round: one that ends a session must not always precede the same calls.
   */
  private endpointOf(number: number): Endpoint {
    const round = Math.floor(number / endpoints.length);
    if (this.order.round !== round) {
      const random = new Random(this.options.seed, -2 - round);
      const shuffled = endpoints.map((endpoint) => ({ endpoint, place: random.next() }));
      shuffled.sort((one, other) => one.place - other.place);
      this.order = { round, calls: shuffled.map(({ endpoint }) => endpoint) };
    }
    const endpoint = this.order.calls[number % endpoints.length];
    if (!endpoint) throw new Error('there are no endpoints');
    return endpoint;
  }

  private async one(number: number): Promise<void> {
    const fuzzCase = this.caseOf(number);
    // A user whom an earlier request signed out would be refused for that reason only.
    if (fuzzCase.what === FOREIGN) await this.parts.state.restore();
    const { seen, breaches } = await this.attempt(fuzzCase);
    this.count(fuzzCase, seen.answer);
    for (const breach of breaches) {
      const route = fuzzCase.endpoint.route;
      const key = `${route} ${breach.rule} ${breach.detail.slice(0, 40)}`;
      if (this.problems.has(key)) continue;
      const smallest = await this.shrink(fuzzCase, breach);
      this.problems.set(key, problemOf(number, smallest, breach, seen.answer));
    }
  }

  private async attempt(fuzzCase: FuzzCase): Promise<{ seen: Observation; breaches: Breach[] }> {
    const { state, world, storageDirectory, countJobs } = this.parts;
    const other = (fuzzCase.holder === 'b' ? world.a : world.b).userId;
    // B's token with A's credentials in the body may legitimately end as A.
    const isWatched = fuzzCase.holder !== 'b' || fuzzCase.endpoint.access === 'user';
    const before = await state.digest();
    const filesBefore = countFiles(storageDirectory);
    const jobsBefore = countJobs();
    const answer = await this.sender.send(requestOf(fuzzCase));
    const after = await state.digest();
    const seen = {
      answer,
      changedTables: changedTables(before.all, after.all),
      foreignTables: isWatched ? changedTables(before.of[other], after.of[other]) : [],
      newFiles: countFiles(storageDirectory) - filesBefore,
      newJobs: countJobs() - jobsBefore,
    };
    const breaches = judge(fuzzCase, seen, world, this.slowLimit);
    return { seen, breaches: [...breaches, ...judgePrototype()] };
  }

  /**
   * Removes half of the fields, then quarters, down to one, while the same rule is broken; each time in a restored
   * world.
   */
  private async shrink(fuzzCase: FuzzCase, { rule }: Breach): Promise<FuzzCase> {
    let smallest = fuzzCase;
    let attempts = 0;
    const names = Object.keys(fuzzCase.fields ?? {});
    for (let size = Math.ceil(names.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      const present = names.filter((name) => name in (smallest.fields ?? {}));
      for (let start = 0; start < present.length && attempts < MAX_ATTEMPTS; start += size) {
        const left = present.slice(start, start + size);
        const kept = Object.entries(smallest.fields ?? {}).filter(([name]) => !left.includes(name));
        const smaller = { ...smallest, fields: Object.fromEntries(kept) };
        await this.parts.state.restore();
        const { breaches } = await this.attempt(smaller);
        if (breaches.some((breach) => breach.rule === rule)) smallest = smaller;
        attempts += 1;
      }
    }
    return smallest;
  }

  private count({ endpoint: { route }, group }: FuzzCase, { status, body, milliseconds }: RawAnswer): void {
    const known: Count = this.counts.get(route) ?? { route, requests: 0, statuses: new Map(), slowest: 0 };
    const [, code] = /^\{"code":(\d+)/.exec(body.subarray(0, 40).toString()) ?? [];
    const name = status === 200 && code !== undefined ? `200/${code}` : String(status);
    known.requests += 1;
    known.statuses.set(name, (known.statuses.get(name) ?? 0) + 1);
    known.slowest = Math.max(known.slowest, milliseconds);
    this.counts.set(route, known);
    this.groups.set(group, (this.groups.get(group) ?? 0) + 1);
    this.sent += 1;
    if (milliseconds > SLOW_MS) this.slow += 1;
  }

  /** Returns the time limit: fifty times a password sign-in, the most expensive call. */
  private async calibrate(): Promise<number> {
    const times: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const started = performance.now();
      await this.signIn();
      times.push(performance.now() - started);
    }
    return Math.max(timeLimit(5_000), 50 * Math.max(...times));
  }

  private async checkAlive(number: number): Promise<void> {
    await this.parts.state.restore();
    const { code } = await this.signIn();
    if (code === 200) return;
    const alive = { rule: 'signing in still works', detail: String(code) };
    this.problems.set('alive', { ...alive, number, group: 'valid', route: 'POST /user/login', ...UNKNOWN });
  }

  private signIn() {
    return this.parts.api.post('/user/login', signInOf(this.parts.world.a));
  }
}

const UNKNOWN = { what: '', request: '', answer: '' };

const countFiles = (directory: string): number => readdirSync(directory, { recursive: true }).length;

function judgePrototype(): Breach[] {
  const isClean = Object.getOwnPropertyNames(Object.prototype).sort().join() === PROTOTYPE_KEYS;
  return isClean ? [] : [{ rule: 'Object.prototype is unchanged', detail: 'it has a new key' }];
}

function problemOf(number: number, fuzzCase: FuzzCase, breach: Breach, answer: RawAnswer): Problem {
  const { method, path, headers, body } = requestOf(fuzzCase);
  return {
    ...breach,
    number,
    group: fuzzCase.group,
    route: fuzzCase.endpoint.route,
    what: fuzzCase.what,
    request: `${method} ${path.slice(0, 300)} ${Object.keys(headers).join()} ${body?.subarray(0, 600).toString() ?? ''}`,
    answer: `${answer.status} ${answer.body.subarray(0, 300).toString()}`,
  };
}
