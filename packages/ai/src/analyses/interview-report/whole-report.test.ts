import { questionOf, reported } from '#test/interview/answer-pair.js';
import { GOOD_STORIES } from '#test/interview/good-stories.js';
import { reportInterview } from './report-interview.js';

const IDS = ['mg-hardest', 'mg-decision', 'hr-conflict', 'hr-failure', 'hr-pressure-time'] as const;

describe('the summary of the whole interview', () => {
  it.each([
    '客户在电话里骂人，我就把电话挂了，让他自己去找经理，随他投诉。',
    '那批货发错了，是仓库的人没看清，跟我没关系，后来他们自己去换的。',
  ])('names the answer with poor conduct and does not simply praise: %s', (poor) => {
    const answers = [
      ...IDS.map((id, at) => [questionOf(id, { id: `q${at + 1}` }), GOOD_STORIES[at] ?? ''] as const),
      [questionOf('mg-mistake', { id: 'q6' }), poor] as const,
    ];
    const { readiness } = reportInterview(reported(answers));
    expect(readiness?.why).toMatch(/第 6 题/u);
    expect(readiness?.why).not.toMatch(/把下面的弱项各练一遍即可|保持状态/u);
  });

  it('does not ask what was done about an employer the candidate has not looked up', () => {
    const text = '不太清楚，网上随便看了一下，就过来了。';
    const { diagnosis } = reportInterview(reported([[questionOf('hr-why-company'), text]])).questions[0]!;
    expect(diagnosis.join('')).toContain('没有准备');
    expect(diagnosis.join('')).not.toContain('当时是怎么做的');
  });
});
