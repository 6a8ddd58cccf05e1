import { analysed } from '#test/resume-analysis/analysed.js';
import { written, type Written } from '#test/resume-analysis/written-resume.js';

const common: Written = {
  position: '行政专员',
  school: ['江城大学', '行政管理', '2016.09-2020.06'],
  skills: ['Excel', 'Word', 'PPT'],
};
const resumeOf = (...statements: string[]) =>
  written({ ...common, work: [['江城百货有限公司', '行政专员', '2020.07-', ...statements]] });

/** Résumés of one person, from almost empty to a full page of results. */
const SHEETS: readonly string[][] = [
  ['负责打印文件', '负责接听电话', '协助开会'],
  ['负责前台接待', '负责快递收发', '负责会议室安排', '负责考勤统计', '协助组织年会', '负责资料归档'],
  [
    '负责前台接待，每天接待 40 人',
    '负责快递收发',
    '负责会议室安排',
    '负责考勤统计',
    '协助组织年会',
    '负责资料归档',
  ],
  [
    '接待来访客户，每天约 40 人',
    '采购办公用品，每月 30 批',
    '统计 120 人的考勤',
    '组织年会和团建 4 场，每场 100 余人',
    '整理合同 600 份',
    '负责会议室安排',
  ],
  [
    '接待来访客户，每天约 40 人，全年零投诉',
    '采购办公用品，比价后费用由每月 2.4 万元降到 1.7 万元',
    '统计 120 人的考勤，核对时间由 2 天缩短到 3 小时',
    '组织年会和团建 4 场，满意度 96%',
    '整理合同 600 份并编制目录，调阅时间由半天缩短到 5 分钟',
    '编写入职指引，新员工报到用时由 1 天缩短到 2 小时',
    '盘点固定资产 900 件，账实相符率由 91% 提高到 99%',
  ],
];

describe('the total score', () => {
  const scores = SHEETS.map((sheet) => analysed(resumeOf(...sheet)).overall?.score ?? 0);

  it('grows with what the statements prove', () => {
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('is low for duties only and high for a page of results', () => {
    const [trivial = 100, duties = 100, , figures = 0, results = 0] = scores;
    expect(trivial).toBeLessThan(40);
    expect(duties).toBeLessThan(55);
    expect(figures).toBeGreaterThan(60);
    expect(figures).toBeLessThan(85);
    expect(results).toBeGreaterThanOrEqual(85);
  });

  it('is explained by the missing content, without praise for the form', () => {
    const { findings, strengths } = analysed(resumeOf(...(SHEETS[1] ?? [])));
    expect(findings.find(({ ruleId }) => ruleId === 'layout.thin')?.issue).toBe(
      '6 条经历描述里没有读到做法、数量或结果',
    );
    expect(strengths.map(({ text }) => text).join()).not.toMatch(/标点|模块齐全/u);
  });

  it('is accompanied by a note on parts below the full score if there is little content', () => {
    const explained = SHEETS.map((sheet) =>
      analysed(resumeOf(...sheet)).notes.some((note) => note.startsWith('经历写得偏少')),
    );
    expect(explained).toEqual([true, true, true, true, false]);
  });
});

describe('a position outside the lexicon', () => {
  const result = analysed(
    written({
      ...common,
      position: '宠物美容师',
      work: [['爪爪宠物店', '宠物美容师', '2021.06-', '给猫狗洗澡和修造型，平均每天 8 只']],
    }),
  );

  it('is not compared and neither gains nor loses points', () => {
    const relevance = result.dimensions.find(({ key }) => key === 'relevance');
    expect(relevance).toMatchObject({ weight: 0, score: 0, contributions: [] });
    expect([result.target.matched, result.target.missing]).toEqual([[], []]);
    expect(result.notes.join()).toContain('“宠物美容师”没有按岗位词库比对');
  });

  it('is matched by a former post with the same name', () => {
    expect(result.strengths.map(({ text }) => text)).toContain('做过与目标岗位相同或相近的工作：宠物美容师');
  });
});

describe('facts that a statement already has', () => {
  const advised = (text: string) =>
    analysed(resumeOf('每天接待顾客 60 人', text)).findings.filter(({ before }) => before === text);

  it.each([
    '参加教研活动，上公开课',
    '负责现场施工管理，协调木工和钢筋工班组',
    '被评为2013年度文明驾驶员',
    '负责每月纳税申报，从没逾期',
  ])('are not requested again: %s', (text) => {
    expect(advised(text)).toEqual([]);
  });

  it('assistance is reported as assistance, not as a duty', () => {
    expect(advised('协助同事整理合同与档案')[0]?.issue).toBe(
      '“协助同事整理合同与档案”写的是参与或协助：您自己做了哪一部分？',
    );
  });
});

it('an internship in the practice section is not reported as missing', () => {
  const document = written({
    ...common,
    position: '小学语文教师',
    change: (generated) => ({
      ...generated,
      practice: [{ id: 'p1', name: { zh: '江城实验小学' }, role: { zh: '实习教师' } }],
    }),
  });
  const missing = analysed(document, { target: { stage: '校招' } }).findings.map(({ issue }) => issue);
  expect(missing).not.toContain('缺少“实习与工作经历”');
});

it('a driving licence counts as a skill of a driver', () => {
  const document = written({
    ...common,
    skills: [],
    position: '货车司机',
    change: (generated) => ({ ...generated, basics: { ...generated.basics, driverLicence: 'A2' } }),
  });
  expect(analysed(document).findings.map(({ issue }) => issue)).not.toContain('缺少“技能、证书与语言”');
});

describe('padding', () => {
  const PADDED =
    '全面负责3个店铺，包括但不限于选品、广告等一系列工作，销售额增长20%，为公司业绩增长做出了巨大贡献';
  const result = analysed(resumeOf(PADDED, '整理合同 600 份', '采购费用由每月 2.4 万元降到 1.7 万元'));

  it('is reported and not quoted as a strength', () => {
    expect(result.findings.find(({ before }) => before === PADDED)?.ruleId).toBe('wording.vague');
    expect(JSON.stringify(result.strengths)).not.toContain('巨大贡献');
  });
});

it('a gap that the résumé explains is not reported, and a gap is not a contradiction', () => {
  const document = (text: string) =>
    written({
      ...common,
      work: [
        ['江城酒店', '前台', '2025.09-', '接待来访客户，每天约 40 人'],
        ['云湖酒店', '前台', '2015.07-2021.08', text],
      ],
    });
  const gaps = (text: string) =>
    analysed(document(text)).findings.filter(({ ruleId }) => ruleId === 'date.gap');
  expect(gaps('离开后在家带孩子')).toEqual([]);
  expect(gaps('接待客人').map(({ category }) => category)).toEqual(['missing']);
});

it.each([
  ['用线性回归预测，R²=0.71', false],
  ['做 RFM 分群', false],
  ['会用 Python、R 和 SQL', true],
])('a single letter is a tool only as a separate word: %s', (text, isTool) => {
  expect(analysed(resumeOf(text), { target: { position: '数据分析师' } }).target.matched.includes('R')).toBe(
    isTool,
  );
});

it('an activity of another organisation is not a matched keyword', () => {
  const matched = analysed(resumeOf('参加妇联组织的培训，拿了结业证')).target.matched;
  expect(matched).not.toContain('组织');
});

it('is in the best band only if nothing urgent is to be done', () => {
  const bands = SHEETS.map((statements) => analysed(resumeOf(...statements))).map(
    ({ overall, findings }) => ({
      score: overall?.score ?? 0,
      isUrgent: findings.some(({ severity }) => severity === 'urgent'),
    }),
  );
  const urgent = analysed(
    written({
      ...common,
      phone: '1380000',
      work: [['江城百货有限公司', '行政专员', '2020.07-', ...(SHEETS.at(-1) ?? [])]],
    }),
  );
  expect(urgent.findings.some(({ severity }) => severity === 'urgent')).toBe(true);
  expect(urgent.overall?.band).not.toBe('优秀');
  for (const { score, isUrgent } of bands) expect(isUrgent && score > 84).toBe(false);
});
