// These tests belong to packages/db, which cannot depend on this package without a dependency cycle.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createMigration,
  deployMigrations,
  listMigrations,
  migrationStatus,
  type PrismaDirectory,
  prismaDirectory,
  schemaDiff,
} from '@qicheng/db/migrate';
import pg from 'pg';
import { createEmptyDatabase, type TestDatabase } from './database.js';

const CLEAN = { pending: [], unknown: [], failed: [], edited: [] };
const MODEL = (fields: string) =>
  `datasource db {\n  provider = "postgresql"\n}\nmodel Note {\n  id Int @id\n${fields}}\n`;
let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.drop());

describe('the repository’s migrations', () => {
  it('lead from an empty database exactly to the schema', async () => {
    expect(await migrationStatus(database.url)).toMatchObject({ pending: listMigrations() });
    expect(await deployMigrations(database.url)).toEqual(listMigrations());
    expect(await schemaDiff(database.url, 'database')).toBeNull();
    expect(await schemaDiff(database.url, 'migrations')).toBeNull();
    expect(await migrationStatus(database.url)).toEqual(CLEAN);
  });

  it('are applied once when two processes start together', async () => {
    const [first, second] = await Promise.all([
      deployMigrations(database.url),
      deployMigrations(database.url),
    ]);
    expect([...first, ...second]).toEqual(listMigrations());
  });
});

describe('a history of its own', () => {
  let prisma: PrismaDirectory;
  const sqlOf = (name: string) => path.join(prisma.migrations, name, 'migration.sql');
  const writeSchema = (fields: string) =>
    fs.writeFileSync(path.join(prisma.schema, 'schema.prisma'), MODEL(fields));

  beforeEach(() => {
    const root = fs.mkdtempSync(path.join(tmpdir(), 'migrations-'));
    prisma = { schema: path.join(root, 'schema'), migrations: path.join(root, 'migrations') };
    fs.mkdirSync(prisma.schema);
    writeSchema('');
  });
  afterEach(() => fs.rmSync(path.dirname(prisma.schema), { recursive: true }));

  it('grows by what changed in the schema', async () => {
    await createMigration(database.url, 'first', prisma);
    await deployMigrations(database.url, prisma);
    writeSchema('  text String @default("")\n');
    const second = await createMigration(database.url, 'add_text', prisma);
    expect(second).toMatch(/^\d{14}_add_text$/);
    expect(listMigrations(prisma).at(-1)).toBe(second);
    expect(fs.readFileSync(sqlOf(second ?? ''), 'utf8')).toContain('ADD COLUMN     "text"');
    expect(await createMigration(database.url, 'nothing', prisma)).toBeNull();
  });

  it('does not load the engine when every migration is applied and unchanged', async () => {
    const name = (await createMigration(database.url, 'first', prisma)) ?? '';
    expect(await deployMigrations(database.url, prisma)).toEqual([name]);
    // The engine would refuse this schema.
    fs.writeFileSync(path.join(prisma.schema, 'schema.prisma'), 'model {');
    expect(await deployMigrations(database.url, prisma)).toEqual([]);
    fs.appendFileSync(sqlOf(name), '\n-- changed');
    await expect(deployMigrations(database.url, prisma)).rejects.toThrow();
  });

  it('accepts functions with ; and $$ in their bodies', async () => {
    const name = (await createMigration(database.url, 'first', prisma)) ?? '';
    const body =
      'CREATE FUNCTION one() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 1; END $$;\n';
    fs.appendFileSync(sqlOf(name), body);
    expect(await deployMigrations(database.url, prisma)).toEqual([name]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect((await client.query('SELECT one() AS one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });

  it('refuses an edited migration and names it', async () => {
    const name = (await createMigration(database.url, 'first', prisma)) ?? '';
    await deployMigrations(database.url, prisma);
    fs.appendFileSync(sqlOf(name), '-- later thought\n');
    await expect(deployMigrations(database.url, prisma)).rejects.toThrow(`已经执行过的迁移被改动：${name}`);
    expect(await migrationStatus(database.url, prisma)).toEqual({ ...CLEAN, edited: [name] });
  });

  describe('whose deployment is killed', () => {
    let watcher: pg.Client;
    beforeEach(async () => {
      watcher = new pg.Client({ connectionString: database.url });
      await watcher.connect();
    });
    afterEach(() => watcher.end());

    /** Creates a slow migration and kills the process that deploys it in the middle. */
    async function killedInTheMiddle(): Promise<string> {
      const name = (await createMigration(database.url, 'first', prisma)) ?? '';
      fs.appendFileSync(sqlOf(name), 'SELECT pg_sleep(1.5);\nCREATE TABLE late ();\n-- the end');
      const run = `import { deployMigrations } from '@qicheng/db/migrate';
        await deployMigrations(${JSON.stringify(database.url)}, ${JSON.stringify(prisma)});`;
      const child = spawn(process.execPath, ['--input-type=module', '-e', run], { cwd: import.meta.dirname });
      while ((await sleepers()).length === 0) expect(child.exitCode).toBeNull();
      child.kill('SIGKILL');
      await once(child, 'close');
      return name;
    }

    const sleepers = async (): Promise<number[]> => {
      const { rows } = await watcher.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'",
      );
      return rows.map(({ pid }) => pid);
    };
    const isThere = async (): Promise<boolean> =>
      (await watcher.query(`SELECT 1 FROM pg_class WHERE relname = 'late'`)).rowCount === 1;

    it('continues once the server has finished the script', async () => {
      await killedInTheMiddle();
      expect(await deployMigrations(database.url, prisma)).toEqual([]);
      expect(await isThere()).toBe(true);
      expect(await migrationStatus(database.url, prisma)).toEqual(CLEAN);
    });

    it('starts again when the script was rolled back', async () => {
      const name = await killedInTheMiddle();
      for (const pid of await sleepers()) await watcher.query('SELECT pg_terminate_backend($1)', [pid]);
      expect(await deployMigrations(database.url, prisma)).toEqual([name]);
      expect(await isThere()).toBe(true);
      expect(await migrationStatus(database.url, prisma)).toEqual(CLEAN);
    });
  });

  it('stops at a failed migration until it is resolved by hand', async () => {
    const name = (await createMigration(database.url, 'first', prisma)) ?? '';
    fs.writeFileSync(sqlOf(name), 'SELECT nonsense;');
    await expect(deployMigrations(database.url, prisma)).rejects.toThrow('nonsense');
    expect(await migrationStatus(database.url, prisma)).toMatchObject({ failed: [name] });
    await expect(deployMigrations(database.url, prisma)).rejects.toThrow(
      'failed migrations in the target database',
    );
  });
});

it('the migrations are where this package looks for them', () => {
  expect(fs.existsSync(path.join(prismaDirectory.schema, 'schema.prisma'))).toBe(true);
});
