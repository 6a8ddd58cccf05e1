import { withSourcePositions } from './source-positions.js';

/** What may be kept of a thrown value in a log or dead letter: never user input. */
export interface LoggableError {
  type: string;
  message: string;
  /** Only the stack frames. */
  stack: string;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

function wordsOf({ name, message }: Error): string {
  // Database errors repeat the whole call with its values; only their last line names the error.
  if (name.startsWith('Prisma')) return lastLine(message);
  // A JSON parser quotes what it could not read.
  return name === 'SyntaxError' ? 'a text that cannot be read' : message;
}

/** The error without the values that its message may contain. */
export function loggableError(thrown: unknown): LoggableError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : '';
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: thrown.name + code,
    message: wordsOf(thrown),
    stack: withSourcePositions(frames.join('\n')),
  };
}

/** An error of the same name with no more detail than {@link loggableError}. */
export function withoutValues(thrown: unknown): Error {
  const { message, stack } = loggableError(thrown);
  const error = new Error(message);
  error.name = thrown instanceof Error ? thrown.name : 'Error';
  error.stack = `${error.name}: ${message}\n${stack}`;
  return error;
}
