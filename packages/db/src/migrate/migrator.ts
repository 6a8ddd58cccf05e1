import { createHash } from 'node:crypto';
import type {
  DiagnoseMigrationHistoryOutput,
  MigrationList,
} from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { connectionConfig } from './catalog-adapter.js';
import { prismaDirectory, readMigrations, readSchema, writeMigration } from './migration-files.js';
import { markKilledAsRolledBack } from './migration-mark.js';
import { withSchemaEngine } from './schema-engine.js';

// The engine takes a lock of its own (72707369), but on a pooled connection that may be closed when idle, and it
// gives up after 10 s. Ours is held on one connection for the whole run.
const LOCK_NUMBER = 72707368;
const POLL_MS = 200;

/** Runs `work` while only this process may change the database schema; waits at most `waitMs`. */
async function withMigrationLock<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  waitMs = 60_000,
): Promise<Result> {
  const client = new pg.Client({ ...connectionConfig(url), application_name: 'qicheng-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await acquire(client, Date.now() + waitMs);
    return await work(client);
  } finally {
    await client.end();
  }
}

async function acquire(client: pg.Client, deadline: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      LOCK_NUMBER,
    ]);
    if (rows[0]?.locked) return;
    if (Date.now() >= deadline) {
      throw new Error('另一个进程正在迁移这个数据库，等它结束后再试');
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

const NO_FILTER = { externalTables: [], externalEnums: [] };
const NAME = /^[a-z][a-z0-9_]{2,60}$/;

/** State of a database compared with the migrations of this version. */
export interface MigrationStatus {
  /** Not applied yet. */
  pending: string[];
  /** Applied, but unknown to this version. */
  unknown: string[];
  /** Started but interrupted: needs manual inspection. */
  failed: string[];
  /** Changed after they were applied. */
  edited: string[];
}

/**
 * Applies pending migrations, up to and including `last` if given, and returns their names; resumes after a
 * killed run. Refuses a history that was edited after it was applied.
 */
export function deployMigrations(url: string, directory = prismaDirectory, last?: string): Promise<string[]> {
  return withMigrationLock(url, async (client) => {
    await markKilledAsRolledBack(url);
    const migrationsList = readMigrations(directory, last);
    if (await hasExactly(client, migrationsList)) return [];
    return withSchemaEngine(url, readSchema(directory), async (engine) => {
      const history = await engine.diagnoseMigrationHistory({
        migrationsList,
        optInToShadowDatabase: false,
        filters: NO_FILTER,
      });
      if (history.editedMigrationNames.length > 0) {
        throw new Error(
          `已经执行过的迁移被改动：${history.editedMigrationNames.join('、')}。恢复原文件，再用新的迁移表达改动`,
        );
      }
      return (await engine.applyMigrations({ migrationsList, filters: NO_FILTER })).appliedMigrationNames;
    });
  });
}

/** Compares the database with the migrations of this version; changes nothing. */
export function migrationStatus(url: string, directory = prismaDirectory): Promise<MigrationStatus> {
  return withSchemaEngine(url, readSchema(directory), async (engine) => {
    const input = {
      migrationsList: readMigrations(directory),
      optInToShadowDatabase: false,
      filters: NO_FILTER,
    };
    return statusOf(await engine.diagnoseMigrationHistory(input));
  });
}

function statusOf({
  history,
  failedMigrationNames,
  editedMigrationNames,
}: DiagnoseMigrationHistoryOutput): MigrationStatus {
  return {
    pending: history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : [],
    unknown: history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : [],
    failed: failedMigrationNames,
    edited: editedMigrationNames,
  };
}

/** The SQL that leads from the given state to the schema files; `null` when nothing differs. */
export function schemaDiff(
  url: string,
  from: 'database' | 'migrations',
  directory = prismaDirectory,
): Promise<string | null> {
  const files = readSchema(directory);
  return withSchemaEngine(url, files, async (engine) => {
    const migrations = readMigrations(directory);
    const origin =
      from === 'database'
        ? { tag: 'schemaDatasource' as const, files, configDir: directory.schema }
        : migrations.migrationDirectories.length > 0
          ? { tag: 'migrations' as const, ...migrations }
          : { tag: 'empty' as const };
    const to = { tag: 'schemaDatamodel' as const, files };
    const diff = await engine.diff({ from: origin, to, script: true, exitCode: true, filters: NO_FILTER });
    return diff.exitCode === 0 ? null : diff.stdout;
  });
}

/** Writes the migration from the current history to the schema files; `null` when nothing differs. */
export async function createMigration(
  url: string,
  title: string,
  directory = prismaDirectory,
): Promise<string | null> {
  if (!NAME.test(title)) throw new Error('迁移名用小写字母、数字和下划线，例如 add_school_source');
  const sql = await schemaDiff(url, 'migrations', directory);
  return sql === null ? null : writeMigration(directory, title, sql, new Date());
}

interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

/**
 * Whether a database has exactly these migrations, complete and unchanged. The engine, which takes most of a second to
 * load, then has nothing to do.
 */
async function hasExactly(client: pg.Client, { migrationDirectories }: MigrationList): Promise<boolean> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
  );
  if (!tables[0]?.found) return false;
  const { rows } = await client.query<AppliedMigration>(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const applied = new Map(rows.map((row) => [row.name, row]));
  return (
    rows.length === migrationDirectories.length &&
    migrationDirectories.every(({ path, migrationFile: { content } }) => {
      const row = applied.get(path);
      return row?.isFinished === true && content.tag === 'ok' && row.checksum === checksumOf(content.value);
    })
  );
}

const checksumOf = (script: string): string => createHash('sha256').update(script).digest('hex');
