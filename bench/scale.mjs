// One, two and four processes of the API with a thousand, a hundred thousand and a million résumés in the database, then
// one to three workers; the plans of the hottest statements; whether processes share their state.
// `pnpm bench scale [seconds] [sizes]` draws docs/images/scale.svg. Exit code 1 if a check fails.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../tooling/launcher/home.mjs';
import { freePort } from '../tooling/launcher/ports.mjs';
import { curvesSvg } from './support/curves.mjs';
import { fillSite } from './support/filled-site.mjs';
import { savesOf, shotsOf } from './support/load-flows.mjs';
import { drive, merge, percentile } from './support/load.mjs';
import { openManyResumes } from './support/many-resumes.mjs';
import { checksOf } from './support/shared-state.mjs';
import { MODEL_MS } from './support/slow-model.mjs';
import { forgetStatements, hottestStatements, RECORDS_STATEMENTS } from './support/statement-plans.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true, model: { afterMs: MODEL_MS }, settings: RECORDS_STATEMENTS };

const SECONDS = 3;
// Numbers of processes alternate: the machine drifts, and results must be from the same minute.
const TURNS = 2;
const FILLED = { users: 150, ledger: 300, members: 150, busy: 20, printers: 100 };
const TOTALS = [1_000, 100_000, 1_000_000];
const API_PROCESSES = [1, 2, 4];
const MAX_WORKERS = 3;
const HOTTEST = 20;
const PICTURE = 'docs/images/scale.svg';

export async function run({ site, say, args: [seconds = SECONDS, sizes] }) {
  const totals = sizes ? sizes.split(',').map(Number) : TOTALS;
  const filled = await fillSite(site, FILLED);
  const balancer = await startBalancer();
  try {
    const urls = [site.url];
    while (urls.length < API_PROCESSES.at(-1)) urls.push(await site.another('api'));
    const many = await openManyResumes(site, filled.query);
    const measured = [];
    for (const total of totals) {
      const busy = await many.growTo(total);
      await forgetStatements(filled.query);
      for (const flow of callFlows({ ...filled, busy, document: many.document })) {
        measured.push(...(await apart({ flow, total, urls, balancer, seconds: Number(seconds) })));
      }
      say(`${total.toLocaleString('en')} résumés measured`);
    }
    const statements = await hottestStatements(filled.query, HOTTEST);
    measured.push(
      ...(await workers({ site, filled, urls, balancer, seconds: Number(seconds), total: totals.at(-1) })),
    );
    say(`\n${table(rowsOf(measured))}\n`);
    say(`${table(planRows(statements))}\n`);
    await fs.writeFile(path.join(projectRoot, PICTURE), curvesSvg(chartsOf(measured)));
    say(`${PICTURE}; a résumé has ${(Buffer.byteLength(many.document) / 1000).toFixed(1)} kB`);
    let isRight =
      measured.every(({ rate }) => rate > 0) && statements.every(({ wholeTables }) => !wholeTables?.length);
    for (const [name, check] of checksOf(urls, filled)) {
      const holds = await check();
      isRight &&= holds;
      say(`${holds ? '✔' : '✘'} ${name}`);
    }
    return isRight ? 0 : 1;
  } finally {
    balancer.child.kill('SIGKILL');
    await filled.close();
  }
}

async function startBalancer() {
  const port = await freePort(undefined);
  const child = fork(path.join(import.meta.dirname, 'support', 'round-robin.mjs'), [String(port)]);
  const ready = () => once(child, 'message');
  await ready();
  const send = (urls) => {
    const done = ready();
    child.send(urls);
    return done;
  };
  return { child, url: `http://127.0.0.1:${port}`, send };
}

function callFlows(filled) {
  const shots = shotsOf(filled);
  return [
    { name: 'list of 20', connections: 16, shot: shots.list },
    { name: 'read', connections: 16, shot: shots.read },
    { name: 'save', connections: 16, shot: savesOf(filled).shot },
    { name: 'login', connections: 6, shot: shots.login },
  ];
}

/**
 * @typedef {{ name: string, total: number, processes: number, rate: number, p99: number, failed: number }} Measured
 * `total`: résumés in the database; `rate`: accepted calls a second; `p99` in ms
 */

const accepts = (status, text) => status === 200 && /^\{"code":(1|200|202),/.test(text);
const turnOf = ({ connections, shot }, url, seconds) => drive({ url, connections, seconds, shot, accepts });

/** @returns {Promise<Measured[]>} */
async function apart({ flow, total, urls, balancer, seconds }) {
  const runs = API_PROCESSES.map(() => []);
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, processes] of API_PROCESSES.entries()) {
      await balancer.send(urls.slice(0, processes));
      const done = await turnOf(flow, balancer.url, turn === 0 ? 1 : seconds);
      if (turn > 0) runs[index].push(done); // the first is the warm-up
    }
  }
  return runs.map((each, index) => measuredOf(flow, total, API_PROCESSES[index], merge(each)));
}

// A worker takes jobs as soon as it starts, so numbers of workers only grow.
async function workers({ site, filled, urls, balancer, seconds, total }) {
  await balancer.send(urls.slice(0, 2));
  const shots = shotsOf(filled);
  const flows = [
    { name: 'PDF, 3 pages (workers)', connections: 8, shot: shots.pdf },
    { name: 'AI by rules (workers)', connections: 16, shot: shots.rules },
  ];
  const measured = [];
  for (let processes = 1; processes <= MAX_WORKERS; processes += 1) {
    if (processes > 1) await site.another('worker');
    for (const flow of flows) {
      await turnOf(flow, balancer.url, 2);
      measured.push(measuredOf(flow, total, processes, await turnOf(flow, balancer.url, seconds * 2)));
    }
  }
  return measured;
}

const measuredOf = ({ name }, total, processes, { times, failed, seconds }) => ({
  name,
  total,
  processes,
  failed,
  rate: (times.length - failed) / seconds,
  p99: percentile(times, 0.99),
});

const number = (value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
const namesOf = (measured) => [...new Set(measured.map(({ name }) => name))];

function rowsOf(measured) {
  const head = ['', 'résumés', 'processes', 'calls/s', 'p99 ms', 'beside one', 'failed'];
  const rows = namesOf(measured).flatMap((name) =>
    measured
      .filter((each) => each.name === name)
      .map(({ total, processes, rate, p99, failed }) => {
        const one = measured.find(
          (each) => each.name === name && each.total === total && each.processes === 1,
        );
        const cells = [
          total.toLocaleString('en'),
          processes,
          number(rate),
          number(p99),
          (rate / one.rate).toFixed(2),
          failed,
        ];
        return [name, ...cells.map(String)];
      }),
  );
  return [head, ...rows];
}

function chartsOf(measured) {
  return namesOf(measured).map((name) => {
    const own = measured.filter((each) => each.name === name);
    const series = [...new Set(own.map(({ total }) => total))].map((total) => ({
      name: `${total.toLocaleString('en')} résumés`,
      ratesAt: new Map(
        own.filter((each) => each.total === total).map(({ processes, rate }) => [processes, rate]),
      ),
    }));
    return { title: `${name}, calls/s by processes`, series };
  });
}

function planRows(statements) {
  const shown = (text) => text.replaceAll(/\s+/gu, ' ').slice(0, 90);
  return [
    ['hottest statements', 'calls', 'mean ms', 'reads whole'],
    ...statements.map(({ text, calls, meanMs, wholeTables }) => [
      shown(text),
      String(calls),
      meanMs.toFixed(3),
      wholeTables === null ? 'not planned' : wholeTables.join(', ') || '–',
    ]),
  ];
}
