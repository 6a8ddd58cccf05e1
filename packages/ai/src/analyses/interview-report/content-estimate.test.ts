import { questionOf, reported } from '#test/interview/answer-pair.js';
import { contentOf } from './content-estimate.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, text: string) => reportInterview(reported([[questionOf(id), text]]));
const analysisOf = (id: string, text: string) => reportOf(id, text).questions[0]!;
const partsOf = (id: string, text: string) =>
  Object.fromEntries(reportOf(id, text).dimensions.map(({ key, score }) => [key, score]));

const EMPTY_PLAN = '我会先做个方案，然后安排大家去做，做完以后总结一下，写个材料交上去。';
const FAIR_PLAN =
  '先找派出所要近三个月的诈骗案子，挑赶集那天在祠堂门口演刷单和冒充客服两段，让居民自己接一次电话，没来的由网格员上门，月底看报案少了几起。';

describe('the content of an answer', () => {
  it.each([
    ['st-org-activity', FAIR_PLAN, EMPTY_PLAN],
    [
      'mg-hardest',
      '最难的是冷库半夜断电。我叫来司机把三吨虾仁转到邻厂，电工查出是接触器烧了，天亮前换好，只报废了两箱。',
      '最难的是刚来的时候什么都不会，后来慢慢学，大家也帮我，现在基本都可以了，领导也比较满意。',
    ],
    [
      'mg-priority',
      '先问三家各是几点要。殡仪馆的花圈误了没法补，先做；婚车可以晚一小时，打电话商量；开业花篮请隔壁店代扎两个。',
      '都很急的话就抓紧时间做呗，做快一点，做不完就加加班，一般都能做完的。',
    ],
  ])('of a question on %s is more in specific words and steps', (id, fair, empty) => {
    const question = questionOf(id);
    expect(contentOf({ question, text: fair })).toBeGreaterThan(contentOf({ question, text: empty }) + 20);
    expect(analysisOf(id, fair).score).toBeGreaterThan(analysisOf(id, empty).score + 10);
  });

  it('counts in the parts, so that vague steps are neither more checkable nor better methods', () => {
    const [fair, empty] = [partsOf('st-org-activity', FAIR_PLAN), partsOf('st-org-activity', EMPTY_PLAN)];
    for (const key of ['fit', 'truth', 'depth']) expect(fair[key]).toBeGreaterThan(empty[key]!);
  });

  it('is asked of a fact behind the résumé in each part of the question', () => {
    const award = {
      text: '“工会拔河赛亚军”是怎么评出来的？你觉得自己凭什么拿到？',
      anchor: { pointer: '/awards/0/name', quote: '工会拔河赛亚军' },
    };
    const text = '就是拔河拔的第二名，八个人一队，我排第五个，平时爱健身。';
    const { questions } = reportInterview(reported([[questionOf('ex-award', award), text]]));
    expect(questions[0]!.kind).toBe('short');
    expect(questions[0]!.score).toBeLessThan(70);
  });
});

it('a view is checkable by what it names, in the first person or not', () => {
  const named =
    '先让大家离开吊篮，物业把小区东门封住，电话叫消防和电梯厂的值班员，用喇叭每五分钟报一次进度，业主代表跟着看。';
  const vague = '我会先安抚大家，我再去了解情况，然后我向领导说，我按要求把事情做好，最后我总结一下。';
  const id = 'st-emergency-power';
  expect(partsOf(id, named)['truth']).toBeGreaterThan(partsOf(id, vague)['truth']! + 20);
});

it('a lack that is told with its remedy is no quarrel', () => {
  const text =
    '我说话太急，上周当着学徒的面说他割坏了皮料，他很难堪。现在我先收工，等没人了再拿着样子讲给他看。';
  expect(analysisOf('hr-weakness', text).diagnosis.join('')).not.toContain('太对抗');
});

it('an unsure figure is an answer', () => {
  const text = '大概是42铬钼吧，好像比较多，调质以后做，别的我记不太清。';
  expect(analysisOf('mechanical-material', text).diagnosis.join('')).not.toContain('“大概是42');
});

describe('an answer that refuses to tell anything', () => {
  it.each([
    '这个嘛，什么样的都有，细节我不太方便讲，反正都过去了，没出过什么事。',
    '具体的不好说，各种客人都有，反正都处理完了。',
    '谁说得准呢，计划赶不上变化，做一天算一天吧。',
    '说来话长，这种事一般轮不到我，我也没怎么留意。',
  ])('has next to no points, and its words are quoted: %s', (text) => {
    const { kind, score, diagnosis } = analysisOf('mg-decision', text);
    expect(kind).toBe('remark');
    expect(score).toBeLessThan(15);
    const [, quote = ''] = /^“([^”]+)”/u.exec(diagnosis[0] ?? '') ?? [];
    expect(quote).not.toBe('');
    expect(text).toContain(quote);
  });

  it('is none if it tells what may be told', () => {
    const text =
      '客户名字签了保密不方便讲，能讲的是那次没有图纸怎么定的：我先抽两百件量壁厚，再按模腔分开算，查到四号腔偏薄，修了浇口。';
    expect(analysisOf('mg-decision', text).kind).toBe('answered');
  });
});

it.each([
  ['mg-priority', '谁嗓门大我就先给谁弄呗，弄不完晚上留下来弄，这些年都这么过来的。'],
  ['mg-lead', '平时多夸夸他们，我先做样子，看我做了就都跟着做了，不起劲的我单独聊聊。'],
  ['mg-first-90', '我会好好干，跟大家处好关系，不明白的就多请教，争取早点上手。'],
])('a weak answer to %s is neither harmful nor doubtful: %s', (id, text) => {
  const { kind, diagnosis } = analysisOf(id, text);
  expect(kind).not.toBe('harmful');
  expect(diagnosis.join('')).not.toMatch(/不合规定|不利的做法|不清楚/u);
});

it('a plain act with its object is short, but evades nothing', () => {
  const { kind, diagnosis } = analysisOf(
    'ex-skill-use',
    '就是给老人量血压啊，袖带绑好按一下就出数，没遇到什么问题。',
  );
  expect(kind).toBe('short');
  expect(diagnosis.join('')).not.toContain('没有自己的答案');
});

it('own work and certificates answer a question on advantages', () => {
  const text =
    '我开过两年叉车，会装卸、会码垛，身体壮，能上夜班，有叉车证和低压电工证，还当过半年的仓库班长。';
  expect(analysisOf('st-job-match', text).kind).toBe('answered');
});

it('how something is handled is asked for its order, not for grounds', () => {
  const text =
    '先请老人坐到阴凉处，掐表量脉搏，解开领扣，打120；再让一个人去路口等车，给他儿子打电话，把吃过的药盒装好带上，第二天去看他。';
  const { diagnosis } = analysisOf('st-emergency-complaint', text);
  expect(diagnosis.join('')).not.toMatch(/准备好一句依据|再补一条理由/u);
});

it('a habit is not quoted as a strength', () => {
  const text =
    '我平时负责排船期，一般会按潮水和吃水排，因为大船要赶高潮。台风那次我把三条船提前六小时拖进内港，只擦了一处漆。';
  expect(reportOf('hr-strength', text).strengths.join('')).not.toContain('平时');
});
