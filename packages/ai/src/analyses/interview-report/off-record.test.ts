import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

const reportOf = (id: string, text: string) => reportInterview(reported([[questionOf(id), text]]));
const analysisOf = (id: string, text: string) => reportOf(id, text).questions[0]!;

describe('something done outside the procedures', () => {
  it.each([
    '月底差了六百块，我没走报损流程，自己掏钱补进备用金里，账就对上了，当月检查也顺利过了。',
    '客户着急提货，出库单没上系统，我先让司机装车拉走了，第二天客户特别满意，又下了两单。',
    '住户的押金我先收在自己微信里，没入公司的账，退的时候直接转给他，这样比走财务快很多。',
    '排班人不够，我跟隔壁班组私下换了人，名字还写原来那个，现场一天都没停，主管说安排得好。',
    '培训签到表缺了四个人，回来以后我统一补签上去，档案就齐了，年底还评了先进。',
  ])('is never praised: %s', (text) => {
    const { diagnosis, hitPoints, improvedAnswer, kind, score } = analysisOf('mg-hardest', text);
    expect(diagnosis.join('')).not.toMatch(/属实就可以用|读到了|再讲细/u);
    expect([hitPoints, improvedAnswer]).toEqual([[], '']);
    expect(score).toBeLessThan(60);
    expect(kind === 'harmful' || diagnosis.join('').includes('是否经过批准')).toBe(true);
  });

  it.each([
    '系统当天断网，出库单没上系统，我先打电话请示了仓库主任，他同意以后手工登记，网一通马上补录。',
    '仓库说那批货是在途，我认为是没入账，我们各自拿单据对，最后发现入库单晚录了三天，之后约定当天录单。',
    '盘点短了六百块，我当天就报告了店长，写了说明，第二天财务查出是一张退货单没录。',
  ])('is accepted if it was reported or allowed: %s', (text) => {
    expect(analysisOf('mg-hardest', text).diagnosis.join('')).not.toMatch(/是否经过批准|不能这样说|造假/u);
  });

  it('rules out the two highest readiness tiers', () => {
    const sound =
      '我第一年先把月结学会，第二年独立负责报税，第三年带一个新人。我做过两个月报税，知道自己适合这个方向。';
    const { readiness } = reportInterview(
      reported([
        [questionOf('hr-career-3y'), sound],
        [
          questionOf('hr-failure', { id: 'q2' }),
          '2024年路演第一次没通过，当时我讲得太长。后来我改短一半，找三位同学试听，第二次就过了，拿了二等奖。',
        ],
        [
          questionOf('mg-hardest', { id: 'q3' }),
          '去年3月差了八百块，我没走流程，自己补进备用金里，账对上了，主管说我办事利落，结果当月零差错。',
        ],
      ]),
    );
    expect(readiness?.tier).not.toMatch(/接近就绪|准备充分/u);
    expect(readiness?.why).toContain('第 3 题');
  });
});

describe('forged signatures, hidden cash, fake engagement and unsafe work', () => {
  it.each([
    '验收单缺监理的签字，我照着上个月那张把名字描了上去，甲方当天就放行了。',
    '合作协议对方迟迟不盖章，我就把旧合同的公章扫描下来贴到新合同上，项目没有耽误。',
    '收银多出来的钱我们放在抽屉里，谁少了就拿那个填，月底大家平一平，一直没有差错。',
    '新账号没有人看，我建了二十几个群互刷点赞，差评就删掉拉黑，播放量一周就上来了。',
    '当时工作票还没下来，我先送电再补票，两分钟就弄完了，班长也说快。',
    '监护人去吃饭了，塔筒里我一个人也上去把螺栓打了，没耽误并网。',
  ])('are harmful: %s', (text) => {
    expect(analysisOf('mg-hardest', text).kind).toBe('harmful');
  });

  it.each([
    '监护人没到，我没有上塔，等他回来办了工作票才开始，晚了四十分钟，但一次就通过了验收。',
    '对方的公章扫描件不清楚，我请法务退回去重新盖，合同晚签了一天，后面付款没有出问题。',
    '后台发现有人互刷点赞，我把名单导出来报给平台，活动数据重新算了一遍，冠军换了人。',
    '长款八十块，我当场报告了值班主任，登记在差错本上，第二天客户回来领走了。',
  ])('are not found if the rules were followed: %s', (text) => {
    expect(analysisOf('mg-hardest', text).kind).not.toBe('harmful');
  });
});

describe('false records, inflated claims and work without protection', () => {
  it.each([
    '家属一直催，我把检验结果改了一下，当天就发出去了。',
    '周二没去那个网点，巡店表里写成去了，反正离得远。',
    '班长让我别登记那次跳闸，我就没登记，大家都省事。',
    '夜里就我一个人，我自己签了值班长的名字。',
    '这个月次品有点多，我只报一半，月报好交。',
    '路费我多报几趟，多出来的和司机分。',
    '高处那几颗螺丝，不系安全带也行，我习惯了。',
    '村里喝了两杯酒也开车，没出过事。',
  ])('are harmful: %s', (text) => {
    expect(analysisOf('mg-hardest', text).kind).toBe('harmful');
  });

  it.each([
    '化验结果和上次差很多，我没有发出去，重新采了一管血再测，最后按第二次的报告。',
    '班长让我别登记，我没有听，还是写进了缺陷本，第二天检修班就来换了。',
    '那次聚餐喝了酒，我叫了代驾，第二天上午才去提车。',
    '差评我一条不删，先问清单号，退款以后由客人自己决定改不改。',
    '买来的粉过几天平台会清掉，所以我看的是留存下来的互动人数。',
  ])('are not found if the work was done correctly: %s', (text) => {
    expect(analysisOf('mg-hardest', text).kind).not.toBe('harmful');
  });
});
