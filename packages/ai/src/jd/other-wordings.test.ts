import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const rowOf = (line: string, resume: Written) =>
  withAllRows({
    text: `岗位：主管\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  }).matrix[0];
const job = (statement: string, self?: string): Written => ({
  work: [['青禾信息公司', '专员', '2017.03-', statement]],
  ...(self !== undefined && { self }),
});

describe('a condition that one would rather not have', () => {
  it.each([
    ['能接受三班倒', '最好不倒班'],
    ['能适应出差', '希望少出差'],
    ['能接受加班', '不太愿意加班'],
    ['能接受夜班', '尽可能不排夜班'],
  ])('is not accepted: %s, %s', (line, self) => {
    expect(rowOf(line, job('整理订单 300 份', self))).toMatchObject({
      state: '待确认',
      reason: `简历写到“${self}”`,
    });
  });

  it('is accepted in plain words', () => {
    expect(rowOf('能适应出差', job('整理订单 300 份', '能接受长期出差'))?.state).toBe('直接');
  });
});

describe('speech in a language', () => {
  it.each(['英语能看手册，口语较弱', '能读英文合同，英语口语还在练'])(
    'that is called weak is a gap: %s',
    (self) => {
      expect(rowOf('英语可作为工作语言', job('整理订单 300 份', self))?.state).toBe('缺口');
    },
  );

  it('is not shown by reading', () => {
    expect(rowOf('英语流利', job('查阅英文手册并翻译英文文档 30 份'))?.state).not.toBe('直接');
    expect(rowOf('英语流利', job('每周用英语与总部开会'))?.state).toBe('直接');
  });
});

describe('volunteers', () => {
  it('are no staff', () => {
    expect(rowOf('有8人以上团队管理经验', job('带领15名义工值守展厅'))).toMatchObject({
      state: '可迁移',
      reason: '简历写的是带 15 名义工，不是下属',
    });
  });

  it('are those whom a posting for volunteers asks for', () => {
    expect(rowOf('带领过10名以上志愿者团队', job('带领15名志愿者值守展厅'))?.state).toBe('直接');
  });

  it('do not hide the staff of another line', () => {
    const resume: Written = {
      work: [['青禾信息公司', '主管', '2017.03-', '带领20名志愿者布展', '管理9人团队']],
    };
    expect(rowOf('有8人以上团队管理经验', resume)?.state).toBe('直接');
  });
});

it('the maker of a lift or a machine is not its controller', () => {
  expect(rowOf('熟悉PLC编程', job('保养三菱电梯 40 台'))?.state).not.toBe('直接');
  expect(rowOf('熟悉PLC', job('保养三菱电梯 40 台'))?.state).not.toBe('直接');
});
