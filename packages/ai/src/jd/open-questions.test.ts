import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const read = (text: string, resume: Written, unplaced: string[] = []) => {
  const input = { text, month: '2026-11', resume: { ...snapshotOf(resume), unplaced } };
  return { input, result: withAllRows(input) };
};
const rowOf = (line: string, resume: Written, unplaced: string[] = []) =>
  read(`岗位：专员\n任职要求：\n1. ${line}`, resume, unplaced).result.matrix[0];
const job = (company: string, title: string, ...statements: string[]): Written => ({
  work: [[company, title, '2017.03-', ...statements]],
});

describe('years of leading a team', () => {
  it.each([
    ['业务经理', '带1名助理跟单，年销售额由300万做到460万元'],
    ['工艺员', '带2名学徒做首件检验，一次合格率98%'],
  ])('are a question where a %s mentions one or two people', (title, statement) => {
    const row = rowOf('3年以上团队管理经验', job('江城商贸公司', title, statement));
    expect(row?.state).toBe('待确认');
  });

  it('are those of a leading post', () => {
    expect(rowOf('3年以上团队管理经验', job('江城商贸公司', '仓储主管', '带2名仓管员'))?.state).toBe('直接');
  });
});

describe('years at a kind of employer', () => {
  it('are counted as a question, and not called absent', () => {
    const row = rowOf(
      '3年以上三级医院门诊工作经验',
      job('江城第二人民医院', '护士', '每天接诊引导 200 人次'),
    );
    expect(row?.state).not.toBe('直接');
    expect(row?.reason).not.toContain('没有写到');
    expect(row?.reason).toContain('在医院的工作合计 9.');
  });
});

describe('a department of a hospital', () => {
  it.each([
    ['有心内科经验者优先', '心血管内科'],
    ['有肾内科经验者优先', '肾病科'],
  ])('is found under its other name: %s', (line, department) => {
    const row = rowOf(line, job('江城第二人民医院', '护士', `2019年调到${department}，负责 20 张床的护理`));
    expect(row?.state).not.toBe('未体现');
  });
});

describe('a line of the file without a place', () => {
  it('is no evidence of years of another kind of work', () => {
    const row = rowOf('5年以上招投标经验', job('江城建设公司', '资料员', '整理竣工资料 12 套'), [
      '焊工证2022年6月到期了',
      '3年驾龄',
    ]);
    expect(row?.reason ?? '').not.toContain('文件里写到了');
  });

  it('that says a certificate has expired makes it missing', () => {
    const row = rowOf('持有健康证者优先', job('江城食堂', '厨师', '每天出餐 300 份'), ['健康证过期了还没办']);
    expect(row?.state).not.toBe('直接');
    expect(row?.action ?? '').not.toContain('放进去');
  });
});

describe('the introduction', () => {
  it('tells what was sold if the posting sets a target of sales', () => {
    const resume: Written = {
      work: [
        [
          '江城建材公司',
          '区域销售经理',
          '2019.03-',
          '编写报价模板，报价时间由 3 天缩短到 1 天',
          '负责 24 家经销商，2023/2024/2025年销售额分别为820万、960万、1140万元',
        ],
      ],
    };
    const { input, result } = read(
      '岗位：销售经理\n岗位职责：\n1. 开发与维护经销商，完成年度销售目标；\n2. 编写报价模板；\n任职要求：\n1. 大专以上',
      resume,
    );
    const { introduction } = jdReferenceOf(input, result);
    expect(introduction.map((each) => each.text).join('')).toContain('1140万');
  });

  it('tells neither how one was hired nor the trouble of an employer', () => {
    const { input, result } = read(
      '岗位：施工员\n岗位职责：\n1. 负责现场施工管理\n任职要求：\n1. 大专以上',
      job(
        '江城置业公司',
        '施工员',
        '劳务派遣转的合同工，负责现场施工管理 2 个标段',
        '公司资金链断裂，2023年停工 3 个项目',
        '负责现场施工管理 5 栋楼，一次验收通过率 96%',
      ),
    );
    const text = jdReferenceOf(input, result)
      .introduction.map((each) => each.text)
      .join('');
    expect(text).toContain('96%');
    expect(text).not.toMatch(/派遣|资金链|停工/u);
  });
});
