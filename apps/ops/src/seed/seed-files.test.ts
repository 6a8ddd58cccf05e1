import { readMailDomains, readSampleJobs, readSchools } from './seed-files.js';

const isChinese = (name: string) => /\p{Script=Han}/u.test(name);

describe('the seeded schools', () => {
  it('have Chinese names, except for domains whose school is uncertain', async () => {
    const domains = await readMailDomains();
    expect(domains.filter(({ schoolName }) => !isChinese(schoolName))).toHaveLength(18);
    expect((await readSchools()).filter(({ name }) => !isChinese(name))).toEqual([]);
  });

  it('include every school of a mail domain with a Chinese name', async () => {
    const names = new Set((await readSchools()).map(({ name }) => name));
    const named = (await readMailDomains()).filter(({ schoolName }) => isChinese(schoolName));
    expect(named.filter(({ schoolName }) => !names.has(schoolName))).toEqual([]);
    expect([...names].filter((name) => name.includes('军医')).sort()).toEqual(
      ['海军军医大学', '陆军军医大学', '空军军医大学'].sort(),
    );
  });

  it('have the current name of a school that was renamed, at every domain', async () => {
    const nameOf = new Map((await readMailDomains()).map(({ domain, schoolName }) => [domain, schoolName]));
    const renamed = {
      'nit.edu.cn': '江西水利电力大学',
      'hyit.edu.cn': '淮安大学',
      'cslg.edu.cn': '苏州工学院',
      'zucc.edu.cn': '浙大城市学院',
      'stu.zucc.edu.cn': '浙大城市学院',
      'zust.edu.cn': '浙江科技大学',
      'glmc.edu.cn': '桂林医科大学',
      'mail.szpt.edu.cn': '深圳职业技术大学',
    };
    expect(Object.keys(renamed).map((domain) => [domain, nameOf.get(domain)])).toEqual(
      Object.entries(renamed),
    );
    const names = new Set((await readSchools()).map(({ name }) => name));
    const former = ['南昌工程学院', '淮阴工学院', '常熟理工学院', '浙江大学城市学院', '浙江科技学院'];
    expect(former.filter((name) => names.has(name))).toEqual([]);
  });

  it('name a source for each Chinese name; few are common knowledge only', async () => {
    const rows = [...(await readMailDomains()), ...(await readSchools())];
    const sources = new Set(rows.map(({ source }) => source));
    const known = ['swot', 'swot+cc-cedict', 'swot+laosheng', 'laosheng', 'demired', 'laosheng+demired'];
    expect([...sources].filter((source) => !known.includes(source))).toEqual(['hand']);
    expect((await readMailDomains()).filter(({ source }) => source === 'hand')).toHaveLength(15);
  });
});

it('the directions of the sample jobs do not overlap by name', async () => {
  const { jobs } = JSON.parse(await readSampleJobs()) as { jobs: { tags: string[] }[] };
  const names = [...new Set(jobs.flatMap(({ tags }) => tags))];
  const isPartOfAnother = (name: string) => names.some((other) => other !== name && other.includes(name));
  expect(names.filter(isPartOfAnother)).toEqual([]);
});
