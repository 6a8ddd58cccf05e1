import { z } from 'zod';
import { encode } from './encode.js';
import { legacy, listOf, tag, wire, wireDate, wireFlag, wireInt, wireJson } from './endpoint.js';

const row = wire({
  id: z.uuid(),
  title: z.string().max(3),
  kind: legacy('type', tag('3', 'smsCode')),
  isShared: legacy('is_shared', wireFlag.optional()),
  exportedAt: legacy('exported_at', wireDate.nullable().optional()),
  score: wireInt.nullable().optional(),
  tags: z.array(z.string()),
  more: z.object({ at: wireDate }).optional(),
  document: wireJson(z.record(z.string(), z.unknown()), 100),
});
const value = {
  id: '01939b3c-0000-4000-8000-000000000001',
  title: '简历',
  kind: 'smsCode' as const,
  isShared: false,
  exportedAt: new Date('2026-11-21T08:00:00Z'),
  score: null,
  tags: ['a', 'b'],
  more: { at: new Date('2026-11-22T08:00:00Z') },
  document: { meta: { docVersion: 1 } },
};
const asSent = (sent: unknown): unknown => JSON.parse(JSON.stringify(sent));

describe('encode', () => {
  it.each([
    ['all fields', value],
    ['absent optional fields', { ...value, isShared: undefined, exportedAt: null, more: undefined }],
  ])('encodes %s like z.encode', (_what, one) => {
    const list = listOf(row);
    const page = { list: [one, one], total: 2 };
    expect(asSent(encode(list, page))).toEqual(asSent(z.encode(list, page)));
  });

  it('sends only fields of the contract', () => {
    expect(JSON.stringify(encode(row, { ...value, phone: '13800000001' }))).not.toContain('phone');
  });

  it('does not check the length of stored texts again', () => {
    expect(encode(row, { ...value, title: '很久以前的名称' })).toMatchObject({ title: '很久以前的名称' });
  });

  it.each([
    ['an object in place of a text', { title: { phone: '13800000001' } }],
    ['a missing field', { title: undefined }],
    ['a text in place of an instant', { exportedAt: '2026-11-21' }],
    ['a text in place of a list', { tags: 'a' }],
    ['a text in place of a flag', { isShared: 'yes' }],
  ])('throws for %s', (_what, fields) => {
    expect(() => encode(row, { ...value, ...fields })).toThrow();
  });
});
