import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const PHARMACIST: Written = {
  school: ['岭南药科大学', '药学', '2016.09-2020.06'],
  work: [
    ['佛山市南湾区人民医院（二级甲等）', '主管药师', '2022.04-', '日均审方约420张，拦截不合理处方1130张'],
    ['Coral Bay Resort Sanya (412 rooms)', 'Pharmacist', '2020.07-2022.03', 'Checked 120 orders a day'],
  ],
};
const wrongIn = (company: string, position: string, body: string): string[] =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position, addressee: '', jd: '' },
      letter: body,
      resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
    }),
  )
    .findings.filter(({ ruleId }) => ruleId === 'focus.company.wrong')
    .map(({ issue }) => /“([^”]+)”/u.exec(issue)?.[1] ?? '');

describe('an employer that the letter is not for', () => {
  it('may be another branch', () => {
    const body = '尊敬的经理：\n您好！云栖酒店厦门环岛店的口碑我早有耳闻，期待面谈。';
    expect(wrongIn('云栖酒店（烟台海滨店）', '前台', body)).toEqual(['云栖酒店厦门环岛店']);
    expect(wrongIn('云栖酒店（烟台海滨店）', '前台', body.replace('厦门环岛店', '海滨店'))).toEqual([]);
    const other = '尊敬的店长：\n您好！我愿意来果香里合肥店工作，期待面谈。';
    expect(wrongIn('果香里超市芜湖镜湖店', '店员', other)).toEqual(['果香里合肥店']);
  });

  it('may share its kind or its first word with the addressee', () => {
    const rest = '\n您好！我应聘主班教师，期待面谈。';
    expect(wrongIn('云谷苑幼儿园', '主班教师', `尊敬的安居苑幼儿园领导：${rest}`)).toEqual(['安居苑幼儿园']);
    expect(wrongIn('云谷苑幼儿园', '主班教师', `尊敬的云谷苑幼儿园园领导：${rest}`)).toEqual([]);
    const credits = (name: string) =>
      analyseLetter(
        letterInput.parse({
          ...{ today: '2026-11-28', company: 'Harbor Markets', position: 'Engineer', addressee: '', jd: '' },
          letter: `Dear ${name} HR,\nI am applying for the Engineer position.`,
          resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
        }),
      )
        .dimensions.flatMap(({ contributions }) => contributions)
        .filter(({ ruleId, points }) => ruleId === 'focus.company' && points > 0).length;
    expect(['Harbor Capital', 'Harbor', 'Harbor Markets'].map(credits)).toEqual([0, 1, 1]);
  });

  it('may be one of another kind in English, or the employer of the résumé in the salutation', () => {
    const rest = '\nI am applying for the Pharmacist position.';
    expect(wrongIn('Harbor Markets', 'Pharmacist', `Dear Harbor Capital Recruitment Team,${rest}`)).toEqual([
      'Harbor Capital',
    ]);
    expect(wrongIn('Harbor Markets', 'Pharmacist', `Dear Harbor Recruitment Team,${rest}`)).toEqual([]);
    const own = '尊敬的佛山市南湾区人民医院人事科：\n您好！我应聘临床药师，期待面谈。';
    expect(wrongIn('广州市越秀东和医院', '临床药师', own)).toEqual(['佛山市南湾区人民医院']);
    expect(wrongIn('佛山市南湾区人民医院', '临床药师', own)).toEqual([]);
    const inResume = '尊敬的主任：\n您好！我在佛山市南湾区人民医院任主管药师，应聘临床药师。';
    expect(wrongIn('广州市越秀东和医院', '临床药师', inResume)).toEqual([]);
  });

  it('is not a noun with an adverb', () => {
    const { findings } = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '广州市越秀东和医院', position: '药师', addressee: '', jd: '' },
        letter: '尊敬的主任：\n您好！我很喜欢老人家，老人家就是家里的宝，我愿意来。',
        resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
      }),
    );
    expect(findings.filter(({ category }) => category === 'wrongCompany')).toEqual([]);
  });

  it('is not the work site of the employer', () => {
    const body = '尊敬的人事经理：\n您好！我应聘临港医院项目的安装工程师，也愿意去滨海工地。';
    expect(wrongIn('中冶北方建设有限公司', '安装工程师', body)).toEqual([]);
  });

  it('is only asked about where it may be an example', () => {
    const { findings } = analyseLetter(
      letterInput.parse({
        ...{ today: '2026-11-28', company: '广州市越秀东和医院', position: '药师', addressee: '', jd: '' },
        letter: '尊敬的主任：\n您好！我是药师，瑞幸的排队系统我很喜欢，期待面谈。',
        resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
      }),
    );
    const found = findings.filter(({ category }) => category === 'wrongCompany');
    expect(found.map(({ ruleId, severity, after }) => [ruleId, severity, after])).toEqual([
      ['focus.company.other', 'important', undefined],
    ]);
  });

  it.each([
    ['您好！我应聘阳光实验医院的临床药师。', '阳光实验医院'],
    ['您好！我是药师。\n我一直关注烽火通信的业务，期待面谈。', '烽火通信'],
    ['您好！我在网上看到腾讯招聘药师，特来应聘。', '腾讯'],
    ['您好！我应聘蜀九香临床药师。\n期待加入蜀九香。', '蜀九香'],
    ['您好！看到栀子家居招药师，我愿意来。', '栀子家居'],
    ['您好！启帆医药在慢病管理上的投入让我印象深刻，希望有机会面谈。', '启帆医药'],
    ['您好！我期待加入Brightwell Clinic，随时到岗。', 'Brightwell Clinic'],
    ['您好！我应聘瑞安药械的仓库管理员，期待面谈。', '瑞安药械'],
    ['您好！我是药师。\n最后祝澄湾健康业务长虹！', '澄湾健康'],
  ])('is found where the letter is written to it: %s', (body, name) => {
    expect(wrongIn('广州市越秀东和医院', '临床药师', `尊敬的主任：\n${body}`)).toEqual([name]);
  });

  it.each([
    '来南湾医院四年多，我每天审方约420张。',
    '贵院是三级综合医院，病例比我现在的二甲医院复杂，这正是我想去的原因。',
    '毕业后加入佛山市南湾区人民医院。',
    '我希望到东和医院做临床药师。',
    '我应聘小学教师岗位，在智联招聘上看到招聘信息。',
    '希望在实习中学习完整的流程，希望到实践中学习。',
    '2020年加入康民大药房，做了两年。',
    '我的加入必将为贵公司带来活力，期待面谈。',
    '我应聘药学部的主管，期待面谈。',
    '最后祝您事业顺利，期待面谈。',
    '贵院的临床药学我关注很久，期待面谈。',
    '我现在佛山市南湾区人民医院担任主管药师，希望加入贵院。',
    '我一直关注慢病管理的进展，希望有机会面谈。',
    '我很佩服王主任的讲座，期待面谈。',
  ])('is neither the candidate’s own, nor a kind of employer, nor the addressee: %s', (body) => {
    expect(wrongIn('广州市越秀东和医院', '临床药师', `尊敬的主任：\n您好！\n${body}`)).toEqual([]);
  });

  it.each([
    [
      'I am writing to apply for the position of Front Office Manager at The Marlowe Hong Kong. I have always dreamed of working for The Marlowe.',
      ['The Marlowe Hong Kong'],
    ],
    ['I would love to join Kestrel Freight.', ['Kestrel Freight']],
    ['I am excited to apply for the Manager role at Oakfield Medical AI.', ['Oakfield Medical AI']],
    ['I am writing to apply for the Front Office Manager position at The Aldenne.', []],
    ['In my role as Pharmacist at Coral Bay Resort I checked 120 orders a day.', []],
    ['I hope to join Aldenne because I like its style.', []],
  ])('is found in English: %s', (body, names) => {
    expect(
      wrongIn('The Aldenne Shanghai Bund', 'Front Office Manager', `Dear Hiring Manager,\n\n${body}`),
    ).toEqual(names);
  });

  it.each([
    ['朝阳人事部：\n您好！我是药师，应聘临床药师。', ['朝阳']],
    ['致远航招聘组：\n您好！我是药师，应聘临床药师。', ['远航']],
    ['公司人事部：\n您好！我是药师，应聘临床药师。', []],
    ['东和人事科：\n您好！我是药师，应聘临床药师。', []],
    ['越秀东和人力资源部：\n您好！我是药师，应聘临床药师。', []],
    ['广州人事部：\n您好！我是药师，应聘临床药师。', []],
  ])('is named before a department in the salutation: %s', (letter, names) => {
    expect(wrongIn('广州市越秀东和医院', '临床药师', letter)).toEqual(names);
  });

  it.each([
    ['尊敬的华测检测人事经理：', '华测检测'],
    ['尊敬的谱尼测试招聘负责人：', '谱尼测试'],
    ['华测检测HR：', '华测检测'],
    ['尊敬的谱尼测试 HR 您好：', '谱尼测试'],
    ['致：谱尼测试招聘组', '谱尼测试'],
    ['尊敬的华测检测人事部：', '华测检测'],
    ['尊敬的启帆检验招聘主管：', '启帆检验'],
    ['尊敬的谱尼测试领导：', '谱尼测试'],
    ['尊敬的谱尼测试刘老师：', '谱尼测试'],
    ['尊敬的华测检测的各位老师：', '华测检测'],
    ['尊敬的启帆检验总经理：', '启帆检验'],
    ['尊敬的岭湖海岸酒店副总经理：', '岭湖海岸酒店'],
  ])('is named before an office or a title: %s', (salutation, name) => {
    expect(wrongIn('广州市越秀东和医院', '临床药师', `${salutation}\n您好！我是药师，期待面谈。`)).toEqual([
      name,
    ]);
  });

  it.each([
    '尊敬的招聘负责人：',
    '尊敬的人力资源总监：',
    '尊敬的东和人事经理：',
    '尊敬的越秀东和领导：',
    '尊敬的广州东和招聘组老师：',
    '尊敬的王晓明老师：',
    '尊敬的欧阳静人事经理：',
    '尊敬的李娜招聘主管：',
    '尊敬的药学部招聘负责人：',
    '尊敬的临床药师招聘组：',
    '尊敬的校园招聘老师：',
    '尊敬的各位评审老师：',
    '尊敬的广州招聘负责人：',
    '尊敬的广东区招聘主管：',
    '尊敬的医院领导：',
    '亲爱的HR：',
    '尊敬的主管领导：',
    '尊敬的研发中心HR：',
    '尊敬的就业办老师：',
    '尊敬的南湾医院领导：',
    '尊敬的李焱垚老师：',
    '尊敬的司马长风经理：',
    '尊敬的药学信息部刘经理：',
    '尊敬的珠三角招聘负责人：',
    '尊敬的商超事业部招聘负责人：',
    '尊敬的杨浦店经理：',
    '尊敬的秋招面试官：',
    '尊敬的郑州分公司招聘负责人：',
    '致佛山分公司人事部：',
    '尊敬的禄口分公司经理：',
    '尊敬的城东支行行长：',
    '尊敬的西南大区招聘主管：',
    '尊敬的芜湖工厂人事经理：',
    '尊敬的第二分店店长：',
    '尊敬的松江校区招聘组：',
    '尊敬的客户服务中心招聘负责人：',
    '尊敬的技术研究院招聘组：',
    '尊敬的东和医院佛山分院人事科：',
    '尊敬的David老师：',
    '尊敬的HR：',
    'Dear HR：',
    'Dear Hiring Manager,',
    'Dear Linda,',
    '致IT部招聘组：',
    'Dear R&D招聘组：',
  ])('is not read from a salutation without another employer: %s', (salutation) => {
    expect(wrongIn('广州市越秀东和医院', '临床药师', `${salutation}\n您好！我是药师，期待面谈。`)).toEqual(
      [],
    );
  });

  it.each([
    ['Dear Siemens HR：', 'Siemens', true],
    ['致ABB招聘组：', 'ABB', true],
    ['尊敬的Schaeffler招聘负责人：', 'Schaeffler', false],
    ['尊敬的SGS人事部：', 'SGS', false],
    ['Dear Kestrel Freight Recruitment Team,', 'Kestrel Freight', false],
    ['尊敬的IKEA领导：', 'IKEA', true],
    ['致 Bosch 中国 HR 团队：', 'Bosch', true],
  ])('is named in Latin script in the salutation: %s', (salutation, name, isWellKnown) => {
    const letter = `${salutation}\n您好！我是药师，期待面谈。`;
    expect(wrongIn('Coral Clinic（广州）', '临床药师', letter)).toEqual([name]);
    // The Chinese name of the addressee does not give an English one, unless that is well known.
    const questionsAbout = (company: string): string[] =>
      analyseLetter(
        letterInput.parse({
          ...{ today: '2026-11-28', company, position: '临床药师', addressee: '', jd: '', letter },
          resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
        }),
      )
        .findings.filter(({ category }) => category === 'wrongCompany')
        .map(({ ruleId }) => ruleId);
    expect(questionsAbout('广州市越秀东和医院')).toEqual([
      `focus.company.${isWellKnown ? 'wrong' : 'other'}`,
    ]);
    expect(questionsAbout(`${name} (China)`)).toEqual([]);
  });

  it.each([
    ['致Siemens招聘组：', '西门子（中国）有限公司', []],
    ['Dear Bosch HR：', '西门子（中国）有限公司', ['Bosch']],
    ['尊敬的Starbucks招聘负责人：', '瑞幸咖啡（中国）有限公司', ['Starbucks']],
    ['尊敬的Starbucks招聘负责人：', '星巴克企业管理（中国）有限公司', []],
  ])('is compared by its Chinese name if that is well known: %s', (salutation, company, names) => {
    expect(wrongIn(company, '采购专员', `${salutation}\n您好！期待面谈。`)).toEqual(names);
  });

  it('is found before its branch', () => {
    const letter = '尊敬的启帆医药郑州分公司招聘负责人：\n您好！我是药师，期待面谈。';
    expect(wrongIn('广州市越秀东和医院', '临床药师', letter)).toEqual(['启帆医药']);
    expect(wrongIn('启帆医药有限公司', '临床药师', letter)).toEqual([]);
    expect(wrongIn('河南启帆医药连锁股份有限公司', '药师', letter.replace('启帆医药', '启帆'))).toEqual([]);
  });

  it('leaves little of the score, and says so', () => {
    const { overall, notes } = analyseLetter(
      letterInput.parse({
        ...{
          today: '2026-11-28',
          company: '广州市越秀东和医院',
          position: '临床药师',
          addressee: '',
          jd: '',
        },
        letter:
          '尊敬的主任：\n您好！我是林知远，现任佛山市南湾区人民医院主管药师，应聘阳光实验医院的临床药师。\n我每天审方约420张，拦截不合理处方1130张。\n期待面谈，电话13800000021。\n此致\n敬礼\n林知远',
        resume: { title: '简历', language: 'zh', document: written(PHARMACIST) },
      }),
    );
    expect(overall?.score).toBeLessThanOrEqual(15);
    expect(notes.join()).toContain('单位写错了，总分最高按 15 分计');
  });
});

it('is not named by a shop in a district', () => {
  const body = (shop: string) => `您好!我是周敏华,想应聘${shop}的连锁店店长助理。期待面谈。`;
  expect(wrongIn('湘味小厨餐饮有限公司', '店长助理(岳麓)', body('岳麓门店'))).toEqual([]);
  expect(wrongIn('湘味小厨餐饮有限公司', '店长助理', body('开发区门店'))).toEqual([]);
  expect(wrongIn('湘味小厨餐饮有限公司', '店长助理', body('蜀九香门店'))).toEqual(['蜀九香门店']);
});
