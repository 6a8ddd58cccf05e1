import { randomUUID } from 'node:crypto';
import { isUuid } from './index.js';

describe('an id', () => {
  it.each([randomUUID(), randomUUID().toUpperCase(), '00000000-0000-0000-0000-000000000000'])(
    'is %s',
    (text) => expect(isUuid(text)).toBe(true),
  );

  it.each([
    '',
    'x',
    `${randomUUID()}\n`,
    ` ${randomUUID()}`,
    randomUUID().replaceAll('-', ''),
    '0'.repeat(36),
  ])('is not %j', (text) => expect(isUuid(text)).toBe(false));
});
