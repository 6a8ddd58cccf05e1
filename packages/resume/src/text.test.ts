import { isKeptLink } from './text.js';

describe('a link in a document', () => {
  it.each([
    'https://example.com/a?b=1',
    'http://localhost:8080',
    'mailto:lin@example.com',
    'tel:+8613800000000',
    'example.com:8080/me',
    'github.com/lin',
    'http',
    'https:',
    '微博：林知远',
    'GitHub: lin',
    '',
  ])('is accepted: %j', (value) => expect(isKeptLink(value)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\u200bscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'file:C:/a',
    'ftp://example.com',
    'chrome://settings',
    'ms-word:ofe|u|x',
  ])('is rejected: %j', (value) => expect(isKeptLink(value)).toBe(false));
});
