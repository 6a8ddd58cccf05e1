import { questionOf, reported } from '#test/interview/answer-pair.js';
import { repeatedAnswers } from './repeated-answer.js';
import { reportInterview } from './report-interview.js';
import { reportOfInterviewReport } from './report.js';

const KITCHEN =
  '先把排骨剁成小块，冷水下锅焯一遍，因为这样可以去掉血沫和腥味。然后锅里放油和30克冰糖，小火炒出糖色，再倒入排骨翻炒，加生抽、料酒和八角，倒热水没过排骨，炖40分钟，最后大火收汁，撒上葱花就可以出锅了。';
const TRAVEL =
  '去年夏天我和室友去了云南，先到昆明，再坐火车去大理，住了3天，因为洱海边的风景特别好，我们每天骑车转20公里，然后又去了丽江古城和玉龙雪山，最后坐飞机回来，一共花了4000块钱。';
const BOXES =
  '去年盘库差了三箱酒，我先把出入库单一张张对，发现是赠品没有开单。我做了一张赠品领用表，让店长当天签字传给我，从那以后每周抽查两家店，到年底没有再差过。';

const reportOf = (ids: readonly string[], texts: readonly string[], position: string) =>
  reportInterview(
    reported(
      ids.map((id, at) => [questionOf(id, { id: `q${at + 1}` }), texts[at] ?? ''] as const),
      { position },
    ),
  );

describe('an answer that repeats an earlier one', () => {
  const IDS = ['mg-hardest', 'hr-conflict', 'hr-initiative'];
  const ofStory = (second: string) =>
    reportOf(IDS, [BOXES, second, BOXES.replace('三箱', '五箱')], '仓库管理员');

  it('does not count, and the report says which one it repeats', () => {
    const { questions, readiness, strengths } = ofStory(BOXES);
    expect(questions.map(({ kind }) => kind)).toEqual(['answered', 'offTopic', 'offTopic']);
    expect(Math.max(...questions.slice(1).map(({ score }) => score))).toBeLessThan(25);
    expect(questions[1]?.diagnosis.join('')).toContain('和第 1 题的几乎一样');
    expect(readiness?.why ?? '').not.toContain('没有读到所问的内容');
    expect(strengths.every((each) => each.startsWith('第 1 题'))).toBe(true);
  });

  it('is judged by itself if it is short, or if most of it is new', () => {
    expect(repeatedAnswers(['可以接受，没有问题。', '可以接受，没有问题。'])).toEqual([null, null]);
    const more = `${BOXES}后来我把这张表教给了另外两家店的店员，还专门讲了为什么赠品也要开单，月底对账因此少花了一半时间，店长在例会上让我讲了一遍。`;
    expect(repeatedAnswers([BOXES, more])).toEqual([null, null]);
  });

  it('is recognised beside a short follow-up', () => {
    expect(repeatedAnswers([`${BOXES}\n店长后来同意了。`, `${BOXES}\n不太清楚。`])).toEqual([null, 0]);
  });
});

describe('an answer that shares no word with a professional question', () => {
  it.each([
    ['cnc-first', '数控车工', KITCHEN],
    ['ward-allergy', '护士', TRAVEL],
    ['cashier-short', '出纳', KITCHEN],
    ['wiring-trip', '电工', TRAVEL.replace('火车', '高铁')],
    ['faculty-plan', '高校教师', KITCHEN],
  ])('%s for %s does not count and is not praised', (id, position, text) => {
    const { questions, strengths } = reportOf([id], [text], position);
    expect(questions[0]).toMatchObject({ kind: 'offTopic', hitPoints: [] });
    expect(questions[0]?.score).toBeLessThan(25);
    expect(strengths).toEqual([]);
  });

  it.each([
    [
      'operations-activity',
      '运营',
      '我会在学校里面摆摊发传单，让大家扫码关注，送一些小礼品，应该会有很多人来的。',
    ],
    ['ward-or', '护士', '我主要在前面收银，这些是后面的人管。不过看到地上有水我会先放警示牌，再叫保洁来拖。'],
    [
      'wiring-trip',
      '电工',
      '先全部断电、验电，把分路都断开，再合总闸。还跳就是总开关或进线；不跳就一路一路合，合到哪路跳就查哪路，拔掉插头测绝缘。',
    ],
  ])('%s for %s may be answered in few or other words', (id, position, text) => {
    expect(reportOf([id], [text], position).questions[0]?.kind).not.toBe('offTopic');
  });
});

describe('an answer about the résumé', () => {
  it('on another subject does not count, although it has a figure and names a source', () => {
    const anchor = { pointer: '/internships/0/highlights/1', quote: '将 P99 延迟从 420 ms 降至 68 ms' };
    const text =
      '我先请客户代发函证再统一收回，函证不回我就按照账面金额直接确认，因为账面一般都是对的，最后把底稿的日期补到年底之前，请领导签字即可，凭证抽查也省了，工作效率提升70%。';
    const input = reported([
      [
        questionOf('ex-figure-source', {
          anchor,
          requirement: undefined,
          text: `简历里写“${anchor.quote}”，这个数怎么算出来的？`,
        }),
        text,
      ],
    ]);
    const { questions, strengths, inconsistencies } = reportInterview(input);
    expect(questions[0]?.score).toBeLessThan(25);
    expect([strengths, inconsistencies]).toEqual([[], []]);
  });
});

describe('a total with professional answers', () => {
  const TRIP =
    '先全部断电、验电，把分路都断开，再合总闸。还跳就是总开关或进线；不跳就一路一路合，合到哪路跳就查哪路，拔掉插头测绝缘。修好以后绝缘合格才送电，再跟住户说原因。';
  it('is not called ready, because their correctness was not judged', () => {
    const input = reported([[questionOf('wiring-trip'), TRIP]], { position: '电工' });
    const result = reportInterview(input);
    expect(result.overall?.score).toBeGreaterThanOrEqual(65);
    expect(result.readiness?.tier).toBe('表达清楚');
    expect(result.readiness?.why).toContain('第 1 题的内容专业上对不对没有判断，请对照参考回答');
    expect(JSON.stringify(reportOfInterviewReport(input, result))).not.toMatch(/优秀|良好|就绪/u);
  });
});

describe('the time of an answer', () => {
  const timingOf = (text: string, seconds: number) => {
    const input = reported([[questionOf('mg-hardest'), text]]);
    return reportInterview({ ...input, answers: input.answers.map((each) => ({ ...each, seconds })) })
      .questions[0]!;
  };

  it('is not compared for a blank one, and far less than suggested is not within it', () => {
    expect(timingOf('不知道', 1).timing.note).not.toContain('在建议时间内');
    expect(timingOf(BOXES, 3).timing.note).not.toContain('在建议时间内');
    expect(timingOf(BOXES, 100).timing.note).toBe('在建议时间内');
  });

  it('words that do not answer are not reported as missing', () => {
    const { diagnosis } = timingOf('不知道', 1);
    expect(diagnosis[0]).toBe('“不知道”没有回答这道题，本题记 0 分。');
    expect(timingOf('', 0).diagnosis[0]).toBe('没有作答，本题记 0 分。');
  });
});
