import { backlog } from './backlog.mjs';
import { browserRows, hungBrowser, largest } from './browser.mjs';
import { slowClients } from './clients.mjs';
import { clockRows } from './clock.mjs';
import { databaseRows, lockedRow, slowDatabase } from './database.mjs';
import { killedMigrations, restored } from './deploy.mjs';
import { kills, killedTwice, terminated } from './kills.mjs';
import { fullTables } from './lists.mjs';
import { heavyBodies, unexpected } from './process.mjs';
import { flushed, redisRows } from './redis.mjs';
import { twoTabs } from './tabs.mjs';

/**
 * @typedef {import('../support/table.mjs').Row & { isSample?: boolean,
 *   run: (site: import('../support/site.mjs').FaultSite, options: { rounds: number, minutes: number, seed: number }) => Promise<{ sent: string, end: string, recovery?: number | null, note?: string }> }} LiveRow
 */

/** Rows that run against the running product. @type {LiveRow[]} */
export const liveRows = [
  ...databaseRows,
  slowDatabase,
  lockedRow,
  unexpected,
  terminated,
  ...browserRows,
  hungBrowser,
  largest,
  twoTabs,
  heavyBodies,
  killedMigrations,
  restored,
  backlog,
  slowClients,
  flushed,
  ...redisRows,
  killedTwice,
  kills,
  ...clockRows,
  fullTables,
];
