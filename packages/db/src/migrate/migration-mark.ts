// A migration and its "applied" mark are one transaction, so that a deployment may be killed at any time: the
// server finishes a running script even without its client, and then records it.
import pg from 'pg';
import { connectionConfig } from './catalog-adapter.js';

/** Lock held by a script while it runs, with or without the process that sent it. */
const SCRIPT_LOCK = 72707367;
const UNDER_WAY = 'finished_at IS NULL AND rolled_back_at IS NULL AND logs IS NULL';

/**
 * A migration script that marks its own row; if that row was marked as rolled back meanwhile, it fails and
 * changes nothing.
 */
export const markingItself = (script: string): string =>
  script.includes('_prisma_migrations')
    ? script
    : `SELECT pg_advisory_xact_lock(${SCRIPT_LOCK});
${script}
;WITH done AS (UPDATE "_prisma_migrations" SET finished_at = now() WHERE ${UNDER_WAY} RETURNING 1)
SELECT 1 / count(*) FROM done;`;

/**
 * Marks the rows of killed runs as rolled back: their scripts were rolled back or never sent; waits for one
 * that is still running.
 */
export async function markKilledAsRolledBack(url: string): Promise<void> {
  const client = new pg.Client(connectionConfig(url));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCRIPT_LOCK]);
    const { rows } = await client.query<{ found: boolean }>(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found`,
    );
    if (rows[0]?.found)
      await client.query(`UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE ${UNDER_WAY}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
