// Compares lists and searches over full tables with the same calls over the seed, in one run: 100,000 entries
// of each growing kind, 1,000,000 messages. `pnpm bench content [entries of a kind] [messages]`.
import { makeAccounts } from './support/accounts.mjs';
import { signIn } from './support/client.mjs';
import { drive, percentile } from './support/load.mjs';
import { openRows, titleParts } from './support/many-rows.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const ENTRIES = 100_000;
const MESSAGES = 1_000_000;
const MEMBERS = 1_000;
const COMMON = 200;
const SECONDS = 3;
const CONNECTIONS = 2;

let searches = 0;

/** A different search each time, so that none of them is cached. */
function another() {
  searches += 1;
  const [who, what, form] = titleParts;
  const words = [
    who[searches % who.length],
    what[Math.floor(searches / who.length) % what.length],
    form[Math.floor(searches / who.length / what.length) % form.length],
  ];
  return { keyword: words.join(' ') };
}

const CALLS = [
  ['documents, page 1', '/resume/getList', {}],
  ['documents, page 50', '/resume/getList', { page: 50 }],
  ['documents of a category', '/resume/getList', { category: '面试' }],
  ['search 求职', '/resume/getList', { keyword: '求职' }],
  ['search 求职信 范文', '/resume/getList', { keyword: '求职信 范文' }],
  ['search by initials qzx', '/resume/getList', { keyword: 'qzx' }],
  ['search, nothing found', '/resume/getList', { keyword: '量子蘑菇' }],
  ['search, another one each time', '/resume/getList', another],
  ['hot documents', '/resume/is_hot', {}],
  ['categories', '/resume/resume_category_first', {}],
  ['courses', '/career/lists', {}],
  ['help, search 面试', '/index/help_center', { keyword: '面试' }],
  ['suggestions for 面', '/api/search/suggest', { keyword: '面试', kind: 'document' }],
  ['messages, page 1', '/myinfo/notice', {}],
  ['messages, page 20', '/myinfo/notice', { page: 20 }],
  ['unread count', '/myinfo/get_unread_count', {}],
];

export async function run({ site, say, args }) {
  const entries = Number(args[0] ?? ENTRIES);
  const messages = Number(args[1] ?? MESSAGES);
  const { token } = await signIn(site.url, 0);
  const before = await measure(site.url, token);
  await makeAccounts(site.env, MEMBERS);
  const rows = await openRows(site.env);
  const began = performance.now();
  for (const kind of ['document', 'course', 'help']) await rows.addEntries(kind, entries);
  await rows.addMessages(Math.ceil(messages / MEMBERS), COMMON);
  const counts = await rows.counts();
  await rows.close();
  say(
    `${counts.entries} entries and ${counts.messages} messages in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const after = await measure(site.url, token);
  say(`\n${report(before, after)}\n`);
  return after.some(({ failed }) => failed > 0) ? 1 : 0;
}

async function measure(url, token) {
  const headers = { 'content-type': 'application/json', token };
  const results = [];
  for (const [name, path, body] of CALLS) {
    const shot = () => ({ path, headers, body: JSON.stringify(typeof body === 'function' ? body() : body) });
    const accepts = (status, text) => status === 200 && /^\{"code":(1|200),/.test(text);
    results.push({
      name,
      ...(await drive({ url, connections: CONNECTIONS, seconds: SECONDS, shot, accepts })),
    });
  }
  return results;
}

function report(before, after) {
  const number = (value) => value.toFixed(1);
  const rows = after.map(({ name, times, failed }, index) => {
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share));
    const seed = percentile(before[index].times, 0.95);
    // The first request of each counts and ranks; later ones use the cache.
    const facts = [seed, times[0], p50, p95, p95 / seed].map(number);
    return [name, ...facts, String(failed)];
  });
  return table([['', 'seed p95 ms', 'first ms', 'p50 ms', 'p95 ms', 'ratio', 'failed'], ...rows]);
}
