import { linesToPlace, placeBeforeMissing } from '#src/guards/unplaced-text.js';
import { type Written, written } from '#test/resume-analysis/written-resume.js';
import { analyseResume } from './analyse.js';

const analysed = (resume: Written, position = '', unplaced: string[] = []) =>
  analyseResume({
    ...{ month: '2026-11', target: { position }, modules: [], previous: null },
    resume: { title: '简历', language: 'zh', document: written(resume), unplaced },
  });
const issuesOf = (resume: Written, position = ''): string =>
  analysed(resume, position)
    .findings.map(({ issue, after = '' }) => `${issue} ${after}`)
    .join('\n');
const working = (...statements: string[]): Written => ({
  school: ['宜昌学院', '工商管理', '2010.09-2014.06'],
  work: [['峡江公司', '主管', '2019.03-', ...statements]],
});

it('asks to remove no space that separates clauses', () => {
  const issues = issuesOf(
    working(
      '带5个人 管10台机（海天 530 八台），每天排单',
      '良率由90%提到96%，月产3万件',
      '用ERP登记12类物料，盘点误差降到1%以下',
    ),
  );
  expect(issues).not.toContain('空格不统一');
});

it('wants no full stop after the name of an employer', () => {
  const issues = issuesOf(
    working(
      '上线巡检系统，漏检率由 8% 降到 2%。',
      '培训 40 人，考核全部合格。',
      '宜昌恒远科技有限公司（工业软件）',
    ),
  );
  expect(issues).not.toContain('句号结尾');
});

it('counts no lines by what they lack', () => {
  const issues = issuesOf(
    working(
      '把客诉由每月 9 起降到 2 起',
      '每天排车',
      '跟客户解释晚点',
      '带过2名新人',
      '负责 30 家门店的补货',
    ),
  );
  expect(issues).not.toMatch(/还有 \d+ 条只写了|其中 \d+ 条/u);
});

it('asks for rules what rules have, and for reconciled accounts their number', () => {
  const issues = issuesOf(working('搭建门店财务制度、报销流程', '和平台对账', '带3名文员', '排班'));
  expect(issues).not.toMatch(/凭证|账套/u);
});

it('misses no word that a certificate proves', () => {
  const resume: Written = {
    ...working('规划会员产品，次月留存由 20% 提到 31%', '带 3 名产品经理，评审需求 60 个'),
    skills: ['PMP', 'Axure'],
  };
  expect(analysed(resume, '产品经理').target.missing).not.toContain('项目管理');
});

it('praises work before a prize of a contest', () => {
  const { strengths } = analysed({
    internships: [['峡江律师事务所', '实习生', '2026.01-2026.04', '写检索报告 14 份，其中 6 份被采纳']],
    campus: [['校辩论赛', '三辩', '2025.04-2025.05', '四人一组参赛，获得团体三等奖']],
  });
  const best = strengths.find(({ text }) => text.startsWith('最有说服力'));
  expect(best?.text).toContain('检索报告');
});

it('has the line of an undivided entry to be placed, from which its parts are not missing', () => {
  const line = '创新训练计划（校级）：《社区食堂选址研究》，项目成员，2025.03 – 2026.03';
  const document = written({ projects: [['', '', '', line]] });
  expect(linesToPlace({ document })).toEqual([line]);
  expect(placeBeforeMissing('research', [line])).toContain('社区食堂选址研究');
});

it('takes what is said about being free to work for no employment', () => {
  for (const line of ['老人身体好，不影响上班', '孩子在家里不影响上班', '下周一就能上班', '也可以上班到九点'])
    expect(placeBeforeMissing('experience', [line])).toBeUndefined();
  const worked = '之前一直在镇上的服装厂上班';
  expect(placeBeforeMissing('experience', [worked])).toContain(worked);
});

it('takes a passed inspection for a result', () => {
  const statements = [
    '迎接消防检查，今年无缺陷项',
    '每天收银 200 单',
    '盘点 300 个品种',
    '建档 500 人',
    '补货 40 次',
    '带 2 人',
  ];
  expect(issuesOf(working(...statements))).not.toContain('写的是负责什么');
});
