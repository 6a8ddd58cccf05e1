import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { withPlausibleNames } from '../../guards/plausible-document.js';
import { analyseResume } from './analyse.js';

const SALES: Written = {
  position: '海外大区负责人',
  school: ['宁波工程学院', '国际贸易', '2014.09-2018.06'],
  work: [
    [
      '宁波远航工具有限公司',
      '外贸业务员',
      '2019.03-',
      '负责阿里国际站运营，询盘量月均从40条增至95条',
      'Developed 18 new customers in Poland and Spain; annual sales grew from USD 300K (2020) to USD 0.9M (2024)',
    ],
  ],
};
const findingsOf = (resume: Written) =>
  analyseResume(
    resumeAnalysisInput.parse({
      resume: { title: '简历', language: 'zh', document: written(resume) },
      month: '2026-11',
      target: {},
    }),
  );

it('says once that Chinese and English are mixed, and reads the English result', () => {
  const { findings, strengths } = findingsOf(SALES);
  expect(findings.filter(({ ruleId }) => ruleId === 'language.mixed').map(({ issue }) => issue)).toEqual([
    '经历里中英文混写：1 条英文、1 条中文',
  ]);
  expect(strengths[0]?.text).toContain('Developed 18 new customers');
  expect(findings.map(({ issue }) => issue).join('')).not.toContain('个字，建议拆成两条');
});

it('does not take the matters of clients for reasons of leaving', () => {
  const { findings } = findingsOf({
    campus: [['法律援助站', '值班员', '2024.03-2025.06', '接待来访咨询80余人次，多为拖欠工资和裁员补偿']],
  });
  expect(findings.filter(({ ruleId }) => ruleId === 'harmful.strike')).toEqual([]);
});

it('gives one remark on a career break and the family', () => {
  const { findings } = findingsOf({
    ...SALES,
    work: [['宁波远航工具有限公司', '出纳', '2015.03-2021.06', '登记日记账，每月对账60家']],
    self: '2021年7月因照顾孩子离职在家，期间兼职为3家公司代理记账；孩子已上小学，由家人照看',
  });
  const remarks = findings.filter(({ ruleId }) => ruleId === 'privacy.family');
  expect(remarks).toHaveLength(1);
  expect(remarks[0]?.why).toMatch(/兼职和考证移到工作经历/u);
});

describe('names that are none', () => {
  const document = written({
    ...SALES,
    work: [['Senior Sales Executive', '外贸主管', '2019.03-', '开发客户18个']],
    skills: ['的东西', 'Excel'],
  });

  it('are asked about', () => {
    const { findings } = analyseResume(
      resumeAnalysisInput.parse({
        resume: { title: '简历', language: 'zh', document },
        month: '2026-11',
        target: {},
      }),
    );
    expect(findings.filter(({ ruleId }) => ruleId === 'import.check').map(({ issue }) => issue)).toEqual(
      expect.arrayContaining([
        '“的东西”不像技能名称，请核对',
        '“Senior Sales Executive”不像单位名称，请核对',
      ]),
    );
  });

  it('are not built on by other services', () => {
    const { work, skills } = withPlausibleNames(document);
    expect(work[0]?.company).toBeUndefined();
    expect(work[0]?.title).toMatchObject({ zh: '外贸主管' });
    expect(skills.map(({ visible }) => visible)).toEqual([false, undefined]);
  });
});
