import type { Writable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectForCopy, copyTarget, listTables, type TableShape } from './connect.js';

/** The tables of the database that hold rows, by name; a database without tables holds none. */
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

/** Takes the rows of one table in the text format of COPY. */
export type OpenTable = (shape: TableShape) => Writable;

/**
 * Fills every table in one transaction: all of it stands afterwards, or nothing. References between tables are put
 * aside meanwhile and checked when they come back, so tables may come in any order and no special right is needed.
 * Triggers are silent: what they once wrote is in the copy.
 */
export async function refillDatabase(url: string, fill: (open: OpenTable) => Promise<void>): Promise<void> {
  const client = await connectForCopy(url);
  try {
    await client.query(`SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'`);
    await client.query('BEGIN');
    const putBack = [...(await putReferencesAside(client)), ...(await silenceTriggers(client))];
    const tables = await listTables(client);
    // What migrations wrote by themselves is in the copy too.
    const names = tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ');
    await client.query(`TRUNCATE ${names}`);
    await fill((shape) => client.query(copyFrom(`COPY ${copyTarget(shape)} FROM STDIN`)));
    for (const statement of putBack) await client.query(statement);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    // Without a COMMIT the end of the connection takes everything back.
    await client.end();
  }
}

interface Named {
  /** As SQL writes it. */
  table: string;
  name: string;
}

/** Drops what leads from table to table; gives what makes it again. */
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

/** Stops what tables do by themselves when they are written; gives what starts it again. */
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
