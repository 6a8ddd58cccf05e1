/** What may be kept of a thrown thing, in a log or in a dead letter: never a value that somebody typed. */
export interface LoggableError {
  type: string;
  message: string;
  /** The frames alone. */
  stack: string;
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

function wordsOf({ name, message }: Error): string {
  // The database's errors repeat the whole call with its values; their last line names the error.
  if (name.startsWith('Prisma')) return lastLine(message);
  // A parser of JSON quotes what it could not read.
  return name === 'SyntaxError' ? 'a text that cannot be read' : message;
}

/** The error without the values that its words may repeat. */
export function loggableError(thrown: unknown): LoggableError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: '', stack: '' };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : '';
  const frames = (thrown.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: thrown.name + code, message: wordsOf(thrown), stack: frames.join('\n') };
}

/** An error of the same name that says no more than {@link loggableError}. */
export function withoutValues(thrown: unknown): Error {
  const { message, stack } = loggableError(thrown);
  const error = new Error(message);
  error.name = thrown instanceof Error ? thrown.name : 'Error';
  error.stack = `${error.name}: ${message}\n${stack}`;
  return error;
}
