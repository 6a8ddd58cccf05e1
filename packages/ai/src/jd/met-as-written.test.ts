import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written, heading = '任职要求') =>
  withAllRows({ text: `岗位：专员\n${heading}：\n1. ${line}`, month: '2026-11', resume: snapshotOf(resume) })
    .matrix[0];

const job: Written['work'] = [['江城实业公司', '技术员', '2020.03-', '巡检设备，填写巡检单300份']];

describe('a condition is met by what is written, in the words of the résumé', () => {
  it('quotes the clause that agrees', () => {
    const row = rowOf('能适应三班倒', { work: job, self: '踏实，可以倒班' });
    expect([row?.state, row?.reason]).toEqual(['直接', '简历写到“可以倒班”']);
  });

  it('does not take another condition for it', () => {
    expect(rowOf('能上夜班', { work: job, self: '接受轮班' })?.state).toBe('待确认');
  });

  it.each([
    ['会用ProE优先', '了解ProE'],
    ['会使用气相色谱', '听说过气相色谱'],
  ])('a tool that one has heard of is not used: %s, %s', (line, skill) => {
    expect(rowOf(line, { work: job, skills: [skill] })?.state).not.toBe('直接');
  });
});

describe('an internship at a kind of firm', () => {
  const intern = (company: string, line: string): Written => ({
    internships: [[company, '实习生', '2025.07-2025.09', line]],
  });

  it('is not any internship', () => {
    const row = rowOf('有宠物食品企业实习经历者优先', intern('江城文具公司', '清点库存 300 件'));
    expect([row?.state, row?.reason]).toEqual(['未体现', '有 1 段实习经历，看不出是宠物食品企业']);
  });

  it('is one whose name or work says so', () => {
    expect(rowOf('有快递/仓储企业实习经历优先', intern('江城迅达快递公司', '清点包裹 300 件'))?.state).toBe(
      '直接',
    );
    expect(rowOf('有知名企业实习经历优先', intern('江城文具公司', '清点库存 300 件'))?.reason).not.toContain(
      '看不出是知名',
    );
  });
});

it('a degree is a row without the time of graduation next to it', () => {
  const { matrix } = withAllRows({
    text: '岗位：管培生\n任职要求：\n1. 2026年1月—2026年8月间毕业的本科及以上学历',
    month: '2026-11',
    resume: snapshotOf({ school: ['江城大学', '会计学', '2020.09-2024.06'] }),
  });
  expect(matrix.find(({ kind }) => kind === 'degree')?.text).toBe('本科及以上学历');
  expect(matrix.find(({ kind }) => kind === 'graduation')?.state).toBe('缺口');
});
