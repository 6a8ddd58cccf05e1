import type { LoggerService } from '@nestjs/common';
import { loggableError } from '@qicheng/jobs/loggable-error';
import { withSourcePositions } from '@qicheng/jobs/source-positions';
import { type Logger, pino } from 'pino';

// Fields that must never be logged, in any object.
const REDACTED = ['token', 'phone', 'password', 'document', 'snapshot', 'title', 'data', 'cookie'];

/** JSON lines on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    serializers: { err: loggableError },
    redact: {
      paths: REDACTED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

/** Lets Nest write through the process's pino logger. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack: stack && withSourcePositions(stack) }, String(message));
  }
}
