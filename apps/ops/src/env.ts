import {
  allFragments,
  databaseEnv,
  demoEnv,
  driversEnv,
  type Env,
  parseEnv,
  redisEnv,
  renderingEnv,
  runtimeEnv,
  secretEnv,
  siteEnv,
  storageEnv,
  storageOf,
} from '@qicheng/env';

const fragments = [
  runtimeEnv,
  siteEnv,
  secretEnv,
  databaseEnv,
  redisEnv,
  storageEnv,
  renderingEnv,
  driversEnv,
  demoEnv,
] as const;

/** The environment of commands that work with product data; throws with every error listed. */
export const readOpsEnv = (): Env<typeof fragments> => parseEnv(fragments, process.env);

/** The environment that the doctor checks. Nothing is required, so that it can report missing variables. */
export interface DoctorEnv {
  /** Everything that is wrong with the environment, or null. */
  issues: string | null;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** Null when its variables are incomplete. */
  storage: ReturnType<typeof storageOf> | null;
  chromium: { program: string | undefined; libraries: string | undefined };
  fontsDirectory: string | undefined;
}

/** Reads whatever is set in the environment. */
export function readDoctorEnv(): DoctorEnv {
  const { env } = process;
  return {
    issues: issuesOf(() => parseEnv(allFragments, env)),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    storage:
      issuesOf(() => parseEnv([storageEnv], env)) === null ? storageOf(parseEnv([storageEnv], env)) : null,
    chromium: { program: env.PUPPETEER_EXECUTABLE_PATH, libraries: env.CHROMIUM_LD_LIBRARY_PATH },
    fontsDirectory: env.FONTS_DIR,
  };
}

function issuesOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Only the database: all that a migration needs. */
export const readDatabaseUrl = (): string => parseEnv([databaseEnv], process.env).DATABASE_URL;
