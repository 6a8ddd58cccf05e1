import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const inputOf = (text: string, resume: Written) => ({ text, month: '2026-11', resume: snapshotOf(resume) });
const analysed = (text: string, resume: Written) => withAllRows(inputOf(text, resume));
const rowOf = (line: string, resume: Written) =>
  analysed(`岗位：专员\n任职要求：\n1. ${line}`, resume).matrix[0];
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾实业有限公司', title, '2019.03-', ...statements]],
});
const anyone = job('专员', '整理订单台账，每月 300 份');

describe('a list of excluded applicants', () => {
  it.each([
    '四、有下列情形之一者，不得应聘\n1.受过开除处分的；\n2.近三年有重大安全责任事故的。',
    '有以下情况之一的，不予受理：\n1、受过开除处分的；\n2、被列入经营异常名录的。',
    '不得报考的情形：\n1. 现役军人；\n2. 在读全日制学生。',
  ])('is not a requirement: %s', (list) => {
    const { matrix } = analysed(`岗位：库管员\n任职要求：\n1. 大专及以上学历\n${list}`, anyone);
    expect(matrix.map(({ text }) => text)).toEqual(['大专及以上学历']);
  });

  it('is not discrimination by origin if it mentions expulsion from a party', () => {
    const { risks } = analysed('岗位：库管员\n任职要求：\n1. 未受过开除党籍、开除公职处分的', anyone);
    expect(risks.map(({ kind }) => kind)).not.toContain('discrimination');
  });
});

describe('enclosures of an application', () => {
  it.each([
    '熟练使用剪映（请附案例链接）',
    '熟练使用剪映，简历里请附一张近照',
    '熟练使用剪映，投递时请注明期望薪资',
    '熟练使用剪映，请随信提供作品',
  ])('are not a skill: %s', (line) => {
    const { matrix } = analysed(`岗位：剪辑师\n任职要求：\n1. ${line}`, anyone);
    expect(matrix.map(({ text }) => text)).toEqual(['熟练使用剪映']);
  });

  it('nor are words about who may apply', () => {
    const { matrix } = analysed('岗位：顾问\n任职要求：\n1. 周末上班，能接受的再投', anyone);
    expect(matrix).toMatchObject([{ text: '周末上班', state: '待确认', kind: 'condition' }]);
  });
});

describe('a certificate', () => {
  const withSkills = (...skills: string[]): Written => ({ ...anyone, skills });
  it.each([
    ['具有中级经济师职称', '中级经济师已过《经济基础》一科', '可迁移'],
    ['具有税务师资格', '税务师已通过《税法一》《财务与会计》', '可迁移'],
    ['具有税务师资格', '已通过《税务师》考试', '直接'],
    ['持有高压电工证', '低压电工证', '缺口'],
    ['持有低压电工证', '低压电工证', '直接'],
    ['持有消防设施操作员证（中级）', '消防设施操作员证（初级）', '缺口'],
    ['持有消防设施操作员证（中级）', '消防设施操作员证（高级）', '直接'],
    ['持有质量员证', '质量员（土建）岗位证书', '直接'],
  ])('%s is matched with %s: %s', (line, own, state) => {
    expect(rowOf(line, withSkills(own))?.state).toBe(state);
  });

  it('of driving is read from the header of a résumé', () => {
    const driver: Written = {
      ...anyone,
      change: (document) => ({ ...document, basics: { ...document.basics, driverLicence: 'C1' } }),
    };
    expect(rowOf('有C1及以上驾照', driver)?.state).toBe('直接');
    expect(rowOf('有A2驾照', driver)?.state).toBe('缺口');
  });
});

describe('a list of examples', () => {
  it.each([
    ['会使用游标卡尺、千分尺、塞尺等量具', '用游标卡尺、千分尺检验首件 40 件', '直接'],
    ['有婴幼儿、宠物类用品销售经验优先', '负责宠物用品销售，年销售额 300 万', '直接'],
    ['会使用游标卡尺、千分尺、塞尺等量具', '用游标卡尺检验首件 40 件', '可迁移'],
  ])('is judged as one: %s with %s', (line, statement, state) => {
    expect(rowOf(line, job('检验员', statement))?.state).toBe(state);
  });
});

describe('the theory of a subject', () => {
  const studied = (major: string, ...courses: string[]): Written => ({
    ...anyone,
    change: (document) => ({
      ...document,
      education: [
        { id: 'e1', major: { zh: major }, courses: courses.map((name) => ({ name: { zh: name } })) },
      ],
    }),
  });

  it('is proven by having studied it', () => {
    expect(rowOf('熟悉园林植物基础知识', studied('园林技术', '园林植物', '花卉学'))?.state).toBe('直接');
    expect(rowOf('掌握结构力学、土力学等专业基础理论', studied('土木工程', '结构力学'))?.state).toBe('直接');
  });

  it('is not proven by other studies, and does not replace practice', () => {
    expect(rowOf('掌握结构力学、土力学等专业基础理论', studied('市场营销', '消费者行为学'))?.state).not.toBe(
      '直接',
    );
    expect(rowOf('有园林植物养护经验', studied('园林技术', '园林植物'))?.state).not.toBe('直接');
  });
});

describe('years of a special field', () => {
  it('are not compared only with the sum of all work', () => {
    const row = rowOf('5年以上脑机接口研发经验', {
      work: [['春天乐团', '大提琴手', '2023.09-', '演出 40 场']],
    });
    expect(row?.state).toBe('缺口');
    expect(row?.reason).toContain('没有写到这方面的工作');
  });
});

describe('an unmatched row', () => {
  it('has the same reason in every language', () => {
    const text =
      '岗位：质量工程师\n岗位职责：\n1. Liaise with overseas plants on supplier claims\n任职要求：\n1. 3年以上质量经验';
    const row = analysed(text, job('质量工程师', '处理客诉 31 件，编写8D报告')).matrix.find(
      ({ level }) => level === 'duty',
    );
    expect(row?.reason ?? '').not.toContain('同一种语言');
  });

  it('about a trait is left to the interview', () => {
    for (const line of ['逻辑清晰', '有良好的沟通能力'])
      expect(rowOf(line, job('设计师', '绘制施工图 60 套'))).toMatchObject({ state: '待确认', atoms: [] });
  });
});

describe('a tool that is only mentioned', () => {
  it('is not reported as absent', () => {
    const row = rowOf('熟练使用Tableau', {
      ...anyone,
      self: 'Tableau 在网上看过课，没有做过项目',
    });
    expect(row?.reason).not.toBe('简历没有写到这一项');
  });

  it('is denied if the résumé calls it a weakness', () => {
    const row = rowOf('有招投标经验', { ...anyone, self: '缺点是没有做过招投标' });
    expect(row?.state).toBe('缺口');
  });
});

describe('rotating shifts', () => {
  const readingsOf = (line: string) =>
    analysed(`岗位：技师\n任职要求：\n1. ${line}`, anyone)
      .job.hidden.map(({ reading }) => reading)
      .join('');
  it('are not night work unless the posting says so', () => {
    expect(readingsOf('能适应周末轮班')).not.toContain('夜班');
    expect(readingsOf('能适应夜班和倒班')).toContain('夜班');
  });
});

describe('missing keywords', () => {
  const missingOf = (line: string) =>
    analysed(`岗位：专员\n任职要求：\n1. ${line}`, anyone).keywords.flatMap(({ word, state }) =>
      state === 'missing' ? word : [],
    );

  it.each([
    ['熟悉金融机构与品牌', '金融机构'],
    ['维护过TB级数据库', 'TB'],
    ['熟悉测量仪器', '仪器'],
    ['熟悉高分子基础理论', '基础理论'],
  ])('are neither generic nouns nor units: %s', (line, word) => {
    expect(missingOf(line)).not.toContain(word);
  });

  it('are complete names', () => {
    const words = missingOf('熟悉LS-PREPOST和SolidWorks');
    expect(words).toContain('LS-PREPOST');
    expect(words).not.toContain('LS');
  });
});

describe('the reference answer', () => {
  const POSTING =
    '岗位：仓储主管\n岗位职责：\n1. 负责仓库盘点和账实核对\n2. 管理叉车与装卸班组\n任职要求：\n1. 熟悉WMS系统';
  const referenceOf = (resume: Written) => {
    const input = inputOf(POSTING, resume);
    return jdReferenceOf(input, withAllRows(input));
  };

  it('mentions work before internships, and the latest job first', () => {
    const { order, introduction } = referenceOf({
      work: [
        ['旧港物流有限公司', '仓管员', '2018.07-2021.03', '协助盘点 12 次'],
        ['新港物流有限公司', '仓储主管', '2021.04-', '带装卸班组 14 人，账实相符率由 96% 提高到 99%'],
      ],
      internships: [['老街超市', '实习', '2018.01-2018.05', '参加仓库盘点和账实核对 5 次，叉车辅助']],
    });
    expect(order.map(({ label }) => label)[0]).toContain('新港物流');
    expect(introduction.map(({ text }) => text).join('')).not.toContain('老街超市');
  });

  it('calls no line useless and asks for nothing that is stated', () => {
    const { order, placeholders } = referenceOf(
      job('仓管员', '负责月度盘点和账实核对，差异率 0.2%', '组织班组年会 2 场'),
    );
    expect(order.flatMap(({ statements }) => statements.map(({ why }) => why)).join('')).not.toContain(
      '放在后面',
    );
    expect(placeholders.map(({ text }) => text).join('')).not.toContain('您做过吗');
  });

  it('quotes neither a line with the spaces of a chat nor a broken one', () => {
    const { introduction } = referenceOf(
      job(
        '仓管员',
        '管叉车班组 排夜班 做盘点，差异率 0.2%',
        '2025.07-2025.08 | 武陵电器厂 | 学徒 | 配线 30 台',
      ),
    );
    const introductionText = introduction.map(({ text }) => text).join('');
    expect(introductionText).not.toContain('管叉车班组');
    expect(introductionText).toContain('【待补充：一段与岗位最相关的经历');
    expect(introductionText).not.toContain('|');
  });
});

describe('an internship required in a field', () => {
  const developer: Written = {
    internships: [['云帆软件有限公司', '后端开发实习生', '2025.07-2025.10', '开发订单接口 6 个']],
  };

  it('is not proven by one in another field', () => {
    expect(rowOf('有销售实习经历', developer)).toMatchObject({
      state: '未体现',
      reason: '有 1 段实习经历，没有写到这一方面',
    });
  });

  it('is proven by one in the field, or by any if no field is named', () => {
    expect(rowOf('有开发实习经历', developer)?.state).toBe('直接');
    expect(rowOf('有实习经历', developer)?.state).toBe('直接');
  });
});

it('a posting of another trade scores below a matching one, even if it only requires common words', () => {
  const developer = job('后端工程师', '用 Java 开发订单接口 12 个，响应时间降到 150 毫秒');
  const sales =
    '岗位：销售代表\n岗位职责：\n1. 开发并维护客户。\n2. 完成合同签订与回款跟进。\n3. 收集市场信息。\n任职要求：\n1. 沟通能力强。\n2. 能适应出差。';
  const backend =
    '岗位：后端工程师\n岗位职责：\n1. 开发订单接口。\n任职要求：\n1. 熟悉 Java。\n2. 了解 Redis。\n3. 沟通能力强。';
  const scoreOf = (text: string): number => analysed(text, developer).overall?.score ?? 0;
  expect(scoreOf(backend)).toBeGreaterThan(scoreOf(sales) + 20);
});
