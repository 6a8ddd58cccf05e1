import { importFile } from './import-file.js';
import { withoutPageHeads } from './placing/boilerplate.js';
import { findPeriod } from './placing/dates.js';
import { intentionParts } from './placing/intention-parts.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;
const PERSON = '林知夏\n电话：13800001111\n\n';
const STUDIES = '教育背景\n湖北大学 会计学 本科 2014.9-2018.6\n\n';

describe('periods', () => {
  it.each([
    ['05年8月-07年底', { y: 2005, m: 8 }, { y: 2007, m: 12 }],
    ['12年到18年', { y: 2012 }, { y: 2018 }],
    ['2021.9-22.3', { y: 2021, m: 9 }, { y: 2022, m: 3 }],
    ['2021.9月-2022.3月', { y: 2021, m: 9 }, { y: 2022, m: 3 }],
    ['2018.9/2022.6', { y: 2018, m: 9 }, { y: 2022, m: 6 }],
    ['2016.9━2020.6', { y: 2016, m: 9 }, { y: 2020, m: 6 }],
    ['09/21 - 03/22', { y: 2021, m: 9 }, { y: 2022, m: 3 }],
    ['Fall 2019 – Spring 2021', { y: 2019 }, { y: 2021 }],
    ['2021.9-在读', { y: 2021, m: 9 }, 'present'],
  ])('are read as %s', (text, start, end) => {
    expect(findPeriod(`${text} 某公司`)?.period).toEqual({ start, end });
  });

  it('are read if OCR read digits as letters', async () => {
    const { work } = await read(`${PERSON}工作经历\n2O14.3-20l7.1 江城商贸有限公司 会计`);
    expect(work[0]?.period).toEqual({ start: { y: 2014, m: 3 }, end: { y: 2017, m: 1 } });
  });
});

describe('job preferences', () => {
  it.each([
    ['前台 / 导医，锦州或沈阳，4500+', ['锦州', '沈阳'], '4500+'],
    ['仓库主管 武汉 6-8K', ['武汉'], '6-8K'],
    ['新媒体运营（长沙，5-7K）', ['长沙'], '5-7K'],
  ])('are split: %s', (text, cities, salary) => {
    expect(intentionParts(text)).toMatchObject({ cities, salary });
  });

  it('stay whole if they contain only positions', () => {
    expect(intentionParts('仓库主管、物流专员')).toBeNull();
  });
});

describe('headings', () => {
  it('are bracketed words that name one or several sections', async () => {
    const { work, certificates, education } = await read(`${PERSON}【干过的工地】
2021.3-2024.11 江城建设有限公司 木工班长
带28人
【学历和证】
江城第三中学 高中 1995-1997
特种作业操作证（架子工）`);
    expect(work).toMatchObject([{ company: { zh: '江城建设有限公司' } }]);
    expect(education).toMatchObject([{ degreeLevel: 'highSchool' }]);
    expect(certificates).toMatchObject([{ name: { zh: '特种作业操作证（架子工）' } }]);
  });

  it('are not statements after a bullet', async () => {
    const { work } = await read(`${PERSON}${STUDIES}工作经历
2019.9-2022.3 江城商贸有限公司 行政
● 接待、考勤、办公用品采购
● 组织年会`);
    expect(work[0]?.highlights).toHaveLength(2);
  });
});

describe('forms', () => {
  it('have labels with letters in separate cells, and cells that fill lists', async () => {
    const { basics, skills, certificates } = await read(`姓\t名\t欧阳磊\t性\t别\t男
民\t族\t汉族\t籍\t贯\t湖南娄底
联系电话\t13800001111\t邮箱\ta@example.com
持有证件\t健康证、电工证\t特长\t开叉车`);
    expect(basics).toMatchObject({ name: { zh: '欧阳磊' }, nativePlace: { name: { zh: '湖南娄底' } } });
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['健康证', '电工证']);
    expect(skills).toHaveLength(1);
  });

  it('start a section with a title row', async () => {
    const { work } = await read(`姓名\t林知夏\t性别\t女
电话\t13800001111\t邮箱\ta@example.com
序号\t时间\t公司\t岗位\t工作内容
1\t2008.3-2012.5\t江城鞋材厂\t操作工\t刷胶
2\t2012.7-2017.12\t江城速递公司\t派件员\t派件`);
    expect(work).toMatchObject([
      { company: { zh: '江城鞋材厂' }, title: { zh: '操作工' } },
      { company: { zh: '江城速递公司' }, title: { zh: '派件员' } },
    ]);
  });
});

describe('entry heads', () => {
  it('have their period in the middle', async () => {
    const { work } = await read(`${PERSON}${STUDIES}工作经历
江城商贸有限公司（2021.9-2022.3）会计
负责做账`);
    expect(work).toMatchObject([{ company: { zh: '江城商贸有限公司' }, title: { zh: '会计' } }]);
  });

  it('name another position at the employer above', async () => {
    const { work } = await read(`${PERSON}${STUDIES}工作经历
江城商贸有限公司 人事主管 2020.4-2022.3
● 招聘
人事专员 2017.9-2020.3
● 入离职办理`);
    expect(work).toMatchObject([
      { company: { zh: '江城商贸有限公司' }, title: { zh: '人事主管' } },
      { company: { zh: '江城商贸有限公司' }, title: { zh: '人事专员' } },
    ]);
  });
});

describe('page headers', () => {
  const line = (text: string) => ({ text, page: 1, box: null, line: 1, cell: null });

  it('are dropped if repeated, unlike other repeated lines', () => {
    const texts = [
      '林知夏 13800001111',
      '武汉',
      '会计',
      '工作',
      '林知夏 13800001111',
      '武汉',
      '正文      1 / 3',
    ];
    expect(withoutPageHeads(texts.map(line)).map(({ text }) => text)).toEqual([
      '林知夏 13800001111',
      '武汉',
      '会计',
      '工作',
      '武汉',
    ]);
  });
});
