import { databaseEnv, parseEnv } from '@qicheng/env';

/** The environment of the migration command. */
export function readMigrateEnv() {
  return parseEnv([databaseEnv], process.env);
}
