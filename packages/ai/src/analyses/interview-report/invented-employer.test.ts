import { asked, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, text: string) => reportInterview(reported([[asked(id), text]]));

describe('an employer that is not in the résumé', () => {
  it.each([
    ['hr-why-industry', '因为我大一就在桂发祥食品做过半年的仓库助理，对这一行非常熟悉，所以想来。'],
    ['hr-why-company', '我之前在云腾物流干了一年的调度员，你们的线路我都跑过，所以想来。'],
    ['mg-first-90', '我在青江人民医院信息科工作过三年，这些系统我都熟，来了直接上手，不用适应。'],
    ['hr-strength', '我在蓝湾置业做过销售主管，什么客户都见过，沟通是我的优点，因为见得多。'],
  ])('is reported as an unsupported claim, not paired with another one: %s %s', (id, text) => {
    const { questions, inconsistencies, toCheck } = reportOf(id, text);
    expect(inconsistencies).toEqual([]);
    expect(toCheck.map(({ kind }) => kind)).toEqual(['claim']);
    expect(questions[0]?.diagnosis.join('')).toContain('简历里没有');
    expect(questions[0]?.diagnosis.join('')).not.toMatch(/可以照这样说|回答切题/u);
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
