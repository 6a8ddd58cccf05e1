import { interviewReportInput } from '@qicheng/analysis/interview-report';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, text: string) => reportInterview(reported([[questionOf(id), text]]));

describe('an employer that is not in the résumé', () => {
  it.each([
    ['hr-why-industry', '因为我大一就在桂发祥食品做过半年的仓库助理，对这一行非常熟悉，所以想来。'],
    ['hr-why-company', '我之前在云腾物流干了一年的调度员，你们的线路我都跑过，所以想来。'],
    ['mg-first-90', '我在青江人民医院信息科工作过三年，这些系统我都熟，来了直接上手，不用适应。'],
    ['hr-learn-new', '我以前在蓝帆国际做过三年采购顾问，什么供应商都见过，学东西很快，因为见得多。'],
    ['hr-strength', '我在京东做过仓储经理，双十一都扛过来了，抗压是我的优点，因为见得多。'],
    ['hr-team-role', '我在小组里一般是组长，我拿了全国一等奖，因为分工清楚，结果大家都满意。'],
    ['hr-strength', '我的优点是爱琢磨，因为我申请了两项发明专利，别人都说我点子多。'],
    ['hr-strength', '我在蓝湾置业做过销售主管，什么客户都见过，沟通是我的优点，因为见得多。'],
  ])('is reported as an unsupported claim, not paired with another one: %s %s', (id, text) => {
    const { questions, inconsistencies, toCheck } = reportOf(id, text);
    expect(inconsistencies).toEqual([]);
    expect(toCheck.map(({ kind }) => kind)).toEqual(['claim']);
    expect(questions[0]?.diagnosis.join('')).toContain('简历里没有');
    expect(questions[0]?.diagnosis.join('')).not.toMatch(/属实就可以用|读到了/u);
    expect(questions[0]?.score).toBeLessThan(60);
  });

  it.each([
    '因为我在一家连锁餐饮做过两年服务员，知道前厅缺人，所以想来。',
    '我爸在镇上的物流公司干了十年，我从小看着，所以对这一行不陌生。',
    '我在学校食堂做过半年兼职，每天分菜，学会了看食品标签，所以想来。',
  ])('is not found in: %s', (text) => {
    expect(reportOf('hr-why-industry', text).toCheck).toEqual([]);
  });
});

describe('a degree in progress', () => {
  const conflictsOf = (text: string) => {
    const input = reported([[questionOf('hr-why-job'), text]]);
    const [school] = input.resume.document.education;
    const education = [
      { ...school, degreeLevel: 'bachelor', period: { start: { y: 2023, m: 9 }, end: 'present' } },
    ];
    return reportInterview(
      interviewReportInput.parse({
        ...input,
        resume: { ...input.resume, document: { ...input.resume.document, education } },
      }),
    ).inconsistencies.map(({ resume }) => resume);
  };

  it.each([
    '我本科已经毕业了，专业对口，所以想做这一行。',
    '我已经拿到了本科学位证，所以来应聘，方向很合适。',
  ])('is not obtained: %s', (text) => {
    expect(conflictsOf(text)).toEqual(['还在读']);
  });

  it.each(['我本科明年毕业，想先实习，所以来应聘。', '我是本科毕业生，因为做过两个项目，所以想来。'])(
    'is not claimed by: %s',
    (text) => {
      expect(conflictsOf(text)).toEqual([]);
    },
  );
});
