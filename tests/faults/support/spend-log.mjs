// Buys AI counts and spends them, with idempotent retries, and checks the result: every paid order is granted, every
// run ends, and no count is charged twice.
import { randomUUID } from 'node:crypto';
import { insist } from './insist.mjs';
import { until } from './wait.mjs';

const PACK = 11;
const PACK_COUNTS = 10;
const offer = { company: '示例科技', role: '数据分析师', city: '上海', monthlySalary: 15_000 };

export class SpendLog {
  /** @type {Set<string>} */
  orders = new Set();
  /** @type {Set<string>} */
  runs = new Set();
  #turn = 0;

  /** @param {import('./site.mjs').FaultSite} site @param {Awaited<ReturnType<import('./site.mjs').FaultSite['person']>>} person */
  constructor(site, person) {
    this.site = site;
    this.person = person;
  }

  /** Orders a pack, pays it at the local cashier and waits until it is granted. */
  async buy() {
    const { call } = this.person;
    const request = { product_id: PACK, request_id: randomUUID() };
    const { order } = await insist(() => call('/cms_order/makeCmsOrder', request));
    const { pay } = await insist(() =>
      call('/cms_order/orderPay', { order_id: order.order_id, pay_type: 'local' }),
    );
    const payment = new URL(pay.url).searchParams.get('payment') ?? '';
    await insist(() => this.#press(payment));
    await until(() => this.#isGranted(order.order_id), { everyMs: 200, what: 'the grant of an order' });
    this.orders.add(order.order_id);
  }

  /** Starts a run with a new question and waits until it ends. */
  async spend() {
    this.#turn += 1;
    const { call } = this.person;
    const other = { ...offer, company: `样例银行 ${this.#turn}` };
    const request = { offers: [offer, other], engine: 'rules', requestKey: randomUUID() };
    const { runId } = await insist(() => call('/ai/offerAiSelect', request));
    this.runs.add(runId);
    await this.end(runId);
  }

  /** Waits until a run ends. @param {string} runId */
  async end(runId) {
    const state = () => insist(() => this.person.call('/api/ai/runs/state', { runId, wait: 1 }));
    await until(async () => ['done', 'failed'].includes((await state()).status), {
      what: `the end of run ${runId}`,
    });
  }

  /** Returns the inconsistencies; empty when there are none. @returns {Promise<string[]>} */
  async check() {
    const { userId } = this.person;
    const [account] = await this.site.sql('SELECT balance FROM ai_count_balance WHERE user_id = $1', [
      userId,
    ]);
    const runs = await this.site.sql('SELECT id, status, cost FROM analysis WHERE user_id = $1', [userId]);
    const bought = await this.site.sql('SELECT id, status FROM purchase_order WHERE user_id = $1', [userId]);
    const cost = runs.filter(({ status }) => status === 'done').reduce((sum, run) => sum + run.cost, 0);
    const expected = this.orders.size * PACK_COUNTS - cost;
    const known = new Map(runs.map((run) => [run.id, run.status]));
    return [
      ...((account?.balance ?? 0) === expected
        ? []
        : [`balance ${account?.balance} where ${expected} is right`]),
      ...[...this.runs].filter((id) => !known.has(id)).map((id) => `answered run ${id} is lost`),
      ...runs
        .filter(({ status }) => !['done', 'failed'].includes(status))
        .map(({ id }) => `run ${id} has no end`),
      ...(runs.length === this.runs.size ? [] : [`${runs.length} runs, ${this.runs.size} were asked for`]),
      ...(bought.filter(({ status }) => status === 'granted').length === this.orders.size
        ? []
        : [`${bought.length} orders, ${this.orders.size} were granted`]),
    ];
  }

  async #press(payment) {
    const answer = await fetch(`${this.site.url}/dev/cashier`, {
      method: 'POST',
      headers: { origin: this.site.url },
      body: new URLSearchParams({ payment, act: 'pay' }),
      signal: AbortSignal.timeout(30_000),
    });
    await answer.text();
    if (!answer.ok) throw new Error(`the cashier responded with ${answer.status}`);
  }

  async #isGranted(orderId) {
    const { status } = await insist(() => this.person.call('/make_resume/trade', { order_id: orderId }));
    return status === 'granted';
  }
}
