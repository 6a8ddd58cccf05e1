import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const read = (title: string, line: string, resume: Written) =>
  withAllRows({
    text: `岗位：${title}\n任职要求：\n1. ${line}`,
    month: '2026-11',
    resume: snapshotOf(resume),
  });

it('a required prize of an unnamed subject is compared by its reader', () => {
  const [row] = read('讲解员', '获市级以上宣讲奖励者，同等条件下优先录取', {
    work: [['江城博物馆', '讲解员', '2019.03-', '讲解 300 场']],
    awards: [['江城市红色故事大赛二等奖', '2024.05']],
  }).matrix;
  expect(row?.reason).not.toContain('没有写到');
});

it('the name of an employer that has words of the required work is not overlooked', () => {
  const [row] = read('教务员', '有省内民办院校3年以上工作经历', {
    work: [['江城职业学院（民办）', '辅导员', '2018.08-', '管理 6 个班 280 名学生']],
  }).matrix;
  expect(row?.reason).not.toContain('没有写到');
});

it('what the self-evaluation says to lack is no evidence', () => {
  const { matrix } = read('采购主管', '5年以上采购经验\n2. 有进口报关经验者优先', {
    work: [['江城电子有限公司', '采购主管', '2016.03-', '采购电子料 320 种，年采购额 2100 万元']],
    self: '做事细致，采购谈判有办法，进口报关经验还少，愿意学。',
  });
  const row = matrix.find(({ text }) => text.includes('报关'));
  expect(row?.reason).not.toContain('自我评价里写到了');
});

it('of several posts in a title the one that a line dates counts from then', () => {
  const [row] = read('厨师长', '5年以上厨师长经验', {
    work: [
      [
        '江城饭店有限公司',
        '炒锅厨师/厨师长',
        '2016.05-',
        '负责炒锅出品，每餐 60 桌',
        '2024年起任厨师长，排班、验收',
      ],
    ],
  }).matrix;
  expect(row?.state).not.toBe('直接');
});

it('a required internship at a kind of employer is not met by any internship', () => {
  const resume: Written = {
    internships: [
      ['江城律师事务所', '实习生', '2025.07-2025.09', '整理卷宗 60 份'],
      ['蓝湾餐饮有限公司', '实习生', '2026.07-2026.09', '接待客人 40 桌'],
    ],
  };
  const rows = (line: string) => read('法务助理', line, resume).matrix[0];
  expect(
    rows('有律师事务所实习经历')
      ?.atoms.map(({ quote }) => quote)
      .join(),
  ).not.toContain('餐饮');
  expect(rows('有证券或信托公司相关实习')?.state).not.toBe('直接');
});

it('of several tools the one below the level is named, not the first', () => {
  const [row] = read('结构工程师', '熟练掌握SolidWorks、ANSYS、MATLAB等软件', {
    work: [['江城机械有限公司', '工程师', '2020.07-', '用 SolidWorks 设计夹具 32 套']],
    skills: ['SolidWorks熟练，ANSYS熟练，MATLAB一般'],
  }).matrix;
  expect(row?.reason).not.toContain('“SolidWorks熟练”看不出');
});
