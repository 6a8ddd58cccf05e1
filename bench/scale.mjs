// One and two processes of the API and of the worker behind a balancer: what the second one adds on this machine,
// and whether they share their state. `pnpm bench scale [seconds]`. Exit code 1 if a check fails.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../tooling/launcher/ports.mjs';
import { fillSite } from './support/filled-site.mjs';
import { drive, merge, percentile } from './support/load.mjs';
import { savesOf, shotsOf } from './support/load-flows.mjs';
import { checksOf } from './support/shared-state.mjs';
import { MODEL_MS } from './support/slow-model.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true, model: { afterMs: MODEL_MS } };

const SECONDS = 5;
// Runs with one and two alternate: the machine drifts, and results must be from the same minute.
const TURNS = 3;
const SIZES = { users: 2_000, ledger: 4_000, members: 600 };

export async function run({ site, say, args }) {
  const seconds = Number(args[0] ?? SECONDS);
  const filled = await fillSite(site, SIZES);
  const balancer = await startBalancer();
  try {
    const urls = [site.url, await site.another('api')];
    const rows = [['', 'conn', 'one, /s', 'p99 ms', 'two, /s', 'p99 ms', 'two/one', 'failed']];
    for (const flow of callFlows(filled)) rows.push(await apart({ flow, urls, balancer, seconds }));
    rows.push(...(await workers({ site, filled, urls, balancer, seconds })));
    say(`\n${table(rows)}\n`);
    let isRight = true;
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
  const saves = savesOf(filled);
  return [
    { name: 'list of 20', connections: 16, shot: shots.list },
    { name: 'read 30 kB', connections: 16, shot: shots.read },
    { name: 'save 30 kB', connections: 16, shot: saves.shot },
    { name: 'login', connections: 6, shot: shots.login },
  ];
}

const accepts = (status, text) => status === 200 && /^\{"code":(1|200|202),/.test(text);
const turnOf = ({ connections, shot }, url, seconds) => drive({ url, connections, seconds, shot, accepts });

async function apart({ flow, urls, balancer, seconds }) {
  const runs = [[], []];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const [index, targets] of [urls.slice(0, 1), urls].entries()) {
      await balancer.send(targets);
      const done = await turnOf(flow, balancer.url, turn === 0 ? 1 : seconds);
      if (turn > 0) runs[index].push(done); // the first is the warm-up
    }
  }
  return rowOf(flow, merge(runs[0]), merge(runs[1]));
}

// A worker takes jobs as soon as it starts: first alone, then with the second.
async function workers({ site, filled, urls, balancer, seconds }) {
  await balancer.send(urls);
  const shots = shotsOf(filled);
  const flows = [
    { name: 'PDF, 3 pages (workers)', connections: 8, shot: shots.pdf },
    { name: 'AI by rules (workers)', connections: 16, shot: shots.rules },
  ];
  const measure = async () => {
    const runs = [];
    for (const flow of flows) {
      await turnOf(flow, balancer.url, 2);
      runs.push(await turnOf(flow, balancer.url, seconds * 2));
    }
    return runs;
  };
  const one = await measure();
  await site.another('worker');
  const two = await measure();
  return flows.map((flow, index) => rowOf(flow, one[index], two[index]));
}

function rowOf({ name, connections }, one, two) {
  const rate = ({ times, failed, seconds }) => (times.length - failed) / seconds;
  const number = (value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
  const cells = (run) => [number(rate(run)), number(percentile(run.times, 0.99))];
  return [
    name,
    String(connections),
    ...cells(one),
    ...cells(two),
    (rate(two) / rate(one)).toFixed(2),
    String(one.failed + two.failed),
  ];
}
