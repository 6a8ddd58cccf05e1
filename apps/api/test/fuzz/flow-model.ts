import { closeAccount } from '@qicheng/contract/account/index';
import { getAiUseCount } from '@qicheng/contract/ai-count/index';
import { startOffer } from '@qicheng/contract/analysis/index';
import { logout } from '@qicheng/contract/auth/index';
import type { Call } from '@qicheng/contract/kit/client';
import { buyCounts, cancelOrder, getTrade, payOrder, refundOrder } from '@qicheng/contract/order/index';
import { getShareUrl, openShare, updateShareUrl } from '@qicheng/contract/resume-share/index';
import {
  copyResume,
  deleteResume,
  getResume,
  restoreResume,
  saveResume,
} from '@qicheng/contract/resume/index';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { LocalCashier } from '@qicheng/core/payment';
import type { Database } from '@qicheng/db';
import { emptyDocument } from '@qicheng/resume/defaults';
import fc from 'fast-check';
import type { TestApi } from '../harness.js';

const PACK = 11;
const PACK_COUNTS = 10;

/** The expected state of one account. */
export interface Model {
  isSignedIn: boolean;
  isClosing: boolean;
  balance: number;
  resumes: Array<{ version: number; isShared: boolean; isDeleted: boolean }>;
  orders: Array<'pending' | 'granted' | 'refunding' | 'closed'>;
}

/** The account in the running product. */
export interface Walk {
  api: TestApi;
  database: Database;
  phone: string;
  password: string;
  userId: string;
  token: string;
  call: Call;
  resumes: Array<{ id: string; links: string[] }>;
  orders: string[];
  asked: number;
}

type Step = fc.AsyncCommand<Model, Walk>;

/** Creates a step from its name, its precondition and its effect on model and product. */
const step = (
  name: string,
  may: (model: Model) => boolean,
  run: (model: Model, walk: Walk) => Promise<void>,
): Step => ({ check: may, run, toString: () => name });

const outcomeOf = async (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: { status?: number; message: string }) => {
      const status = error.status ?? 0;
      if (status === 0 || status >= 500) throw new Error(`${status} ${error.message}`);
      return status;
    },
  );

function same(actual: unknown, expected: unknown, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: ${JSON.stringify(actual)} where the model says ${JSON.stringify(expected)}`);
}

const isActive = (model: Model) => model.isSignedIn && !model.isClosing;
const pickOf = <Item>(list: readonly Item[], n: number): number => (list.length === 0 ? -1 : n % list.length);

const signIn = step(
  'sign in',
  (model) => !model.isSignedIn,
  async (model, walk) => {
    await walk.database.throttle.deleteMany();
    const { phone, password } = walk;
    const answer = await walk.api.post('/user/login', { type: '1', phone, password });
    same(answer.code, 200, 'sign in');
    walk.token = (answer.data as { token: string }).token;
    walk.call = walk.api.as(walk.token);
    model.isSignedIn = true;
  },
);

const signOut = step(
  'sign out',
  (model) => model.isSignedIn,
  async (model, { call }) => {
    await call(logout, {});
    model.isSignedIn = false;
    same(await outcomeOf(call(getAiUseCount, {})), 401, 'a token that was signed out');
  },
);

const create = step('create', isActive, async (model, walk) => {
  const draft = {
    title: '简历',
    templateCode: 'tem0001',
    language: 'zh' as const,
    document: emptyDocument(),
  };
  const { id } = await walk.call(saveResume, draft);
  walk.resumes.push({ id, links: [] });
  model.resumes.push({ version: 1, isShared: false, isDeleted: false });
});

/** Creates a step that acts on the n-th résumé. */
const aboutResume = (
  name: string,
  n: number,
  run: (known: Model['resumes'][number], one: Walk['resumes'][number], walk: Walk) => Promise<void>,
): Step =>
  step(
    `${name} résumé ${n}`,
    (model) => isActive(model) && model.resumes.length > 0,
    async (model, walk) => {
      const index = pickOf(model.resumes, n);
      const [known, one] = [model.resumes[index], walk.resumes[index]];
      if (known && one) await run(known, one, walk);
    },
  );

const edit = (n: number, isStale: boolean): Step =>
  aboutResume(isStale ? 'edit an old copy of' : 'edit', n, async (known, { id }, { call }) => {
    const version = isStale ? known.version - 1 : known.version;
    const draft = { title: `简历 ${known.version}`, templateCode: 'tem0001', language: 'zh' as const };
    const outcome = await outcomeOf(call(saveResume, { id, version, ...draft, document: emptyDocument() }));
    same(outcome, known.isDeleted ? 404 : isStale ? 409 : 200, 'saving');
    if (outcome === 200) known.version += 1;
    if (!known.isDeleted) same((await call(getResume, { id })).version, known.version, 'the version');
  });

const copy = (n: number): Step =>
  aboutResume('copy', n, async (known, { id }, { call }) => {
    if (known.isDeleted) same(await outcomeOf(call(copyResume, { id })), 404, 'copying what was deleted');
  });

const remove = (n: number): Step =>
  aboutResume('delete', n, async (known, { id }, { call }) => {
    // Deleting twice is allowed.
    same(await outcomeOf(call(deleteResume, { id })), 200, 'deleting');
    known.isDeleted = true;
  });

const restore = (n: number): Step =>
  aboutResume('restore', n, async (known, { id }, { call }) => {
    if (!known.isDeleted) return;
    same(await outcomeOf(call(restoreResume, { id })), 200, 'restoring');
    known.isDeleted = false;
    known.version = (await call(getResume, { id })).version;
  });

const share = (n: number): Step =>
  aboutResume('share', n, async (known, one, { call }) => {
    if (known.isDeleted) return same(await outcomeOf(call(getShareUrl, { id: one.id })), 404, 'sharing');
    const { token } = await call(getShareUrl, { id: one.id });
    if (known.isShared) same(token, one.links.at(-1), 'the link of a shared résumé');
    else one.links.push(token ?? '');
    known.isShared = true;
  });

const revoke = (n: number): Step =>
  aboutResume('revoke', n, async (known, { id }, { call }) => {
    if (!known.isShared || known.isDeleted) return;
    await call(updateShareUrl, { id, revoke: true });
    known.isShared = false;
  });

const open = (n: number): Step =>
  aboutResume('open', n, async (known, { links }, { api, database }) => {
    await database.throttle.deleteMany();
    for (const [index, token] of links.entries()) {
      const isLast = index === links.length - 1;
      const isOpen = isLast && known.isShared && !known.isDeleted;
      same(await outcomeOf(api.as(null)(openShare, { token })), isOpen ? 200 : 404, 'opening a link');
    }
  });

const ask = (isWell: boolean): Step =>
  step(isWell ? 'ask AI' : 'ask AI, which fails', isActive, async (model, walk) => {
    walk.asked += 1;
    const terms = { company: '示例科技', role: '分析师', city: '上海', monthlySalary: 10_000 + walk.asked };
    const started = walk.call(startOffer, { offers: [terms, { ...terms, company: '样例银行' }] });
    if (model.balance === 0) return started.then(fail('an answer without counts'), refusalOnly);
    const { runId } = await started;
    model.balance -= 1;
    await sameBalance(model, walk);
    const runs = walk.api.app.get(AnalysisRunService, { strict: false });
    const claim = await runs.claim(runId);
    if (!claim) throw new Error('not claimed');
    if (!isWell) await runs.fail(claim, 'broken');
    else
      await runs.complete(claim, { result: {}, engine: { mode: 'rules', rulesVersion: 't' }, score: null });
    if (!isWell) model.balance += 1;
    await sameBalance(model, walk);
  });

/** An internal error does not count as a refusal. */
const refusalOnly = (error: { status?: number }): void => {
  if ((error.status ?? 500) >= 500) throw new Error(`not a refusal: ${String(error.status)}`);
};
const fail = (what: string) => (): never => {
  throw new Error(what);
};
const sameBalance = async ({ balance }: Model, { call }: Walk): Promise<void> =>
  same((await call(getAiUseCount, {})).count, balance, 'the balance');

const order = step('order', isActive, async (model, { call, orders }) => {
  const { orderId } = (await call(buyCounts, { productId: PACK })).order;
  const waiting = model.orders.indexOf('pending');
  if (waiting >= 0) return same(orderId, orders[waiting], 'the order that waits');
  orders.push(orderId);
  model.orders.push('pending');
});

/** Creates a step that acts on the n-th order. */
const aboutOrder = (
  name: string,
  n: number,
  run: (index: number, orderId: string, model: Model, walk: Walk) => Promise<void>,
): Step =>
  step(
    `${name} order ${n}`,
    (model) => isActive(model) && model.orders.length > 0,
    async (model, walk) => {
      const index = pickOf(model.orders, n);
      await run(index, walk.orders[index] ?? '', model, walk);
      const { status } = await walk.call(getTrade, { orderId: walk.orders[index] ?? '' });
      same(status, model.orders[index], 'the state of an order');
      await sameBalance(model, walk);
    },
  );

const pay = (n: number): Step =>
  aboutOrder('pay', n, async (index, orderId, model, { call, api, database }) => {
    const isPending = model.orders[index] === 'pending';
    const outcome = await outcomeOf(call(payOrder, { orderId, provider: 'local' }));
    if (!isPending) return;
    same(outcome, 200, 'paying');
    const { number } = await database.payment.findFirstOrThrow({ where: { orderId, status: 'pending' } });
    const cashier = api.app.get(LocalCashier, { strict: false });
    await Promise.all([cashier.act(number, 'pay'), cashier.act(number, 'pay')]);
    model.orders[index] = 'granted';
    model.balance += PACK_COUNTS;
  });

const cancel = (n: number): Step =>
  aboutOrder('cancel', n, async (index, orderId, model, { call }) => {
    const isPending = model.orders[index] === 'pending';
    await outcomeOf(call(cancelOrder, { orderId }));
    if (isPending) model.orders[index] = 'closed';
  });

const refund = (n: number): Step =>
  aboutOrder('refund', n, async (index, orderId, model, { call }) => {
    const isDue = model.orders[index] === 'granted' && model.balance >= PACK_COUNTS;
    const ask = () => outcomeOf(call(refundOrder, { orderId }));
    await Promise.all([ask(), ask()]);
    if (!isDue) return;
    model.orders[index] = 'refunding';
    model.balance -= PACK_COUNTS;
  });

const close = step('delete the account', isActive, async (model, { call, password }) => {
  await call(closeAccount, { password });
  model.isClosing = true;
});

/** Returns all steps of a walk. */
export function steps(): Array<fc.Arbitrary<Step>> {
  const n = fc.nat(5);
  const always = [signIn, signIn, signOut, create, create, ask(true), ask(true), ask(false), order, order];
  const about = [share, revoke, open, remove, restore, copy, pay, cancel, refund];
  return [
    ...always.map((one) => fc.constant(one)),
    ...about.map((make) => n.map(make)),
    n.map((index) => edit(index, false)),
    n.map((index) => edit(index, true)),
    // Closing the account is rare, because no step can follow it.
    fc.nat(9).map((chance) => (chance === 0 ? close : signIn)),
  ];
}
