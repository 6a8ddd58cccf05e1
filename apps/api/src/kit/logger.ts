import type { LoggerService } from '@nestjs/common';
import { loggableError, withSourcePositions } from '@qicheng/core/platform';
import { type DestinationStream, type Logger, pino } from 'pino';

// Fields redacted from logs, in case an object that contains one is logged by mistake.
const REDACTED = ['token', 'phone', 'code', 'password', 'newpassword', 'document', 'authorization', 'cookie'];

/** JSON lines on standard output, or to a test's stream. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    serializers: { err: loggableError },
    redact: {
      paths: REDACTED.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Routes Nest's log through the process' pino logger. */
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
