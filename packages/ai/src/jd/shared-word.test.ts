import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const analysed = (line: string, resume: Written, duty = '') =>
  withAllRows({
    text: `岗位：专员\n${duty === '' ? '' : `岗位职责：\n1. ${duty}\n`}任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });
const job = (...statements: string[]): Written => ({
  work: [['青禾公司', '职员', '2017.03-', ...statements]],
});
const dutyOf = (duty: string, ...statements: string[]) =>
  analysed('本科及以上学历', job(...statements), duty).matrix.find(({ level }) => level === 'duty');
const quotesOf = (duty: string, ...statements: string[]) =>
  dutyOf(duty, ...statements)?.atoms.map(({ quote }) => quote);

describe('a common word alone proves nothing', () => {
  it.each([
    ['审核采购、费用、库存单据', '审核采购和库存单据每月 300 张', '统计宣传费用投放 20 次'],
    ['跟踪订单发货及付款情况', '跟踪订单发货，每周 60 单', '调查居民用水情况，整理问卷 300 份'],
  ])('%s is not also proven by a statement about another object', (duty, own, other) => {
    expect(quotesOf(duty, own, other)).toEqual([own]);
  });

  it.each([
    ['统计设备故障数据', '维修设备故障 120 次'],
    ['书写护理记录', '负责病区日常护理，管床 9 张'],
    ['编制年度预算', '核对差旅费用报销单 200 张'],
    ['编制合并报表', '编制食堂收支报表 12 份'],
  ])('%s is not met by %s', (duty, statement) => {
    expect(dutyOf(duty, statement)?.state).not.toBe('直接');
  });

  it.each([
    ['统计设备故障数据', '汇总设备故障台账，每周 1 份'],
    ['书写护理记录', '书写护理文书 900 份'],
    ['编制合并报表', '编制合并报表，抵消 3 家子公司往来'],
  ])('%s is met by %s', (duty, statement) => {
    expect(dutyOf(duty, statement)?.state).toBe('直接');
  });

  it('does not count an activity that the résumé denies', () => {
    const { matrix, keywords } = analysed('熟悉劳动法', job('协商解决工资争执 3 起，没有仲裁'));
    expect(matrix[0]?.state).not.toBe('直接');
    expect(keywords.every(({ state }) => state !== 'deed')).toBe(true);
  });
});

it('the functions in a list are matched individually, wherever the résumé names them', () => {
  const { matrix } = analysed('会使用数据透视表、INDEX等函数', {
    ...job('用数据透视表汇总出库 40 次'),
    skills: ['Excel（INDEX、SUMIF）'],
  });
  expect(matrix[0]?.state).toBe('直接');
});

describe('a preferred industry or product requires experience', () => {
  it.each(['乳制品行业优先', '有小家电行业售后客服经验者优先'])('%s', (line) => {
    const [row] = analysed(line, job('登记来客 30 人')).matrix;
    expect(row).toMatchObject({ level: 'plus', kind: 'skill' });
    expect(`${row?.reason}${row?.action}`).not.toMatch(/面试|例子/u);
  });
});

it('accepting shifts in a self-evaluation includes early and late shifts', () => {
  const { matrix } = analysed('能上早晚班倒班', { ...job('操作注塑机 4 台'), self: '做事踏实，能适应倒班' });
  expect(matrix[0]?.state).toBe('直接');
});

describe('a degree in progress', () => {
  it('alongside work is not complete', () => {
    const { matrix } = analysed('本科及以上学历', {
      ...job('装配水泵 40 台'),
      school: ['江城大学（自学考试）', '机械工程', '2025.03-'],
    });
    expect(matrix[0]).toMatchObject({ state: '待确认' });
    expect(matrix[0]?.reason).toContain('在读');
  });

  it('of a student is considered complete', () => {
    const { matrix } = analysed('本科及以上学历', { school: ['江城大学', '机械工程', '2023.09-2027.06'] });
    expect(matrix[0]).toMatchObject({ state: '直接' });
  });
});

it('a line about the employer is not evidence of a duty', () => {
  const intro = '公司是连锁烘焙品牌，门店 80 家';
  expect(quotesOf('负责烘焙门店的日常管理', intro, '盘点原料 30 次') ?? []).not.toContain(intro);
});

it('a line that accepts two conditions is quoted once', () => {
  const { matrix } = analysed('能适应轮班及节假日值班', {
    ...job('操作注塑机 4 台'),
    self: '能上早晚班，节假日可值班',
  });
  expect(matrix[0]).toMatchObject({ state: '直接', atoms: [{}] });
});

it('a limit of years requires nothing', () => {
  const { matrix } = analysed('1年以内', job('登记来客 30 人'));
  expect(matrix.filter(({ kind }) => kind === 'skill')).toEqual([]);
});

it('work on holidays accepts overtime on holidays', () => {
  const { matrix } = analysed('能适应节假日加班', { ...job('操作注塑机 4 台'), self: '踏实，节假日可值班' });
  expect(matrix[0]?.state).toBe('直接');
});

it('people whose work is assigned are led', () => {
  const { matrix } = analysed('有团队管理经验', job('每天分配仓管员 7 人的工作'));
  expect(matrix[0]?.atoms[0]?.quote).toContain('7 人');
});
