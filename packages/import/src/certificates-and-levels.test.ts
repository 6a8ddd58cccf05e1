import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const PERSON = '应雪琴\n女 | 33岁\n手机 13800009921  邮箱 ying@example.com\n';
const STUDIES = '\n教育经历\n2009.09-2012.06  浙江商业职业技术学院  烹饪工艺与营养  大专\n';

const below = async (heading: string, lines: string) => {
  const { document, unplaced } = await readAll(`${PERSON}${STUDIES}\n${heading}\n${lines}\n`);
  return { ...document, unplaced: unplaced.map(({ text }) => text) };
};

describe('certificates on one line', () => {
  it.each([
    [
      '中式烹调师证(2014年)、食品安全管理员证(市监局发的,2022年复审过)、营养师中级2019年、C1驾照',
      [
        ['中式烹调师证', 2014],
        ['食品安全管理员证', undefined],
        ['营养师中级', 2019],
        ['C1驾照', undefined],
      ],
    ],
    [
      '高处作业证2018年、叉车证（N1，2016年考的，2024年复审）、焊工证',
      [
        ['高处作业证', 2018],
        ['叉车证', 2016],
        ['焊工证', undefined],
      ],
    ],
  ])('are one each, with the date that is theirs: %s', async (line, expected) => {
    const { certificates } = await below('证书', line);
    expect(certificates.map(({ name, date }) => [name?.zh, date?.y])).toEqual(expected);
  });

  it('are not split from what is said of one of them', async () => {
    const { certificates } = await below('证书', '二级建造师（市政），2018年取得，在原单位注册');
    expect(certificates).toHaveLength(1);
  });

  it('do not include the time until which one is valid', async () => {
    const { certificates, unplaced } = await below('证书', '健康证\n有效期至 2027年3月');
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['健康证']);
    expect(unplaced.join()).toContain('有效期');
  });
});

describe('awards of several years', () => {
  it.each([
    [
      '2017年、2019年红灯笼酒楼“服务之星”，2023年厨艺比赛第三名',
      [
        ['红灯笼酒楼“服务之星”', 2017],
        ['红灯笼酒楼“服务之星”', 2019],
        ['厨艺比赛第三名', 2023],
      ],
    ],
    [
      '2018、2020年度先进工作者；2021年市级技术能手',
      [
        ['先进工作者', 2018],
        ['先进工作者', 2020],
        ['市级技术能手', 2021],
      ],
    ],
  ])('have the years in front of them: %s', async (line, expected) => {
    const { awards } = await below('获奖情况', line);
    expect(awards.map(({ name, date }) => [name?.zh, date?.y])).toEqual(expected);
  });
});

describe('levels of skills', () => {
  it.each([
    ['美团收银、客如云 熟练', [], ['美团收银', '客如云'], 'advanced'],
    ['EXCEL 精通', 'EXCEL', [], 'expert'],
    ['收银系统 熟悉 | 18个月', '收银系统', [], 'familiar'],
  ])('apply to the names before them: %s', async (line, name, keywords, level) => {
    const { skills } = await below('技能', line);
    expect(skills).toHaveLength(1);
    expect(skills[0]?.level).toBe(level);
    if (typeof name === 'string') expect(skills[0]?.name).toEqual({ zh: name });
    expect(skills[0]?.keywords ?? []).toEqual(keywords);
  });

  it('differ for names with brackets of their own', async () => {
    const { skills, unplaced } = await below(
      '技能',
      'CorelDRAW（精通） Photoshop（熟练，能修图） Blender（会建模） 字体设计 Procreate（了解）',
    );
    expect(skills.map(({ name, level }) => [name?.zh, level])).toEqual([
      ['CorelDRAW', 'expert'],
      ['Photoshop', 'advanced'],
      ['Blender', undefined],
      ['字体设计', undefined],
      ['Procreate', 'aware'],
    ]);
    expect(unplaced.join()).toContain('能修图');
  });

  it.each(['正在学视频剪辑', '目前在自学 Python（刚开始）'])(
    'leave out what is still learnt: %s',
    async (line) => {
      const { skills, unplaced } = await below('技能', `Excel、PPT\n${line}`);
      expect(skills).toHaveLength(1);
      expect(unplaced).toContain(line);
    },
  );
});

describe('desired positions', () => {
  const positionsIn = async (text: string) =>
    (await readAll(text)).document.intention.positions?.map(({ name }) => name?.zh);

  it.each([
    ['嵌入式开发(C / C++)', ['嵌入式开发(C/C++)']],
    ['外贸业务员（英语 / 法语）、跟单员', ['外贸业务员（英语/法语）', '跟单员']],
  ])('keep the alternatives in their brackets: %s', async (position, expected) => {
    expect(
      await positionsIn(`${PERSON}\n求职意向\n期望职位：${position}\n期望城市：杭州\n${STUDIES}`),
    ).toEqual(expected);
  });

  it.each(['个人情况介绍', '个人简历', '自我介绍', '求职材料'])(
    'do not include the title %s',
    async (title) => {
      expect(await positionsIn(`${PERSON}求职意向：厨师长、厨房主管 ${title}\n${STUDIES}`)).toEqual([
        '厨师长',
        '厨房主管',
      ]);
    },
  );
});
