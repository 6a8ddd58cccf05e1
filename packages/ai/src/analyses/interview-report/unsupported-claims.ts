import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { regex } from '@qicheng/resume/regex';
import { qualificationClaims } from '../../guards/facts/qualification-claims.js';
import { unsupportedClaims } from '../../text/career-claims.js';
import { knownNamesIn } from '../../text/known-employers.js';
import { hasPrize } from '../cover-letter/facts/awards.js';
import { isHelped } from '../interview/assistance.js';
import type { Statement } from '../resume-analysis/statements.js';
import { type Amount, amountsIn, AREA } from './answer-amounts.js';
import { claimsScale, minMoneyOf } from './claimed-scale.js';
import { claimsYears } from './claimed-years.js';
import { type OwnClause, ownClausesOf } from './own-clauses.js';
import { LEADING_RANK, rankOf } from './ranks.js';
import type { ResumeHoldings } from './resume-holdings.js';

const SPAN = '(?:[一二两三四五六七八九十半\\d]+个?多?(?:年|个?月)(?:半|多)?的?)?';
const POST = '([\\p{Script=Han}A-Za-z]{2,14})';
/** A post that the speaker claims to have held; 做店长 alone is what they apply for. */
const CLAIMED_POST = new RegExp(
  [
    `(?<![承担相应])(?:当|做|干)(?:过|了)${SPAN}${POST}`,
    `我(?:以前|之前|曾经?)?(?:当|做|干)(?=[^，。]{2,14}(?:时|期间|那))${POST}`,
    `(?<![承担相应])(?:当|做|干)${POST}(?=(?:这么|这|那么|也)?(?:多|好几|[十百]几|[一二两三四五六七八九十\\d]+)年)`,
    `(?:担任|出任|任(?!务)|升(?:任|到|为)|提拔为|兼任?)(?:过|了|着)?${SPAN}${POST}`,
    `我(?!们|的)(?:当时|那时|以前|之前|曾经|现在|也|还|就)*(?:在[^，。；、]{2,14}?)?是${POST}`,
  ].join('|'),
  'u',
);
/** A post of somebody else: 店长的助手, 经理让我. */
const OF_ANOTHER_PERSON =
  /(?:经理|总监|店长|主任|院长|校长|主管|老板|专家|负责人|部长)(?:的?(?:助理|助手|秘书|工作|要求|意见|思想|参谋|决定|指示|汇报|支持|帮)|让|叫|说|给|那|要|交)/u;
/** 经理让我当了总工: the post is the candidate's own. */
const APPOINTED_ME = /让我(?=当|做了|担任|任)/u;
const CAMPUS = /学生会|社团|班[级长]|协会|社长|团支|学生|校[队团]|宿舍/u;

/** Whether a résumé names a post other than as that of an assistant. */
const holdsPost = (resume: string, post: string): boolean =>
  resume
    .split(post)
    .slice(1)
    .some((after) => !/^(?:的?(?:助理|助手|秘书|实习)|助)/u.test(after));

/** Whether a clause claims a post above all those in the résumé. */
function claimsPost({ text }: OwnClause, { rank, text: resume }: ResumeHoldings): boolean {
  const claim =
    CLAIMED_POST.exec(text)
      ?.slice(1)
      .find((post) => post !== undefined) ?? '';
  if (
    claim === '' ||
    OF_ANOTHER_PERSON.test(text.replace(APPOINTED_ME, '')) ||
    CAMPUS.test(text) ||
    holdsPost(resume, claim)
  )
    return false;
  const claimed = rankOf(claim);
  return claimed >= LEADING_RANK && claimed > rank;
}

const MUCH_LARGER = 10;
const FLOOR_OF_AUDIENCE = 100_000;
const MIN_AUDIENCE = 10_000;
const MIN_PIECES = 100;
/** Areas are only checked from this size on; a résumé names the largest site. */
const MIN_AREA = 10_000;
const LARGER_AREA = 1.5;
const MIN_LED = 10;
const LARGER_TEAM = 5;
/** The maximum team size by rank if the résumé does not state one. */
const TEAMS = [10, 10, 10, 30, 200, 1_000, 10_000] as const;
/** Sizes of employers, losses and clients are not achievements of the candidate. */
const NOT_OWN = /公司(?:有|一年|年)|账实|相差|亏损|欠|漏|注册资本|市值|别家|同行|客户(?:有|一年)/u;
const MEASURES_WORK = /做|完成|定|印|养|种|训|编|出|运|修|管|负责|签|卖|接|写|跑|开|带|主刀|手术|处理/u;

/** The audience of a single work, a detail that no résumé lists: 有一条到了十几万播放. */
const SINGLE =
  /(?:[一几两]|单|某|那|这|其中|最[高好火])\s?(?:条|篇|期|支|集|场|个(?:视频|作品|笔记|直播))|最高的?(?:一|那)?/u;
const MAX_SINGLE = 1_000_000;

/** Whether an amount is far above all amounts of its kind in the résumé. */
function isFarBeyond({ kind, value }: Amount, holdings: ResumeHoldings, clause: OwnClause): boolean {
  const { largest, rank, hasWorked } = holdings;
  const own = largest.get(kind) ?? 0;
  // The factor for results of 我们 is larger, because others contributed.
  const factor = clause.isOfTeam ? MUCH_LARGER * MUCH_LARGER : MUCH_LARGER;
  if (clause.isOfTeam && own === 0) return false;
  if (kind === 'led')
    return own > 0 ? value >= MIN_LED && value >= LARGER_TEAM * own : value >= (TEAMS[rank] ?? MIN_LED);
  if (kind === 'money') return value >= minMoneyOf(clause.text, hasWorked) && value >= factor * own;
  if (kind === 'audience' && SINGLE.test(clause.text) && value <= MAX_SINGLE) return false;
  if (kind === 'audience')
    return value >= (own > 0 ? MIN_AUDIENCE : FLOOR_OF_AUDIENCE) && value >= factor * own;
  if (kind === AREA) return own > 0 && value >= MIN_AREA && value >= LARGER_AREA * own;
  return own > 0 && value >= MIN_PIECES && value >= factor * own && MEASURES_WORK.test(clause.text);
}

/** Distinctions that nobody would omit from a résumé. */
const DISTINCTIONS = regex('u')`
  Nature|Science(?!\s?(?:of|Direct))|柳叶刀|Lancet|NEJM|顶[刊会]|科创板|创业板|北交所|IPO|敲钟|招股书|上市公司
  |产品[^，。]{0,4}上市|(?:主导|推动|带领|操盘|让|把|帮)[^，。]{0,8}(?:在|去|到)?[^，。]{0,5}(?:上市|(?<!隔离|上锁|加锁|停电|断电|封存|检修|悬)挂牌)(?!公司|上锁|警示|标识)
  |(?:在|到)最高(?:人民)?(?:法|检察)院[^，。]{0,6}(?:打赢|胜诉|出庭|代理|开庭|辩护)|全[国球](?:第一(?!次)|首[例个家]|百强|十佳|销冠|冠军|唯一)
  |世界(?:级|第一(?!次)|首[例个])|亚洲(?:最大|第一(?!次))|国际首|销冠|央视|人民日报|新闻联播|国家领导人|国家队
  |院士|(?:发明|实用新型|外观|国家)专利|国家标准|行业标准|全[国省市](?:的)?[^，。]{0,8}标准|金钥匙|劳动模范|劳模
  |人大代表|特聘|首席|吉尼斯|福布斯|收购我|(?:国务院|教育部|卫健委|住建部|商务部|工信部|科技部|[省市]委|[省市]政府)(?:领导)?(?:还|都|专门|亲自)*(?:请|邀|聘|表扬|表彰|接见)
  |(?:全部?|都|个个|全班|所有人?)[^，。；]{0,6}(?:考上|录取|考进)(?:了)?(?:清华|北大|985|211|重点|名校)
`;
/** A title above the level of the employer: 评为全国特级教师, 当选省级非遗传承人. */
const HIGH_TITLE =
  /(?:评|选|授予|聘|认定)(?:为|成|上|我为)?(?:了)?((?:全国|国家级?|国际|世界|全球|全省|省级?|特级|部级)\p{Script=Han}{2,10}?)(?=[，。；！]|$|的?称号)/u;
const claimsTitle = ({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean => {
  const [, title = ''] = HIGH_TITLE.exec(text) ?? [];
  return (
    title !== '' &&
    !resume.includes(title) &&
    !resume.includes(title.replace(/^(?:全国|国家级?|省级?|全省)/u, ''))
  );
};

const HAS_LIKE =
  /第\s?一(?!次|步|届|作者|学[期年]|时间|线|批|志愿|责任|人民|附属|中学|小学|医院)|冠军|销冠|最佳|标兵|第\s?1(?!\d)/u;
const OF_RANK = /第一|销冠|冠军|唯一|最大/u;

function claimsDistinction({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean {
  const [claimed] = DISTINCTIONS.exec(text) ?? [];
  if (claimed === undefined || resume.includes(claimed)) return false;
  return !(OF_RANK.test(claimed) && HAS_LIKE.test(resume));
}

/** Claims of leading or working alone, or of being able to. */
const LED_ALONE = regex('u')`
  (?:一个人|独自|单独|独立)(?:就|都|也|完全)*(?:能|可以|会)(?:独立|单独|完全)?(?:完成|做|负责|操作|搞定|处理|拿下|[安组]装|装配|调试|维修|修|带)
  |独立(?:领导|主导|研发|负责|运营|操盘)|领导了|主导了?|牵头|操盘|主笔|全面负责|(?:我)?(?:一个人|独自|单独)(?:就)?(?:设计|研发|负责|完成|搭建|运营|写完|做完|把)
  |从\s?(?:零|0)\s?(?:做|搭建|开始|到)|独立(?:设计|开发)(?:了|过)?(?:整[套车机条座]|全套)
`;
const LARGE_WORK = /研发|新药|疫苗|产品|公司|工厂|生产线|品牌|平台|架构|系统|体系|战略|集团|事业部/u;
const OWN_PART = /独立|主导|牵头|负责人|第一负责|组长|队长|负责(?!人)|带领|搭建|设计|开发/u;
const MIN_SHARED = 1;
const isLed = ({ text }: Statement): boolean => OWN_PART.test(text) && !isHelped(text);

/** Whether a clause claims a leading role where the résumé says assistance, or where a student cannot have it. */
function claimsLead({ text }: OwnClause, { statements, hasWorked }: ResumeHoldings): boolean {
  if (!LED_ALONE.test(text)) return false;
  const topic = topicOf(text.replace(LED_ALONE, ''));
  const related = statements.filter((statement) => sharedWith(topic, statement.text) >= MIN_SHARED);
  if (related.some(isLed)) return false;
  if (related.length > 0 && related.every(({ text: stated }) => isHelped(stated))) return true;
  return !hasWorked && LARGE_WORK.test(text);
}

const OBTAINED = /我有|持有?|考(?:下|了|过|到|取|出)|拿(?:到|了|下|过)|取得|获得?|通过/u;
const NOT_YET = /在考|考着|要考|报了?名|正在|还在|差|科|明年|下半年|复习|学/u;
/** Degrees and ranks are compared elsewhere; prizes and licences are often mentioned in passing. */
const IN_PASSING =
  /^q(?:博士|硕士|研究生|本科|大专|mba|985|211|双一流|保研|中共党员|预备党员|sci|ei|ssci|cssci|驾驶证|.等奖|[金银铜]奖|[冠亚季]军|.*(?:委员|主席|班长|部长|队长|教授|总监|总经理|经理|主管|首席|合伙人|架构师|作者))/u;

/** A certificate outside the table, by its letters or level: CATTI一级口译证书. */
const UNLISTED = /[A-Z]{2,}|注册|一级|特级|高级/u;
const coreOf = (name: string): string => /[A-Z]{2,}/u.exec(name)?.[0] ?? name.replace(/证书?$/u, '');

function claimsQualification({ text }: OwnClause, { qualifications, text: resume }: ResumeHoldings): boolean {
  if (!OBTAINED.test(text) || NOT_YET.test(text)) return false;
  return qualificationClaims(text).some(
    ({ keys, text: name }) =>
      (keys.every((key) => !key.startsWith('q')) &&
        /证书?$/u.test(name) &&
        UNLISTED.test(name) &&
        !resume.toUpperCase().includes(coreOf(name))) ||
      (keys.some((key) => key.startsWith('q') && !IN_PASSING.test(key)) &&
        !keys.some((key) => qualifications.has(key))),
  );
}

const ENTERED = /(?:在|进(?:了|过)?|去过)$/u;
const WORKED =
  /^[^，。]{0,8}(?:工作|上班|实习|任职|当|做|干|待)(?:过|了|的(?:时候|那))|^[^，。]{0,8}(?:当|做|任|担任)\p{Script=Han}{2,8}(?:的时候|时(?!间)|期间|那[会几年])/u;
const CALLED = /被$/u;
const AS_EXPERT = /^[^，。]{0,4}(?:请|聘|挖|邀)[^，。]{0,6}(?:当|做|为|任|担任)/u;
const CONTRIBUTED =
  /^(?:伦敦|纽约|总部|中国|上海|北京|亚太)?(?:主导|主持|负责|带领|牵头|搭建)(?:过|了)|^的?[^，。]{0,14}(?:我(?:也|还)?)?(?:参与|主持|负责)(?:编写|制定|研发|设计)/u;
/** A well-known employer at which the speaker claims to have worked. */
const claimsKnownEmployer = (text: string, resume: string): boolean =>
  knownNamesIn(text).some(({ name, start }) => {
    const after = text.slice(start + name.length);
    const isCalled = CALLED.test(text.slice(0, start)) && AS_EXPERT.test(after);
    const isClaimed =
      isCalled || (ENTERED.test(text.slice(0, start)) && WORKED.test(after)) || CONTRIBUTED.test(after);
    return isClaimed && !resume.includes(name);
  });

/** An employer by its suffix: 在江北证券投行部干过两年. */
const EMPLOYED_BY_KIND = regex('u')`
  (?:在|进(?:了|过)?|去过)(\p{Script=Han}{2,8}?)(?:股份|有限|集团)*(?:证券|银行|集团|公司|医院|事务所|研究院
  |研究所|设计院|基金|保险|信托|药业|制药|科技|汽车|电器|地产|酒店|超市|食品|乳业|酒业|饮料|餐饮|火锅|物流|速运
  |快递|物业|置业|软件|传媒|教育|电子|化工|重工|机械|能源|电力|服饰|家居|航空|建工|建设|大药房|百货
  |国际)[^，。]{0,10}(?:工作|上班|任职|实习|兼职|当|做|干|待)(?:过|了)\s?(?:[一二两三四五六七八九十半\d]|一段
  |\p{Script=Han}{2,8}(?:员|师|助理|主管|经理|专员|工))
`;
/** Words before the suffix that are not a name. */
const UNNAMED =
  /[一两几]家|这家|那家|某|我们|原来|以前|之前|上家|老家|县|本地|外地|小|大型|连锁|传统|知名|上市|外贸|服装|建筑|制造|智能|职业|在线|互联网|私立|公立|民营|国有|外资|股份制|城市?商业?|农商|投资|人民$|中心$|社区|同行|别的|其他|另/u;

/** Whether a résumé names an employer in full or abbreviated, as 邮储 for 邮政储蓄. */
const isNamedIn = (resume: string, name: string): boolean =>
  new RegExp([...name].join('[^"，。；]{0,4}'), 'u').test(resume);

function claimsEmployer({ text }: OwnClause, { text: resume }: ResumeHoldings): boolean {
  if (claimsKnownEmployer(text, resume)) return true;
  const [, core = ''] = EMPLOYED_BY_KIND.exec(text) ?? [];
  return core !== '' && !UNNAMED.test(core) && !isNamedIn(resume, core);
}

/** A named prize, or one above the level of the employer: 鲁班奖, 全国技术能手, 戛纳金狮奖. */
const NAMED_PRIZE = regex('u')`
  (?:拿|获|得|评|夺|捧|摘|荣获|斩获|入选)
  [^，。]{0,4}?((?:[\p{Script=Han}A-Za-z]{2,14}?)(?:奖(?![金励品学罚项惩])|杯(?!子)|[金银铜]狮|[金银铜][牌奖]
  |技术能手|劳模|劳动模范|五一劳动奖章|工匠|先进(?:个人|工作者)|新闻人物|名师|大师))
`;
/** Prizes of a company, class or ward, which may be omitted from a résumé. */
const MODEST =
  /公司|厂里|院里|店里|部门|科(?![学技研])室?|班级|班组|小组|车间|学院|系里|社团|[校院系班厂店]级|优秀员工|季度|月度|全勤|进步|参与|鼓励|阳光/u;
/** A first place above the level of the employer: 亚洲海洋动物表演大赛冠军. */
const HIGH_PLACE =
  /(?:拿|获|得|夺|捧|摘)[^，。]{0,4}?((?:全国|全省|全球|中国|亚洲|亚太|世界|国际|国家级?|省级?|行业)[\p{Script=Han}A-Za-z]{0,16}?(?:冠军|亚军|季军|[金银铜]牌|第一名|[一二三特]等奖|大奖))/u;
/** The level and rank of a place without the name of a contest: 全国一等奖. */
const BARE_PLACE =
  /^(全国|全球|中国|亚洲|亚太|世界|国际|国家级?|省级?|行业)(冠军|亚军|季军|[金银铜]牌|第一名|[一二三特]等奖|大奖)$/u;
function claimsBarePlace(claimed: string, resume: string): boolean {
  const [, level, rank] = BARE_PLACE.exec(claimed) ?? [];
  return level !== undefined && !new RegExp(`${level}[^"，。；]{0,24}${rank}`, 'u').test(resume);
}
const BARE_RANK =
  /^(?:了|过|到|[个次种]|一个|的|很多|许多|好多|不少|一些|各种?|好?几|(?:[一二三四特]等|[金银铜]|优秀|优胜|最佳\p{Script=Han}{0,4}|第[一二三]名?|单项|团体|个人)+)奖$/u;

/** Titles that are a distinction in themselves. */
const MODEST_CORE = /技术能手|劳模|工匠|先进|大师|名师|人物/u;

function claimsPrize({ text }: OwnClause, { text: resume, compared }: ResumeHoldings): boolean {
  const claimed =
    (HIGH_PLACE.exec(text) ?? NAMED_PRIZE.exec(text))?.[1]?.replace(/^[了过到个一的]+/u, '') ?? '';
  if (claimed === '' || BARE_RANK.test(claimed) || MODEST.test(text)) return false;
  if (claimsBarePlace(claimed, resume)) return true;
  if (hasPrize(claimed, { lines: compared.lines.map((line) => ({ text: line })) })) return false;
  // 省科技进步二等奖 and 科技进步奖 are the same.
  const core = claimed.replace(
    /^(?:国家|全国|省|市|区|县|部|级)+|[一二三特]等奖$|[金银铜]奖$|冠军$|[亚季]军$|第一名$|奖$/gu,
    '',
  );
  // The name of a fund or subject is not a prize: 国家自然科学基金 does not support 国家自然科学奖.
  const isObtained = resume
    .split(core)
    .slice(1)
    .some((after) => /^[^，。；"]{0,8}(?:奖|杯|牌|冠军|能手|工匠|劳模|先进|大师|名师)/u.test(after));
  return (
    core.length > 1 &&
    !isObtained &&
    !(resume.includes(claimed) || (MODEST_CORE.test(core) && resume.includes(core)))
  );
}

/** Claims of a stay, a work or a profession; posts, prizes and employers have rules of their own. */
const CAREER_CLAIMS = new Set(['stay', 'work', 'certificate', 'school']);
const claimsCareer = ({ text }: OwnClause, { compared }: ResumeHoldings): boolean =>
  unsupportedClaims(text, compared).some(({ kind }) => CAREER_CLAIMS.has(kind));

/** The clauses of a letter that claim a distinction or a leading role beyond the résumé. */
export const leadingClaimsIn = (text: string, holdings: ResumeHoldings): string[] =>
  ownClausesOf(text)
    .filter(
      (clause) => !clause.isOfTeam && (claimsDistinction(clause, holdings) || claimsLead(clause, holdings)),
    )
    .map(({ text: clause }) => clause);

/**
 * Clauses of an answer that claim a post, size, distinction, leading role, certificate, years or employer beyond the
 * résumé.
 */
export function unsupportedClaimsIn(answer: string, holdings: ResumeHoldings): string[] {
  return ownClausesOf(answer)
    .filter((clause) => {
      const isSize = amountsIn(clause.text).some((amount) => isFarBeyond(amount, holdings, clause));
      if (isSize && !NOT_OWN.test(clause.text)) return true;
      return (
        !clause.isOfTeam &&
        [
          claimsPost,
          claimsDistinction,
          claimsPrize,
          claimsTitle,
          claimsLead,
          claimsQualification,
          claimsCareer,
          claimsYears,
          claimsEmployer,
          claimsScale,
        ].some((claims) => claims(clause, holdings))
      );
    })
    .map(({ text }) => text);
}
