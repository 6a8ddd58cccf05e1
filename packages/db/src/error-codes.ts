const NO_MESSAGE = /(?!)/;

/** Whether the error, or one of its causes, has such a code or message. */
export function isSomewhereIn(
  error: unknown,
  hasCode: (code: string) => boolean,
  messages: RegExp = NO_MESSAGE,
  depth = 0,
): boolean {
  if (typeof error !== 'object' || error === null || depth > 4) return false;
  const text = (...keys: string[]) => keys.map((key) => String(Reflect.get(error, key) ?? ''));
  return (
    text('code', 'originalCode', 'errorCode', 'kind').some(hasCode) ||
    // The driver adapter describes the server's error as a plain object.
    text('message', 'originalMessage').some((message) => messages.test(message)) ||
    isSomewhereIn(Reflect.get(error, 'cause') ?? adapterError(error), hasCode, messages, depth + 1)
  );
}

// Prisma stores the driver adapter's error next to its own code.
function adapterError(error: object): unknown {
  const meta: unknown = Reflect.get(error, 'meta');
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'driverAdapterError') : undefined;
}
