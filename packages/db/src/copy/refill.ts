import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectForCopy, copyTarget, listTables, type TableShape } from './connect.js';

/** The tables that contain rows, by name; empty for a database without tables. */
export async function listFilledTables(url: string): Promise<string[]> {
  const client = await connectForCopy(url);
  try {
    const filled: string[] = [];
    for (const { table } of await listTables(client)) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${pg.escapeIdentifier(table)} LIMIT 1`);
      if (rowCount) filled.push(table);
    }
    return filled;
  } finally {
    await client.end();
  }
}

/** Receives the rows of one table in the text format of COPY. */
export type OpenTable = (shape: TableShape) => Writable;

/**
 * Fills every table in one transaction, or none. Foreign keys are dropped meanwhile and checked when
 * restored, so tables may come in any order and no special privilege is needed. Triggers are disabled: the
 * copy already contains what they wrote.
 */
export async function refillDatabase(url: string, fill: (open: OpenTable) => Promise<void>): Promise<void> {
  const client = await connectForCopy(url);
  try {
    await client.query(`SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'`);
    await client.query('BEGIN');
    const putBack = [...(await putReferencesAside(client)), ...(await silenceTriggers(client))];
    const tables = await listTables(client);
    // The copy also contains the rows that migrations wrote.
    const names = tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ');
    await client.query(`TRUNCATE ${names}`);
    await fill((shape) => client.query(copyFrom(`COPY ${copyTarget(shape)} FROM STDIN`)));
    for (const statement of putBack) await client.query(statement);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    // Without a COMMIT, closing the connection rolls everything back.
    await client.end();
  }
}

interface Named {
  /** A quoted SQL identifier. */
  table: string;
  name: string;
}

/** Drops the foreign keys; returns the statements that restore them. */
async function putReferencesAside(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Named & { definition: string }>(`
    SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`);
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`,
  );
}

/** Disables triggers; returns the statements that enable them again. */
async function silenceTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Named>(`
    SELECT tgrelid::regclass::text AS table, tgname::text AS name FROM pg_trigger
    JOIN pg_class ON pg_class.oid = tgrelid
    WHERE NOT tgisinternal AND tgenabled = 'O' AND relnamespace = current_schema()::regnamespace ORDER BY 1, 2`);
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${pg.escapeIdentifier(name)}`);
  }
  return rows.map(({ table, name }) => `ALTER TABLE ${table} ENABLE TRIGGER ${pg.escapeIdentifier(name)}`);
}
