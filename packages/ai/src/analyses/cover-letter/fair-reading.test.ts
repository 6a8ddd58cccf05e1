import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const WELDER: Written = {
  name: '石敬尧',
  school: ['江城职业学院', '焊接技术', '2023.09-2026.06'],
  internships: [
    [
      '江城恒岳重工有限公司',
      '焊接实习生',
      '2026.01-2026.05',
      '城西钢构分厂',
      '协助焊接箱形梁四大类，焊缝探伤合格率98%',
      '学习焊接机器人示教，课程里用过一次KUKA',
    ],
  ],
  skills: ['AutoCAD 一般', '焊工证'],
};
const MANAGER: Written = {
  name: '尹书瑶',
  work: [
    [
      '云澜百货有限公司',
      '采购经理',
      '2021.01-',
      '负责日化采购，年采购额8000万元',
      '重谈合同，全年节约成本120万元',
    ],
    ['云澜百货有限公司', '采购助理', '2016.01-2020.12', '整理订单每月300张'],
  ],
};
const analysed = (
  letter: string,
  resume: Written = WELDER,
  company = '南岭启航钢构有限公司',
  position = '焊接技术员',
) =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position, addressee: '', jd: '', letter },
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
const tellingOf = (...given: Parameters<typeof analysed>): string => {
  const { dimensions, findings } = analysed(...given);
  return [
    ...dimensions.flatMap(({ contributions }) => contributions.map(({ reason }) => reason)),
    ...findings.map(({ issue }) => issue),
  ].join('\n');
};
const BEGINNING = '您好！我是石敬尧，应聘焊接技术员。\n';

describe('the name of an employer', () => {
  it.each([
    ['贵公司是电子商务行业的佼佼者，我很想加入。', '南岭卓曜电子商务有限公司'],
    ['我学的是环境工程专业，看到贵公司招聘。', '江苏清岚环境工程有限公司'],
    ['我对智能装备感兴趣，看到贵公司招聘。', '南岭凌岳智能装备有限公司'],
  ])('is not named by the words of its trade: %s', (text, company) => {
    expect(tellingOf(BEGINNING + text, WELDER, company)).not.toContain(`写明了“${company}”`);
  });

  it.each([
    ['我一直关注启杭钢构，希望能加入。', '南岭启航钢构有限公司', '启杭钢构'],
    ['希望南岭云启金融能给我机会。', '南岭云启金服科技有限公司', '南岭云启金融'],
  ])('is wrong if it is misspelt: %s', (text, company, name) => {
    const told = tellingOf(BEGINNING + text, WELDER, company);
    expect(told).toContain(`写成了别的单位“${name}”`);
    expect(told).not.toContain('写明了“');
  });

  it('is wrong if a house is addressed that is another one', () => {
    const told = tellingOf(
      '湘岳楼老板：\n我来应聘你们湘岳楼的厨师长。',
      WELDER,
      '江城满福亭餐饮有限公司',
      '厨师长',
    );
    expect(told).toContain('写成了别的单位“湘岳楼”');
    expect(told).not.toContain('没有写单位名称');
  });
});

describe('a salutation', () => {
  it('of an engineer by surname names a person', () => {
    const letter = `赵工：\n您好！${BEGINNING}`;
    expect(tellingOf(letter)).toContain('称呼得体');
    expect(tellingOf(letter.replace('赵工', '各位职工'))).not.toContain('称呼得体');
  });

  it.each(['南岭启航钢构有限公司人力资源部：', '启航钢构招聘组：', '南岭启航钢构有限公司设备科：'])(
    'of a unit and its department is a formal one: %s',
    (salutation) => expect(tellingOf(`${salutation}\n${BEGINNING}`)).toContain('称呼得体'),
  );

  it.each([
    '厂长您好，我叫石敬尧，想应聘焊接技术员，做过焊接实习。',
    '尊敬的HR：您好！我是石敬尧，应聘焊接技术员岗位。',
  ])('is read at the beginning of a sentence: %s', (letter) =>
    expect(tellingOf(letter)).not.toContain('没有称呼'),
  );
});

describe('an employer of the past', () => {
  it.each(['我在钢构厂和检测公司实习过。', '我曾在重工公司及设计院实习。'])(
    'that is only described is no unknown one: %s',
    (text) => expect(tellingOf(BEGINNING + text)).not.toContain('这个单位'),
  );

  it('may be named with its site', () => {
    expect(tellingOf(`${BEGINNING}我在江城恒岳重工城西钢构分厂实习。`)).not.toContain('这个单位');
  });

  it('is unknown if the résumé has no such name', () => {
    expect(tellingOf(`${BEGINNING}我在江城博岭重工有限公司实习过。`)).toContain('江城博岭重工有限公司');
  });
});

describe('claims above the résumé', () => {
  it.each([
    ['我独立负责全厂焊接。', '独立负责全厂焊接'],
    ['我对KUKA非常精通。', '对KUKA非常精通'],
    ['我精通AutoCAD。', '精通AutoCAD'],
  ])('are named and not praised: %s', (text, claim) => {
    const told = tellingOf(`${BEGINNING}实习时，${text}`);
    expect(told).toContain(claim);
    expect(told).not.toContain('写了做过的事');
  });

  it('are none of a manager', () => {
    expect(tellingOf('我独立负责全店采购。', MANAGER)).not.toContain('简历里没有“独立负责全店采购”');
  });

  it('are named once if they are told twice', () => {
    const told = tellingOf(`${BEGINNING}我独立负责全厂焊接。我独立负责全厂焊接，能吃苦。`);
    expect(told.split('简历里没有“独立负责全厂焊接”').length - 1).toBeLessThanOrEqual(2);
  });
});

describe('praise', () => {
  it('of a result is for a result, not for an amount that was entrusted', () => {
    const told = tellingOf('我是尹书瑶，现任采购经理，管理年采购额8000万元。', MANAGER);
    expect(told).toContain('写了数量');
    expect(told).not.toContain('写明了结果');
    expect(tellingOf('我重谈合同，全年节约成本120万元。', MANAGER)).toContain('写明了结果');
  });

  it('of an action is not for a course', () => {
    const told = tellingOf(`${BEGINNING}我参加了焊接培训，学习了焊接机器人示教和KUKA。`);
    expect(told).not.toMatch(/写了做过的事|写明了结果/u);
  });

  it('of a next step is not for a post with 试工 in its name', () => {
    const told = tellingOf(
      '我想应聘贵公司的测试工程师。我学习能力强。',
      WELDER,
      '南岭启航钢构有限公司',
      '测试工程师',
    );
    expect(told).not.toContain('结尾提出了下一步');
  });
});

describe('the title of the mail', () => {
  it('counts years in the post only if all of them were in it', () => {
    const { subjects } = analysed('', MANAGER, '南岭启航百货有限公司', '采购经理');
    expect(subjects.join()).toContain('10年工作经验');
    expect(subjects.join()).not.toContain('同岗');
  });
});

it('years that are added up are not quoted from the résumé', () => {
  const told = tellingOf('我是尹书瑶，做采购30年。', MANAGER);
  expect(told).toContain('按简历写的日期算，');
  expect(told).not.toContain('工作和实习合计');
});

it('a wish for pay is not compared with the pay of today', () => {
  expect(tellingOf(`${BEGINNING}工资低于2万不谈。`, { ...WELDER, self: '现在工资7200' })).not.toContain(
    '7200',
  );
});

it('a name before a telephone number is a signature', () => {
  expect(tellingOf('您好，我想应聘焊接技术员，可以先试工。石敬尧 13900010006')).toContain('署名没有另起一行');
});

it('a project of a course is no action of its own', () => {
  const resume: Written = {
    ...WELDER,
    internships: [['江城焊接培训中心', '学员', '2026.01-2026.05', '一个焊接变形系统，包括测量和记录']],
  };
  const told = tellingOf(`${BEGINNING}我学习了示教，做过一个焊接项目。`, resume);
  expect(told).not.toContain('写了做过的事');
});

it('a name and a spoken day in one last line are the signature and the date', () => {
  const told = tellingOf(`${BEGINNING}我在恒岳焊过箱形梁，探伤合格率98%。\n希望能面谈。\n石敬尧 3月5号`);
  expect(told).toContain('有署名');
  expect(told).toContain('写了日期');
});
