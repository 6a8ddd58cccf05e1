import { createDatabase, type Database, type DatabaseOptions } from '@qicheng/db';

/**
 * Returns a time limit in milliseconds, scaled to this machine. `TEST_SPEED_SCALE` is how many times longer a fixed
 * piece of work takes here than on the reference machine; a faster machine keeps the limit.
 */
export const timeLimit = (ms: number, scale = process.env['TEST_SPEED_SCALE']): number =>
  Math.ceil(ms * Math.max(1, Number(scale) || 1));

/** Returns pool options for a test, with limits scaled to the speed of the machine. */
export const testPool = (options: Omit<DatabaseOptions, 'limitScale'>): DatabaseOptions => ({
  ...options,
  limitScale: timeLimit(1),
});

/** Opens a pool with the limits of `testPool`. */
export const openDatabase = (options: Omit<DatabaseOptions, 'limitScale'>): Database =>
  createDatabase(testPool(options));
