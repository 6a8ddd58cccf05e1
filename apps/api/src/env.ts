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
  wechatEnv,
} from '@qicheng/env';

const fragments = [
  runtimeEnv,
  siteEnv,
  secretEnv,
  databaseEnv,
  redisEnv,
  httpEnv,
  storageEnv,
  renderingEnv,
  driversEnv,
  wechatEnv,
  payEnv,
  modelEnv,
  demoEnv,
] as const;

export type ApiEnv = Env<typeof fragments>;

/** Parses the environment of the API process; throws with all errors. */
export const readEnv = (): ApiEnv => parseEnv(fragments, process.env);
