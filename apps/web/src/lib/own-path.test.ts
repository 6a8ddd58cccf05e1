import { isOwnPath } from './own-path.js';

it.each(['/personal/personal?tab=1', '/'])('accepts %s', (address) => expect(isOwnPath(address)).toBe(true));
it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'rejects %s',
  (address) => expect(isOwnPath(address)).toBe(false),
);
