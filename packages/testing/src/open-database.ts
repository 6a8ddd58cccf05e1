import { createDatabase, type Database, type DatabaseOptions } from '@qicheng/db';
import { timeLimit } from './time-limit.js';

/** Opens a pool for a test, with limits that grow with the slowness of the machine. */
export const openDatabase = (options: Omit<DatabaseOptions, 'limitScale'>): Database =>
  createDatabase({ ...options, limitScale: timeLimit(1) });
