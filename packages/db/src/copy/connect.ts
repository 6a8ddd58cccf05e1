import pg from 'pg';
import { connectionConfig } from '../migrate/catalog-adapter.js';

/** A separate connection without the limits of the product's pools: a copy may take long. */
export async function connectForCopy(url: string): Promise<pg.Client> {
  const client = new pg.Client(connectionConfig(url));
  // A lost connection fails the running statement; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** A table and its copied columns; generated columns are left out. */
export interface TableShape {
  table: string;
  columns: string[];
}

/** Every table of the product, by name, except the record of migrations. */
export async function listTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname::text AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
      AND c.relname <> '_prisma_migrations' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** The head of a COPY statement. */
export const copyTarget = ({ table, columns }: TableShape): string =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
