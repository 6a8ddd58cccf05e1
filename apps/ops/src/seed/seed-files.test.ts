import { readMailDomains, readSchools } from './seed-files.js';

const isChinese = (name: string) => /\p{Script=Han}/u.test(name);

describe('the schools of the seed', () => {
  it('have Chinese names but for the domains whose school is not certain', async () => {
    const domains = await readMailDomains();
    expect(domains.filter(({ schoolName }) => !isChinese(schoolName))).toHaveLength(45);
    expect((await readSchools()).filter(({ name }) => !isChinese(name))).toEqual([]);
  });

  it('hold every school that a mail domain names in Chinese as official', async () => {
    const names = new Set((await readSchools()).map(({ name }) => name));
    const official = (await readMailDomains()).filter(({ source }) => source === 'official');
    expect(official.filter(({ schoolName }) => !names.has(schoolName))).toEqual([]);
    expect([...names].filter((name) => name.includes('军医')).sort()).toEqual(
      ['海军军医大学', '陆军军医大学', '空军军医大学'].sort(),
    );
  });
});
