// Rounds of saving and exporting with a process killed in each; says in the end what was lost.
import { Chance } from './chance.mjs';
import { clientOf, documentOf, signIn } from './client.mjs';
import { ExportLog } from './export-log.mjs';
import { SaveLog } from './save-log.mjs';

const ROUND_MS = 4_000;
const WRITERS = 2;
const RECOVERY_LIMIT_MS = 15_000;
const END_LIMIT_MS = 60_000;

/**
 * @param {{ site: import('./site.mjs').Site, rounds: number, seed: number, say: (text: string) => void }} game
 * @returns {Promise<{ isGood: boolean }>}
 */
export async function playRounds({ site, rounds, seed, say }) {
  const chance = new Chance(seed);
  const writers = [];
  for (let index = 0; index < WRITERS; index += 1) writers.push(await newWriter(site, index));
  /** @type {{ victim: 'api' | 'worker', at: number }[]} */
  const kills = [];
  for (let round = 1; round <= rounds; round += 1) {
    const victim = round % 2 === 0 ? 'api' : 'worker';
    const working = Promise.all(writers.map((writer) => workRound(writer, round)));
    await pause(chance.between(0, ROUND_MS * 0.8));
    await kill(site, victim);
    kills.push({ victim, at: Date.now() });
    await working;
    if (round % 10 === 0) say(`${round} rounds, ${total(writers, 'answered')} saves answered`);
  }
  await site.ready();
  return judge({ writers, kills, rounds, seed, say });
}

async function newWriter(site, index) {
  const { token } = await signIn(site.url, index);
  const call = clientOf(site.url, token);
  const fields = { title: `简历 ${index}`, tz_url: 'tem0001', resume_type: 'zh' };
  const base = await demoDocument(site);
  const saves = new SaveLog({ call, fields, document: documentOf(base, 30_000) });
  await saves.create();
  return {
    saves,
    exports: new ExportLog({ call, siteUrl: site.url, resumeId: saves.id, limitMs: END_LIMIT_MS }),
  };
}

async function demoDocument(site) {
  const { call } = await signIn(site.url, 0);
  const { list } = await call('/rtorder/rt_list', { page: 1, limit: 50 });
  const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: list.at(-1).id });
  return JSON.parse(document);
}

/** Saves without a pause for a round's time while one export is under way. */
async function workRound({ saves, exports }, round) {
  const until = Date.now() + ROUND_MS;
  const exporting = exports.one(round % 3 === 0 ? 'docx' : 'pdf');
  while (Date.now() < until) await saves.next();
  await exporting;
}

// As `kill -9` does: no warning, no clean-up. The supervisor starts the process again after half a second.
async function kill(site, name) {
  const process_ = site[name];
  process_.failures = 0;
  const { child } = process_;
  child.kill('SIGKILL');
  await new Promise((resolve) => (process_.hasExited ? resolve(undefined) : child.once('close', resolve)));
}

async function judge({ writers, kills, rounds, seed, say }) {
  const lost = [];
  for (const { saves } of writers) lost.push(...(await saves.check()));
  const ends = writers.flatMap(({ exports }) => exports.ends);
  const open = ends.filter(({ status }) => status === 'open');
  const mute = ends.filter(({ status, failure }) => status === 'failed' && !failure);
  const broken = ends.filter(({ status, isSound }) => status === 'done' && !isSound);
  const slowest = Math.max(0, ...ends.map((end) => recovery(end, kills)));
  const killed = (name) => kills.filter(({ victim }) => victim === name).length;
  say(
    `\nseed ${seed}, ${rounds} rounds: killed the API ${killed('api')} times and the worker ${killed('worker')} times`,
  );
  say(
    `saves answered ${total(writers, 'answered')}, sent again ${total(writers, 'resent')}, lost ${lost.length}`,
  );
  say(
    `exports ${ends.length}: done ${count(ends, 'done')}, failed with a message ${count(ends, 'failed') - mute.length}, without an end ${open.length}`,
  );
  say(
    `slowest end of an export after a kill: ${(slowest / 1000).toFixed(1)} s (limit ${RECOVERY_LIMIT_MS / 1000} s)`,
  );
  for (const what of lost) say(`LOST ${what}`);
  const isGood =
    lost.length + open.length + mute.length + broken.length === 0 && slowest <= RECOVERY_LIMIT_MS;
  say(isGood ? 'passed' : 'FAILED');
  return { isGood };
}

/** From the last kill in an export's time to its end; from its start when none fell into it. */
const recovery = ({ began, ended }, kills) =>
  ended - Math.max(began, ...kills.filter(({ at }) => at > began && at < ended).map(({ at }) => at));

const total = (writers, field) => writers.reduce((sum, { saves }) => sum + saves[field], 0);
const count = (ends, status) => ends.filter((end) => end.status === status).length;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
