import { isDatabaseUnavailable } from './unavailable.js';

const starting = {
  originalCode: '57P03',
  originalMessage: 'the database system is not yet accepting connections',
  kind: 'postgres',
  code: '57P03',
};

describe('isDatabaseUnavailable', () => {
  it.each([
    ['what Prisma names itself', { code: 'P1001' }],
    ['a server that starts, as the cause', { cause: starting }],
    ['a server that starts, as Prisma keeps it', { code: 'P2010', meta: adapter(starting) }],
    ['a lock that is not granted', { code: 'P2010', meta: adapter({ originalCode: '55P03' }) }],
    ['a server that closes the connection', { cause: { originalCode: '57P01' } }],
    ['a refused connection', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) }],
  ])('knows %s', (_what, parts) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), parts))).toBe(true);
  });

  it('knows a statement that was never answered', () => {
    expect(isDatabaseUnavailable(new Error('Query read timeout'))).toBe(true);
  });

  it.each([
    ['a refused value', { code: 'P2002', meta: adapter({ originalCode: '23505' }) }],
    ['an error of ours', {}],
  ])('takes %s for none', (_what, parts) => {
    expect(isDatabaseUnavailable(Object.assign(new Error('x'), parts))).toBe(false);
  });
});

/** As Prisma 7 has it: an error beside the code, which describes the server's fault as a plain object. */
function adapter(cause: object) {
  return { driverAdapterError: Object.assign(new Error('DriverAdapterError'), { cause }) };
}
