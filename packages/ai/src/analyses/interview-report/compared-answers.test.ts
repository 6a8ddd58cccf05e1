import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (...answers: [id: string, text: string][]) =>
  reportInterview(
    reported(
      answers.map(([id, text], at) => [questionOf(id, { id: `q${at + 1}` }), text]),
      { sample: 'electrician', position: '水产养殖员' },
    ),
  );
const analysisOf = (id: string, text: string) => reportOf([id, text]).questions[0]!;

describe('an answer whose gap no rule can prove', () => {
  it.each([
    ['hr-strength', '我比较细心，喂料前都先看水色，暑假在塘边记水温也是我记的，不大会漏。'],
    ['mg-decision', '有，去年增氧机响声不对，也不知道撑不撑得过夜里，我就没有停，后来也没坏。'],
    ['mg-priority', '先看哪一件会死鱼，那件先做。剩下一件跟场长说，能不能晚半天，或者借个人过来。'],
    ['st-analysis-shortvideo', '我觉得有好有坏吧，看视频能学到东西，可是有的是假的，得自己去问问懂的人。'],
  ])('is not told conditionally what it may lack: %s %s', (id, text) => {
    const { diagnosis } = analysisOf(id, text);
    expect(diagnosis.join('')).not.toMatch(/没有(?:说到|举例|答到)|题目问|后来怎样|再补一条/u);
  });

  it('in the middle band has no grade but is compared', () => {
    const { grade, diagnosis } = analysisOf(
      'gd-role',
      '我比较适合看时间，我坐得住，能把各人说的写下来，快到点的时候说一声还有哪样没讲。',
    );
    expect([grade, diagnosis]).toEqual(['待对照', ['请与参考回答逐点对照，缺哪一点就补哪一点。']]);
  });
});

it('a modest beginning does not make a view of one’s own evasive', () => {
  const text = '这个我不太懂，就是表格太多。该登记的要登记，鱼药领了几瓶天天都得写，用不上的那些表少填。';
  expect(analysisOf('st-analysis-formalism', text).kind).not.toBe('remark');
});

it('a refusal of the task is no answer', () => {
  const text = '这个我不会讲，到时候再说吧，人家也有人家的难处，场长会管的。';
  expect(analysisOf('st-speech-simulate', text).grade).toBe('需要重说');
});

it('the sentence with most content is quoted, not the first', () => {
  const text = '我认为要辩证看待。好的一面是传得快，像翻塘怎么救，我就是看老塘主的视频学会打井水降温的。';
  expect(analysisOf('st-analysis-shortvideo', text).quote).toContain('打井水降温');
});

it('what must not be said is changed first', () => {
  const { readiness } = reportOf(
    ['hr-strength', '全市没有哪个电工比我更懂，什么故障我看一眼就会修。'],
    ['mg-decision', '月检要查，绝缘没有测，我就把测试记录的数据编了填上去，反正他们看不出来。'],
    ['mg-priority', '先看哪一件会停电，那件先做。剩下一件跟班长说，能不能晚半天，或者借个人过来。'],
  );
  expect(readiness?.why).toMatch(/先换掉或说清第 2 题的说法，再重新回答第 1 题；/u);
});
