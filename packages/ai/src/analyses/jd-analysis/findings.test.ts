import { snapshotOf } from '#test/jd/a-resume.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { analyseJd } from './analyse.js';

const found = (text: string, resume: Written) =>
  analyseJd({ text, month: '2026-11', resume: snapshotOf(resume) });
const idsOf = (text: string, resume: Written) => found(text, resume).findings.map(({ ruleId }) => ruleId);

describe('the order of statements', () => {
  const posting =
    '物流调度\n岗位职责：\n1、安排车辆与线路；\n2、统计油耗；\n任职要求：\n1、大专及以上学历；\n2、熟练使用 Excel；';
  const resume = (...statements: string[]): Written => ({
    position: '物流调度',
    work: [['顺远货运有限公司', '调度员', '2021.03-', ...statements]],
  });
  const ROUTES = '每天安排车辆 26 台、线路 14 条';
  const FUEL = '统计 26 台车的油耗，百公里油耗由 31 升降到 28 升';

  it('is kept if the first one already meets a requirement', () => {
    expect(idsOf(posting, resume(ROUTES, '整理会议室钥匙', FUEL))).not.toContain('jd.order');
  });

  it('is to be changed if the first one is next to the point', () => {
    expect(idsOf(posting, resume('整理会议室钥匙', FUEL, ROUTES))).toContain('jd.order');
  });
});

describe('a partly met requirement', () => {
  const posting = (more: string) => `行政主管\n任职要求：\n1、精通 AutoCAD；\n2、持有驾驶证；\n${more}`;
  const resume: Written = { position: '行政主管', skills: ['AutoCAD 入门'] };

  it('is a finding only if there is little else to do', () => {
    expect(idsOf(posting(''), resume)).toContain('jd.term.weak');
    const more = '3、CET-6；\n4、持有电工证；\n5、熟悉粤语；\n6、熟悉招投标流程；';
    const ids = idsOf(posting(more), resume);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(ids).not.toContain('jd.term.weak');
  });
});

describe('a keyword', () => {
  const posting =
    '包装工程师\n岗位职责：\n1、负责缓冲包装设计；\n任职要求：\n1、熟悉缓冲包装；\n2、会 ArtiosCAD；';
  const stateIn = (resume: Written) =>
    found(posting, resume).keywords.find(({ word }) => word.includes('包装'))?.state;

  it('is shown by the name of an own project', () => {
    expect(stateIn({ projects: [['陶瓷缓冲包装优化', '组长', '2024.03-2024.06', '跌落测试 40 次']] })).toBe(
      'deed',
    );
  });

  it('is neither present nor missing if it is only desired', () => {
    expect(stateIn({ position: '包装工程师', skills: ['SolidWorks'] })).toBeUndefined();
  });
});
