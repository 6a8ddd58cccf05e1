// State that several processes must share: sessions, limits, events, locks.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, loginBody, Refused } from './client.mjs';

const AT_ONCE = 20;
// A session that ended elsewhere is cached for a second [AU5].
const CACHE_MS = 1_200;

const failed = (promise) =>
  promise.then(
    () => null,
    (error) => {
      if (error instanceof Refused) return error;
      throw error;
    },
  );

/** @param {string[]} urls of two processes @param {import('./filled-site.mjs').Filled} filled */
export function checksOf(urls, filled) {
  const at = (index, token) => clientOf(urls[index % urls.length], token);
  return [
    ['a session of one process counts at the other', () => sessionCounts(at, filled)],
    ['a session that is ended at one is over at the other', () => sessionEnds(at, filled)],
    ['wrong passwords count at both together', () => triesCount(at, filled)],
    ['a run that is started at one is followed at the other', () => eventsArrive(urls, at, filled)],
    [`one of ${AT_ONCE} saves of one version wins`, () => oneSaveWins(at, filled)],
    [`${AT_ONCE} starts of one request are one run and one charge`, () => oneRunStarts(at, filled)],
    [`${AT_ONCE} requests for one file produce one export`, () => oneFileIsMade(at, filled)],
  ];
}

const login = (at, index, { accounts }) => at(index)('/user/login', loginBody(accounts.at(-1)));

async function sessionCounts(at, filled) {
  const { token } = await login(at, 0, filled);
  return (await failed(at(1, token)('/myinfo/info', {}))) === null;
}

async function sessionEnds(at, filled) {
  const { token } = await login(at, 0, filled);
  await at(0, token)('/myinfo/info', {});
  await at(1, token)('/user/logout', {});
  await pause(CACHE_MS);
  return (await failed(at(0, token)('/myinfo/info', {})))?.status === 401;
}

// After five attempts a slider is required, whichever process handled them.
async function triesCount(at, { accounts }) {
  const wrong = { ...loginBody(accounts.at(-2)), password: 'Falsch-2026' };
  const answers = [];
  for (let index = 0; index < 6; index += 1) {
    const answer = await failed(at(index)('/user/login', wrong, { 'x-forwarded-for': '10.99.99.99' }));
    answers.push(`${answer?.code} ${answer?.msg}`);
  }
  return new Set(answers.slice(0, 5)).size === 1 && answers[5] !== answers[0];
}

const analysis = ({ resumes: [{ id }] }, fields) => ({
  resumeId: id,
  target: { position: `产品经理 ${randomUUID().slice(0, 8)}` },
  ...fields,
});

async function eventsArrive(urls, at, { printers }) {
  const member = printers.at(-1);
  const { runId } = await at(0, member.token)('/ai/resumeAiAnalyse', analysis(member, { engine: 'auto' }));
  const text = await new Promise((resolve, reject) => {
    const options = { agent: false, headers: { token: member.token } };
    http
      .get(`${urls[1]}/api/ai/runs/stream?runId=${runId}`, options, async (response) => {
        const parts = [];
        for await (const part of response) parts.push(part);
        resolve(Buffer.concat(parts).toString());
      })
      .on('error', reject);
  });
  return text.includes('event: result');
}

async function oneSaveWins(at, { busy, document, query }) {
  const { token, resumes } = busy[0];
  const { id } = resumes[0];
  const [{ version }] = await query('SELECT version FROM resume WHERE id = $1', [id]);
  const save = (index) =>
    at(index, token)('/make_resume/saveMakeResume', {
      id,
      title: `第 ${index} 份`,
      tz_url: 'tem0001',
      resume_type: 'zh',
      version,
      request_key: randomUUID(),
      document,
    });
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_none, index) => failed(save(index))));
  const others = answers.filter((answer) => answer !== null);
  return others.length === AT_ONCE - 1 && others.every(({ status }) => status === 409);
}

async function oneRunStarts(at, { printers, query }) {
  const member = printers.at(-2);
  const fields = analysis(member, { engine: 'rules', requestKey: randomUUID() });
  const balance = async () =>
    (await query('SELECT balance FROM ai_count_balance WHERE user_id = $1', [member.id]))[0].balance;
  const before = await balance();
  const runs = await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, index) => at(index, member.token)('/ai/resumeAiAnalyse', fields)),
  );
  return new Set(runs.map(({ runId }) => runId)).size === 1 && before - (await balance()) === 1;
}

async function oneFileIsMade(at, { printers, query }) {
  const member = printers.at(-3);
  const { id } = member.resumes[0];
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, index) =>
      at(index, member.token)('/make_resume/resumeSavePdf', { id }),
    ),
  );
  // A process that started after the file was done may have requested another one.
  const [{ overlapping }] = await query(
    `SELECT count(*)::int AS overlapping FROM resume_export AS one JOIN resume_export AS other
       ON other.resume_id = one.resume_id AND other.id <> one.id
       AND other.created_at >= one.created_at AND other.created_at < one.finished_at
     WHERE one.resume_id = $1`,
    [id],
  );
  return overlapping === 0;
}
