import { regex } from '@qicheng/resume/regex';
import { sentencesOf } from '../../text/clauses.js';
import { ACT_CONDUCT } from './act-conduct.js';
import { FALSE_BOOKS } from './books-conduct.js';
import { BREACH_CONDUCT } from './breach-conduct.js';
import { CARELESS_CONDUCT } from './careless-conduct.js';
import { CONCEALMENT } from './concealment.js';
import { conductOf } from './conduct-model/judge.js';
import { type Conduct, firstMatch, matchOf } from './conduct.js';
import { DISHONEST_CONDUCT } from './dishonest-conduct.js';
import { DUTY_CONDUCT } from './duty-conduct.js';
import { FORGERY_CONDUCT } from './forgery-conduct.js';
import { FORMER_FILES } from './former-files.js';
import { GRAVE_CONDUCT } from './grave-conduct.js';
import { DONE, type Harm, NEVER, REFUSED } from './harm.js';
import { harmfulConductIn } from './harmful-conduct.js';
import { isUnnamed, wordsOfKind } from './kind-words.js';
import { MISCONDUCT } from './misconduct.js';
import { OFFICIALS, TO_OFFICIALS, mentionsOfficialGift, withoutCourtesies } from './official-gifts.js';
import { PLAIN_CONDUCT } from './plain-conduct.js';
import { RECORD_CONDUCT } from './record-conduct.js';
import { UNFAIR_CONDUCT } from './unfair-conduct.js';

const BOSS =
  '(?:上家|上一[家所个份]|前一[家所个]|前(?:任|东家|公司|领导|老板)|老东家|那家|原来?的?|以前的?|之前的?|我们|现在的?)?(?:公司|单位|厂里?|学校|医院|门店|机构|老板娘?|领导|主管|上司|经理|校长|院长|主任|[厂店园站行所馆]长|护士长|组长|车间主任|导师|HR|人事)';
/** The words between must not attribute the criticism to somebody else: 领导说我们班水平差 is not a complaint. */
const NEAR = '(?:(?!说|讲|让|觉得|认为|要求|反映|发现|表扬|学生|客户|竞品|对手|行情)[^，。；！]){0,6}';
const ABUSE =
  '画(?:大)?饼|PUA|有病|变态|黑心|不是(?:个)?(?:人|东西)|傻|蠢|太?垃圾|没人性|太?抠门?|压榨|剥削|坑(?:人|爹|我|员工)|脑子(?:有(?:问题|病)|进水)|(?:天天|整天|老是?|动不动就)(?:骂人?|训人|吼|甩锅)|只认(?:关系|钱)|任人唯亲|水平(?:很|太|真|特别)?(?:差|低|不行)|不懂(?:管理|业务|技术|装懂)|瞎指挥|外行|无能|没本事|偏心|小心眼|勾心斗角|拍马屁|(?:管理)?(?:很|太|特别|真的?)(?:乱|烂|黑|坏|差劲|恶心|奇葩|自私|虚伪)|乱(?:七八糟|搞|成一团|糟糟)|不讲(?:道?理|信用|诚信)|没有?诚信|穿小鞋|针对我|排挤我|打压我|甩锅|混日子|烂透|奇葩|恶心';
/** Abuse of an employer or of colleagues. */
export const COMPLAINT = new RegExp(
  `${BOSS}${NEAR}(?:${ABUSE})|(?:同事|那帮人|他们)(?:们)?(?:全|都|就)?(?:很|太|是)?(?:废物|白痴|蠢|素质(?:太)?(?:差|低)|混日子)|谁(?:干|去|待)谁(?:倒霉|后悔)|破(?:公司|单位|厂|学校|医院)`,
  'iu',
);
const CONTEMPT =
  /(?:客户|顾客|病人|患者|家长|学生|家属|老人|业主)(?:们)?(?:都|就|全|真|太|很|大多)?(?:是)?(?:傻|蠢|有病|神经病|刁民|白痴|笨(?:得|死)|没素质|素质(?:太)?(?:低|差)|不可理喻|穷鬼|无知)/u;

const GROUP =
  '(?:女(?:的|人|生(?!宿舍)|员工|同志|同事|孩子?|职工|司机)|男(?:的|人|护士)|孕妇|怀孕的?|已婚(?:的|女)?|未婚(?:的)?|(?:没|刚)结婚的?|没生(?:孩子|育)的?|单亲|外地(?:人|的)|农村(?:人|的|来的)|乡下人|[\\u4e00-\\u9fa5]{1,3}(?<!客|商|个|别|工|军|老|新|本|主)(?:南|北|东|西)人|残疾人|(?:年纪|岁数)大的|三十五岁以上的?|35\\s?岁以上的?|老年人|少数民族|黑人|大专生?的?|学历低的)';
const BELITTLED =
  '(?:不行|干不(?:了|好|动)|靠不住|(?:太|很|事情?)?麻烦|素质(?:太)?(?:低|差)|(?:体力|脑子|能力)(?:都|太|就)?(?:差|不行|不好|跟不上)|娇气|矫情|事(?:太|儿)?多|拖后腿|不(?:靠谱|可靠|稳定|聪明|好管)|太?懒|难管|笨|爱(?:偷|闹|惹事)|迟早(?:要)?(?:回家|走|生)|带不动|学(?:东西|得)?(?:太|很)?慢)';
const DISCRIMINATION = new RegExp(
  `${GROUP}(?:(?!说|觉得|认为)[^，。；]){0,5}${BELITTLED}|(?:不|别|少|只|优先不)(?:会|想|愿意?|要|敢|能)?(?:招|要|用|考虑|带|收|录用?|安排|派|教)[^，。；]{0,3}${GROUP}`,
  'u',
);
const FAIR =
  /不(?:能|应该?|可以|该)因为|一视同仁|公平|歧视|偏见|不看(?:性别|年龄)|不分(?:男女|性别)|同工同酬|劝|我(?:就|会|先|再)?(?:给|帮|教|陪|为)(?:他|她)们?(?!.{0,6}(?:换|调)(?:岗|走))|课后|耐心|慢慢教/u;

const SECRETS =
  '(?:客户(?:名单|资料|信息)|源代码|源码|核心代码|底价|标底|投标价|病历|(?:病人|患者|学生|当事人|用户)的?(?:信息|资料|隐私|照片)|工资表|图纸|配方|工艺参数|机密|商业秘密|题库|标书|内部(?:资料|数据|文件))';
/** People whose documents and pictures are confidential. */
const SERVED =
  '(?:客户|病人|患者|学生|服务对象|老人|当事人|案主|孩子)的?(?:[^，。；]{0,4})(?:资料|信息|照片|病历|案例|隐私|卷宗)';
const LEAK = new RegExp(
  `(?:把|将)[^，。；]{0,14}${SECRETS}[^，。；]{0,8}(?:带(?:过来|来|走|出来|给)|拷(?:走|出来|贝|了)?|发(?:给|到|在)|卖|告诉|透露|分享给|给(?:你们|贵))|(?:告诉|透露给)[^，。；]{0,8}别人的(?:工资|薪资)|(?:可以|能|会|就)(?:稍微|多少)?(?:透露|泄露)(?:一?[点些]|给(?:他|她|朋友|熟人|亲戚))|${SERVED}[^。；]{0,16}发(?:到|在|了|进|个)?(?:朋友圈|微博|抖音|小红书|群里?)`,
  'u',
);

const KEPT_PRIVATE = new RegExp(`${REFUSED.source}|同意|授权|打码|匿名|脱敏|隐去|请[他她]们?删`, 'u');

const ARMED =
  '(?:部队|连队|营区|阵地|哨所|基地|舰(?:艇|队)|潜艇|导弹|雷达|弹药库?|军用机场|战备|涉密项目|军工)';
const CLASSIFIED = new RegExp(
  `${ARMED}[^。；]{0,14}(?:坐标|具体位置|编制(?:人数)?|人数和?装备|兵力|型号(?:和)?(?:参数|性能)|射程|频率|频段|口令|密码|部署|代号|番号|换岗时间|巡逻路线|库存(?:数量)?)|(?:坐标|番号|兵力部署|作战(?:计划|方案)|战备(?:等级|方案)|涉密(?:内容|数据|参数|图纸)|机密(?:文件|数据)|绝密)[^，。；]{0,8}(?:是|为|我(?:都)?(?:知道|清楚|记得)|可以(?:讲|说|告诉))|[0-9]{5}\\s?部队`,
  'u',
);
const KEPT_SECRET = /保密|不便|不能(?:说|讲|透露)|不(?:说|讲|透露|涉及|谈)|脱密|脱敏|没有涉及|不属于/u;

const SECRET_WORDS =
  '回答里有部队或涉密的内容（番号、位置、编制、装备参数等），面试里不能说，也不要写进任何材料。只说可以公开的：做哪一类工作、练了什么能力、得过什么表彰。';
const revealsSecret = (sentence: string): boolean =>
  CLASSIFIED.test(sentence) && (!KEPT_SECRET.test(sentence) || DONE.test(sentence));

/** In the order of evaluation; the first match is reported. */
const HARMS: readonly Harm[] = [
  {
    pattern: regex('u')`
      (?:送|给|塞|打点)[^，。；的]{0,10}(?:采购|领导|经办|主任|评委|监理|验收|医生|老师|他们?|她|客户
      |对方)?[^，。；的]{0,4}(?:好处|回扣|购物卡|礼金|现金)
      |(?:给|塞|送)(?:采购|领导|经办人?|主任|评委|监理|验收[的人员]*|医生|老师|客户|对方)[^，。；]{0,6}(?:红包
      |烟酒|钱|卡)|(?:吃|拿|收)(?:点|些|一点)?回扣|私下(?:表示|意思)一下|好处费|返点给(?:个人|采购|经办)
      |(?:请|陪)[^，。；]{0,8}(?:吃饭|吃顿饭|喝酒|唱歌|洗脚)[^。；]{0,8}(?:意思意思|表示表示
      |就(?:过|行|好|签|批|放)|好说话|搞定)|意思意思(?:就|也)?(?:过|行|可以|好办)
    `,
    unless: REFUSED,
    isGift: true,
    words:
      '回答里有给对方好处的意思，这是商业贿赂，面试会当场结束，也可能违法。改说合规的办法：讲清价值、调整方案、按流程报批。',
  },
  {
    pattern: regex('u')`
      (?:改|编|凑|补|造)(?:一下|一个|几个|点|些)?(?:假)?(?:数据|数字|记录|台账|发票)(?:应付|就行|就好|交上去
      |糊弄|报上去)|做(?:两套|假)账|(?:帮|替)(?:他|她|别人|同事|领导)(?:代签|签字|打卡|考试)
      |(?:我|就|都)(?:就|都|会|直接)?(?:让|叫|找|安排)(?!我)[^，。；]{1,8}代签
      |(?:一盖|抹一抹|遮一遮)[^，。]{0,6}看不出来|(?:瞒|糊弄)(?:着|过去|一下)(?:就|也)?(?:行|好|没事)
      |悄悄(?:改|补|换)[^，。；]{0,8}(?:就|也)(?:行|好|没事|没人)|谎报|虚报|瞒报|伪造|篡改|弄虚作假
      |(?:数字|数据|工时|业绩|产量|报表|里程|金额)[^，。；]{0,6}(?:报|写|填|改|做)(?:得)?(?:高|大|多
      |好看)(?:一点|一些|些|了)|多报(?:一点|一些|几)
      |(?:日期|时间|数据|结果|签名|记录|分数)[^，。；]{0,4}(?:改|换)(?:一下|了|成)[^。；]{0,12}(?:看不出来
      |就(?:行|过|好)|没人|应付)|(?:提前|事后|后来)[^，。；]{0,4}(?:补签|代签|倒签)[^。；]{0,16}(?:看不出来|日期
      |应付|没人)|(?:取|挑|选|报|填|用)[^，。；]{0,4}(?:合格|达标|好看|最好|理想)的(?:那)?(?:一)?(?:个|次
      |组)?(?:数|结果|值)?[^，。；]{0,4}(?:填|报|写|交)|悄悄(?:地)?(?:调|冲|平)(?:平|掉|了|一下)
      |(?:税务局?|审计|监管|检查组?|质检|药监局?)[^，。；]{0,4}(?:一般|基本|根本)?(?:也)?(?:查不(?:到|出)
      |不会(?:查|发现)|发现不了)|(?:缺|少|丢)(?:了)?[^，。；]{0,6}(?:单|票|清单|凭证
      |签字)[^，。；]{0,4}(?:我)?自己(?:就)?补|没(?:做|测|检|去)(?:过)?(?:的)?也(?:写|填|签|算)
      |(?:别人|客户|领导|他们)(?:也)?看不出来就(?:算|行|好)|不一定(?:会)?发现
      |简历[^。]{0,10}(?:都|大家)[^。]{0,8}改(?:一改|改|一下)|大家都(?:会)?改(?:一改|改)?时间
      |手续(?:后面|以后|事后)再?补|都是亲戚|能帮就帮[^。]{0,10}(?:手续|补)|人情社会
      |(?:从|在)返[利点][^。]{0,4}扣回|(?:应付|糊弄|混过)(?:检查|验收|审核|客户|领导)[^，。；]{0,4}(?:就行|就好
      |过去)
    `,
    unless: REFUSED,
    words:
      '回答里有造假、隐瞒或绕开规定的意思，面试官会认为您不诚实，面试到这里就结束了。改说：如实说明，按规定办理或更正。',
  },
  {
    pattern: regex('u')`
      (?:没|没有|不|也没)(?:跟|和|向|告诉|报告|上报|通知)[^，。；]{0,8}(?:说|讲|报告|提|上报|护士长|领导|主管
      |医生|家属|老师|班长|客户)?[^。；]{0,12}(?:反正|也没(?:什么)?事|没(?:人|出)(?:知道|发现|事)
      |就(?:这么)?过去了)|(?:出了|有了)?(?:错|问题|事故)[^，。；]{0,6}(?:瞒|藏|压)(?:下来|起来|着|住)
    `,
    unless: NEVER,
    words:
      '回答里出了差错却没有报告，面试官会认为您隐瞒问题。改说：马上报告、先补救、再写清经过，之后怎么防止。',
  },
  {
    pattern: regex('u')`
      (?:骗|忽悠|哄骗|套路)(?:一下)?(?:客户|顾客|家长|老人|用户|业主|他们|她|他)
      |(?:夸大|吹)(?:一下|点)?(?:功效|疗效|效果|收益)|(?:承诺|保证)[^，。；]{0,4}(?:保本|治愈|包过|稳赚)
      |(?<!有没有[^，。]{0,8})(?:以次充好|偷工减料)|(?:刷(?:单|好评|量)|买粉|买量)(?:就|把|来|冲|一)|洗稿
      |抄[^，。；]{0,10}(?:改(?:几|一)[个下]|就(?:发|交|用))|搬运[^，。；]{0,6}(?:视频|内容|笔记)
    `,
    unless: REFUSED,
    words:
      '回答里有欺骗客户或照搬别人作品的意思，这会带来投诉和侵权，面试官不会录用。改说：如实说明、自己制作、引用注明来源。',
  },
  ...MISCONDUCT,
  ...CONCEALMENT,
  {
    pattern: COMPLAINT,
    unless: NEVER,
    words:
      '回答里抱怨、指责了以前的公司或领导，面试官会担心您以后也这样说他们。离职原因只说一句中性的话，例如“希望在更规范的平台长期做这一行”。',
  },
  {
    pattern: CONTEMPT,
    unless: REFUSED,
    words:
      '回答里贬低了服务的对象，面试官会担心您以后也这样对他们。改说事情本身：对方的需求是什么，您怎么处理。',
  },
  {
    pattern: DISCRIMINATION,
    unless: FAIR,
    words: '回答里按性别、婚育、年龄或地域评价人，这是歧视，面试会当场结束。改成按工作要求和表现来说。',
  },
  {
    pattern: LEAK,
    unless: KEPT_PRIVATE,
    words:
      '回答里提到泄露客户、公司或他人的信息，这违反保密义务，面试会当场结束。改说：不外传，请对方走正式渠道。',
  },
  {
    pattern: regex('u')`
      (?:不用|没必要|用不着|懒得|省得|没(?:有)?|不)(?:去|再)?(?:断电|停电|验电|停机|戴安全帽|戴手套|系安全带
      |消毒|核对(?:医嘱)?|查对)(?:就|也(?:行|没事|可以)|手快|了事|直接)
      |(?:不用|没必要|用不着|懒得|省得)(?:去|再)?(?:断电|停电|验电|停机|戴安全帽|系安全带|消毒|核对医嘱|查对)
      |直接带电(?:操作|作业|换|接)|(?:超载|酒后|疲劳)[^，。；]{0,6}(?:没事|问题不大|也能|也行)
    `,
    unless:
      /不(?:会|能|可|要|该|敢|准|许|让|同意)(?!用)|拒绝|绝不|禁止|制止|反对|劝|违[法规]|红线|(?:师傅|带班的?|别人|有人|同事|他|她|他们)(?:却|就|也)?(?:想|要|说|让)|后来|之后|从那(?:以后|次)/u,
    words: '回答里省掉了必须做的安全步骤，这是违规操作，面试会当场结束。改说规程要求的先后。',
  },
  {
    pattern:
      /(?:差生|学困生|成绩(?:差|不好|垫底)的|后几名)[^，。；]{0,12}(?:(?:劝|赶|请)[^，。；]{0,4}(?:回家|退)|不(?:让|准|许|用)(?:来|参加)?考|请假)|(?:打|踹|扇|体罚|罚跪)(?:了)?(?:学生|孩子|小孩|病人|老人|徒弟)/u,
    unless: /不(?:会|能|可以?|应|该|得|准|许)(?!让)|禁止|制止|反对|劝(?:同事|他们)|违规|红线/u,
    words:
      '回答里有伤害学生或服务对象的做法，这违反职业规范，面试会当场结束。改说：弄清原因，用合规的办法帮他跟上。',
  },
  {
    pattern: regex('u')`
      (?:买|办|弄)(?:了|个|了?一个)?假?(?:文凭|学历|学位证)|把?学历[^，。；]{0,4}买
      |挂(?:靠)?[^，。；]{0,4}(?:证|资质)|(?:别人|人家|中介|他人)[^，。；]{0,6}(?:证|资质)[^，。；]{0,2}挂|代考
      |替考|简历(?:上|里)?[^，。；]{0,24}(?:是|都是|有些是)?(?:编|假|吹|夸大)(?:的|出来的|了)
    `,
    unless: REFUSED,
    words: '回答里承认材料或资格有假，面试会当场结束，入职后查出也会解除合同。只写、只说真实的经历和证书。',
  },
];

const isProposed = ({ unless }: Harm, sentence: string): boolean =>
  !unless.test(sentence) || DONE.test(sentence);

/** A statement that harms the candidate, and the sentences that make it. */
export interface FoundHarm {
  words: string;
  sentences: readonly string[];
}

type HarmRule = Pick<Harm, 'words' | 'isGift'> & { matches: (sentence: string) => boolean };
const ofConduct = (conduct: Conduct): HarmRule => ({
  ...conduct,
  matches: (sentence) => matchOf(conduct, sentence),
});
const ALL: readonly HarmRule[] = [
  ...[...GRAVE_CONDUCT, ...RECORD_CONDUCT, ...ACT_CONDUCT, ...BREACH_CONDUCT, ...FORGERY_CONDUCT].map(
    ofConduct,
  ),
  ...HARMS.map((harm) => ({
    ...harm,
    matches: (sentence: string) => harm.pattern.test(sentence) && isProposed(harm, sentence),
  })),
  ...[...FORMER_FILES, ...DISHONEST_CONDUCT, ...UNFAIR_CONDUCT, ...DUTY_CONDUCT, ...CARELESS_CONDUCT].map(
    ofConduct,
  ),
];

const wordsFor = ({ words, isGift }: Pick<Harm, 'words' | 'isGift'>, context: string): string =>
  isGift && OFFICIALS.test(context) ? TO_OFFICIALS : words;

function firstHarm(sentences: readonly string[], context: string): FoundHarm | undefined {
  for (const harm of ALL) {
    const found = sentences.filter(harm.matches);
    if (found.length > 0) return { words: wordsFor(harm, context), sentences: found };
  }
  for (const sentence of sentences) {
    const act = harmfulConductIn(sentence);
    if (act !== undefined) return { words: wordsFor(act, context), sentences: [sentence] };
  }
  return undefined;
}

/** What rules alone find in a text. */
export const ruleHarm = (text: string, question: string): FoundHarm | undefined =>
  firstHarm(sentencesOf(text), `${question}\n${text}`);

/** Above this score, 49 of 50 training answers that rules accuse are harmful (by cross-validation). */
const MIN_SCORE_OF_RULE = 0.2;
/** Above this one, what the narrow rules of false books find is hardly ever told as a right. */
const MIN_SCORE_OF_BOOKS = -0.7;

/** The statement in an answer that harms the candidate, by a rule or by the model; undefined if there is none. */
export function harmIn(text: string, question = ''): FoundHarm | undefined {
  const plain = withoutCourtesies(text, `${question}\n${text}`);
  if (plain === text) return harmInPlain(text, question);
  const [said, read] = [sentencesOf(text), sentencesOf(plain)];
  // The model knows no courtesies: it judges the other sentences only.
  const others = read.filter((sentence, at) => sentence === said[at]).join('');
  const found = harmInPlain(plain, question, false) ?? harmInPlain(others, question);
  return found && { ...found, sentences: found.sentences.map((each) => said[read.indexOf(each)] ?? each) };
}

function harmInPlain(text: string, question: string, asksModel = true): FoundHarm | undefined {
  const sentences = sentencesOf(text);
  const secret = sentences.filter(revealsSecret);
  if (secret.length > 0) return { words: SECRET_WORDS, sentences: secret };
  const gift = sentences.filter(mentionsOfficialGift);
  if (gift.length > 0) return { words: TO_OFFICIALS, sentences: gift };
  // What is done to people in one's care, money taken and invented checks are named whatever the model says.
  const plain = firstMatch(PLAIN_CONDUCT, sentences);
  if (plain !== undefined) return plain;
  const { score, level, clause } = conductOf(text);
  const books = score > MIN_SCORE_OF_BOOKS ? firstMatch(FALSE_BOOKS, sentences) : undefined;
  if (books !== undefined) return books;
  const found = ruleHarm(text, question);
  if (found !== undefined && score > MIN_SCORE_OF_RULE) return found;
  if (!asksModel || level !== 'sure' || isUnnamed(text)) return undefined;
  return {
    words: wordsOfKind(text, question),
    sentences: sentences.filter((sentence) => sentence.includes(clause)),
  };
}

const START = /^回答里的?/u;
/** Harms that are the same for a reader. */
const ONE_KIND = [/贿|送礼|好处/u, /弄虚作假|伪造|造假|虚假|不诚实|说谎|侵占/u, /贬低|歧视|指责|发火/u];
/** A second statement that harms the candidate, made in other sentences than the first; null if there is none. */
export function furtherHarmIn(text: string, question: string, first: FoundHarm): string | null {
  const rest = sentencesOf(text).filter((sentence) => !first.sentences.includes(sentence));
  const second = firstHarm(rest, `${question}\n${text}`);
  if (second === undefined || second.words === first.words || !START.test(second.words)) return null;
  if (ONE_KIND.some((kind) => kind.test(first.words) && kind.test(second.words))) return null;
  return second.words.replace(START, '另外，');
}
