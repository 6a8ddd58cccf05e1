import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Chance } from '#bench/support/chance.mjs';
import { projectRoot } from '#tooling/launcher/home.mjs';
import { contradictions, newWriter, tally } from '../support/history.mjs';
import { meanwhile, secondsSince, timed } from '../support/wait.mjs';

const pg = createRequire(path.join(projectRoot, 'package.json'))('pg');
const MIGRATE = path.join(projectRoot, 'packages/db/dist/migrate/cli.js');
const KILLS = 20;

const on = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).toString();

function migrate(url, killAfterMs = Infinity) {
  const child = spawn(process.execPath, [MIGRATE, 'deploy'], { env: { ...process.env, DATABASE_URL: url } });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const timer = Number.isFinite(killAfterMs)
    ? setTimeout(() => child.kill('SIGKILL'), killAfterMs)
    : undefined;
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, output });
    });
  });
}

async function withDatabase(site, name, work) {
  await site.sql(`CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    return await work(on(site.databaseUrl, name));
  } finally {
    await site.sql(`DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function schemaOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT tablename, indexname, indexdef, '', '' FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), '', '' FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     ORDER BY 1, 2, 3`,
  );
  await client.end();
  return rows;
}

/** A migration run that is killed repeatedly must end with the same schema as an uninterrupted one. */
export const killedMigrations = {
  row: '23',
  fault: `migrations of empty databases killed ${KILLS} times half-way, then run; and run on the database of the living site`,
  goal: { text: 'schema converges, 0 5xx meanwhile' },
  async run(site, { seed }) {
    const writer = await newWriter(site);
    const chance = new Chance(seed);
    const right = await schemaOf(site.databaseUrl);
    const whole = await withDatabase(site, 'fault_migrate', async (url) => {
      const began = performance.now();
      assert.equal((await migrate(url)).code, 0);
      return performance.now() - began;
    });
    let killed = 0;
    while (killed < KILLS)
      await withDatabase(site, 'fault_migrate', async (url) => {
        for (let isKilled = true; isKilled && killed < KILLS; killed += Number(isKilled))
          isKilled = (await migrate(url, chance.between(0.2 * whole, whole))).signal === 'SIGKILL';
        const last = await migrate(url);
        assert.equal(last.code, 0, last.output);
        assert.deepEqual(await schemaOf(url), right, 'the schemas differ');
      });
    const answers = [];
    const again = await meanwhile(migrate(site.databaseUrl), async () =>
      answers.push(await timed(() => writer.saves.next())),
    );
    assert.equal(again.code, 0, again.output);
    assert.equal(writer.saves.resent, 0);
    assert.deepEqual(await contradictions(site, [writer]), []);
    return {
      sent: `${killed} killed runs; ${answers.length} saves beside the last`,
      end: 'schema as that of the site; 0 5xx',
    };
  },
};

/** A backup is taken while users write, then restored into another database. */
export const restored = {
  row: '24',
  fault: 'backup under load, restored into an empty database',
  goal: { text: 'checksums equal, RTO ≤ 15 min', seconds: 900 },
  async run(site) {
    const writer = await newWriter(site);
    await writer.spends.buy();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'qicheng-faults-backup-'));
    try {
      await writer.exports.one('pdf');
      const taken = await meanwhile(site.ops(['backup', 'take', '--to', folder]), () => writer.saves.next());
      assert.equal(taken.status, 0, taken.output);
      const [name] = fs
        .readdirSync(folder)
        .filter((one) => fs.statSync(path.join(folder, one)).isDirectory());
      const began = performance.now();
      await withDatabase(site, 'fault_restore', async (url) => {
        const changes = { DATABASE_URL: url, STORAGE_DIR: path.join(folder, 'files') };
        fs.mkdirSync(changes.STORAGE_DIR);
        const back = await site.ops(['restore', path.join(folder, name)], changes);
        assert.equal(back.status, 0, back.output);
        const books = await site.ops(['ledger', 'check'], changes);
        assert.equal(books.status, 0, books.output);
      });
      const recovery = secondsSince(began);
      assert.deepEqual(await contradictions(site, [writer]), []);
      return { sent: `${tally([writer])} beside the backup`, end: 'restored whole, books right', recovery };
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};
