import { type Logger, pino } from 'pino';

// Fields that never belong in a log, wherever an object that holds one is logged by mistake.
const REDACTED = ['token', 'phone', 'code', 'password', 'newpassword', 'document', 'authorization', 'cookie'];

/** JSON lines on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: {
      paths: REDACTED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
