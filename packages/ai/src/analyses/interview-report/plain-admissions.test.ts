import { questionOf, reported } from '#test/interview/answer-pair.js';
import { doubtOf } from './doubts.js';
import { harmIn } from './harms.js';
import { wordsOfKind } from './kind-words.js';
import { reportInterview } from './report-interview.js';

it.each([
  [
    '标签贴反了两盒，快递走了我才发现，想着对方不一定看得出，就没上报，也没跟主管说。',
    /没有上报、没有告诉该知道的人/u,
  ],
  ['疫苗给弟弟打了哥哥的那一针，没对名字，妈妈没注意，我也没说破。', /没有上报、没有告诉该知道的人/u],
  ['输液泵的速度快了一倍，我赶紧调回来，护士长那边我也没说。', /没有上报、没有告诉该知道的人/u],
  ['谁欠房租我就把谁的电闸拉了，第二天就交了，这招一直好用。', /停水、停电、锁门/u],
  ['商户拖管理费，我让电工给他断了动力电，当天就把费交了。', /停水、停电、锁门/u],
  ['公众号没人看，我花钱买了五万阅读，广告主看数据也满意。', /刷单、刷评或买数据/u],
  ['民宿冷启动主要靠刷单，找朋友拍了两百单，排名就起来了。', /刷单、刷评或买数据/u],
  ['消防要来检查，前一天我让班长把三个月的巡查表全补齐，没看出来。', /应付检查事后补/u],
  ['街道来抽查那天，赶紧让前台把没登的人补录进去，后来也没查出来。', /应付检查事后补/u],
  ['老板要两本账，我照着做了三年，后来嫌累就走了。', /做过两套账/u],
  ['我两边一起干了半年，厂里一直不知道。', /同时做两份工作/u],
  ['白天在学校上课，晚上去机构代课，校长不知道。', /同时做两份工作/u],
])('an improper act is named, and its answer has no points: %s', (text, words) => {
  expect(harmIn(text)?.words).toMatch(words);
  const [analysis] = reportInterview(reported([[questionOf('mg-hardest'), text]])).questions;
  expect([analysis?.kind, analysis?.score]).toEqual(['harmful', 0]);
});

it.each([
  '标签贴反了两盒，我马上打电话给客户和主管，登记了差错，第二天换了货。',
  '我刚来没有核对床号就去换液体，带教老师拦住了我，我很后怕，后来每次都念一遍姓名。',
  '主管道爆了，我让工程部关了总阀，三栋楼停水四小时，提前安排送水车，费用从维修基金走。',
  '公司以前提过停电催费，我不同意，改成上门对账，一年从七成三收到九成一。',
  '我做反作弊，主要识别刷单和虚假评价，规则上线后被举报的订单少了三成。',
  '上一任找过刷手，店铺被降权，我接手后停掉违规链接，向平台写了整改。',
  '我每天刷评论区，把问得最多的问题记下来做选题。',
  '老娘急病，我请示以后派了车，领导批的，回来补了油费和单子。',
  '系统坏的那天先用纸质单，恢复以后两小时内照单补录，领班逐条核。',
  '面试时有老板直说要做两套账，我当场拒绝了。',
  '重叠的两个月是交接期，老公司请我周末回来带人，新公司也同意。',
  '周末给少年宫代课，学校备过案，领导知道。',
])('what is refused, reported or handled by the rules is not accused: %s', (text) => {
  expect(harmIn(text)).toBeUndefined();
});

it('two wages at one time are not told as usable, unless it was agreed', () => {
  const analysisOf = (text: string) =>
    reportInterview(reported([[questionOf('ex-overlap'), text]])).questions[0]!;
  const plain = analysisOf('三月交了辞职，六月才办完手续，中间白天在新仓，晚上回老厂，两边都拿了工资。');
  expect(plain.diagnosis[0]).toContain('同时领两份工资');
  expect(plain.hitPoints).toEqual([]);
  expect(
    analysisOf('植保按天算钱，农闲才去拍片，两边都拿工资，也都知道我这样安排。').diagnosis[0],
  ).not.toContain('同时领两份工资');
});

it('a quarrel with a superior gets advice for superiors', () => {
  const text = '我跟店长吵，当着大家的面骂他什么都不懂，让他下不来台，后来他见我就躲。';
  expect(wordsOfKind(text, '')).toContain('当众争吵');
});

it('a complaint is quoted alone and called one', () => {
  expect(doubtOf('我不想再站柜台了，太累了，工资又低，店长也不讲道理，天天让我们加班。')?.words).toMatch(
    /^“店长也不讲道理”听起来像埋怨原单位/u,
  );
});

it('shouting at people is no way to handle them', () => {
  const [analysis] = reportInterview(
    reported([[questionOf('mg-disagree-boss'), '直接骂他，让他走开。']]),
  ).questions;
  expect(analysis?.diagnosis[0]).toContain('骂人解决不了事');
});

it('a routine told instead of one occasion is asked for the occasion', () => {
  const question = questionOf('ex-role', {
    ...{ bankId: 'requirement-duty-last', type: 'skill' },
    text: '岗位职责里有一条是“门店日常管理”。挑最近的一次，从头讲讲你怎么做的。',
  });
  const text =
    '门店管理就是每天早上开早会，安排人，看看有没有异常，有问题及时处理，月底做报表，都是按流程来的。';
  expect(reportInterview(reported([[question, text]])).questions[0]?.diagnosis.join('')).toContain(
    '没有讲到具体哪一次',
  );
});

describe('a paper of one’s own that was written by another', () => {
  it('is named, however plainly it is told', () => {
    expect(harmIn('现在都这样，我课程设计的报告基本都是AI写的，改了改查重也过了。')?.words).toContain(
      '学术不端',
    );
  });
  it.each([
    '论文查重标出两段像AI写的，我按学校的要求注明，又自己重写了一遍。',
    '作业不能让AI写，老师看不出来也不行，学到的是自己的。',
  ])('is not found in: %s', (text) => {
    expect(harmIn(text)?.words ?? '').not.toContain('学术不端');
  });
});
