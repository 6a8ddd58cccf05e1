import { createDatabase, type Database, type DatabaseOptions } from '@qicheng/db';
import { timeLimit } from './time-limit.js';

/** Returns pool options for a test, with limits scaled to the speed of the machine. */
export const testPool = (options: Omit<DatabaseOptions, 'limitScale'>): DatabaseOptions => ({
  ...options,
  limitScale: timeLimit(1),
});

/** Opens a pool with the limits of `testPool`. */
export const openDatabase = (options: Omit<DatabaseOptions, 'limitScale'>): Database =>
  createDatabase(testPool(options));
