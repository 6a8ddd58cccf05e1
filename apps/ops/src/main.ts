import 'reflect-metadata';
import { readDatabaseUrl, readDoctorEnv } from './env.js';
import { coreOfProcess } from './ops-context.js';
import { runOps } from './program.js';
import { processTerminal } from './terminal.js';

const code = await runOps(process.argv.slice(2), {
  withCore: coreOfProcess,
  databaseUrl: readDatabaseUrl,
  doctorEnv: readDoctorEnv,
  terminal: processTerminal,
});
// An abandoned connection attempt may keep the process for seconds; the command has already printed its
// result.
process.exit(code);
