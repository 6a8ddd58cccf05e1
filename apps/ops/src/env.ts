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

/** The environment of commands that work with the product's data; throws with every error named. */
export const readOpsEnv = (): Env<typeof fragments> => parseEnv(fragments, process.env);

/** What the doctor looks at. Nothing is required, so that it can say what is missing. */
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

/** Reads what there is of the environment. */
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

/** The database alone: all that a migration needs. */
export const readDatabaseUrl = (): string => parseEnv([databaseEnv], process.env).DATABASE_URL;
