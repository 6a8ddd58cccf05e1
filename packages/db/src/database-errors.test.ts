import { isReferenceGone, isDatabaseUnavailable, isOutcomeUnknown } from './database-errors.js';

const starting = {
  originalCode: '57P03',
  originalMessage: 'the database system is not yet accepting connections',
  kind: 'postgres',
  code: '57P03',
};

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a Prisma error code', { code: 'P1001' }],
    ['a starting server, as the cause', { cause: starting }],
    ['a starting server, as Prisma wraps it', { code: 'P2010', meta: adapter(starting) }],
    ['a lock timeout', { code: 'P2010', meta: adapter({ originalCode: '55P03' }) }],
    [
      'a stopped server, in a raw statement',
      { code: 'P2010', meta: adapter({ kind: 'DatabaseNotReachable' }) },
    ],
    [
      'a reset connection, in a raw statement',
      { code: 'P2010', meta: adapter({ kind: 'ConnectionClosed' }) },
    ],
    ['a silent socket, in a raw statement', { code: 'P2010', meta: adapter({ kind: 'SocketTimeout' }) }],
    ['a deadlock, in a raw statement', { code: 'P2010', meta: adapter({ originalCode: '40P01' }) }],
    ['a deadlock, as a Prisma error code', { code: 'P2034' }],
    ['a conflict of two transactions', { cause: { originalCode: '40001' } }],
    ['a client that cannot start', { errorCode: 'P1001' }],
    ['an unreachable network', { cause: Object.assign(new Error('x'), { code: 'EHOSTUNREACH' }) }],
    ['a server that closes the connection', { cause: { originalCode: '57P01' } }],
    ['a refused connection', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }],
  ])('recognises %s', (_what, parts) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), parts))).toBe(true);
  });

  it('recognises a statement that was never answered', () => {
    expect(isDatabaseUnavailable(new Error('Query read timeout'))).toBe(true);
  });

  it.each([
    ['a rejected value', { code: 'P2002', meta: adapter({ originalCode: '23505' }) }],
    ['one of our own errors', {}],
  ])('does not recognise %s', (_what, parts) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), parts))).toBe(false);
  });
});

describe('isOutcomeUnknown', () => {
  it.each([
    ['a reset connection', { code: 'P2010', meta: adapter({ kind: 'ConnectionClosed' }) }],
    ['a server shutdown', { cause: { originalCode: '57P01' } }],
    ['a transaction that timed out', { code: 'P2028' }],
  ])('is true after %s', (_what, parts) => {
    expect(isOutcomeUnknown(Object.assign(new Error('x'), parts))).toBe(true);
  });

  it.each([
    ['a lock timeout', { code: 'P2010', meta: adapter({ originalCode: '55P03' }) }],
    ['a deadlock', { code: 'P2034', meta: adapter({ originalCode: '40P01' }) }],
    ['a deadlock in a raw statement', { code: 'P2010', meta: adapter({ kind: 'TransactionWriteConflict' }) }],
    ['a statement cancelled by the server', { cause: { originalCode: '57014' } }],
    ['a connection that was never made', { code: 'P2010', meta: adapter({ kind: 'DatabaseNotReachable' }) }],
    ['a rejected value', { code: 'P2002' }],
  ])('is false after %s', (_what, parts) => {
    expect(isOutcomeUnknown(Object.assign(new Error('x'), parts))).toBe(false);
  });
});

/** As in Prisma 7: an error beside the code, with the server's error as a plain object. */
function adapter(cause: object) {
  return { driverAdapterError: Object.assign(new Error('DriverAdapterError'), { cause }) };
}

it.each([
  ['a Prisma error code', { code: 'P2003' }],
  ['a raw statement', { code: 'P2010', meta: { driverAdapterError: { cause: { originalCode: '23503' } } } }],
  ['a driver adapter error', { cause: { kind: 'ForeignKeyConstraintViolation' } }],
])('recognises %s', (_what, parts) => {
  expect(isReferenceGone(Object.assign(new Error('x'), parts))).toBe(true);
});

it.each([null, 'P2003', new Error('P2003'), { code: 'P2002' }, { code: '23505' }])(
  'leaves out %j',
  (error) => {
    expect(isReferenceGone(error)).toBe(false);
  },
);
