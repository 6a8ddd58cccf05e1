import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '#tooling/launcher/home.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { signalAll } from '../support/processes.mjs';
import { quantile, repeatFor, timed, until } from '../support/wait.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const GOAL = { text: '503 ≤ 5 s and no hang; first 2xx ≤ 5 s after', seconds: 5 };
/** A response that takes longer (s) counts as a hang. */
const HANG_S = 9;
const READ = '/upload_resume_file/getInfoByMakeResumeId';

/** @param {string} what @param {number} forMs @param {{ begin: Function, end: Function }} fault */
const away = (what, forMs, { begin, end }) => ({
  row: '5',
  fault: `PostgreSQL ${what}`,
  goal: GOAL,
  async run(site) {
    const writer = await newWriter(site);
    await writer.spends.buy();
    const ending = [
      writer.exports.one('pdf'),
      writer.spends.spend(),
      repeatFor(forMs + 2_000, () => writer.saves.next()),
    ];
    await pause(200);
    await begin(site);
    const meanwhile = await askDuring(writer, forMs);
    await end(site);
    const recovery = await until(() => writer.person.call(READ, { id: writer.saves.id }), {
      what: 'the first 2xx',
    });
    await Promise.all(ending);
    assert.deepEqual(await contradictions(site, [writer]), []);
    const wrong = meanwhile.filter(({ ok, status }) => !ok && status !== 503);
    assert.deepEqual(
      wrong.map(({ status, error }) => `${status} ${error}`),
      [],
    );
    const slowest = Math.max(0, ...meanwhile.map(({ seconds }) => seconds));
    assert.ok(slowest < HANG_S, `a caller waited ${slowest.toFixed(1)} s`);
    const refused = meanwhile.filter(({ ok }) => !ok).length;
    return {
      sent: `${tally([writer])}; ${meanwhile.length} readings meanwhile`,
      end: `0 lost; ${refused} readings refused with 503, the slowest answer after ${slowest.toFixed(1)} s`,
      recovery,
    };
  },
});

/** Sends reads, four in parallel, while the database is unavailable. */
async function askDuring({ person, saves }, forMs) {
  const answers = [];
  const one = () =>
    repeatFor(forMs, async () => {
      answers.push(await timed(() => person.call(READ, { id: saves.id })));
      await pause(200);
    });
  await Promise.all([one(), one(), one(), one()]);
  return answers;
}

/** Signals all PostgreSQL processes: backends are in process groups of their own. */
const signalServer = (signal) => (site) => signalAll(site.postgres.child.pid, signal);

export const databaseRows = [
  away('closes every connection (pg_terminate_backend)', 1_000, {
    begin: (site) =>
      site.sql(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      ),
    end: () => {},
  }),
  away('stopped for 15 s (SIGSTOP)', 15_000, {
    begin: signalServer('SIGSTOP'),
    end: signalServer('SIGCONT'),
  }),
  away('silent for 15 s (a line without a word, as at a failover)', 15_000, {
    begin: (site) => site.database.freeze(),
    end: (site) => site.database.mend(),
  }),
  away('shut down for 60 s', 60_000, {
    begin: (site) => site.postgres.stop(),
    end: async (site) => {
      site.postgres.isStopping = false;
      site.postgres.start();
      await until(() => site.sql('SELECT 1'), { what: 'the database' });
    },
  }),
];

/** Every response of the database is delayed by two seconds. */
export const slowDatabase = {
  row: '6',
  fault: 'each answer of PostgreSQL 2 s late, 40 readings',
  goal: { text: 'p99 ≤ 4 s, pool free after', seconds: 4 },
  async run(site) {
    const { person, saves } = await newWriter(site);
    site.database.slow(2_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => timed(() => person.call(READ, { id: saves.id }))),
    );
    await site.database.mend();
    const free = await until(() => person.call(READ, { id: saves.id }), { what: 'a free connection' });
    const wrong = answers.filter(({ ok, status }) => !ok && status !== 503);
    assert.deepEqual(
      wrong.map(({ status, error }) => `${status} ${error}`),
      [],
    );
    return {
      sent: `${answers.length} readings at once`,
      end: `${answers.filter(({ ok }) => ok).length} answered, the rest 503; the pool free ${free.toFixed(1)} s after`,
      recovery: quantile(
        answers.map(({ seconds }) => seconds),
        0.99,
      ),
    };
  },
};

/** A transaction locks the row that all the others want to write. */
export const lockedRow = {
  row: '6',
  fault: 'a row locked for 8 s, 20 saves of it at once, others read',
  goal: { text: 'p99 ≤ 4 s, pool free after', seconds: 4 },
  async run(site) {
    const { person, saves } = await newWriter(site);
    const other = await newWriter(site);
    const holder = new pg.Client({ connectionString: site.databaseUrl });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM resume WHERE id = $1 FOR UPDATE', [saves.id]);
    const save = () => person.call('/rtorder/rename', { id: saves.id, title: '新标题' });
    const read = () => other.person.call(READ, { id: other.saves.id });
    const writes = Promise.all(Array.from({ length: 20 }, () => timed(save)));
    const reads = [];
    await repeatFor(8_000, async () => {
      reads.push(await timed(read));
      await pause(100);
    });
    const answers = await writes;
    await holder.query('ROLLBACK');
    await holder.end();
    assert.equal((await timed(save)).ok, true);
    const wrong = [...answers, ...reads].filter(({ ok, status }) => !ok && ![503, 409].includes(status));
    assert.deepEqual(
      wrong.map(({ status, error }) => `${status} ${error}`),
      [],
    );
    assert.ok(answers.every(({ ok }) => !ok));
    const seconds = [...answers, ...reads].map((answer) => answer.seconds);
    return {
      sent: `${answers.length} writes, ${reads.length} readings of another`,
      end: `writes refused with 503; ${reads.filter(({ ok }) => ok).length} of ${reads.length} readings answered; the next write well`,
      recovery: quantile(seconds, 0.99),
    };
  },
};
