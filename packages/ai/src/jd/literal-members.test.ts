import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';

const rowOf = (line: string, statement: string, heading = '岗位职责') =>
  withAllRows({
    text: `岗位：门店主管\n${heading}：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf({ work: [['江城百货公司', '楼面组长', '2020.03-', statement]] }),
  }).matrix[0];

describe('a duty of several things', () => {
  it('is not called unrecognised where one action names two of them', () => {
    const row = rowOf('负责楼面人员排班、绩效考核和培训，控制人力费用', '带9名导购，负责排班、培训、考核');
    expect(row?.state).not.toBe('待确认');
    expect(row?.reason).not.toContain('规则看不出');
  });

  it('is left to the reader where an action names one of them alone', () => {
    expect(rowOf('负责装卸、分拣和封箱', '每天分拣蔬菜 2 吨')?.state).not.toBe('直接');
  });
});

it('a range of programs is known by its name', () => {
  expect(rowOf('精通金蝶系列软件', '用金蝶做账，每月凭证 300 张，三年没有差错', '任职要求')?.state).not.toBe(
    '未体现',
  );
});
