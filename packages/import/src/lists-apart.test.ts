import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '林知夏\n电话：13800138000\n';
const MIXED_LINE = '英语六级（CET-6 520分），普通话二级甲等，熟练使用 Photoshop、Excel';

describe('skills, languages and certificates', () => {
  it.each(['技能证书', '专业技能', '资格证书', '荣誉证书'])(
    'are separated if one line under %s has several of them',
    async (heading) => {
      const { certificates, skills } = await read(`${PERSON}\n${heading}\n${MIXED_LINE}`);
      expect(certificates).toMatchObject([
        { name: { zh: '英语六级（CET-6）' }, score: '520' },
        { name: { zh: '普通话二级甲等' } },
      ]);
      expect(skills).toMatchObject([{ level: 'advanced', keywords: ['Photoshop', 'Excel'] }]);
    },
  );

  it('keep remarks about a language or leave them unplaced', async () => {
    const { document, unplaced } = await readAll(
      `${PERSON}\n语言能力\n${MIXED_LINE}\n英语：CET-6 560分，曾任校刊英文版编辑`,
    );
    expect(document.languages).toMatchObject([
      { exam: '英语六级', score: '520' },
      { name: { zh: '英语' }, exam: 'CET-6', score: '560' },
    ]);
    expect(unplaced.map(({ text }) => text).join()).toContain('曾任校刊英文版编辑');
  });

  it('are recognised by the group names under one heading, including the following groups', async () => {
    const { skills, languages, certificates, hobbies } = await read(`${PERSON}
教育经历
2020.09-2024.06 武汉大学 会计学 本科
自我评价
细致
技能与证书
软件\tSolidWorks、AutoCAD
语言\t英语四级（480分）
证书\t机械制图员证、普通话二级甲等
兴趣爱好\t篮球、摄影
其他\tDocker、Linux`);
    expect(skills).toMatchObject([
      { name: { zh: '软件' }, keywords: ['SolidWorks', 'AutoCAD'] },
      { name: { zh: '其他' }, keywords: ['Docker', 'Linux'] },
    ]);
    expect(languages).toMatchObject([{ exam: '英语四级', score: '480' }]);
    expect(certificates.map(({ name }) => name?.zh)).toEqual(['机械制图员证', '普通话二级甲等']);
    expect(hobbies.map(({ name }) => name?.zh)).toEqual(['篮球', '摄影']);
  });
});

describe('proficiency words', () => {
  const keywordsOf = async (line: string) => {
    const { skills } = await read(`${PERSON}\n专业技能\n${line}`);
    return skills.flatMap(({ keywords = [] }) => keywords);
  };

  it.each([
    ['建模：熟练掌握 SolidWorks、Revit；了解 SketchUp', ['SolidWorks', 'Revit', 'SketchUp']],
    ['数据：精通 Python 和 SQL，了解R语言', ['Python', 'SQL', 'R语言']],
    ['办公软件：熟练使用Excel、PPT等办公软件', ['Excel', 'PPT']],
    ['设计：Figma（熟练）、Axure（了解）', ['Figma（熟练）', 'Axure（了解）']],
    ['会使用 Word 和 Excel', ['Word', 'Excel']],
    ['Axure, Figma（熟练）；SQL（了解）', ['Axure', 'Figma（熟练）', 'SQL（了解）']],
    ['工具：Excel（数据透视表、VLOOKUP）、Word', ['Excel（数据透视表、VLOOKUP）', 'Word']],
    ['Proficient in Python, R and Stata', ['Python', 'R', 'Stata']],
  ])('come before names, or stay after them: %s', async (line, keywords) => {
    expect(await keywordsOf(line)).toEqual(keywords);
  });

  it('stay in sentences that say more than names', async () => {
    expect(await keywordsOf('沟通：熟练与客户沟通，能独立完成需求的整理')).toEqual([]);
  });

  it('are left unplaced if they differ, since one level does not fit all names', async () => {
    const { unplaced } = await readAll(`${PERSON}\n专业技能\n建模：熟练掌握 Revit；了解 SketchUp`);
    expect(unplaced.map(({ text }) => text)).toEqual(['熟练掌握 Revit；了解 SketchUp']);
  });
});

describe('certificates and awards on one line', () => {
  it('splits full names of certificates at spaces', async () => {
    const { certificates } = await read(`${PERSON}\n资格证书\n基金从业资格证 健康管理师 软件设计师（中级）`);
    expect(certificates.map(({ name }) => name?.zh)).toEqual([
      '基金从业资格证',
      '健康管理师',
      '软件设计师（中级）',
    ]);
  });

  it('assigns a date after several awards to each of them, and makes an entry of each award with its own date', async () => {
    const { awards } = await read(`${PERSON}
获奖情况
三好学生、优秀团员 2021.12
国家励志奖学金（2023.12、2024.12）
2022-2023学年 校级二等奖学金`);
    expect(awards.map(({ name, date }) => [name?.zh, date])).toEqual([
      ['三好学生', { y: 2021, m: 12 }],
      ['优秀团员', { y: 2021, m: 12 }],
      ['国家励志奖学金', { y: 2023, m: 12 }],
      ['国家励志奖学金', { y: 2024, m: 12 }],
      ['校级二等奖学金', { y: 2023 }],
    ]);
  });
});

it('keeps a bullet with a date in the highlights if entry heads have no bullets', async () => {
  const text = [
    '李某某',
    '电话：13800001480',
    '工作经历',
    '2020.03 - 至今  江城仁和医院  重症医学科主管护师',
    '- 独立完成上下机 210 余例，培训 7 名新护士',
    '- 2022 年起任带教组长，编写科室新人手册 42 页',
    '2017.07 - 2020.02  江城第二人民医院  内科护士',
    '- 负责 12 张床位的护理',
    '- 2018.05 县护理技能比赛二等奖',
  ].join('\n');
  const { work } = await read(text);
  expect(work.map(({ company, highlights }) => [company?.zh, highlights?.length])).toEqual([
    ['江城仁和医院', 2],
    ['江城第二人民医院', 2],
  ]);
});

it('strips stray punctuation from split values', async () => {
  const { certificates } = await read(`${PERSON}\n证书\nCET-4、CET-6；计算机二级（MS Office）；C1驾驶证`);
  expect(certificates.map(({ name }) => name?.zh)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^[、，；：）]|[（、，；]$/u)]),
  );
});

describe('the words of lists', () => {
  const WORK = '工作经历\n2019.07-至今  江城远航物流科技有限公司  调度员\n排班 40 人\n';
  const EDUCATION = '教育经历\n2015.09-2019.06  江城交通学院  物流管理  本科\n';
  const readList = async (list: string) =>
    importFile({
      bytes: Buffer.from(`姓名：方若溪\n电话：13800002213\n\n${WORK}\n${EDUCATION}\n${list}`),
      name: 'x.txt',
    });

  it('what somebody cannot do is no skill', async () => {
    const { document, unplaced } = await readList('专业技能\n叉车、电子秤、打字慢、电脑不太会\n');
    expect(document.skills.flatMap(({ keywords }) => keywords)).toEqual(['叉车', '电子秤']);
    expect(unplaced.map(({ text }) => text)).toEqual(expect.arrayContaining(['打字慢', '电脑不太会']));
  });

  it('functions in Chinese and Latin letters in brackets belong to the tool in front', async () => {
    const { document } = await readList('专业技能\n钉钉、Excel（SUMIF、数据透视表）\n');
    expect(document.skills.flatMap(({ keywords }) => keywords)).toEqual([
      '钉钉',
      'Excel',
      'SUMIF',
      '数据透视表',
    ]);
  });

  it('the name of a program is no name of a group', async () => {
    const { document } = await readList('专业技能\n品茗软件  CAD  水准仪  全站仪\n');
    expect(JSON.stringify(document.skills)).toContain('"keywords":["品茗软件"');
  });

  it.each([
    ['2022 远航物流年度“安全之星”', '年度“安全之星”', '远航物流'],
    ['2018.05 江城交通学院青年志愿者标兵', '青年志愿者标兵', '江城交通学院'],
    ['2023年度考核优秀', '年度考核优秀', undefined],
    ['2017.12 江城交通学院校长奖学金', '江城交通学院校长奖学金', undefined],
  ])('an employer or school of the person in front of an award issued it: %s', async (line, name, issuer) => {
    const { document } = await readList(`荣誉奖项\n${line}\n`);
    expect(document.awards[0]).toMatchObject({ name: { zh: name } });
    expect(document.awards[0]?.issuer?.zh).toBe(issuer);
  });

  it('语种 announces languages', async () => {
    const { document } = await readList('其他\n语种：粤语流利，英语日常交流\n');
    expect(document.languages.map(({ name }) => name?.zh)).toEqual(['粤语', '英语']);
  });
});
