// Compares sign-in, list, read, save and a public page of the site with a bare express + pg handler doing the
// same query, in one run. `pnpm bench api [seconds per round] [words of the rows] [folder for processor
// profiles of the API]`.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../tooling/launcher/ports.mjs';
import { demo, documentOf, loginBody, signIn } from './support/client.mjs';
import { drive, merge, percentile } from './support/load.mjs';
import { processorMs } from './support/process-usage.mjs';
import { PROFILES_ITSELF, profiled } from './support/profile.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true, environment: PROFILES_ITSELF };

const SECONDS = 3;
// Site and floor alternate, because the machine's speed drifts.
const TURNS = 3;
const SMALL_BYTES = 5_000;
const LARGE_BYTES = 30_000;
// Concurrent requests, as in a busy second. A sign-in hashes a password, three at a time; a page fetches its
// data from the site itself.
const CONNECTIONS = 16;
const FEW_CONNECTIONS = 4;
/** A public page that shows rows of the database. */
const PAGE = '/index/Templatepage';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

export async function run({ site, say, args }) {
  const [seconds = SECONDS, words = '', folder] = args;
  const { token, call } = await signIn(site.url, 0);
  const { small, large, userId } = await fill(call, token);
  const floor = await startFloor({ site, userId });
  try {
    const rows = [HEAD];
    for (const definition of flows({ call, token, small, large }).filter(({ name }) =>
      isChosen(name, words),
    )) {
      const flow = { connections: CONNECTIONS, accepts: isSuccess, ...definition };
      rows.push(await measure({ flow, site, floor, seconds: Number(seconds) }));
      if (folder) say(await profiled({ flow, site, folder }));
    }
    say(`\n${table(rows)}\n`);
    return 0;
  } finally {
    floor.child.kill('SIGKILL');
  }
}

const isChosen = (name, words) => words.split(',').some((word) => name.includes(word));

/** Résumés of two sizes; the first of each is read, the others are saved. */
async function fill(call, token) {
  const mine = await call('/rtorder/rt_list', { limit: 1 });
  const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: mine.list[0].id });
  const make = async (bytes) => {
    const text = JSON.stringify(documentOf(JSON.parse(document), bytes));
    const made = [];
    for (let index = 0; index <= CONNECTIONS; index += 1) {
      const fields = { title: `简历 ${index}`, tz_url: 'tem0001', resume_type: 'zh', document: text };
      made.push({ ...(await call('/make_resume/saveMakeResume', fields)), text });
    }
    return made;
  };
  const [small, large] = [await make(SMALL_BYTES), await make(LARGE_BYTES)];
  const { user_id: userId } = await call('/myinfo/info', { token });
  return { small, large, userId };
}

async function startFloor({ site, userId }) {
  const port = await freePort(undefined);
  const script = path.join(import.meta.dirname, 'support', 'bare-server.mjs');
  const child = fork(script, [String(port), userId], { env: { ...process.env, ...site.env } });
  await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { child, url: `http://127.0.0.1:${port}` };
}

function flows({ call, token, small, large }) {
  const headers = { ...json, token };
  const [account] = demo.accounts;
  const login = JSON.stringify(loginBody(account));
  return [
    {
      name: 'login',
      connections: FEW_CONNECTIONS,
      ours: (index) => ({
        path: '/user/login',
        headers: { ...json, 'x-forwarded-for': addressOf(index) },
        body: login,
      }),
      bare: () => ({ path: '/login', headers: json, body: login }),
    },
    {
      name: 'list of 20',
      ours: () => ({ path: '/rtorder/rt_list', headers, body: '{"page":1,"limit":20}' }),
      bare: () => ({ path: '/list', headers: json, body: '{"page":1,"limit":20}' }),
    },
    readFlow('read 5 kB', headers, small[0]),
    readFlow('read 30 kB', headers, large[0]),
    saveFlow('save 5 kB', { call, token, resumes: small.slice(1) }),
    saveFlow('save 30 kB', { call, token, resumes: large.slice(1) }),
    {
      name: 'public page',
      connections: FEW_CONNECTIONS,
      ours: () => ({ path: PAGE, method: 'GET', headers: { accept: 'text/html' } }),
      bare: () => ({ path: '/page', method: 'GET', headers: { accept: 'text/html' } }),
      accepts: (status, text) => status === 200 && text.includes('</html>'),
    },
  ];
}

function readFlow(name, headers, { id }) {
  const body = JSON.stringify({ id });
  return {
    name,
    ours: () => ({ path: '/upload_resume_file/getInfoByMakeResumeId', headers, body }),
    bare: () => ({ path: '/read', headers: json, body }),
  };
}

// Each résumé has one writer at a time, as in real use.
function saveFlow(name, { call, token, resumes }) {
  const headers = { ...form, token };
  const encoded = new URLSearchParams({ document: resumes[0].text }).toString();
  const fieldsOf = ({ id, version }) =>
    `${new URLSearchParams({ id, title: '简历', tz_url: 'tem0001', resume_type: 'zh', version: String(version), request_key: randomUUID() })}&${encoded}`;
  const shotTo = (path) => (_index, connection) => {
    const resume = resumes[connection];
    const body = fieldsOf(resume);
    resume.version += 1;
    return { path, headers, body };
  };
  return {
    name,
    ours: shotTo('/make_resume/saveMakeResume'),
    bare: shotTo('/save'),
    // Requests in progress at the end of a turn may or may not have been saved.
    before: async () => {
      for (const resume of resumes) {
        resume.version = (await call('/upload_resume_file/getInfoByMakeResumeId', { id: resume.id })).version;
      }
    },
  };
}

const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

const isSuccess = (status, body) => status === 200 && /"code":(1|200),/.test(body);

async function measure({ flow, site, floor, seconds }) {
  const { connections, accepts } = flow;
  const turnOf = async ({ url, pid, shot }, length) => {
    const before = processorMs(pid);
    const run = await drive({ url, connections, seconds: length, shot, accepts });
    return { ...run, processor: processorMs(pid) - before };
  };
  const ours = [];
  const bare = [];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    await flow.before?.();
    const length = turn === 0 ? 1 : seconds;
    const mine = await turnOf({ url: site.url, pid: site.api.child.pid, shot: flow.ours }, length);
    const floors = await turnOf({ url: floor.url, pid: floor.child.pid, shot: flow.bare }, length);
    if (turn === 0) continue; // warm-up
    ours.push(mine);
    bare.push(floors);
  }
  return rowOf(flow.name, connections, ours, bare);
}

const HEAD = [
  '',
  'conn',
  'req/s',
  'p50 ms',
  'p99 ms',
  'bare req/s',
  'bare p99',
  'ours/bare',
  'processor ms',
  'bare',
  'bare/ours',
];

function rowOf(name, connections, ours, bare) {
  const [mine, floor] = [ours, bare].map((runs) => {
    const { times, failed, seconds } = merge(runs);
    const processor = runs.reduce((sum, run) => sum + run.processor, 0) / times.length;
    return { times, failed, rate: times.length / seconds, processor };
  });
  if (mine.failed + floor.failed > 0)
    throw new Error(
      `${name}: ${mine.failed} requests of the API and ${floor.failed} of the bare server failed`,
    );
  const number = (value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
  return [
    name,
    String(connections),
    number(mine.rate),
    number(percentile(mine.times, 0.5)),
    number(percentile(mine.times, 0.99)),
    number(floor.rate),
    number(percentile(floor.times, 0.99)),
    (mine.rate / floor.rate).toFixed(2),
    mine.processor.toFixed(2),
    floor.processor.toFixed(2),
    (floor.processor / mine.processor).toFixed(2),
  ];
}
