// The statements that take most of the database's time, and how the planner runs them.

/** Smaller tables are read whole because that is faster. */
const MIN_ROWS = 1_000;

/** The server's parameters that record statements. */
export const RECORDS_STATEMENTS = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
};

/** Forgets the statements recorded so far. @param {import('./filled-site.mjs').Filled['query']} query */
export async function forgetStatements(query) {
  await query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await query('SELECT pg_stat_statements_reset()');
}

/**
 * @param {import('./filled-site.mjs').Filled['query']} query @param {number} count
 * @returns {Promise<{ text: string, calls: number, meanMs: number, wholeTables: string[] | null }[]>} the hottest by total
 * time; `wholeTables` are large tables read from end to end, null if the recorded text cannot be planned
 */
export async function hottestStatements(query, count) {
  const statements = await query(
    `SELECT query AS text, calls::int, mean_exec_time AS "meanMs" FROM pg_stat_statements
     WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND query !~ 'pg_stat_statements|generate_series'
     ORDER BY total_exec_time DESC LIMIT $1`,
    [count],
  );
  const large = await query(`SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= $1`, [
    MIN_ROWS,
  ]);
  const names = new Set(large.map(({ relname }) => relname));
  const planned = [];
  for (const statement of statements)
    planned.push({ ...statement, wholeTables: await wholeTables(query, statement.text, names) });
  return planned;
}

async function wholeTables(query, text, large) {
  try {
    const [row] = await query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
    return scannedTables(row['QUERY PLAN'][0].Plan).filter((name) => large.has(name));
  } catch {
    // A constant that became a parameter, such as that of an interval, is no longer valid SQL.
    return null;
  }
}

function scannedTables(plan) {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name']] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}
