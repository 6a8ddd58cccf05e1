import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, position: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]], { position }));
const analysisOf = (id: string, position: string, text: string) => reportOf(id, position, text).questions[0]!;

describe('a professional answer', () => {
  it.each([
    [
      'cnc-first',
      '数控车工',
      '首先我会保持冷静，然后跟班组长沟通，再和大家一起想办法，最后肯定能把它做好，因为态度最重要，我做事一直有先有后。',
    ],
    [
      'dispensary-antibiotic',
      '临床药师',
      '先问问同事以前都怎么弄，再看看病人情绪怎么样，然后多沟通，最后按大多数人的意见来，因为团队的意见一般不会错。',
    ],
  ])('without the expected steps is not praised for its form: %s', (id, position, text) => {
    const { diagnosis, hitPoints, score } = analysisOf(id, position, text);
    expect(diagnosis.join('')).not.toMatch(/读到了|属实就可以用/u);
    expect(hitPoints).toEqual([]);
    expect(score).toBeLessThan(65);
  });

  it('with the expected steps refers to the reference answer for its correctness', () => {
    const text =
      '先全部断电、验电，把分路都断开，再合总闸。还跳就是总开关或进线；不跳就一路一路合，合到哪路跳就查哪路，拔掉插头测绝缘。修好以后绝缘合格才送电，再跟住户说原因。';
    const { diagnosis, score } = analysisOf('wiring-trip', '电工', text);
    expect(diagnosis.join('')).toMatch(/专业上是否正确，请与参考回答逐点对照/u);
    expect(diagnosis.join('')).not.toContain('属实就可以用');
    expect(score).toBeGreaterThanOrEqual(75);
  });

  it('that delays an emergency gets no points and is not called nearly ready', () => {
    const { questions, nextDrills } = reportOf(
      'elder-fall',
      '养老护理员',
      '我先把老人扶起来，让他坐着歇一会儿，喝点热水，疼得厉害再打电话给家属。',
    );
    expect([questions[0]?.kind, questions[0]?.score]).toEqual(['harmful', 0]);
    expect(nextDrills[0]?.focus).toBe('底线');
  });
});

describe('slogans', () => {
  it.each([
    '最难的是时间紧，大家齐心协力、攻坚克难，发扬铁军精神，以客户为中心，最后圆满完成了各项任务。',
    '质量重于泰山，我们时刻绷紧这根弦，预防为主，把要求落到实处，为项目保驾护航。',
    '我们始终以学生为本，一切为了孩子，克服种种困难，得到了家长的一致好评。',
  ])('are neither result nor reason: %s', (text) => {
    const { diagnosis, hitPoints } = analysisOf('mg-hardest', '主管', text);
    expect(diagnosis.join('')).toContain('口号');
    expect(hitPoints).toEqual([]);
  });
});
