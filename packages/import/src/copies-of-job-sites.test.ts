import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '蒋梦洁\n女 | 28岁 | 5年工作经验\n手机 13800009931  邮箱 jiang@example.com\n';
const STUDIES = '\n教育经历\n浙江传媒学院    网络与新媒体    本科    2016-2020\n';

describe('job preferences on one line', () => {
  it.each([
    ['期望：用户运营经理（母婴/教育） | 杭州/浙江 | 18-22K', '用户运营经理（母婴/教育）', ['杭州', '浙江']],
    ['期望：骨科销售代表 ｜ 南京 ｜ 15-20K', '骨科销售代表', ['南京']],
    ['意向：施工员 | 青岛/济南 | 5-7K', '施工员', ['青岛', '济南']],
  ])('have a position, cities and pay: %s', async (line, position, cities) => {
    const { intention } = await read(`${PERSON}${line}\n${STUDIES}`);
    expect(intention.positions).toEqual([{ name: { zh: position } }]);
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(cities);
    expect(intention.salary).toMatchObject({ unit: 'kiloPerMonth' });
  });
});

describe('labels below a dated project', () => {
  const project = async (lines: string) =>
    read(
      `${PERSON}${STUDIES}\n项目经验\n2023.03-2023.12  会员等级体系重构\n${lines}\n\n证书\n英语六级、驾驶证C1\n`,
    );

  it.each(['担任', '担任角色', '本人角色'])('%s is the role', async (label) => {
    const { projects } = await project(`${label}：圈长\n描述：把三档会员改为五档。`);
    expect(projects).toMatchObject([{ name: { zh: '会员等级体系重构' }, role: { zh: '圈长' } }]);
  });

  it('keep an award mentioned in the description with the project', async () => {
    const { projects, awards } = await project('描述：内差从19件降至6件，获区卫健局品管圈比赛二等奖。');
    expect(awards).toEqual([]);
    expect(JSON.stringify(projects)).toContain('内差从19件降至6件，获区卫健局品管圈比赛二等奖');
  });
});

describe('lines of a profile', () => {
  it('about a school give the major, degree and period', async () => {
    const { education } = await read(
      '姓名：陆子昂\n性别：男\n学校：青岛理工大学 土木工程（本科） 2023.09-2027.06\n电话：13800009931\n',
    );
    expect(education).toMatchObject([
      {
        school: { name: { zh: '青岛理工大学' } },
        major: { zh: '土木工程' },
        degreeLevel: 'bachelor',
        period: { start: { y: 2023, m: 9 }, end: { y: 2027, m: 6 } },
      },
    ]);
  });

  it('about a reason for leaving are unplaced, also below certificates', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}${STUDIES}\n资格证书\n驾驶证C1、执业药师\n\n离职原因：公司被并购，省区合并\n`,
    );
    expect(document.certificates).toHaveLength(2);
    expect(unplaced.map(({ text }) => text)).toContain('离职原因：公司被并购，省区合并');
  });

  it('about the place of residence name only the place', async () => {
    const { basics } = await read(
      `林晓珊\n女 | 29岁（1997年3月） | 现居住佛山 | 6年工作经验\n电话：13800009931\n${STUDIES}`,
    );
    expect(basics.residence).toEqual({ name: { zh: '佛山' } });
  });
});

describe('certificates with remarks in brackets', () => {
  it.each([
    ['执业药师（药学类，2022）', '执业药师（药学类）', { y: 2022 }],
    ['二级建造师（建筑工程，2020年）', '二级建造师（建筑工程）', { y: 2020 }],
    ['工程师（中级职称，2022年3月）', '工程师（中级职称）', { y: 2022, m: 3 }],
    ['主管药师（2025，中级）', '主管药师（中级）', { y: 2025 }],
  ])('keep the bracket closed and the date separate: %s', async (text, name, date) => {
    const { certificates } = await read(`${PERSON}${STUDIES}\n证书\n${text}、安全员B证\n`);
    expect(certificates[0]).toMatchObject({ name: { zh: name }, date });
    expect(certificates[1]?.name).toEqual({ zh: '安全员B证' });
  });
});

describe('lines of a file with headings', () => {
  it('find the period of the school on the line of its label', async () => {
    const { education } = await read(
      '周雨桐\n学校：湘潭大学 法学（本科） 2023.09-2027.06\n电话：13800009931\n\n实习\n2026.07-2026.08 湖南湘诚律师事务所 实习生\n整理卷宗，跟律师去法院立案\n\n技能\nOffice\n',
    );
    expect(education).toMatchObject([
      { major: { zh: '法学' }, period: { start: { y: 2023, m: 9 }, end: { y: 2027, m: 6 } } },
    ]);
  });

  it('keep an award in the description of its project', async () => {
    const { projects, awards } = await read(
      '林晓珊\n电话：13800009931\n\n教育经历\n2016.09-2020.06  广东药科大学  药学  本科\n\n项目经验\n2024.02-2024.11  PDCA降低住院药房调剂差错\n担任：圈长\n描述：住院药房每月内差从19件降至6件，获区卫健局品管圈比赛二等奖。\n\n证书\n执业药师（药学类，2022）、英语四级\n',
    );
    expect(awards).toEqual([]);
    expect(projects).toMatchObject([{ role: { zh: '圈长' } }]);
    expect(JSON.stringify(projects)).toContain('获区卫健局品管圈比赛二等奖');
  });

  it('give a work its title and the noun after it', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}${STUDIES}\n作品\n《客家围屋》双语解说词（约3200字），被学院微信公众号采用，阅读量2100\n《山路》，2023\n`,
    );
    expect(document.portfolio).toMatchObject([
      { name: { zh: '《客家围屋》双语解说词' } },
      { name: { zh: '山路' }, date: { y: 2023 } },
    ]);
    expect(unplaced).toEqual([]);
  });
});

it.each([
  ['店长 | 合肥 | 9-12K·13薪 | 零售/百货\n督导 | 芜湖 | 8-10K | 不限', 9, ['零售', '百货']],
  ['店长 9-12K\n合肥 零售百货\n督导 8-10K\n芜湖 其他行业', 9, ['零售百货', '其他行业']],
])(
  'several preferences have their positions, cities, pay and industries: %s',
  async (lines, min, industries) => {
    const { intention } = await read(`${PERSON}求职期望\n${lines}\n${STUDIES}`);
    expect(intention.positions?.map(({ name }) => name?.zh)).toEqual(['店长', '督导']);
    expect(intention.cities?.map(({ name }) => name?.zh)).toEqual(['合肥', '芜湖']);
    expect(intention.salary).toMatchObject({ min, max: 12, unit: 'kiloPerMonth' });
    expect(intention.industries?.map(({ zh }) => zh)).toEqual(industries);
  },
);
