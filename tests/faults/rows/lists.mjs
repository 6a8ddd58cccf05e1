import assert from 'node:assert/strict';
import { openRows } from '#bench/support/many-rows.mjs';
import { newWriter } from '../support/history.mjs';
import { quantile, timed } from '../support/wait.mjs';

const ENTRIES = 100_000;
/** Per member. */
const MESSAGES = 3_000;
const ROUNDS = 20;

const CALLS = [
  ['/resume/getList', {}],
  ['/resume/getList', { page: 50 }],
  ['/resume/getList', { keyword: '求职信 范文' }],
  ['/index/help_center', { keyword: '面试' }],
  ['/myinfo/notice', {}],
  ['/myinfo/notice', { page: 20 }],
  ['/rtorder/rt_list', { page: 1, limit: 10 }],
];

/** Lists and searches over full tables; `pnpm bench content` measures more of them. */
export const fullTables = {
  row: '19',
  fault: `${ENTRIES} documents, ${MESSAGES} messages of each member: lists, pages and searches`,
  goal: { text: 'p95 of lists ≤ 50 ms', seconds: 0.05 },
  async run(site) {
    const { person } = await newWriter(site);
    const rows = await openRows({ ...site.env, DATABASE_URL: site.databaseUrl });
    await rows.addEntries('document', ENTRIES);
    await rows.addMessages(MESSAGES, 100);
    const { entries, messages } = await rows.counts();
    await rows.close();
    const answers = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [path, body] of CALLS)
        answers.push({ path, ...(await timed(() => person.call(path, body))) });
    }
    assert.deepEqual(
      answers.filter(({ ok }) => !ok).map(({ path, error }) => `${path} ${error}`),
      [],
    );
    const seconds = answers.map((answer) => answer.seconds);
    return {
      sent: `${answers.length} calls over ${entries} entries and ${messages} messages`,
      end: `all answered; median ${(quantile(seconds, 0.5) * 1e3).toFixed(0)} ms, p95 ${(quantile(seconds, 0.95) * 1e3).toFixed(0)} ms`,
      recovery: quantile(seconds, 0.95),
    };
  },
};
