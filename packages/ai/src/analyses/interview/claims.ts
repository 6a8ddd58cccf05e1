import { regex } from '@qicheng/resume/regex';
import { NOTHING_WRONG } from '../../text/failure.js';
import { withWholeBrackets } from '../../text/whole-brackets.js';

/** A number in a statement that an interviewer may ask about. */
export interface Claim {
  /**
   * `measured`: a rate, an amount of money or a change; `lost`: attempts and fewer successes; `missed`: a goal not
   * reached; `clean`: no incidents; `people`: people led or taught; `reach`: attention of others; `many`: too many
   * pieces of work to remember each; `counted`: some of a kind.
   */
  kind: 'measured' | 'lost' | 'missed' | 'clean' | 'people' | 'reach' | 'many' | 'counted';
  /** The clause that contains it. */
  words: string;
  /** The measure word of the count. */
  unit: string;
}

const LEAD = /^\s*(?:\d{1,2}\s*[.、)）．]\s*|[-•·▪]\s*)/u;
/** The end of a clause, but not a comma within a number: 1,100 万元. */
const CLAUSE = /[，；;。！!\n]|,(?!(?<=\d,)\d{3})/u;
// Years, durations, pages, versions and models are not achievements.
const NO_CLAIM = regex('giu')`
  (?:19|20)\d{2}(?:\s*[年.\-/]\s*\d{0,2}\s*月?)?
  |\d+\s*(?:月|日|号|页|级|岁|届|期|版|年|天|周|个月|个?工作日|小时|分钟|米货车|k[WV])
  |[A-Za-z]+[-\s]?\d+(?:\.\d+)*|\d+(?:\.\d+)*\s*版本?
`;
const MEASURED = regex('iu')`
  \d[\d.,]*\s*(?:%|％|‰|个百分点)|(?:由|从)(?!\s*0\s*到\s*1)[^，。；]{0,12}\d[^，。；]{0,10}(?:升|降|提|增|减|缩
  |涨|到|至)[^，。；]{0,6}\d|(?:额|收入|成本|费用|利润|GMV|产值|流水|节[省约]|降本
  |回款)[^，。；]{0,6}\d[\d.,]*\s*[万亿千]?\s*(?:美元|欧元|元|万|亿)|\d[\d.,]*\s*[万亿]\s*(?:美元|欧元|元)
  |(?:卖|销售|业绩|成交)(?:了|出|额)?(?:到|约)?\s*\d[\d.,]*\s*[万亿]
  |(?:由|从)\s*\d+\s*(?:天|日|小时|周|个月)[^，。；\d]{0,6}(?:缩短|提前|压缩)(?:到|至|为)(?:当[天日]|实时|即时)
`;
const NOT_ALL_WON =
  /\d+\s*[次个项场单篇][^，。；\d]{0,6}(?:中标?|通过|成交|成单|获批|录用|入选)\s*(?:了\s*)?\d+/u;
const PEOPLE = regex('u')`
  (?:带[过教领出]?|指导|辅导|培训|管理?|培养)(?:\d+\s*[台辆间家条个栋套处][^，。；\d]{1,4})?[^，。；\d]{0,8}
  (?:\d+|[两三四五六七八九十]+)\s*(?:多|余)?\s*(?:名|位|人|个(?=[新老]?(?:学生|徒弟|学员|员工|新人|人|司机|工人|师傅|队员
  |老师|教师|护士|药师|医生|厨师|调度员?|采购员|会计|业务员|组员|护工|保安|保洁|骑手|店员|销售|高级工|技师|班长|店长|副店长|老人|病人|孩子|电工|焊工|快递员)))
`;
/** Nobody remembers a single person of a larger group. */
const CROWD = 20;
const isCrowd = (clause: string): boolean =>
  [...clause.replace(DATE, '').matchAll(/\d+/gu)].some(([number]) => Number(number) > CROWD);
/** People who were received or taught: none of them is work that was achieved. */
const PERSONS =
  /\d\s*(?:多|余|来)?个[^，。；\d]{0,4}(?:人|客|学生|[家业户]主|家长|患者|病人|孩子|幼儿|儿童|宝宝|娃|老师|班)/u;
const DATE = /(?:19|20)\d{2}\s*[年./-]\s*(?:\d{1,2}\s*月?)?/gu;
const COUNTED =
  /(\d[\d,]*)\s*(?:多|余|来)?\s*(次|篇|份|条|场|家|项|个|套|台|门|单|件|款|道|例|间|座|栋|幅|桌|起|宗)(?!月|小时|年)/u;
const MANY = 60;
/** The size of an employer, client or project, which is not an action. */
const SIZE =
  /(?:预算|费用|花费|开销|支出|营业额|营收|营业收入|产值|资产|注册资本|投资额?|造价|合同额|流水|体量|规模)(?:约为?|为|达|在|近|超过?|共)?\s*\d/u;
const ACHIEVEMENT =
  /完成|实现|达成|做到|提[升高]|增长|增加|翻|突破|签[下订约]|拿下|节[省约]|降|减|个人|本人|带动|拉动|贡献|超额|追回|收回|卖|从[^，。；]{0,12}到/u;
/** A loss or stock that was found, which nobody wants to keep up. */
const FOUND = /(?:发现|查出|排查出|盘点出|识别出|暴露)[^，。；]{0,12}\d/u;
const isSizeAlone = (clause: string): boolean =>
  (SIZE.test(clause) || FOUND.test(clause)) && !ACHIEVEMENT.test(clause);
/** A goal of which less than 90 % was reached. */
const MISSED =
  /(?:完成率|达成率|目标完成|指标完成|完成(?:了)?(?:目标|指标|任务)的?)[^，。；\d]{0,6}[1-8]\d(?:\.\d+)?\s*[%％]/u;
/** Reactions of other people to the work. */
const REACH = regex('iu')`
  (?:star|粉丝|涨粉|点赞|获赞|收藏|阅读量?|浏览量?|播放量?|曝光量?|下载量?|关注|转发|好评|引用
  |访问量?)[^，。；]{0,8}\d|\d[\d.,]*\s*[万亿千]?\s*(?:多|余)?\s*(?:个|次|名|位)?\s*(?:star|粉丝|点赞|收藏|阅读
  |浏览|播放|曝光|下载|关注|转发|好评|引用|访问)
`;
/** Measure words of repetitive work; of other things each one is remembered. */
const PIECES = /[次篇份条单件例起宗款]/u;
const EVERY_DAY = /一天|每[天日周月班]|日均|月均/u;
const MIN_CLAUSE_LENGTH = 5;

function clauseWith(text: string, pattern: RegExp, isLeftOut = (_: string) => false): string | null {
  const clauses = text.split(CLAUSE).map((clause) => clause.trim());
  const at = clauses.findIndex((clause) => pattern.test(clause) && !isLeftOut(clause));
  const found = clauses[at];
  if (found === undefined) return null;
  const whole = withWholeBrackets(found);
  const clause = pattern.test(whole) ? whole : found;
  return [...clause].length < MIN_CLAUSE_LENGTH && at > 0 ? `${clauses[at - 1]}，${clause}` : clause;
}

/** Equipment, rooms, beds and branches, which the candidate did not create. */
const STOCK =
  /设备|机器|仪器?|[机车]床|电脑|服务器|终端|监控|摄像|车辆|叉车|客房|床[位铺]?|病床|教室|门店|分店|网点|站点|仓库|货架|车位|工位|机[台组位]|[机塔]\s*\d|电梯|锅炉|大棚|鱼塘|猪舍|楼栋|产线|生产线|收银台|包[间厢]|车间|校区|食堂|柜台/u;
const OWNS = /(?:覆盖|涉及|面向|涵盖|有|设|辖|备|配|含|包括|分为|开放|编制|容纳)[^，。；\d]{0,10}\d/u;
/** Things that are looked after are none of them the hardest one: 管9台车. */
const LOOKED_AFTER = /管(?:理|着|了|过)?\s*\d+\s*(?:多|余)?[台辆间栋层亩片张]/u;
/** Building, repairing or acquiring such things is an action. */
const PRODUCED =
  /装(?!卸)|修|改造|设计|开发|研制|交付|卖|销售|搭|新[建开增]|开出|筹|拓|签|盘活|采购|调试|验收|更换|迁移|制作|完成/u;
/** Devices that are kept running, none of which is a work of the candidate: 注塑机 24 台日常维修. */
const KEPT_RUNNING =
  /\d\s*(?:多|余)?[台辆套条部间栋座][^，。；\d]{0,8}(?:维修|维护|保养|养护|巡检|点检|检修|看护|值守|操作|清洁|运行)/u;
/** Whether a clause states the size of a place or a stock, so that the hardest piece cannot be asked about. */
const isStock = (clause: string): boolean =>
  KEPT_RUNNING.test(clause) ||
  (!PRODUCED.test(clause) && (STOCK.test(clause) || OWNS.test(clause) || LOOKED_AFTER.test(clause)));

const VERSION =
  /(?:由|从)\s*v?\d+(?:\.(?:x|\d+))*\s*版?本?\s*(?:升级?|迭代|演进|更新|重构)?(?:到|至)\s*v?\d+(?:\.(?:x|\d+))*(?![\d.]|\s*(?:[%％‰万亿千元天家个人次秒倍a-z]|小时|分钟|毫秒))/giu;
const OF_VERSIONS = /\d\.x|(?<![a-z])v\d|版本|迭代|演进/iu;
/** Whether the only change in a clause is that of a version: 从 2.x 到 4.0. */
const isOfVersion = (clause: string): boolean =>
  OF_VERSIONS.test(clause) && !MEASURED.test(clause.replace(VERSION, ' '));

/** A value before the work, with nothing after it: 不良率原来3.2%左右. */
const BEFORE =
  /(?<![比较在])(?:原来|原先|以前|之前|最初|起初|改造前|改进前|上线前|接手时)[^，。；\d提升降增减涨缩省]{0,8}\d[\d.,]*[^，。；\d到至提升降增减涨缩省]{0,8}$/u;

/** The first measured result; a value before the work is quoted with the value after it, or not at all. */
function measuredIn(text: string): string | null {
  const found = clauseWith(text, MEASURED, (clause) => isSizeAlone(clause) || isOfVersion(clause));
  if (found === null || !BEFORE.test(found)) return found;
  const [, after = ''] = /^\s*[，,]\s*([^，；;。！!\n]+)/u.exec(text.split(found)[1] ?? '') ?? [];
  return /\d/u.test(after) ? `${found}，${after.trim()}` : null;
}

/** A rate that rose reached no goal and missed none: 达成率由88%提到95%. */
const ROSE = /(?:由|从)[^，。；]{0,8}\d[^，。；]{0,8}(?:到|至|为)[^，。；]{0,4}\d/u;
/** Defects and questions that were found or handed in, none of which is a work to be completed. */
const FOUND_ITEMS = regex('iu')`
  (?:提交|提出|发现|查出|找出|反馈|上报|登记|记录)(?:[^，。；\d]{0,6}|[^，。；\d]{0,4}\d+[^，。；\d]{0,4})
  (?:问题|缺陷|隐患|漏洞|错误|异常|不符合项|bug)
`;

/** The most significant number of a statement. */
export function claimOf(statement: string): Claim | null {
  const text = statement.replace(LEAD, '');
  const notWon = clauseWith(text, NOT_ALL_WON);
  if (notWon !== null) return { kind: 'lost', words: notWon, unit: '' };
  const missed = clauseWith(text, MISSED, (clause) => ROSE.test(clause));
  if (missed !== null) return { kind: 'missed', words: missed, unit: '' };
  const measured = measuredIn(text);
  if (measured !== null) return { kind: 'measured', words: measured, unit: '' };
  const reach = clauseWith(text, REACH);
  if (reach !== null) return { kind: 'reach', words: reach, unit: '' };
  const clean = clauseWith(text, NOTHING_WRONG);
  if (clean !== null) return { kind: 'clean', words: clean, unit: '' };
  const people = clauseWith(text, PEOPLE, isCrowd);
  if (people !== null) return { kind: 'people', words: people, unit: '' };
  const clause = text.split(CLAUSE).find((each) => COUNTED.test(each.replace(NO_CLAIM, ' ')));
  const [, number = '', unit = ''] = COUNTED.exec((clause ?? '').replace(NO_CLAIM, ' ')) ?? [];
  // A number at the beginning of a clause states a quantity, not an action.
  if (
    clause === undefined ||
    number === '' ||
    /^\s*\d/u.test(clause) ||
    isStock(clause) ||
    FOUND_ITEMS.test(clause) ||
    PERSONS.test(clause)
  )
    return null;
  const count = Number(number.replaceAll(',', ''));
  // Daily work has no hardest instance.
  if (count < 2 || (count < MANY && EVERY_DAY.test(clause))) return null;
  return {
    kind: count >= MANY && PIECES.test(unit) ? 'many' : 'counted',
    words: withWholeBrackets(clause),
    unit,
  };
}
