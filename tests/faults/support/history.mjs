// Checks the history of a run: compares everything that was acknowledged with what is read afterwards.
import { documentOf, signIn } from '#bench/support/client.mjs';
import { ExportLog } from '#bench/support/export-log.mjs';
import { SaveLog } from '#bench/support/save-log.mjs';
import { RegisterLog } from './register-log.mjs';
import { SpendLog } from './spend-log.mjs';

const END_LIMIT_MS = 120_000;
const DOCUMENT_BYTES = 30_000;

/** @typedef {{ saves: SaveLog, exports: ExportLog, spends: SpendLog, person: any }} Writer */

/**
 * Creates a user who saves, exports, buys and spends.
 * @param {import('./site.mjs').FaultSite} site @returns {Promise<Writer>}
 */
export async function newWriter(site) {
  const person = await site.person();
  const { call } = person;
  const fields = { title: '简历', tz_url: 'tem0001', resume_type: 'zh' };
  const saves = new SaveLog({ call, fields, document: documentOf(await demoDocument(site), DOCUMENT_BYTES) });
  await saves.create();
  const exports = new ExportLog({ call, siteUrl: site.url, resumeId: saves.id, limitMs: END_LIMIT_MS });
  return { person, saves, exports, spends: new SpendLog(site, person) };
}

let demo;
async function demoDocument(site) {
  demo ??= await signIn(site.url, 0).then(async ({ call }) => {
    const { list } = await call('/rtorder/rt_list', { page: 1, limit: 50 });
    const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: list.at(-1).id });
    return JSON.parse(document);
  });
  return demo;
}

/**
 * Returns what was acknowledged but lost, what never ended and what happened twice; empty without such problems.
 * @param {import('./site.mjs').FaultSite} site @param {Writer[]} writers @param {RegisterLog} [newcomers]
 * @returns {Promise<string[]>}
 */
export async function contradictions(site, writers, newcomers = new RegisterLog(site)) {
  const faults = await newcomers.check();
  for (const { saves, exports, spends } of writers) {
    faults.push(...(await saves.check()), ...(await spends.check()));
    for (const { status, failure, isSound } of exports.ends) {
      if (status === 'open') faults.push('an export has no end');
      if (status === 'failed' && !failure) faults.push('an export failed without a word');
      if (status === 'done' && !isSound) faults.push('an export is done and its file is not');
    }
  }
  return [...faults, ...(await unbalanced(site))];
}

/** Returns the inconsistencies in the ledgers of all users. @param {import('./site.mjs').FaultSite} site */
export async function unbalanced(site) {
  const { status, output } = await site.ops(['ledger', 'check']);
  const twice = await site.sql(
    'SELECT user_id, key FROM ai_count_entry GROUP BY user_id, key HAVING count(*) > 1',
  );
  return [
    ...(status === 0 ? [] : [`the books: ${output}`]),
    ...twice.map(({ key }) => `${key} counts twice`),
  ];
}

/** Returns the numbers of acknowledged writes as text. @param {Writer[]} writers */
export function tally(writers, newcomers) {
  const sum = (of) => writers.reduce((total, writer) => total + of(writer), 0);
  const parts = [
    [sum(({ saves }) => saves.answered), 'save'],
    [sum(({ spends }) => spends.orders.size), 'payment'],
    [sum(({ spends }) => spends.runs.size), 'AI run'],
    [sum(({ exports }) => exports.ends.length), 'export'],
    [newcomers?.answered.length ?? 0, 'registration'],
  ];
  return parts
    .filter(([count]) => Number(count) > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? '' : 's'}`)
    .join(', ');
}
