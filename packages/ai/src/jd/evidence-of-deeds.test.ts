import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const inputOf = (posting: string, resume: Written, unplaced: string[] = []) => ({
  text: posting,
  month: '2026-11',
  resume: { ...snapshotOf(resume), ...(unplaced.length > 0 && { unplaced, unread: 0.1 }) },
});
const job = (...statements: string[]): Written => ({
  work: [['青禾公司', '职员', '2017.03-', ...statements]],
});
const posting = (line: string, duty = '') =>
  `岗位：专员\n${duty === '' ? '' : `岗位职责：\n1. ${duty}\n`}任职要求：\n1. ${line}\n2. 细心`;
const skillOf = (line: string, resume: Written) =>
  withAllRows(inputOf(posting(line), resume)).matrix.find(({ text }) => text === line);
const dutyOf = (duty: string, resume: Written) =>
  withAllRows(inputOf(posting('本科及以上学历', duty), resume)).matrix.find(({ level }) => level === 'duty');

describe('what is only being learnt is no skill', () => {
  it.each([
    ['会Tableau', '正在学Tableau'],
    ['Tableau优先', 'Tableau（刚开始）'],
  ])('%s: %s', (line, skill) => {
    expect(skillOf(line, { ...job('整理货架 4 组'), skills: [skill] })?.state).not.toBe('直接');
  });

  it('a listed skill still is', () => {
    expect(skillOf('会Tableau', { ...job('整理货架 4 组'), skills: ['Tableau'] })?.state).toBe('直接');
  });
});

describe('rows of forms, courses and praise prove nothing', () => {
  it('a form row is neither evidence of a keyword nor a line to be ordered', () => {
    const row = '汇报对象：经理 部门：冷链部 行业：冷链物流';
    const input = inputOf(posting('熟悉冷链'), job(row, '安排配送路线，每天 40 单'));
    const result = withAllRows(input);
    expect(result.keywords.filter(({ evidence }) => evidence?.quote.includes('汇报对象'))).toEqual([]);
    const lines = jdReferenceOf(input, result).order.flatMap(({ statements }) => statements);
    expect(lines.map(({ quote }) => quote).join('')).not.toContain('汇报对象');
  });

  it('a duty is not proved by what never happened', () => {
    const row = dutyOf('处理顾客投诉', job('接待顾客，每天 60 人，顾客零投诉'));
    expect(row?.reason).not.toContain('投诉”');
  });

  it('a course is not a duty', () => {
    const course = '时间：2024.3—2024.6 内容：线上《会员运营实战课》 结果：结业';
    expect(dutyOf('负责会员运营', job(course, '整理货架 4 组'))?.atoms ?? []).toEqual([]);
  });
});

describe('what the résumé contains is not denied', () => {
  it('members of a list that an action names are not called missing', () => {
    const row = dutyOf(
      '审核采购、仓储、运输、保洁等各类合同',
      job('审核采购、仓储、运输、保洁四类合同共 120 份'),
    );
    expect(row?.reason).not.toContain('没有写到');
  });

  it('a kind of a thing that is denied is not the thing', () => {
    const row = dutyOf('编制财务报表', job('编制财务报表 12 份，合并报表没有做过'));
    expect(row?.reason).not.toContain('没有做过');
  });

  it('more people led than asked for are no difference to explain', () => {
    const row = dutyOf('管理班组20人，负责排班和考核', job('管理人员35人'));
    expect(row?.action).not.toContain('差别');
  });

  it('a row that cannot be told quotes the words that both have', () => {
    const clerk: Written = {
      work: [['青禾物业公司', '物业客服', '2017.03-', '每月上门收费，收缴率 96%', '登记业主报修 40 件']],
    };
    const { matrix } = withAllRows(
      inputOf('岗位：物业客服\n岗位职责：\n1. 登记业主报修\n2. 提高物业费收缴率到95%', clerk),
    );
    expect(matrix.map(({ reason }) => reason).join()).not.toContain('规则看不出');
  });

  it('a keyword in a line without a field is not missing', () => {
    const input = inputOf(posting('熟悉Simulink'), job('整理货架 4 组'), ['会用Simulink搭模型']);
    expect(withAllRows(input).keywords.filter(({ state }) => state === 'missing')).toEqual([]);
  });
});

describe('languages and driving', () => {
  it('another language than English is a second one', () => {
    const french = { ...job('整理货架 4 组'), languages: [['法语', '', 'B2']] } as Written;
    expect(skillOf('懂一门小语种', french)?.state).toBe('直接');
  });

  it('a licence proves that one can drive to the customers', () => {
    const driver = { ...job('拜访客户 40 家'), awards: [['C1驾驶证']] } as Written;
    expect(skillOf('能自驾', driver)?.state).toBe('直接');
  });
});

it('a line is ordered whole, not by its sentences', () => {
  const line = '原来换模要拆12颗螺钉，约40分钟。我改成快换结构，换模时间缩短到8分钟';
  const input = inputOf(posting('熟悉模具', '负责模具改进'), job(line, '登记模具台账 60 套'));
  const { order } = jdReferenceOf(input, withAllRows(input));
  const quotes = order.flatMap(({ statements }) => statements.map(({ quote }) => quote));
  expect(quotes).toContain(line);
  expect(quotes).not.toContain('我改成快换结构，换模时间缩短到8分钟');
});

it.each([
  ['仓库主管', '仓储主管'],
  ['无人机飞手', '无人机测绘飞手'],
])('an intention for %s is no mistake for %s', (own, post) => {
  const { findings } = withAllRows({
    text: `岗位：${post}\n任职要求：\n1. 细心`,
    month: '2026-11',
    resume: snapshotOf({ ...job('整理货架 4 组'), position: own }),
  });
  expect(findings.filter(({ ruleId, before }) => ruleId === 'jd.position' && before === own)).toEqual([]);
});
