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
 */
export async function refillDatabase(url: string, fill: (open: OpenTable) => Promise<void>): Promise<void> {
  const client = await connectForCopy(url);
  try {
    await client.query(`SET TIME ZONE 'UTC'; SET datestyle TO 'ISO'`);
    await client.query('BEGIN');
    const references = await putReferencesAside(client);
    const tables = await listTables(client);
    // What migrations wrote by themselves is in the copy too.
    const names = tables.map(({ table }) => pg.escapeIdentifier(table)).join(', ');
    await client.query(`TRUNCATE ${names}`);
    await fill((shape) => client.query(copyFrom(`COPY ${copyTarget(shape)} FROM STDIN`)));
    for (const { table, name, definition } of references) {
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    // Without a COMMIT the end of the connection takes everything back.
    await client.end();
  }
}

interface Reference {
  /** As SQL writes it. */
  table: string;
  name: string;
  definition: string;
}

async function putReferencesAside(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`);
  for (const { table, name } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  }
  return rows;
}
