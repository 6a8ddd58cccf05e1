import { fileIdOfLink } from './resume-import.service.js';

const SITE = 'https://qicheng.example';
const ID = '01939b3c-0000-7000-8000-000000000001';

describe('the file that a link names', () => {
  it.each([
    `/api/files?id=${ID}&expires=1&show=inline&signature=x`,
    `${SITE}/api/files?show=inline&id=${ID}`,
  ])('is found in %s', (link) => expect(fileIdOfLink(link, SITE)).toBe(ID));

  it.each([
    'http://127.0.0.1:6379/',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'http://0x7f.1/',
    'http://[::1]/',
    `https://qicheng.example.evil.test/api/files?id=${ID}`,
    `https://evil.test/api/files?id=${ID}`,
    `//evil.test/api/files?id=${ID}`,
    `https://qicheng.example@evil.test/api/files?id=${ID}`,
    `/api/files?id=../../etc/passwd`,
    `/api/files/../accounts?id=${ID}`,
    '',
    'id',
  ])('UP7: %j identifies none', (link) => expect(fileIdOfLink(link, SITE)).toBeNull());
});
