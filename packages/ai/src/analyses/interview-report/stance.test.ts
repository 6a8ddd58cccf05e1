import { questionOf, reported } from '#test/interview/answer-pair.js';
import { GOOD_STORIES } from '#test/interview/good-stories.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]])).questions[0]!;

describe('a stance that harms the candidate is reported first', () => {
  it.each([
    ['hr-career-3y', '我准备两年内考上事业编，先在这里积累一点经验，之后再看情况。', '待不久'],
    ['hr-why-company', '不太了解，我简历是海投的，刚才来的路上才查了一下你们做什么。', '没有准备'],
    ['hr-conflict', '他要是还不听，我就在大会上直接指出来，对事不对人，不能顾面子。', '太对抗'],
    ['ex-role', '这个系统是我一个人写的，别人主要是执行的，没有我他们根本做不出来这个东西。', '说得太满'],
    ['hr-failure', '没有什么失败，我做的每一次都很成功，领导也都很满意，没有遇到过困难。', '避开了问题'],
    [
      'nurse-team',
      '那次投诉还不是病人自己不听话，说了不能下床他偏要下，摔了就来怪护士。',
      '推给了自己服务的人',
    ],
    ['media-flop', '我发的每条都有人看，上个月的播放量还翻了几倍，所以没有失败的内容。', '避开了问题'],
    ['mg-mistake', '那批货发错了，是仓库的人没看清，跟我没关系，后来他们自己去换的。', '推责任'],
    ['mg-priority', '先做老板要的，老板说了算，别的等下班再看，总会做完。', '先后全交给领导定'],
    ['hr-start', '原来单位那边直接走人就行，不用交接，明天就能来你们这边上班。', '不办交接'],
    ['mg-first-90', '前三个月我会尽职尽责，以客户为中心，爱岗敬业，迎难而上，让部门越来越好。', '口号'],
    ['hr-career-3y', '我会努力学习，尽快熟悉环境，做到最好，和公司一起成长，实现自己的价值。', '口号'],
  ])('%s: %s', (id, text, words) => {
    const { diagnosis, improvedAnswer, hitPoints } = analysisOf(id, text);
    expect(diagnosis).toHaveLength(1);
    expect(diagnosis[0]).toContain(words);
    expect([improvedAnswer, hitPoints]).toEqual(['', []]);
  });

  it('costs points and becomes the focus of practice', () => {
    const poor = reportInterview(
      reported([
        [
          questionOf('hr-career-3y'),
          '我打算先在贵公司积累几年经验，再考公务员，所以会先把报表学会，再学做预算。',
        ],
      ]),
    );
    const sound = analysisOf(
      'hr-career-3y',
      '我打算第一年先把报表学会，再学做预算，第三年能独立负责一个部门的账。',
    );
    expect(poor.questions[0]!.score).toBeLessThan(sound.score);
    expect(poor.nextDrills[0]?.focus).toBe('重说');
  });

  it.each([
    ['hr-failure', '当时我没有什么失败的准备，结果第一次路演没通过，后来我把演示改短了一半，第二次就过了。'],
    [
      'hr-conflict',
      '我先私下跟他说明数据，他不同意，我们就各试一周，不会在大会上指出来让他难堪，最后用了他的办法。',
    ],
    [
      'hr-career-3y',
      '第一年学会月结，第二年独立负责报税，第三年带一个新人。我做过两个月的报税，知道自己适合这个方向。',
    ],
  ])('is not found in a sound answer: %s', (id, text) => {
    expect(analysisOf(id, text).diagnosis.join('')).not.toMatch(/待不久|没有准备|太对抗|太满|避开|口号/u);
  });
});

describe('a dispute that others carried further', () => {
  it.each([
    '房客退房的事我先听完，再对照押金单，损坏的按清单扣，四年里只有3起闹到居委会去。',
    '我每次都当场对账，一般都谈得好，很少有闹到派出所的。',
    '家长想闹到教育局，我先请他坐下，听完再把监控放给他看，第二天他来道了谢。',
  ])('is no threat of the speaker: %s', (text) => {
    expect(analysisOf('hr-conflict', text).diagnosis.join('')).not.toContain('太对抗');
  });

  it.each(['他再不改，我就闹到总公司去，看谁怕谁，大家都别想好过。', '不行就闹到劳动局，反正我不怕他。'])(
    'is one where the speaker would: %s',
    (text) => {
      expect(analysisOf('hr-conflict', text).diagnosis.join('')).toContain('太对抗');
    },
  );
});

describe('an answer in its own words', () => {
  it('to an open question needs no word of the question', () => {
    const { kind } = analysisOf(
      'hr-strength',
      '细心吧。每个月做完都会自己再对三遍，先对考勤，再对社保，四年里七百多人没有发错过一次，年会上还点名说过这件事。',
    );
    expect(kind).toBe('answered');
  });

  it('in English is asked for in Chinese, not called off-topic', () => {
    const english =
      'The hardest part was the fibre orientation. I refined the mesh near the gate from 6 to 12 layers, and the result was 1.12 mm.';
    const good = ['hr-failure', 'hr-conflict', 'hr-pressure-time'].map(
      (bankId, at) => [questionOf(bankId, { id: `q${at + 1}` }), GOOD_STORIES[at + 1] ?? ''] as const,
    );
    const { readiness } = reportInterview(
      reported([...good, [questionOf('mg-hardest', { id: 'q4' }), english]]),
    );
    expect(readiness?.why).toContain('重新回答第 4 题');
    expect(readiness?.why).not.toContain('没有读到所问的内容');
  });

  it('in English is not called off-topic where the whole report cannot be given', () => {
    const english =
      'I checked the cold room twice a day, wrote down the temperature, and threw away two boxes of cream after a power cut.';
    const offTopic =
      '我平时喜欢爬山和跑步，周末常和室友去吃火锅，家里养了一只猫，妈妈身体也挺好的，天气好的时候就出门走一走。';
    const reportOf = (...texts: string[]) =>
      reportInterview(
        reported(texts.map((text, at) => [questionOf('mg-hardest', { id: `q${at + 1}` }), text] as const)),
      );
    const { notes, overall, nextDrills } = reportOf(english, english, english);
    expect(overall).toBeNull();
    expect(notes[0]).toContain('答了 3 / 3 题，其中 3 题没有用中文回答，用中文回答的不到一半');
    expect(notes.join()).not.toContain('没有读到所问的内容');
    expect(nextDrills.map(({ focus }) => focus)).toEqual(['中文作答', '中文作答', '中文作答']);
    expect(reportOf(english, english, offTopic).notes[0]).toContain(
      '其中 2 题没有用中文回答、1 题没有读到所问的内容，切题的不到一半',
    );
  });

  it('that is off-topic still counts as given', () => {
    const offTopic =
      '我平时喜欢爬山和跑步，周末常和室友去吃火锅，家里养了一只猫，妈妈身体也挺好的，天气好的时候就出门走一走。';
    const good = ['q1', 'q2', 'q3'].map(
      (id) =>
        [
          questionOf('hr-conflict', { id }),
          '当时我和同事意见不同，我先听他说完，再拿三个月的数据比了两种做法，最后用了他的，因为客户投诉从每月9件降到2件。',
        ] as const,
    );
    const { readiness, notes } = reportInterview(
      reported([...good, [questionOf('mg-hardest', { id: 'q4' }), offTopic]]),
    );
    expect(`${readiness?.why ?? ''}${notes.join('')}`).toContain('题没有读到所问的内容');
    expect(`${readiness?.why ?? ''}`).not.toContain('没有作答');
  });
});

describe('an answer that may hide something', () => {
  it.each([
    '表太多了，我一般随便写几个，检查的人看不出来。',
    '我先拖几天，客户催急了就找个理由，责任推掉就行。',
  ])('is not asked to say more: %s', (text) => {
    const { diagnosis, score } = analysisOf('mg-mistake', text);
    expect(diagnosis.join('')).toMatch(/再想一想|不诚实/u);
    expect(diagnosis.join('')).not.toMatch(/还没有讲完|属实就可以用|读到了/u);
    expect(score).toBeLessThan(45);
  });

  it.each([
    '我先跟老人打招呼，再一项一项量血压，记在表上。',
    '我没有随便写，量不了的当天注明原因，第二天补测。',
  ])('is not assumed of an honest one: %s', (text) => {
    expect(analysisOf('mg-mistake', text).diagnosis.join('')).not.toContain('再想一想');
  });
});
