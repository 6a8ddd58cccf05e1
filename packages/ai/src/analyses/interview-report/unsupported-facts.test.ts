import { interviewReportInput, type InterviewReportInput } from '@qicheng/analysis/interview-report';
import type { ResumeDocument } from '@qicheng/resume/document';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const EMPLOYER = '中国石油天然气股份有限公司新疆油田分公司数据与信息技术研究院';
const INTRO =
  '您好，我是应用统计学专业的应届生，GPA 3.82。去年暑假我在新疆油田数据研究院实习，搭建了产量预测模型，误差由 11% 降到 6.4%。我应聘数据分析岗位，希望把这段经历用到工作里。';
const DAILY =
  '当时日报要人工核对，目标是把错误率从 5% 降到 0.5%。您好，我写 Python 脚本清洗 12 张日报，最后错误率从 5% 降到 0.5%。';

/** The sample résumé with one internship at an employer with a long official name. */
function inputOf(bankId: string, text: string, change: Partial<ResumeDocument> = {}): InterviewReportInput {
  const input = reported([[questionOf(bankId), text]], { position: '数据分析师' });
  const [internship] = input.resume.document.internships;
  const own = {
    ...internship,
    company: { zh: EMPLOYER },
    period: { start: { y: 2026, m: 7 }, end: { y: 2026, m: 9 } },
    highlights: [{ ...internship!.highlights?.[0], text: { zh: '搭建产量预测模型，误差由 11% 降到 6.4%' } }],
  };
  const document = { ...input.resume.document, internships: [own], work: [], ...change } as ResumeDocument;
  return interviewReportInput.parse({ ...input, resume: { ...input.resume, document } });
}

describe('the short name of an employer', () => {
  it.each(['新疆油田数据研究院', '新疆油田分公司', '数据与信息技术研究院'])(
    'is not another employer: %s',
    (name) => {
      const { inconsistencies } = reportInterview(inputOf('hr-intro', `今年暑假我在${name}实习，负责建模。`));
      expect(inconsistencies).toEqual([]);
    },
  );

  it('is another one if its characters are not in the official name', () => {
    const { inconsistencies } = reportInterview(inputOf('hr-intro', '我在塔里木油田研究院实习，负责建模。'));
    expect(inconsistencies.map(({ kind }) => kind)).toEqual(['organisation']);
  });
});

describe('a fact that the résumé does not support', () => {
  it('is a time in another year than the résumé’s', () => {
    const { toCheck, inconsistencies } = reportInterview(inputOf('hr-intro', INTRO));
    expect(inconsistencies).toEqual([]);
    expect(toCheck).toEqual([
      {
        ...{ questionId: 'q1', kind: 'date', resume: `${EMPLOYER} 2026.7-2026.9` },
        answer: '去年暑假我在新疆油田数据研究院实习',
        advice: '“去年暑假”是 2025 年，简历写的是 2026.7-2026.9，请核对后统一说法。',
      },
    ]);
  });

  it.each(['今年暑假', '今年 8 月', '今年'])('is not a time that agrees: %s', (time) => {
    expect(reportInterview(inputOf('hr-intro', INTRO.replace('去年暑假', time))).toCheck).toEqual([]);
  });

  it('is a figure of a result that is not in the résumé, reported once per clause', () => {
    const { toCheck } = reportInterview(inputOf('hr-pressure-time', DAILY));
    expect(toCheck.map(({ kind, resume, answer }) => [kind, resume, answer])).toEqual([
      ['number', '简历没有写到', '最后错误率从 5% 降到 0.5%'],
    ]);
    expect(toCheck[0]?.advice).toContain('“0.5%”简历没有写到，请核对');
    expect(
      reportInterview(inputOf('hr-salary', '我希望涨幅在 20% 以内，因为市场就是这样。')).toCheck,
    ).toEqual([]);
  });

  it('is not a figure of a detail', () => {
    const answer = '当时库存没返回来，我按上个月的数估了一版，第二天出来差了4%，我补发了一版。';
    expect(reportInterview(inputOf('hr-pressure-time', answer)).toCheck).toEqual([]);
  });

  it.each([
    '那天夜里他血氧降到85%，我马上开大氧流量、叫医生，十分钟后升到96%。',
    '当时服务器内存涨到98%，我先摘掉一台，再查是哪个任务，后来降到40%。',
    '血压只有78/45，我停下来、放平、叫医生，十几分钟后回到105/60。',
  ])('is not a value measured in a story: %s', (answer) => {
    expect(reportInterview(inputOf('hr-pressure-time', answer)).toCheck).toEqual([]);
  });

  it('is not a figure that the résumé writes in digits', () => {
    const answer = '当时日报要人工核对，我写脚本清洗数据，误差由百分之十一降到百分之六点四。';
    const [internship] = inputOf('hr-pressure-time', answer).resume.document.internships;
    const highlights = [{ id: 'h1', kind: 'bullet', zh: [{ text: '误差由 11% 降到 6.4%' }] }];
    const { toCheck, inconsistencies } = reportInterview(
      inputOf('hr-pressure-time', answer, {
        internships: [{ ...internship, highlights }],
      } as unknown as Partial<ResumeDocument>),
    );
    expect([toCheck, inconsistencies]).toEqual([[], []]);
  });

  it('costs no points', () => {
    const truthOf = (text: string) =>
      reportInterview(inputOf('hr-intro', text)).dimensions.find(({ key }) => key === 'truth')?.score;
    expect(truthOf(INTRO)).toBe(truthOf(INTRO.replace('去年', '今年')));
  });
});

describe('the improved answer', () => {
  const improvedOf = (bankId: string, text: string) =>
    reportInterview(inputOf(bankId, text)).questions[0]?.improvedAnswer ?? '';

  it('to an introduction remains an introduction', () => {
    const improved = improvedOf('hr-intro', `嗯，${INTRO}`);
    expect(improved).toBe(INTRO);
    const { diagnosis } = reportInterview(inputOf('hr-intro', INTRO)).questions[0]!;
    expect(JSON.stringify(diagnosis)).not.toMatch(/（S）|任务/u);
  });

  it('has a long sentence split before its result, and no greeting in a story', () => {
    const answer =
      '您好，嗯，当时几件事撞在一起，我排好先后，先搭建产量预测模型，再写季度报告，每天晚上和两位同学对一次进度，最后误差由 11% 降到 6.4%。';
    expect(improvedOf('hr-pressure-time', answer)).toBe(
      '当时几件事撞在一起，我排好先后，先搭建产量预测模型，再写季度报告，每天晚上和两位同学对一次进度。最后误差由 11% 降到 6.4%。',
    );
  });

  it('is not offered if there is nothing to improve', () => {
    expect(
      improvedOf(
        'hr-pressure-time',
        '当时有三件事同时截止。我先排了顺序，再把报告拆给两位同学，每天晚上对一次进度。最后按时交付了 12 篇报告。',
      ),
    ).toBe('');
  });
});

it('the improved answer leaves out a sentence about not knowing something', () => {
  const { questions } = reportInterview(inputOf('hr-pressure-time', `${DAILY}具体多少不知道，没统计过。`));
  const better = questions[0]?.improvedAnswer;
  expect(better).toContain('清洗 12 张日报');
  expect(better).not.toMatch(/不知道|没统计/u);
});
