import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.js';

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url));

/**
 * Names of the migrations that this code requires and the database has not finished; empty when up to date.
 */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const rows = await database.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map((row) => row.name));
  return entries
    .filter((entry) => entry.isDirectory() && !applied.has(entry.name))
    .map((entry) => entry.name);
}
