import { readMailDomains, readSchools } from './seed-files.js';

const isChinese = (name: string) => /\p{Script=Han}/u.test(name);

describe('the seeded schools', () => {
  it('have Chinese names, except for domains whose school is uncertain', async () => {
    const domains = await readMailDomains();
    expect(domains.filter(({ schoolName }) => !isChinese(schoolName))).toHaveLength(45);
    expect((await readSchools()).filter(({ name }) => !isChinese(name))).toEqual([]);
  });

  it('include every school of a mail domain with a Chinese name as official', async () => {
    const names = new Set((await readSchools()).map(({ name }) => name));
    const official = (await readMailDomains()).filter(({ source }) => source === 'official');
    expect(official.filter(({ schoolName }) => !names.has(schoolName))).toEqual([]);
    expect([...names].filter((name) => name.includes('军医')).sort()).toEqual(
      ['海军军医大学', '陆军军医大学', '空军军医大学'].sort(),
    );
  });
});
