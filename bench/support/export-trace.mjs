// Breaks down the time of one export, from call to bytes, observed from outside: the row, the file, and the messages
// in Redis have timestamps. Client, database, Redis and worker must run on one machine, with one clock.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { projectRoot } from '../../tooling/launcher/home.mjs';
import { encodeCommand } from '../../tooling/launcher/redis-client.mjs';
import { signIn } from './client.mjs';
import { percentile } from './load.mjs';
import { processorMs, treeMemory } from './process-usage.mjs';
import { table } from './table.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const SAMPLES = 40;
const WARM_UP = 10;
const RATE_ROUNDS = 10;
const MEMORY_ROUNDS = 5;
const SAMPLE_EVERY_MS = 50;

/** The steps, each with its start time; a step without an observed time is omitted. */
const HOPS = [
  ['call to row', 'asked'],
  ['row to queue', 'made'],
  ['queue to worker', 'queued'],
  ['worker to claim', 'taken'],
  ['open, render, complete', 'claimed'],
  ['store bytes, row of the file', 'written'],
  ['end of the row to event', 'stored'],
  ['event, read, answer', 'told'],
  ['fetch of the bytes', 'answered'],
];

/**
 * Prints the steps, a repeated export, four in parallel, and memory meanwhile. @param {{ site:
 * import('./site.mjs').Site, say: (text: string) => void, samples?: number }} given
 */
export async function traceExports({ site, say, samples = SAMPLES }) {
  const client = new pg.Pool({ connectionString: site.env.DATABASE_URL, max: 4 });
  // If a run is interrupted, the database stops first.
  client.on('error', () => {});
  const watched = watchRedis(site.env.REDIS_URL);
  try {
    const { call } = await signIn(site.url, 0);
    const { list } = await call('/rtorder/rt_list', { limit: 1 });
    const bench = { call, site, client, moments: watched.moments, resumeId: list[0].id };
    const first = await one(bench);
    say(`first after the start: ${first.total.toFixed(0)} ms`);
    const seen = [];
    const again = [];
    let processor = 0;
    for (let index = 0; index < samples + WARM_UP; index += 1) {
      const made = await one(bench);
      const before = processorMs(site.api.child.pid);
      const repeated = await timed(() => ask(bench));
      if (index < WARM_UP) continue;
      seen.push(made);
      again.push(repeated);
      processor += processorMs(site.api.child.pid) - before;
    }
    say(`\n${table(rowsOf(seen, again))}\n`);
    say(`the same again: ${(processor / samples).toFixed(1)} ms of the API's processor`);
    say(await fourAtOnce(bench));
    return 0;
  } finally {
    watched.close();
    await client.end();
  }
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const now = () => performance.timeOrigin + performance.now();

/** As after a save: the file of an unchanged version is reused. */
const change = ({ client, resumeId }) =>
  client.query('UPDATE resume SET version = version + 1 WHERE id = $1', [resumeId]);

async function ask({ call, site, resumeId }) {
  const { fullurl } = await call('/make_resume/resumeSavePdf', { id: resumeId });
  const answered = now();
  await (await fetch(new URL(fullurl, site.url))).arrayBuffer();
  return { answered, fetched: now() };
}

/** One export with the times of its steps, in ms. */
async function one(bench) {
  const { client, moments, resumeId, site } = bench;
  await change(bench);
  const startedAt = now();
  const { answered, fetched } = await ask(bench);
  const { rows } = await client.query(
    `SELECT e.id, e.created_at AS made, e.claimed_at AS claimed, f.created_at AS stored, f.key
     FROM resume_export e JOIN stored_file f ON f.id = e.file_id
     WHERE e.resume_id = $1 ORDER BY e.created_at DESC LIMIT 1`,
    [resumeId],
  );
  const [{ id, key, ...row }] = rows;
  const { waiting: queued, active: taken, completed: reportedAt } = moments.get(`${id}.0`) ?? {};
  const file = path.join(site.env.STORAGE_DIR, key.slice(0, 2), key);
  const written = fs.statSync(file, { throwIfNoEntry: false })?.birthtimeMs;
  const [made, claimed, stored] = [row.made, row.claimed, row.stored].map(Number);
  const at = { asked: startedAt, made, queued, taken, claimed, written, stored, told: reportedAt, answered };
  const ends = [...HOPS.slice(1).map(([, begins]) => at[begins]), fetched];
  return { hops: HOPS.map(([, begins], index) => ends[index] - at[begins]), total: fetched - startedAt };
}

function rowsOf(seen, again) {
  const row = (name, times) => [
    name,
    ...[0.5, 0.95].map((share) => percentile(times, share).toFixed(1)),
    String(times.length),
  ];
  const hops = HOPS.map(([name], index) =>
    row(
      name,
      seen.map((one) => one.hops[index]).filter((ms) => !Number.isNaN(ms)),
    ),
  );
  const total = row(
    'call to bytes',
    seen.map((one) => one.total),
  );
  return [['', 'p50 ms', 'p95 ms', 'seen'], ...hops, total, row('the same again', again)];
}

/**
 * As many as one worker and one user's share allow. Rate and memory are measured in separate rounds: reading the memory of all
 * processes every 50 ms takes processor time from them.
 */
async function fourAtOnce({ call, site, client, resumeId }) {
  const pids = [site.api.child.pid, site.worker.child.pid];
  const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: resumeId });
  const other = await signIn(site.url, 1);
  const wanted = [];
  for (const own of [call, other.call, call, other.call]) {
    const fields = { title: '简历', tz_url: 'tem0001', resume_type: 'zh', document };
    wanted.push({ call: own, site, client, resumeId: (await own('/make_resume/saveMakeResume', fields)).id });
  }
  const rounds = async (count) => {
    for (let round = 0; round < count; round += 1) {
      await Promise.all(
        wanted.map(async (each) => {
          await change(each);
          await ask(each);
        }),
      );
    }
  };
  // Starts the second browser.
  await rounds(1);
  const seconds = (await timed(() => rounds(RATE_ROUNDS))) / 1000;
  const rate = (wanted.length * RATE_ROUNDS) / seconds;
  let peak = { mb: 0, text: '' };
  const sample = () => {
    const trees = pids.map(treeMemory);
    const sums = trees.map((kinds) => [...kinds.values()].reduce((sum, { mb }) => sum + mb, 0));
    const mb = sums[0] + sums[1];
    if (mb > peak.mb) peak = { mb, text: memoryOf(sums, trees[1]) };
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  await rounds(MEMORY_ROUNDS);
  clearInterval(timer);
  return `${wanted.length} at once: ${rate.toFixed(1)}/s; memory at most (PSS): ${peak.text}`;
}

function memoryOf([api, worker], kinds) {
  const parts = [...kinds].map(([kind, { count, mb }]) => `${count} ${kind} ${mb.toFixed(0)}`).join(', ');
  return `API ${api.toFixed(0)} MB, worker and browsers ${worker.toFixed(0)} MB (${parts}), together ${(api + worker).toFixed(0)} MB`;
}

/** Redis events of export jobs: when each was added, taken and completed. */
function watchRedis(url) {
  const { hostname, port, password } = new URL(url);
  const socket = net.connect({ host: hostname, port: Number(port || 6379) });
  const signIn = password ? [['AUTH', decodeURIComponent(password)]] : [];
  socket.on('error', () => {});
  socket.write([...signIn, ['MONITOR']].map(encodeCommand).join(''));
  const moments = new Map();
  let rest = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const found =
        /^\+(\d+\.\d+) .*exports:events".*"event" "(waiting|active|completed)" "jobId" "([^"]+)"/i.exec(line);
      if (!found) continue;
      const [, seconds, event, id] = found;
      moments.set(id, { ...moments.get(id), [event]: Number(seconds) * 1000 });
    }
  });
  return { moments, close: () => socket.destroy() };
}
