// Login, list, read and save of the site beside a bare express + pg handler doing the same query, in one run.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { freePort } from '../tooling/launcher/ports.mjs';
import { demo, documentOf, loginBody, signIn } from './support/client.mjs';
import { drive, merge, percentile } from './support/load.mjs';
import { table } from './support/table.mjs';

export const needs = { site: true };

const SECONDS = 3;
// Site and floor take turns: the machine drifts, and what they share must be the same minute.
const TURNS = 3;
const SAVE_BYTES = 30_000;
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

export async function run({ site, say, args }) {
  const seconds = Number(args[0] ?? SECONDS);
  const { token, call } = await signIn(site.url, 0);
  const { resumes, userId } = await fill(call, token);
  const floor = await startFloor({ site, userId, resumeId: resumes[0].id });
  try {
    const rows = [['', 'conn', 'req/s', 'p50 ms', 'p99 ms', 'bare req/s', 'bare p99', 'ours/bare']];
    for (const flow of flows({ call, token, resumes }))
      rows.push(await measure({ flow, site, floor, seconds }));
    say(`\n${table(rows)}\n`);
    return 0;
  } finally {
    floor.child.kill('SIGKILL');
  }
}

/** Twenty résumés of 30 kB, the first of them to be read, the others to be saved. */
async function fill(call, token) {
  const mine = await call('/rtorder/rt_list', { limit: 1 });
  const { document } = await call('/upload_resume_file/getInfoByMakeResumeId', { id: mine.list[0].id });
  const text = JSON.stringify(documentOf(JSON.parse(document), SAVE_BYTES));
  const resumes = [];
  for (let index = 0; index < 19; index += 1) {
    const fields = { title: `简历 ${index}`, tz_url: 'tem0001', resume_type: 'zh', document: text };
    resumes.push({ ...(await call('/make_resume/saveMakeResume', fields)), text });
  }
  const { user_id: userId } = await call('/myinfo/info', { token });
  return { resumes, userId };
}

async function startFloor({ site, userId, resumeId }) {
  const port = await freePort(undefined);
  const script = path.join(import.meta.dirname, 'support', 'bare-server.mjs');
  const child = fork(script, [String(port), userId, resumeId], { env: { ...process.env, ...site.env } });
  await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  return { child, url: `http://127.0.0.1:${port}` };
}

function flows({ call, token, resumes }) {
  const headers = { ...json, token };
  const [account] = demo.accounts;
  const login = JSON.stringify(loginBody(account));
  return [
    {
      name: 'login',
      connections: 4,
      ours: (index) => ({
        path: '/user/login',
        headers: { ...json, 'x-forwarded-for': addressOf(index) },
        body: login,
      }),
      bare: () => ({ path: '/login', headers: json, body: login }),
    },
    {
      name: 'list of 20',
      connections: 16,
      ours: () => ({ path: '/rtorder/rt_list', headers, body: '{"page":1,"limit":20}' }),
      bare: () => ({ path: '/list', headers: json, body: '{"page":1,"limit":20}' }),
    },
    {
      name: 'read 30 kB',
      connections: 16,
      ours: () => ({
        path: '/upload_resume_file/getInfoByMakeResumeId',
        headers,
        body: JSON.stringify({ id: resumes[0].id }),
      }),
      bare: () => ({ path: '/read', headers: json, body: JSON.stringify({ id: resumes[0].id }) }),
    },
    saveFlow(call, token, resumes.slice(1)),
  ];
}

// Each résumé has one writer at a time, as it has in life.
function saveFlow(call, token, resumes) {
  const headers = { ...form, token };
  const encoded = new URLSearchParams({ document: resumes[0].text }).toString();
  const fieldsOf = ({ id, version }) =>
    `${new URLSearchParams({ id, title: '简历', tz_url: 'tem0001', resume_type: 'zh', version: String(version), request_key: randomUUID() })}&${encoded}`;
  return {
    name: 'save 30 kB',
    connections: 16,
    ours: (_index, connection) => {
      const resume = resumes[connection];
      const body = fieldsOf(resume);
      resume.version += 1;
      return { path: '/make_resume/saveMakeResume', headers, body };
    },
    bare: (_index, connection) => ({ path: '/save', headers: form, body: fieldsOf(resumes[connection]) }),
    // The floor raises versions too: learn them again before the site's turn.
    before: async () => {
      for (const resume of resumes) {
        resume.version = (await call('/upload_resume_file/getInfoByMakeResumeId', { id: resume.id })).version;
      }
    },
  };
}

const addressOf = (index) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

async function measure({ flow, site, floor, seconds }) {
  const ours = [];
  const bare = [];
  const isSuccess = (status, body) => status === 200 && /"code":(1|200),/.test(body);
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const { connections } = flow;
    await flow.before?.();
    const mine = await drive({
      url: site.url,
      connections,
      seconds: turn === 0 ? 1 : seconds,
      shot: flow.ours,
      accepts: isSuccess,
    });
    const floors = await drive({
      url: floor.url,
      connections,
      seconds: turn === 0 ? 1 : seconds,
      shot: flow.bare,
    });
    if (turn === 0) continue; // warm-up
    ours.push(mine);
    bare.push(floors);
  }
  return rowOf(flow, merge(ours), merge(bare));
}

function rowOf({ name, connections }, ours, bare) {
  if (ours.failed + bare.failed > 0)
    throw new Error(`${name}: ${ours.failed} requests of ours and ${bare.failed} of the floor failed`);
  const rate = ({ times, seconds }) => times.length / seconds;
  const number = (value) => (value < 100 ? value.toFixed(1) : value.toFixed(0));
  return [
    name,
    String(connections),
    number(rate(ours)),
    number(percentile(ours.times, 0.5)),
    number(percentile(ours.times, 0.99)),
    number(rate(bare)),
    number(percentile(bare.times, 0.99)),
    (rate(ours) / rate(bare)).toFixed(2),
  ];
}
