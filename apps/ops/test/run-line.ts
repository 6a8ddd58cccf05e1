import type { CoreConfig } from '@qicheng/core/platform';
import { testPool } from '@qicheng/testing/open-database';
import type { DoctorEnv } from '../src/env.js';
import { coreOver } from '../src/ops-context.js';
import { type ExitCode, runOps } from '../src/program.js';

export interface Run {
  code: ExitCode;
  out: string;
  err: string;
}

export interface RunOptions {
  config?: Partial<CoreConfig>;
  typed?: string | null;
  doctor?: Partial<DoctorEnv>;
}

export const CONFIG: CoreConfig = {
  environment: 'test',
  appUrl: 'http://localhost',
  appSecret: 'a secret for tests only, 32 characters',
  redisUrl: '',
  sms: { driver: 'local' },
  mail: { driver: 'local' },
  storage: { driver: 'local', directory: '' },
  fontsDirectory: null,
  demo: false,
};

const NOTHING: DoctorEnv = {
  issues: null,
  databaseUrl: undefined,
  redisUrl: undefined,
  storage: null,
  fontsDirectory: undefined,
  chromium: { program: undefined, libraries: undefined },
};

/** Runs one command line, split at spaces, on the database at `url`; returns its output and exit code. */
export async function runLine(url: string, line: string, options: RunOptions = {}): Promise<Run> {
  const out: string[] = [];
  const err: string[] = [];
  const config = { ...CONFIG, ...options.config };
  const code = await runOps(line.split(' ').filter(Boolean), {
    withCore: coreOver(() => ({ config, database: testPool({ url, poolSize: 2 }) })),
    databaseUrl: () => url,
    doctorEnv: () => ({ ...NOTHING, ...options.doctor }),
    terminal: {
      print: (text) => void out.push(text),
      printError: (text) => void err.push(text),
      askSecret: async () => options.typed ?? null,
    },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
