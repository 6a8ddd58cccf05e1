import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (text: string, resume: Written) =>
  withAllRows({ text, month: '2026-11', resume: snapshotOf(resume) });
const rowsOf = (line: string, resume: Written) => read(`岗位：专员\n任职要求：\n1. ${line}`, resume).matrix;
const job = (title: string, ...statements: string[]): Written => ({
  work: [['青禾实业有限公司', title, '2019.03-', ...statements]],
});

describe('a list of standards by their numbers', () => {
  it.each(['熟悉 ISO 9001、IATF 16949、VDA 6.3 等体系', '熟悉 JGJ 130、GB 50204、GB 50300 等规范'])(
    'is one requirement: %s',
    (line) => {
      const rows = rowsOf(line, job('检验员', '按 GB 2828 抽样，每天 12 批'));
      expect(rows.map(({ text }) => text)).toEqual([line]);
      expect(rows[0]?.state).not.toBe('直接');
    },
  );

  it('leaves facts separated by spaces apart', () => {
    const rows = rowsOf('本科 PMP 3年以上经验 苏州', job('项目经理', '交付 4 个项目'));
    expect(rows.length).toBeGreaterThan(1);
  });
});

it.each(['英语流利，会第二外语者优先', '日语熟练，懂韩语者优先'])(
  'the command of languages is not a subject of studies: %s',
  (line) => {
    const rows = rowsOf(line, {
      ...job('接待员', '接待宾客'),
    });
    expect(rows.map(({ kind }) => kind)).not.toContain('major');
  },
);

it.each(['1年以上档案管理经验', '其中2年以上合规审查或资产管理经验'])(
  'the management of things is not the leading of people: %s',
  (line) => {
    const [row] = rowsOf(line, job('文员', '担任小组组长，带 5 名同事整理资料'));
    expect(row?.reason).not.toContain('管理职务');
    expect(row?.action).not.toContain('带几个人');
  },
);

describe('an internship in an industry', () => {
  const resume = (company: string): Written => ({
    internships: [[company, '实习生', '2026.07-2026.09', '整理单据']],
  });
  it('is not met by one in another industry', () => {
    const [row] = rowsOf('有纺织行业实习经验优先', resume('江城制药有限公司'));
    expect([row?.state, row?.reason]).toEqual(['未体现', '有 1 段实习经历，看不出是纺织行业']);
  });
  it('is met by one at an employer of that name', () => {
    expect(rowsOf('有纺织行业实习经验优先', resume('江城纺织有限公司'))[0]?.state).toBe('直接');
  });
});

it.each(['星海书店是一家综合书店，2016年开业。', '本厂占地 60 亩，2008年建成投产。'])(
  'when an employer began is no requirement: %s',
  (about) => {
    const { matrix } = read(
      `单位简介：${about}\n岗位职责：\n1. 整理货架\n任职要求：\n1. 大专及以上学历`,
      job('店员', '整理货架 20 组'),
    );
    expect(matrix.map(({ text }) => text).join()).not.toMatch(/20\d{2}年/u);
  },
);

it('a rating by customers does not prove the appraisal of staff', () => {
  const { keywords } = read(
    '岗位：店长\n岗位职责：\n1. 负责员工的排班与绩效考核\n任职要求：\n1. 大专及以上学历',
    job('店长', '大众点评评分由4.2到4.7，排班 12 人'),
  );
  expect(JSON.stringify(keywords)).not.toMatch(/"word":"绩效"[^}]*"state":"deed"/u);
});

it.each([
  ['持有银行从业资格证书', '银行业专业人员职业资格（初级）'],
  ['持有证券从业资格证书', '证券行业专业人员水平评价测试合格证书'],
])('a licence is found by its other official name: %s', (line, skill) => {
  const [row] = rowsOf(line, { ...job('柜员', '办理业务'), skills: [skill] });
  expect(row?.state).toBe('直接');
});

it('words within the name of a law are no keywords', () => {
  const { keywords } = read(
    '岗位：法务\n任职要求：\n1. 熟悉《固定资产贷款管理办法》《建筑法》等规定\n2. 熟练使用 Excel',
    job('法务', '审核合同 200 份'),
  );
  expect(keywords.map(({ word }) => word)).toContain('Excel');
  expect(keywords.map(({ word }) => word)).not.toContain('固定资产');
});

it.each([
  ['持CAAC固定翼超视距驾驶员执照', 'CAAC执照（多旋翼）', '待确认'],
  ['持CAAC固定翼超视距驾驶员执照', 'CAAC执照（超视距驾驶员）', '直接'],
  ['持CAAC执照', 'CAAC执照（视距内驾驶员）', '直接'],
] as const)('a licence of a lower kind is not enough: %s, %s', (line, skill, state) =>
  expect(rowsOf(line, { ...job('飞手', '航拍 40 个项目'), skills: [skill] })[0]?.state).toBe(state),
);

it('a preference at the end of a sentence is one for all that it lists', () => {
  const rows = rowsOf(
    '有社区工作3年以上经历、取得社会工作者证书者，同等条件下优先录取。',
    job('社区专职工作者', '走访 120 户'),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ level }) => level)).not.toContain('must');
});

it.each(['能注册到我院', '取得毕业证和学位证'])(
  'what is settled on hiring is a condition and no skill: %s',
  (line) => {
    const [row] = rowsOf(line, job('护士', '护理 8 张床'));
    expect(row?.kind).toBe('condition');
    expect(row?.action).not.toContain('没有做过');
  },
);
