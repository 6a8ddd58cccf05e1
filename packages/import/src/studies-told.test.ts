import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const PERSON = '阮春生\n男 | 35岁\n手机 13800009921  邮箱 ruan@example.com\n';
const WORK = '\n工作经历\n2016.03-2023.08  宁波澜舟包装有限公司  采购专员\n- 每月核对32家供应商的对账单\n';
const studiesIn = async (lines: string) =>
  (await readAll(`${PERSON}\n教育经历\n${lines}\n${WORK}`)).document.education;

describe('studies told below the heading', () => {
  it.each([
    ['2007年9月到2010年6月 在皖西技师学院读汽车维修，全日制中专。', '皖西技师学院', '汽车维修', 'technical'],
    ['2012年到2015年读了宁波开放大学的物流管理，大专，业余的', '宁波开放大学', '物流管理', 'college'],
    ['2009年9月-2013年6月 我在赣南师范大学学化学，本科', '赣南师范大学', '化学', 'bachelor'],
  ])('have a school and a major: %s', async (line, school, major, degreeLevel) => {
    expect(await studiesIn(line)).toMatchObject([
      { school: { name: { zh: school } }, major: { zh: major }, degreeLevel, period: expect.anything() },
    ]);
  });

  it.each(['2018年上过一期某某大学的线下课', '2018年在校期间获得奖学金'])(
    'are not made of other sentences: %s',
    async (line) => {
      const [first, ...others] = await studiesIn(`2016.09-2020.06  赣南师范大学  化学  本科\n${line}`);
      expect(first?.school).toEqual({ name: { zh: '赣南师范大学' } });
      expect(others.filter(({ school }) => school?.name?.zh?.startsWith('一期'))).toEqual([]);
    },
  );
});

describe('remarks in the brackets of a level', () => {
  it.each([
    ['2024.03-至今\t宁波开放大学\t物流管理\t本科(函授,预计2027年1月毕业)', { y: 2027, m: 1 }],
    ['2023.09-至今\t宁波开放大学\t物流管理\t大专（业余，2026年6月预计毕业）', { y: 2026, m: 6 }],
  ])('give the expected end and the form of study: %s', async (row, end) => {
    const [first] = await studiesIn(`起止时间\t毕业院校\t专业\t学历\n${row}`);
    expect(first).toMatchObject({ period: { end }, studyForm: 'partTime' });
  });

  it.each(['宁波开放大学（自学考试）', '宁波开放大学（函授）'])(
    'behind a school give the form of study: %s',
    async (school) => {
      const [first] = await studiesIn(`2018.10-2020.12  ${school}  学前教育  本科`);
      expect(first).toMatchObject({ school: { name: { zh: '宁波开放大学' } }, studyForm: 'partTime' });
    },
  );
});

describe('studies among the sentences above the headings', () => {
  it('are an education', async () => {
    const { document } = await readAll(
      '我叫阮春生，男，1986年7月生，安徽六安人，电话13800009921。初中毕业后读了两年技校（皖西技工学校，学的汽车维修，2002年到2004年，没有拿到毕业证）。想找一份叉车司机的工作。\n\n工作经过：\n\n2016年3月到2023年8月 宁波澜舟包装有限公司  采购专员\n每月核对32家供应商的对账单\n\n2011年3月到2015年8月 宁波远帆包装有限公司  采购员\n登记入库单\n',
    );
    expect(document.education).toMatchObject([
      { school: { name: { zh: '皖西技工学校' } }, major: { zh: '汽车维修' }, period: { start: { y: 2002 } } },
    ]);
  });

  it('are not those of the family', async () => {
    const { document } = await readAll(
      `应聘叉车司机\n我叫阮春生，男，1986年7月生，电话13800009921。女儿在武汉大学读法律。\n${WORK}`,
    );
    expect(document.education).toEqual([]);
  });
});
