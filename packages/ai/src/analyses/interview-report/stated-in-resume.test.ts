import { interviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const documentOf = (document: ResumeDocument, text: string) =>
  ({
    ...document,
    ...{
      internships: [],
      projects: [],
      campus: [],
      practice: [],
      research: [],
      awards: [],
      certificates: [],
    },
    work: [
      {
        ...{ id: 'w1', company: { zh: '海州市青禾烘焙有限公司' }, title: { zh: '区域督导' } },
        period: { start: { y: 2019, m: 3 }, end: 'present' },
        highlights: [{ id: 'w1h', kind: 'bullet', zh: [{ text }] }],
      },
    ],
  }) as unknown as ResumeDocument;

function reportOn(line: string, bankId: string, answer: string) {
  const anchor = { pointer: '/work/0/highlights/0', quote: line };
  const question = questionOf(bankId, { anchor, requirement: undefined });
  const input = reported([[question, answer]], { sample: 'electrician', position: '区域督导' });
  return reportInterview(
    interviewReportInput.parse({
      ...input,
      resume: { ...input.resume, document: documentOf(input.resume.document, line) },
    }),
  );
}

it.each([
  ['加盟门店由 26 家增至 81 家', '我先把 26 家门店的报损单收上来，一共分了五类，再一家一家改。'],
  ['签约客户从 18 家做到 64 家', '接手的时候我先走了 18 家客户，把账期问清楚。'],
])('the start value of a change is not a contradiction: %s', (line, answer) => {
  const { inconsistencies } = reportOn(line, 'ex-figure-how', answer);
  expect(inconsistencies).toEqual([]);
});

it('another number than either value of the change is still reported', () => {
  const { inconsistencies } = reportOn(
    '加盟门店由 26 家增至 81 家',
    'ex-figure-how',
    '我把加盟门店做到了 150 家，靠的是老店带新店。',
  );
  expect(inconsistencies).toHaveLength(1);
});

it('a percentage that the résumé states without its sign is not a new figure', () => {
  const { toCheck } = reportOn(
    '报损率以前4.6%左右，今年做到2.3',
    'ex-difficulty',
    '当时报损高，我每天盘一次临期，最后报损率降到2.3%。',
  );
  expect(toCheck).toEqual([]);
});

it('a percentage that the résumé states nowhere is still a question', () => {
  const { toCheck } = reportOn(
    '报损率以前4.6%左右，今年做到2.3',
    'ex-difficulty',
    '当时报损高，我每天盘一次临期，最后报损率降到1.7%。',
  );
  expect(toCheck).not.toEqual([]);
});

it('what a plan also wants to complete is not a claim', () => {
  const { toCheck } = reportOn(
    '负责 12 家门店的品控',
    'hr-career-3y',
    '第一年把门店走熟，第二年希望独立带新店，第三年能负责一个片区，比如做培训，同时把注册会计师过了、拿到证。',
  );
  expect(toCheck).toEqual([]);
});
