import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const inputOf = (line: string, resume: Written) => ({
  text: `岗位：专员\n任职要求：\n1. ${line}\n2. 细心`,
  month: '2026-11',
  resume: snapshotOf(resume),
});
const rowOf = (line: string, resume: Written) =>
  withAllRows(inputOf(line, resume)).matrix.find(({ kind }) => kind === 'experience');

describe('years of experience', () => {
  const lender: Written = {
    work: [['江口小额贷款有限公司', '信贷专员', '2018.03-2024.06', '办理商户贷款 300 笔']],
  };

  it('at another lender are no years at a bank', () => {
    expect(rowOf('3年以上银行信贷经验', lender)?.state).not.toBe('直接');
  });

  it('at a lender that the posting names count', () => {
    expect(rowOf('3年以上银行、小贷公司信贷经验', lender)?.state).toBe('直接');
  });

  it('are met by one of several alternatives', () => {
    const teacher: Written = {
      work: [['江口实验小学', '语文老师', '2016.09-', '教三年级语文，每周 12 节']],
    };
    expect(rowOf('1年以上新媒体运营经验，或5年以上教学经验', teacher)?.state).toBe('直接');
  });
});

it('a duty that names itself is told once', () => {
  const keeper: Written = {
    work: [['青禾物流公司', '仓库主管', '2018.03-', '全面负责冷库和车队，管理人员32人，车辆11台']],
  };
  const input = inputOf('熟悉冷库', keeper);
  const { introduction } = jdReferenceOf(input, withAllRows(input));
  expect(introduction.map(({ text }) => text).join('')).not.toContain('负责全面负责');
});

it('daily clearing by a cashier is no monthly closing', () => {
  const cashier: Written = { work: [['青禾公司', '出纳', '2018.03-', '每天收付款 30 笔，日清月结']] };
  const { matrix } = withAllRows(inputOf('能按时完成月结', cashier));
  expect(matrix.find(({ text }) => text.includes('月结'))?.state).not.toBe('直接');
});
