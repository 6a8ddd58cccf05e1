import {
  databaseEnv,
  demoEnv,
  driversEnv,
  type Env,
  httpEnv,
  modelEnv,
  parseEnv,
  payEnv,
  redisEnv,
  renderingEnv,
  runtimeEnv,
  secretEnv,
  siteEnv,
  storageEnv,
  workerEnv,
} from '@qicheng/env';

const fragments = [
  runtimeEnv,
  siteEnv,
  secretEnv,
  databaseEnv,
  redisEnv,
  httpEnv,
  workerEnv,
  storageEnv,
  renderingEnv,
  driversEnv,
  payEnv,
  modelEnv,
  demoEnv,
] as const;

export type WorkerEnv = Env<typeof fragments>;

/** The environment of the worker process; throws with every error listed. */
export const readEnv = (): WorkerEnv => parseEnv(fragments, process.env);
