import { interviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const job = (
  id: string,
  company: string,
  title: string,
  years: readonly [number, number | 'present'],
  text: string,
) => ({
  ...{ id, company: { zh: company }, title: { zh: title } },
  period: { start: { y: years[0], m: 3 }, end: years[1] === 'present' ? 'present' : { y: years[1], m: 2 } },
  highlights: [{ id: `${id}h`, kind: 'bullet', zh: [{ text }] }],
});
const WORK = [
  job(
    'w1',
    '江口市第四医院',
    '药剂科组长',
    [2018, 'present'],
    '处方合格率由 88% 提高到 96%，覆盖康佰家大药房 26 家',
  ),
  job('w2', '江口市第四医院', '药师', [2009, 2018], '每天审核处方 300 张'),
  job('w3', '江口博济大药房', '店员', [2007, 2008], '接待顾客'),
];

function reportOn(bankId: string, text: string, anchor?: { pointer: string; quote: string }) {
  const question = questionOf(bankId, anchor ? { anchor, requirement: undefined } : {});
  const input = reported([[question, text]], { position: '药师' });
  const document = { ...input.resume.document, internships: [], work: WORK } as unknown as ResumeDocument;
  return reportInterview(interviewReportInput.parse({ ...input, resume: { ...input.resume, document } }));
}
const AT_WORK = { pointer: '/work/0', quote: '江口市第四医院' };
const OF_RATE = { pointer: '/work/0/highlights/0', quote: '处方合格率由 88% 提高到 96%' };

describe('an answer consistent with the résumé', () => {
  it.each([
    [
      'several posts at one employer',
      'ex-change',
      '我在第四医院干了17年，院里一直很支持我，现在想做全院的用药管理。',
      AT_WORK,
    ],
    [
      'the time at another employer',
      'ex-change',
      '毕业前先在博济大药房实习了两个月，后来一直做医院的药师，想换一个平台。',
      AT_WORK,
    ],
    ['a whole working life', 'ex-change', '我做了十七年药学，想换一个平台。', AT_WORK],
    [
      'what a figure started from',
      'ex-figure-how',
      '原先 88%，我们分病种抽查以后处方合格率做到 96%。',
      OF_RATE,
    ],
    [
      'a name with a number in it',
      'ex-figure-how',
      '我负责万家和康佰家这 26 家门店的处方合格率，做到了 96%。',
      OF_RATE,
    ],
    [
      'by how much two things differ',
      'ex-figure-how',
      '处方合格率我们抽查了两组，差了两个点，后来做到 96%。',
      OF_RATE,
    ],
    ['the kind of employer', 'hr-intro', '我是药师，一直在公立医院工作，负责处方审核。', undefined],
    [
      'an honest correction',
      'ex-figure-how',
      '合格率其实是从 88% 提高到 94%，简历上的 96% 是我写错了。',
      OF_RATE,
    ],
  ])('%s', (_what, id, text, anchor) => {
    expect(reportOn(id, text, anchor).inconsistencies).toEqual([]);
  });

  it('a date of another employer is not compared with this job', () => {
    const conflictsIn = (id: string, text: string) => reportOn(id, text, AT_WORK).inconsistencies;
    expect(conflictsIn('ex-change', '我2008年2月从博济大药房离职，后来想换一个平台。')).toEqual([]);
    expect(conflictsIn('ex-overlap', '没有重叠，我2017年12月底从原来那家离职的，过了年才来上班。')).toEqual(
      [],
    );
    expect(conflictsIn('ex-overlap', '没有重叠，我2016年5月就加入了第四医院药剂科。')).toHaveLength(1);
    expect(conflictsIn('ex-change', '我2016年5月加入第四医院，现在想换一个平台。')).toHaveLength(1);
  });

  it('a deviating duration is reported in years and months', () => {
    const { inconsistencies } = reportOn('ex-change', '我在这家医院干了两年，想换个平台。', AT_WORK);
    expect(inconsistencies[0]?.advice).toContain('8 年 9 个月');
  });

  it('a figure corrected in the answer should be corrected in the résumé too', () => {
    const { toCheck } = reportOn('ex-figure-how', '最后是提高到 94%，简历上写错了。', OF_RATE);
    expect(toCheck.map(({ advice }) => advice)).toEqual(['当面更正是对的。请把简历里的数也改成“94%”。']);
  });
});

describe('an impossible figure', () => {
  const { questions, strengths } = reportOn(
    'ex-figure-how',
    '当时处方合格率很低，我先分病种抽查，再给医生讲常见的错，最后处方合格率做到了 121%。',
    OF_RATE,
  );
  it('is questioned, and neither praised nor repeated in the improved answer', () => {
    expect(questions[0]?.diagnosis[0]).toContain('121%”不可能');
    expect(questions[0]?.hitPoints.join('')).not.toContain('数字（');
    expect([questions[0]?.improvedAnswer, strengths]).toEqual(['', []]);
  });
});

describe('the improved answer', () => {
  it('has no fillers and no labels', () => {
    const { questions } = reportOn(
      'ex-figure-how',
      '嗯，那个，我先按病种抽查处方，再把常见的错做成一页表什么的，然后呢，每周给医生讲一次，最后处方合格率由 88% 提高到 96%。',
      OF_RATE,
    );
    expect(questions[0]?.improvedAnswer).toBe(
      '我先按病种抽查处方，再把常见的错做成一页表，每周给医生讲一次。最后处方合格率由 88% 提高到 96%。',
    );
  });

  it('to an introduction names the position at the end, without placeholders', () => {
    const { questions } = reportOn(
      'hr-intro',
      '您好，我叫林知远，做了十七年药学，现在带 6 个人，每天审核处方 300 张，也给医生讲课。',
    );
    expect(questions[0]?.improvedAnswer).toBe(
      '您好，我叫林知远，做了十七年药学，现在带 6 个人，每天审核处方 300 张，也给医生讲课。我应聘的是药师，希望有机会加入。',
    );
  });

  it('is not offered if there is nothing to change', () => {
    const { questions } = reportOn(
      'hr-intro',
      '您好，我叫林知远，做了十七年药学。我应聘药师，希望有机会加入。',
    );
    expect(questions[0]?.improvedAnswer).toBe('');
  });
});

it('what a school requires for a degree is not claimed as obtained', () => {
  const { inconsistencies } = reportInterview(
    reported([[questionOf('hr-why-job'), '学校要求必须有两个月的实践才能毕业，我想在机房做满这两个月。']]),
  );
  expect(inconsistencies).toEqual([]);
});
