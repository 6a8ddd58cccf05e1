import pg from 'pg';
import { connectionConfig } from './catalog-adapter.js';

// The engine takes a lock of its own (72707369), but on a pooled connection that may be closed when idle, and it
// gives up after 10 s. Ours is held on one connection for the whole run.
const LOCK_NUMBER = 72707368;
const POLL_MS = 200;

/** Runs `work` while this process alone may change the schema of the database; waits at most `waitMs`. */
export async function withMigrationLock<Result>(
  url: string,
  work: () => Promise<Result>,
  waitMs = 60_000,
): Promise<Result> {
  const client = new pg.Client({ ...connectionConfig(url), application_name: 'qicheng-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await acquire(client, Date.now() + waitMs);
    return await work();
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
