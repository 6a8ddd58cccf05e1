import 'reflect-metadata';
import { readDatabaseUrl, readDoctorEnv } from './env.js';
import { coreOfProcess } from './ops-context.js';
import { runOps } from './program.js';
import { processTerminal } from './terminal.js';

process.exitCode = await runOps(process.argv.slice(2), {
  withCore: coreOfProcess,
  databaseUrl: readDatabaseUrl,
  doctorEnv: readDoctorEnv,
  terminal: processTerminal,
});
