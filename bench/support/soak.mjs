// A third of the mixed flow for half an hour: detects growth and errors.
import fs from 'node:fs';
import path from 'node:path';
import { send } from './load-run.mjs';
import { percentile } from './load.mjs';
import { metricsAt, sumOf } from './metrics.mjs';
import { descendants, openFiles, residentMb } from './process-usage.mjs';
import { retainedBytes } from './retained-memory.mjs';
import { table } from './table.mjs';

const SHARE = 0.3;
const SAMPLE_EVERY_MS = 10_000;
// Between two phases nothing is in progress, so that remaining memory is retained memory.
const LEG_MINUTES = 5;
// Pools, caches and the optimiser fill up first; growth after that is a leak.
const WARM_SHARE = 0.2;

/**
 * @param {{ site: import('./site.mjs').Site, flow: import('./load-flows.mjs').Flow, minutes: number,
 *   chance: import('./chance.mjs').Chance, settle: () => Promise<void>, say: (text: string) => void }} terms
 * @returns {Promise<boolean>} whether nothing was lost and nothing broke
 */
export async function soak({ site, flow, minutes, chance, settle, say }) {
  if (!fs.existsSync('/proc/self/status'))
    throw new Error('the soak test reads /proc, so it runs only on Linux');
  const samples = [];
  const retained = [];
  const began = performance.now();
  const hours = () => (performance.now() - began) / 3_600_000;
  const takeSample = async () => samples.push(await sampleOf(site, hours()));
  // A sample that fails while the site is busy is skipped; the last one, below, is not.
  const timer = setInterval(() => takeSample().catch(() => {}), SAMPLE_EVERY_MS);
  const shots = [];
  let sent = 0;
  for (const minutesOfLeg of legsOf(minutes)) {
    const leg = { url: site.url, perSecond: flow.perSecond * SHARE, seconds: minutesOfLeg * 60, chance };
    const answered = await send(flow, leg);
    shots.push(...answered.shots);
    sent += answered.seconds;
    await settle();
    retained.push(await retainedBy(site, hours()));
    const { apiRetainedMb, workerRetainedMb } = retained.at(-1);
    say(
      `${Math.round(sent / 60)} min: ${apiRetainedMb.toFixed(1)} MB retained by the API, ${workerRetainedMb.toFixed(1)} by the worker`,
    );
  }
  clearInterval(timer);
  await takeSample();
  const lost = await flow.lost();
  say(`\n${report(samples, retained)}\n`);
  const count = (kind) => shots.filter((one) => one.kind === kind).length;
  const times = shots
    .filter(({ kind, part }) => kind === 'accepted' && flow.isTimed(part))
    .map(({ ms }) => ms);
  say(
    `${minutes} min, ${(count('accepted') / sent).toFixed(1)}/s accepted, p95 ${percentile(times, 0.95).toFixed(0)} ms, refused ${count('refused')}, without a time ${count('unhinted')}, 5xx ${count('broken')}, other ${count('other')}, lost ${lost}`,
  );
  return lost + count('unhinted') + count('broken') + count('other') === 0 && samples.at(-1).failedJobs === 0;
}

/** The minutes of each phase; the remainder comes first. */
function legsOf(minutes) {
  const whole = Math.floor(minutes / LEG_MINUTES);
  const first = minutes - whole * LEG_MINUTES;
  return [...(first > 0 ? [first] : []), ...Array.from({ length: whole }, () => LEG_MINUTES)];
}

async function sampleOf({ api, worker, env }, hours) {
  const [apiPid, workerPid] = [api.child.pid, worker.child.pid];
  const [ofApi, ofWorker] = await Promise.all([
    metricsAt(env.METRICS_PORT),
    metricsAt(env.WORKER_METRICS_PORT),
  ]);
  return {
    hours,
    apiMb: residentMb(apiPid),
    workerMb: residentMb(workerPid),
    apiFiles: openFiles(apiPid),
    workerFiles: openFiles(workerPid),
    browsers: descendants(workerPid, path.basename(env.PUPPETEER_EXECUTABLE_PATH)),
    api5xx: sumOf(ofApi, 'http_unexpected_failures_total'),
    failedJobs: sumOf(ofWorker, 'job_work_seconds_count', 'result="failed"'),
  };
}

async function retainedBy({ api, worker, env }, hours) {
  const [ofApi, ofWorker] = await Promise.all([
    retainedBytes(api.child, env.METRICS_PORT),
    retainedBytes(worker.child, env.WORKER_METRICS_PORT),
  ]);
  return { hours, apiRetainedMb: ofApi / 1e6, workerRetainedMb: ofWorker / 1e6 };
}

const RETAINED_ROWS = [
  ['retained by the API, MB', 'apiRetainedMb'],
  ['retained by the worker, MB', 'workerRetainedMb'],
];
const ROWS = [
  ['API resident, MB', 'apiMb'],
  ['worker resident, MB', 'workerMb'],
  ['API open files', 'apiFiles'],
  ['worker open files', 'workerFiles'],
  ['browser processes', 'browsers'],
  ['API answers of 500', 'api5xx'],
  ['jobs that failed', 'failedJobs'],
];

function report(samples, retained) {
  const lines = [...linesOf(RETAINED_ROWS, retained), ...linesOf(ROWS, samples)];
  return table([['', 'first', 'last', 'most', 'per hour'], ...lines]);
}

function linesOf(rows, samples) {
  const warm = samples.filter(({ hours }) => hours >= samples.at(-1).hours * WARM_SHARE);
  return rows.map(([name, key]) => {
    const values = samples.map((one) => one[key]);
    const figures = [values[0], values.at(-1), Math.max(...values), slope(warm, key)];
    return [name, ...figures.map((figure) => figure.toFixed(1))];
  });
}

/** Growth of a value per hour, by linear regression. */
function slope(samples, key) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hours, values] = [samples.map((one) => one.hours), samples.map((one) => one[key])];
  const [atHours, atValues] = [mean(hours), mean(values)];
  const above = hours.reduce((sum, hour, index) => sum + (hour - atHours) * (values[index] - atValues), 0);
  const below = hours.reduce((sum, hour) => sum + (hour - atHours) ** 2, 0);
  return below === 0 ? 0 : above / below;
}
