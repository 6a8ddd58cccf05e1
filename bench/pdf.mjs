// One-page and two-page exports through the worker's printer, compared with a bare reused page, alternating in one run.
// `pnpm bench pdf --trace` instead breaks down the time of one export in the running product.
import './support/production-react.mjs';
import sharp from 'sharp';
import { ChromiumPrinter } from '../apps/worker/dist/resume-export/chromium/chromium-printer.js';
import { renderResume } from '../packages/templates/dist/print.js';
import { generatedResume } from '../packages/testing/dist/resumes.js';
import { gb2312Ideographs } from '../tooling/fonts/charset.mjs';
import { openBarePages } from './support/bare-page.mjs';
import { traceExports } from './support/export-trace.mjs';
import { percentile } from './support/load.mjs';
import { printerConfig } from './support/printer-config.mjs';
import { table } from './support/table.mjs';

const TRACE = '--trace';
const NAMES = gb2312Ideographs();
const SAMPLES = 60;
const WARM_UP = 40;
const SECONDS = 6;
const CASES = [
  { name: '1 page', kind: 'short' },
  { name: '2 pages', kind: 'noPhoto' },
];

export const needs = (args) => ({ site: args.includes(TRACE) });

export async function run({ rendering, site, say, args }) {
  if (site) return traceExports({ site, say });
  const samples = Number(args[0] ?? SAMPLES);
  const config = printerConfig(rendering, 2);
  const photo = { bytes: await portrait(), mime: 'image/jpeg' };
  const printer = await ChromiumPrinter.create(config);
  const bare = await openBarePages(config);
  try {
    const cases = CASES.map((one) => jobsOf(one, photo));
    say(`\n${table(await latencies({ cases, printer, bare, samples }))}\n`);
    say(`${table(await throughput({ cases, printer, bare }))}\n`);
    return 0;
  } finally {
    await Promise.all([printer.close(), bare.close()]);
  }
}

/** A picture of 413 x 579 pixels that compresses like a face. */
const portrait = () =>
  sharp({
    create: {
      width: 413,
      height: 579,
      channels: 3,
      background: '#8aa0b4',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

/** The same résumé with a different name each time, so that nothing is cached. */
function jobsOf({ name, kind }, photo) {
  const base = generatedResume(kind, 4, 'tem0001');
  const dataUrl = `data:image/jpeg;base64,${Buffer.from(photo.bytes).toString('base64')}`;
  const make = (index) => {
    const printed = { zh: `陈${NAMES[(index * 97) % NAMES.length]}` };
    const document = {
      ...base,
      basics: { ...base.basics, name: printed, photo: { fileId: 'photo', ratio: 'oneInch' } },
    };
    return {
      input: { document, lang: 'zh', templateCode: 'tem0001', title: '简历', photo },
      ready: renderResume(document, 'zh', dataUrl),
    };
  };
  return { name, make };
}

async function latencies({ cases, printer, bare, samples }) {
  const printBare = await bare.open();
  const rows = [['', 'worker p50', 'p95', 'bare p50', 'p95', 'worker/bare p50', 'p95', 'bytes']];
  for (const { name, make } of cases) {
    const times = { worker: [], bare: [] };
    let bytes = 0;
    for (let index = 0; index < samples + WARM_UP; index += 1) {
      const { input, ready } = make(index);
      const worker = await timed(async () => (bytes = (await printer.pdf(input)).bytes.length));
      const floor = await timed(() => printBare(ready));
      if (index < WARM_UP) continue;
      times.worker.push(worker);
      times.bare.push(floor);
    }
    const at = (kind, share) => percentile(times[kind], share);
    const ratio = (share) => (at('worker', share) / at('bare', share)).toFixed(2);
    const ms = (kind, share) => at(kind, share).toFixed(1);
    rows.push([
      name,
      ms('worker', 0.5),
      ms('worker', 0.95),
      ms('bare', 0.5),
      ms('bare', 0.95),
      ratio(0.5),
      ratio(0.95),
      String(bytes),
    ]);
  }
  return rows;
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function throughput({ cases, printer, bare }) {
  const rows = [['concurrency', 'worker jobs/s', 'bare jobs/s', 'bare/worker']];
  for (const concurrency of [1, 2]) {
    const pages = await Promise.all(Array.from({ length: concurrency }, () => bare.open()));
    const worker = await jobsPerSecond(cases, concurrency, ({ input }) => printer.pdf(input));
    const floor = await jobsPerSecond(cases, concurrency, ({ ready }, lane) => pages[lane](ready));
    rows.push([String(concurrency), worker.toFixed(1), floor.toFixed(1), (floor / worker).toFixed(2)]);
  }
  return rows;
}

/** Alternating one-page and two-page jobs. */
async function jobsPerSecond(cases, concurrency, print) {
  const started = performance.now();
  let done = 0;
  const lanes = Array.from({ length: concurrency }, async (_, lane) => {
    while (performance.now() - started < SECONDS * 1000) {
      await print(cases[done % cases.length].make(done), lane);
      done += 1;
    }
  });
  await Promise.all(lanes);
  return (done * 1000) / (performance.now() - started);
}
