// The requests of the load suite, and the goals of [load targets].
import { randomUUID } from 'node:crypto';
import { signInShots } from './accounts.mjs';
import { MODEL_MS } from './slow-model.mjs';

/**
 * @typedef {import('./load.mjs').Shot & { part?: string, answered?: (kind: string, answer: any) => void }} FlowShot
 * @typedef {object} Flow
 * @property {string} name @property {number} perSecond
 * @property {{ p95: number, p99: number } | null} goal at the target rate, in ms
 * @property {number | null} overloadP99 of accepted requests at three times the target; null without such a run
 * @property {() => FlowShot} shot
 * @property {(part: string | undefined) => boolean} [isTimed] the parts to which the goal applies; all when absent
 * @property {() => Promise<number>} [lost] how many acknowledged writes are missing
 * @property {(since: Date) => Promise<number[]>} [times] measured other than by the response, in ms
 * @property {boolean} [waitsForJob] the response has the result of a job: the site has recovered when it is accepted
 * @property {string} [note]
 */

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const MARK = 'LOADMARK';

/** The flows in the order of the table. @param {import('./filled-site.mjs').Filled} filled @returns {Flow[]} */
export function flowsOf(filled, chance) {
  const shots = shotsOf(filled);
  const saves = savesOf(filled);
  const read = { goal: { p95: 40, p99: 80 }, overloadP99: 250 };
  return [
    { name: 'health', perSecond: 1000, goal: { p95: 10, p99: 25 }, overloadP99: null, shot: shots.health },
    { name: 'list of 20', perSecond: 300, goal: { p95: 30, p99: 60 }, overloadP99: 250, shot: shots.list },
    { name: 'read 30 kB', perSecond: 200, ...read, shot: shots.read },
    {
      name: 'save 30 kB',
      perSecond: 100,
      goal: { p95: 80, p99: 150 },
      overloadP99: 500,
      shot: saves.shot,
      lost: saves.lost,
    },
    { name: 'login', perSecond: 20, goal: { p95: 120, p99: 250 }, overloadP99: Infinity, shot: shots.login },
    {
      name: 'AI start',
      perSecond: 50,
      goal: { p95: 80, p99: 150 },
      overloadP99: Infinity,
      shot: shots.rules,
      waitsForJob: true,
      note: 'the answer waits for the result, 4 s at most',
    },
    {
      name: 'AI job, its wait',
      perSecond: 1.5,
      goal: { p95: 5_000, p99: 10_000 },
      overloadP99: Infinity,
      shot: shots.model,
      waitsForJob: true,
      times: (since) => waitsOfRuns(filled, since),
      note: `a stub model of ${MODEL_MS / 1000} s; from the start to the turn`,
    },
    {
      name: 'PDF, 3 pages',
      perSecond: 3,
      goal: { p95: 1_500, p99: 3_000 },
      overloadP99: 12_000,
      shot: shots.pdf,
    },
    mixedFlow(shots, saves, chance),
  ];
}

/** 70 % read, 20 % save, 5 % sign-in, 4 % AI by the rules, 1 % PDF. */
export function mixedFlow(shots, saves, chance) {
  const parts = [
    [0.35, 'list', shots.list],
    [0.7, 'read', shots.read],
    [0.9, 'save', saves.shot],
    [0.95, 'login', shots.login],
    [0.99, 'AI', shots.rules],
    [1, 'PDF', shots.busyPdf],
  ];
  return {
    name: 'mixed',
    perSecond: 150,
    goal: { p95: 100, p99: 250 },
    overloadP99: Infinity,
    shot: () => {
      const drawn = chance.next();
      const [, part, shot] = parts.find(([upTo]) => drawn < upTo) ?? parts[0];
      return { ...shot(), part };
    },
    isTimed: (part) => part !== 'PDF' && part !== 'AI',
    lost: saves.lost,
    note: 'times without PDF and AI, whose answers wait for the result',
  };
}

/** Cycles through a list forever. */
function roundRobin(list) {
  let next = 0;
  return () => list[next++ % list.length];
}

/** @param {import('./filled-site.mjs').Filled} filled */
export function shotsOf({ busy, printers, members, accounts, query }) {
  const [listUser, readUser, ruleUser, modelUser] = [busy, busy, members, members].map(roundRobin);
  const [printer, busyPrinter] = [printers, busy].map(roundRobin);
  const post = (path, { token }, body) => ({
    path,
    headers: { ...json, token },
    body: JSON.stringify(body),
  });
  const pick = (member) => member.resumes[Math.floor(member.resumes.length / 2)].id;
  const analysis = (member, engine) => {
    // A different question each time: identical ones would share one run.
    const target = { position: `产品经理 ${randomUUID().slice(0, 8)}` };
    return post('/ai/resumeAiAnalyse', member, { resumeId: member.resumes[0].id, engine, target });
  };
  const pdfOf = (member) => post('/make_resume/resumeSavePdf', member, { id: member.resumes[0].id });
  // As after a save: the file of an unchanged version is reused.
  const newPdfOf = (member) => {
    const changed = () =>
      void query('UPDATE resume SET version = version + 1 WHERE id = $1', [member.resumes[0].id]);
    return { ...pdfOf(member), answered: changed };
  };
  return {
    health: () => ({ path: '/healthz', method: 'GET', headers: {} }),
    list: () => post('/rtorder/rt_list', listUser(), { page: 1, limit: 20 }),
    read: () => {
      const member = readUser();
      return post('/upload_resume_file/getInfoByMakeResumeId', member, { id: pick(member) });
    },
    login: signInShots(accounts),
    rules: () => analysis(ruleUser(), 'rules'),
    model: () => analysis(modelUser(), 'auto'),
    pdf: () => newPdfOf(printer()),
    busyPdf: () => pdfOf(busyPrinter()),
  };
}

/** Saves that each name the previous version; records what was acknowledged. */
export function savesOf({ busy, document, query }) {
  const all = busy.flatMap(({ token, resumes }) => resumes.map((one) => ({ ...one, token })));
  const next = roundRobin(all);
  // Every save writes a different text, as a person does.
  const marked = document.replace('负责核心模块', `负责${MARK}模块`);
  const [head, tail] = new URLSearchParams({ document: marked }).toString().split(MARK);
  let count = 0;
  return {
    shot: () => {
      let resume = next();
      for (let tries = 0; resume.isUnderWay && tries < all.length; tries += 1) resume = next();
      resume.isUnderWay = true;
      const title = `存 ${(count += 1)}`;
      const fields = {
        id: resume.id,
        title,
        tz_url: 'tem0001',
        resume_type: 'zh',
        version: String(resume.version),
        request_key: randomUUID(),
      };
      const body = `${new URLSearchParams(fields)}&${head}${count}${tail}`;
      const answered = (kind, answer) => {
        resume.isUnderWay = false;
        if (kind !== 'accepted') return;
        resume.version = JSON.parse(answer.text).data.version;
        resume.saved = { version: resume.version, title };
      };
      return {
        path: '/make_resume/saveMakeResume',
        headers: { ...form, token: resume.token },
        body,
        answered,
      };
    },
    lost: async () => {
      const saved = all.filter((one) => one.saved);
      const rows = await query('SELECT id, version, title FROM resume WHERE id = ANY($1::uuid[])', [
        saved.map(({ id }) => id),
      ]);
      const found = new Map(rows.map((row) => [row.id, row]));
      return saved.filter(({ id, saved: { version, title } }) => {
        const row = found.get(id);
        return !row || row.version < version || (row.version === version && row.title !== title);
      }).length;
    },
  };
}

/** The queue time of runs: their total time minus that of the model. */
async function waitsOfRuns({ query }, since) {
  const rows = await query(
    `SELECT extract(epoch FROM finished_at - created_at)::float8 * 1000 AS ms FROM analysis
     WHERE created_at >= $1 AND status = 'done' AND preference = 'auto'`,
    [since],
  );
  return rows.map(({ ms }) => Math.max(0, ms - MODEL_MS));
}
