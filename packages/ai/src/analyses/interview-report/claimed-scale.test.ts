import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { readTexts } from '../resume-analysis/statements.js';
import { reportInterview } from './report-interview.js';
import { holdingsOf } from './resume-holdings.js';
import { unsupportedClaimsIn } from './unsupported-claims.js';

function documentOf(
  kind: 'work' | 'internships',
  title: string,
  statements: readonly string[],
): ResumeDocument {
  const entry = {
    ...{ id: 'w1', company: { zh: '江城某某有限公司' }, title: { zh: title } },
    period: { start: { y: 2020, m: 7 }, end: 'present' },
    highlights: statements.map((text, at) => ({ id: `h${at}`, kind: 'bullet', zh: [{ text }] })),
  };
  const document = {
    ...(kind === 'work' ? SAMPLES.electrician() : SAMPLES.computerScience()),
    ...{ work: [], internships: [], projects: [], campus: [], practice: [], research: [], awards: [] },
    ...{ skills: [], [kind]: [entry] },
  };
  return document;
}
const claimsOf = (document: ResumeDocument) => {
  const holdings = holdingsOf(document, readTexts(document).statements, '2026-11-28')!;
  return (answer: string) => unsupportedClaimsIn(answer, holdings);
};

const STUDENT = documentOf('internships', '结构设计实习生', [
  '参与3次DFMEA评审，整理了27条失效模式',
  '编制2D图纸18张，由主管审核后发放',
]);
const student = claimsOf(STUDENT);
const tester = claimsOf(
  documentOf('work', '检测员', ['平均每天处理样品35-40个，旺季一天60个左右', '独立完成8个方法的验证报告']),
);
const teacher = claimsOf(documentOf('work', '初中科学教师、班主任', ['任教初二、初三科学，每周14课时']));
const nurse = claimsOf(documentOf('work', '护士', ['在市第一人民医院轮转，第一作者论文1篇']));
const inventor = claimsOf(
  documentOf('work', '结构工程师', ['设计减速箱壳体，已量产12万台，申请专利4项', '设计40款支架']),
);

describe('a claim of scale without support in the résumé', () => {
  it.each([
    ['a whole system', student, '我独立设计过整套电动转向系统。', '我独立设计过整套电动转向系统'],
    ['a number of products', student, '我设计过转向系统，已经量产100万台。', '已经量产100万台'],
    ['a number of patents', student, '我做过转向系统，申请了12项专利。', '申请了12项专利'],
    ['patents in Chinese numerals', tester, '我手里有十几项专利。', '我手里有十几项专利'],
    ['command of the headquarters', student, '我很熟，德国总部的研发都听我的。', '德国总部的研发都听我的'],
    ['command of departments', tester, '我说话算数，几个部门都向我汇报。', '几个部门都向我汇报'],
    ['people led', student, '我管过三百人。', '我管过三百人'],
    ['hundreds of projects', tester, '我主持过CNAS扩项300多项。', '我主持过CNAS扩项300多项'],
    ['output per day', tester, '我手快，一天能做400个样品。', '一天能做400个样品'],
    ['a number of prizes', student, '我前后拿过15个大奖。', '我前后拿过15个大奖'],
    ['first in the country', nurse, '我带的病区评了全国第一。', '我带的病区评了全国第一'],
    [
      'a post above that of a class teacher',
      teacher,
      '我给2000人的工厂做过三年培训经理。',
      '我给2000人的工厂做过三年培训经理',
    ],
  ])('is questioned: %s', (_, claims, answer, clause) => {
    expect(claims(answer)).toContain(clause);
  });

  it.each([
    ['a figure of the résumé', inventor, '我设计的壳体已经量产12万台，我申请了4项专利。'],
    ['a figure of the same order', inventor, '我设计过壳体，已经量产十几万台。'],
    ['patents that were read', student, '我查了12项专利，对方有3项专利已经过期。'],
    ['patents of the employer', student, '公司有12项专利，我看过其中两项。'],
    ['the output of the employer', student, '这个支架公司已经量产20万件，我只改了壁厚。'],
    ['a product as the subject', student, '我改了壁厚，这个支架已经量产20万件。'],
    ['an own part', student, '我独立设计了一个夹具，三个人用了两周。'],
    ['everyday quantities', tester, '我带过两个新人，一天做四十几个样品，忙的时候做70个。'],
    ['pupils', teacher, '我带的班里孩子都听我的，家长也配合。'],
    ['the size of a class', teacher, '我带过一个班48个人，也管过合唱团60个人。'],
    ['a hypothesis', student, '如果量产100万台，我会先看模具寿命。'],
    ['a denial', student, '我没有申请过专利，也没有量产过100万台。'],
    ['a wish', student, '我希望三年内申请2项专利。'],
    ['another kind of daily figure', tester, '我一天要核对300个数据，先看空白再看平行。'],
    ['reports of progress', tester, '项目例会我来排，各部门都向我汇报进度。'],
    ['one prize of the school', student, '我在学院拿过3次奖，都不大。'],
    ['heads who report to each other', tester, '有问题我向部门经理汇报，公司的部门都听总经理的。'],
  ])('is not seen in %s', (_, claims, answer) => {
    expect(claims(answer)).toEqual([]);
  });

  it('withholds praise and the summary', () => {
    const text =
      '我独立设计过整套电动转向系统，已经量产100万台，申请了12项专利，德国总部的研发都听我的，所以和他们合作没有任何问题。';
    const input = reported([[questionOf('mg-hardest'), text]]);
    const report = reportInterview({ ...input, resume: { ...input.resume, document: STUDENT } });
    expect(report.questions[0]?.diagnosis.join('')).toContain('简历里没有这');
    expect(JSON.stringify(report.questions[0]?.diagnosis)).not.toContain('属实就可以用');
    expect(report.strengths).toEqual([]);
    expect(report.questions[0]?.score).toBeLessThan(50);
  });
});
