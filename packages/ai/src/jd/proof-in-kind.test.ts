import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';
import { jdReferenceOf } from '../analyses/jd-analysis/reference.js';

const inputOf = (lines: string, resume: Written) => ({
  text: `岗位：专员\n公司：江城机电有限公司\n${lines}`,
  month: '2026-11',
  resume: snapshotOf(resume),
});
const read = (lines: string, resume: Written) => withAllRows(inputOf(lines, resume));
const must = (line: string, resume: Written) =>
  read(`岗位职责：\n整理每批数据的版本说明\n任职要求：\n1. ${line}`, resume).matrix.find(
    ({ level }) => level !== 'duty',
  );
const duty = (line: string, resume: Written) =>
  read(`岗位职责：\n1. ${line}\n任职要求：\n1. 大专以上学历`, resume).matrix.find(
    ({ level }) => level === 'duty',
  );

describe('the evidence of a clause', () => {
  it('is the work itself, not a weight of a score', () => {
    const row = duty('处理报修与投诉，跟踪满意度', {
      work: [
        [
          '江城物业公司',
          '客服主管',
          '2019.03-2025.03',
          '建立保洁商评分（投诉30、质量40、配合30），淘汰2家',
          '处理住户投诉，投诉关闭率由81%提到96%',
        ],
      ],
    });
    expect(row?.atoms[0]?.quote).toContain('关闭率');
  });

  it('is the work of the résumé before its thesis', () => {
    const row = duty('按计划完成电池、电机的性能测试', {
      school: ['江城大学', '车辆工程', '2022.09-2026.06'],
      internships: [
        ['江城动力公司', '测试实习生', '2025.06-2025.09', '完成电机的性能测试 46 组，整理测试记录'],
      ],
    });
    expect(row?.atoms[0]?.quote).toContain('46 组');
  });

  it('quotes the word itself before similar work', () => {
    const { keywords } = read('岗位职责：\n编写测试用例\n任职要求：\n1. 熟悉测试用例设计', {
      work: [
        ['江城银行', '柜员', '2019.03-2025.03', '按照用例测了开户模块，提交问题12个'],
        ['江城软件', '测试员', '2025.04-2026.03', '编写测试用例80条'],
      ],
    });
    expect(keywords.find(({ word }) => word === '测试用例')?.evidence?.quote).toContain('80条');
  });
});

describe('a requirement about the employer', () => {
  it('is met by the name of the employer', () => {
    const row = must('有连锁药店工作经验优先', {
      work: [['江城康民大药房连锁有限公司', '药师', '2019.03-2023.03', '审核处方，日均40张']],
    });
    expect(row?.state).toBe('直接');
  });

  it('is not met by another kind of employer', () => {
    const row = must('有连锁药店工作经验优先', {
      work: [['江城第三医院', '药师', '2019.03-2023.03', '审核处方，日均40张']],
    });
    expect(row?.state).not.toBe('直接');
  });

  it('says what is lower, and what the posting relaxes', () => {
    const row = must('有三级医院工作经历者优先，二级医院经验丰富者可放宽', {
      work: [['江城区医院（二级甲等）', '检验师', '2019.03-2025.03', '完成生化检测 4 万份']],
    });
    expect(row).toMatchObject({ state: '待确认', reason: expect.stringContaining('可放宽') });
    expect(row?.reason).toContain('二级甲等');
  });
});

describe('what is asked for', () => {
  it('is called by the name of the posting', () => {
    expect(must('持噪声监测上岗证优先', { skills: ['Excel'] })?.reason).toContain('噪声监测上岗证');
  });

  it('is a trait or a condition, not a skill', () => {
    expect(must('作风正派', { skills: ['Excel'] })?.kind).toBe('ability');
    expect(must('愿意注册到本店', { skills: ['Excel'] })?.kind).toBe('condition');
  });

  it.each(['需押药师证原件', '入职押资格证书原件'])(
    'a certificate kept by the employer is named: %s',
    (line) => {
      expect(
        read(`岗位职责：\n审核处方\n其他：\n${line}`, { skills: ['Excel'] }).risks.map(({ id }) => id),
      ).toContain('documents.kept');
    },
  );
});

it('a kind of employer in the line of the post is not the name of the employer', () => {
  const { job } = withAllRows({
    text: '连锁药店 驻店药师\n6000-8000元/月\n江城民康堂药房连锁\n岗位职责：\n审核处方',
    month: '2026-11',
    resume: null,
  });
  expect(job.company?.text).not.toBe('连锁药店');
});

it('an introduction names the post that was held before, and not lesser posts instead', () => {
  const resume: Written = {
    work: [
      ['江城星悦酒店', '副厨', '2023.09-', '负责宴席出品，每次宴席30到50桌'],
      ['江城小满餐馆', '厨师长', '2020.03-2023.02', '什么都管，采购排班都是我的事'],
      ['江城老街饭庄', '打荷', '2014.03-2019.02', '炒小炒，每天出100多道菜'],
    ],
  };
  const input = {
    ...inputOf('岗位职责：\n负责厨房管理和宴席出品\n任职要求：\n1. 3年以上厨师长经验', resume),
    text: '厨师长\n公司：江城满庭餐饮有限公司\n岗位职责：\n负责厨房管理和宴席出品\n任职要求：\n1. 从事本帮菜5年以上',
  };
  const { introduction } = jdReferenceOf(input, withAllRows(input));
  const told = introduction.map(({ text }) => text).join('');
  expect(told).toContain('2020–2023 年在江城小满餐馆任厨师长');
  expect(told).not.toContain('老街饭庄');
});
