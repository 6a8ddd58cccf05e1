import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const PERSON = '姓名：冯小燕\n电话：13800008811\n';
const educationOf = async (details: string, studies: string) =>
  (await readAll(`${PERSON}${details}\n\n教育经历\n${studies}\n`)).document.education;

describe('the brackets after a level', () => {
  const details = '学历：大专（江州开放大学，学前教育，2021年7月毕业）；中专为全日制';

  it('name higher studies beside a secondary school', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}${details}\n\n教育经历\n2014.09-2017.06  江州市明德高级中学  学生\n`,
    );
    expect(document.education).toMatchObject([
      { school: { name: { zh: '江州市明德高级中学' } }, degreeLevel: 'highSchool' },
      {
        school: { name: { zh: '江州开放大学' } },
        major: { zh: '学前教育' },
        degreeLevel: 'college',
        period: { end: { y: 2021, m: 7 } },
      },
    ]);
    expect(document.education[0]?.major).toBeUndefined();
    expect(unplaced.map(({ text }) => text)).toContain('中专为全日制');
  });

  it('complete the same school of the education section', async () => {
    expect(await educationOf(details, '2019.03-2021.07  江州开放大学  学前教育')).toMatchObject([
      { school: { name: { zh: '江州开放大学' } }, degreeLevel: 'college' },
    ]);
  });

  it('add no school beside another one of higher education', async () => {
    expect(await educationOf(details, '2021.09-2024.06  江州师范大学  学前教育  本科')).toHaveLength(1);
  });
});

it('the brackets after a school give its level', async () => {
  const studies = '2022.9-至今  江州护理职业学院  护理\n2019.9-2022.6  江州某中学';
  const education = await educationOf('学校：江州护理职业学院（大专，2022级，2025年毕业）', studies);
  expect(education).toMatchObject([
    { school: { name: { zh: '江州护理职业学院' } }, degreeLevel: 'college' },
    { school: { name: { zh: '江州某中学' } } },
  ]);
  expect(education[1]?.degreeLevel).not.toBe('college');
});

it.each(['2016.06-2016.09  待入伍', '2016.06-2016.09  待业'])(
  'time between studies and employment is no education: %s',
  async (line) => {
    expect(await educationOf('', `2013.09-2016.06  江州市明德高级中学\n${line}`)).toHaveLength(1);
  },
);
