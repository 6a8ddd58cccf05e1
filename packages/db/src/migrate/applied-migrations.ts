import { createHash } from 'node:crypto';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import type pg from 'pg';

interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

/**
 * Whether a database has exactly these migrations, complete and unchanged. The engine, which takes most of a second to
 * load, then has nothing to do.
 */
export async function hasExactly(
  client: pg.Client,
  { migrationDirectories }: MigrationList,
): Promise<boolean> {
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
