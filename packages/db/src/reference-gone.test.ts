import { isReferenceGone } from './reference-gone.js';

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
