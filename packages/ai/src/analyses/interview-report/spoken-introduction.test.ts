import { interviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

function reportOn(text: string, changed: object) {
  const input = reported([[questionOf('hr-intro'), text]]);
  const document: ResumeDocument = { ...input.resume.document, ...changed };
  return reportInterview(interviewReportInput.parse({ ...input, resume: { ...input.resume, document } }));
}
const work = (title: string) => ({
  work: [
    {
      ...{ id: 'w1', company: { zh: '剑河县发展和改革局' }, title: { zh: title } },
      period: { start: { y: 2023, m: 9 }, end: 'present' },
      highlights: [],
    },
  ],
});
const ABROAD = {
  ...{ work: [], internships: [] },
  education: [
    {
      ...{
        id: 'e1',
        school: { name: { en: 'University of Edinburgh' } },
        major: { en: 'Bioinformatics (Merit)' },
      },
      ...{ degreeLevel: 'master', period: { start: { y: 2025, m: 9 }, end: { y: 2026, m: 8 } } },
    },
  ],
};

it.each([
  ['一级科员→四级主任科员（2025.01）', '剑河县发展和改革局的四级主任科员，'],
  ['半挂司机、后来当班长', '剑河县发展和改革局的半挂司机、班长，'],
])('an introduction names a title as it is spoken: %s', (title, spoken) => {
  expect(reportOn('不会', work(title)).questions[0]?.referenceAnswer).toContain(spoken);
});

it('a school abroad is named in Chinese, in the past tense after graduation', () => {
  const { referenceAnswer = '' } = reportOn('不会', ABROAD).questions[0] ?? {};
  expect(referenceAnswer).toContain('毕业于爱丁堡大学生物信息学专业');
});

it('a school abroad and its Chinese name are the same', () => {
  const { inconsistencies } = reportOn(
    '您好，我叫林知远，今年八月从爱丁堡大学生物信息学硕士毕业，做过单细胞分析，用了三个月，写了两千行代码。',
    ABROAD,
  );
  expect(inconsistencies).toEqual([]);
});

const job = (
  id: string,
  company: string,
  title: string,
  years: readonly [number, number],
  ...lines: string[]
) => ({
  ...{ id, company: { zh: company }, title: { zh: title } },
  period: { start: { y: years[0], m: 7 }, end: { y: years[1], m: 9 } },
  highlights: lines.map((text, at) => ({ id: `${id}h${at}`, kind: 'bullet', zh: [{ text }] })),
});
const introductionFor = (position: string, changed: object) => {
  const input = reported([[questionOf('hr-intro'), '不会']], { position });
  const document: ResumeDocument = { ...input.resume.document, ...changed };
  return reportInterview(interviewReportInput.parse({ ...input, resume: { ...input.resume, document } }))
    .questions[0]!.referenceAnswer;
};
const OTHERS = { projects: [], campus: [], practice: [], research: [], awards: [], work: [] };
const CONTEST = job('c1', '江城花艺大赛', '组员', [2025, 2025], '负责主花材处理和展台搭建，获江城市三等奖');

it('an introduction tells the internship in the post that is applied for, not a contest with a prize', () => {
  const internships = [
    job('i1', '江城旅行社', '计调实习生', [2026, 2026], '负责接听游客电话，登记团期，核对用车清单'),
    CONTEST,
  ];
  const answer = introductionFor('计调专员', { ...OTHERS, internships });
  expect(answer).toContain('核对用车清单');
  expect(answer).not.toContain('花材');
});

it('an introduction tells no list that ends with whatever else there was', () => {
  const internships = [
    job('i1', '江城旅行社', '计调实习生', [2026, 2026], '做团期登记，订车，对账，还有老板交代的其它事情'),
  ];
  expect(introductionFor('计调专员', { ...OTHERS, internships })).not.toContain('交代');
});

it('an introduction tells nothing else if the post that was held has no action to tell', () => {
  const internships = [job('i1', '江城旅行社', '计调实习生', [2026, 2026], '游客电话接听和登记'), CONTEST];
  expect(introductionFor('计调专员', { ...OTHERS, internships })).not.toContain('花材');
});
