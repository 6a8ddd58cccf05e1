import { randomUUID } from 'node:crypto';
import { CryptoService } from '../platform/index.js';
import { campaignCodeOf, campaignIdIn } from './campaign-code.js';

const secrets = new CryptoService('a secret for tests only, 32 characters');
const id = '0190a7e2-5b1c-7c3d-9e4f-1234567890ab';
const code = campaignCodeOf(secrets, id);

it('identifies its campaign in URL-safe characters', () => {
  expect(campaignIdIn(secrets, code)).toBe(id);
  expect(encodeURIComponent(code)).toBe(code);
});

it.each([
  ['nothing', ''],
  ['a bare id', id],
  ['an altered signature', `${code.slice(0, -2)}${code.endsWith('AA') ? 'BB' : 'AA'}`],
  ["another campaign's signature", campaignCodeOf(secrets, randomUUID()).slice(0, 22) + code.slice(22)],
  [
    'a signature of another key',
    campaignCodeOf(new CryptoService('another secret, also 32 characters!'), id),
  ],
  ['a longer code', `${code}A`],
])('ED5: %s identifies none', (_name, forged) => {
  expect(campaignIdIn(secrets, forged)).toBeNull();
});
