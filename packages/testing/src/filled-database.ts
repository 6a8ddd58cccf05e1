import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Characters that text formats often break: tab, line ends, backslash, quotes, and characters outside the BMP. */
const AWKWARD = 'a\tb\\N\nc\r\\.\n"d\' 中文 𠮷 👩‍💻';

interface Column {
  name: string;
  type: string;
}
interface Reference {
  table: string;
  columns: string[];
  target: string;
  targetColumns: string[];
}
type Row = Record<string, unknown>;

// Values that check constraints require.
const MUST = new Map<string, () => Row>([
  ['ai_count_entry', () => ({ kind: 'grant' })],
  ['resume_import', () => ({ visitor: null })],
  ['stored_file', () => ({ key: randomUUID().replaceAll('-', '') })],
]);

/** Tables with a single row that their migration inserts. */
const WRITTEN = new Set(['content_edition']);

/** Inserts `rows` rows into every table of a migrated database, with difficult values in every column. */
export async function fillEveryTable(url: string, rows: number): Promise<Record<string, Row[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const references = await readReferences(client);
    const columns = await readColumns(client);
    const filled: Record<string, Row[]> = {};
    // Triggers would insert rows that are inserted here.
    await client.query('SET session_replication_role = replica');
    for (const table of inOrder([...columns.keys()], references)) {
      if (WRITTEN.has(table)) continue;
      const own = references.filter((reference) => reference.table === table);
      filled[table] = [];
      for (let index = 0; index < rows; index += 1) {
        const row = {
          ...rowOf(columns.get(table) ?? [], index),
          ...pointing(own, filled, index),
          ...MUST.get(table)?.(),
        };
        await insert(client, table, row);
        filled[table].push(row);
      }
    }
    return filled;
  } finally {
    await client.end();
  }
}

async function readColumns(client: pg.Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(`
    SELECT table_name::text AS table, column_name::text AS name, udt_name::text AS type
    FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> '_prisma_migrations' AND is_generated = 'NEVER'
    ORDER BY table_name, ordinal_position`);
  const byTable = new Map<string, Column[]>();
  for (const { table, ...column } of rows) byTable.set(table, [...(byTable.get(table) ?? []), column]);
  return byTable;
}

async function readReferences(client: pg.Client): Promise<Reference[]> {
  const names = (
    keys: string,
    of: string,
  ) => `ARRAY(SELECT a.attname::text FROM unnest(${keys}) WITH ORDINALITY AS
    k(number, place) JOIN pg_attribute a ON a.attrelid = ${of} AND a.attnum = k.number ORDER BY k.place)`;
  const { rows } = await client.query<Reference>(`
    SELECT conrelid::regclass::text AS table, ${names('conkey', 'conrelid')} AS columns,
      confrelid::regclass::text AS target, ${names('confkey', 'confrelid')} AS "targetColumns"
    FROM pg_constraint WHERE contype = 'f'`);
  return rows;
}

function inOrder(tables: string[], references: Reference[]): string[] {
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      (table) =>
        !ordered.includes(table) &&
        references.every(
          (reference) =>
            reference.table !== table || reference.target === table || ordered.includes(reference.target),
        ),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a cycle');
    ordered.push(...ready);
  }
  return ordered;
}

const rowOf = (columns: Column[], index: number): Row =>
  Object.fromEntries(columns.map(({ name, type }) => [name, valueOf(type, index)]));

function valueOf(type: string, index: number): unknown {
  if (type.startsWith('_')) return [];
  if (type === 'uuid') return randomUUID();
  if (type === 'bool') return index % 2 === 0;
  if (/^int|^numeric|^float/.test(type)) return 10 + index;
  if (type === 'date') return '2026-11-21';
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2026, 10, 21, 1, 2, 3, 456 + index));
  if (type === 'bytea') return Buffer.from([0, 10, 92, 255]);
  if (type.startsWith('json')) return JSON.stringify({ note: AWKWARD, index });
  return `${AWKWARD} ${randomUUID()}`;
}

/** Returns foreign keys to the row with the same index; keys within one table stay null. */
function pointing(references: Reference[], filled: Record<string, Row[]>, index: number): Row {
  return Object.fromEntries(
    references.flatMap(({ table, columns, target, targetColumns }) =>
      columns.map((column, place) => [
        column,
        table === target ? null : (filled[target]?.[index]?.[targetColumns[place] ?? ''] ?? null),
      ]),
    ),
  );
}

async function insert(client: pg.Client, table: string, row: Row): Promise<void> {
  const names = Object.keys(row).map((name) => pg.escapeIdentifier(name));
  const places = names.map((_, place) => `$${place + 1}`);
  const sql = `INSERT INTO ${pg.escapeIdentifier(table)} (${names.join(', ')}) VALUES (${places.join(', ')})`;
  await client.query(sql, Object.values(row)).catch((error: unknown) => {
    throw new Error(`${table}: ${error instanceof Error ? error.message : String(error)}`);
  });
}
