import { regex } from '@qicheng/resume/regex';
import { LIST_MARK } from '#src/jd/actions.js';
import { type ProofPoint, SERIES } from '#src/jd/proof-points.js';
import { sentenceAbout } from '#src/jd/statement-sentences.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { isNominal } from '#src/text/nominal.js';
import { isToldPlace } from '#src/text/told-place.js';
import { taggedWordsOf } from '#src/text/words.js';
import { isCompleteStatement } from './complete-statement.js';
import { isUnlawful } from './facts/harmful-sentences.js';
import { isTemplate } from './phrases.js';

/** From one figure to another. */
export const CHANGE =
  /(?:由|从)[^，。；]{0,16}\d[^，。；]{0,20}?(?:到|至|成|→)[^，。；]{0,6}\d|\bfrom (?:[^.;\d]|\.\d){0,24}\d(?:[^.;]|\.\d){0,40} to (?:[^.;\d]|\.\d){0,12}\d/iu;
const IN_FIGURES = /\d/u;

/** Amounts of several years in a row: 2022年1860万，2023年2540万. */
const YEARLY = /^(?:(?:19|20)\d{2}年\s?[\d.]+\s?[万亿]?元?(?:（[^）]*）)?[，、；]?\s*){2,}/u;
/** What one earned or sold. */
const MONEY = /[销营]业?[售额收]|(?:出口|成交|签约)额|业绩|利润|回款|\brevenue\b|\bsales\b/iu;

/** Whether an action states a change from one value to another, or what was reached year by year. */
export const isChange = ({ statement: { text } }: ProofPoint): boolean =>
  CHANGE.test(text) || YEARLY.test(text) || SERIES.test(text);
/** Whether a change is one of money that came in. */
export const isEarned = (point: ProofPoint): boolean =>
  YEARLY.test(point.statement.text) || (isChange(point) && MONEY.test(point.statement.text));

/** A remark after the name of an employer: 人民医院（二级甲等）, Coral Bay Resort (412 rooms). */
const REMARK = /\s*[（(][^）)]*[)）]$/u;
export const withoutRemark = (name: string): string => name.replace(REMARK, '') || name;

const MAX_LENGTH = 90;
const MAX_SENTENCES = 2;
/** What others did or what did not happen is not an action of the candidate's own. */
const NOT_OWN = /没(?:有)?出过|设计院|别人|他们|老板|领导/u;
const DESCRIBES_ACTION = /牵头|带着|负责|主导|完成|管|改|降|升|省|编|建|做|带/u;

/** The sentences of a paragraph that describe an action with figures, as one statement; empty where it has none that fits. */
function partOf(text: string): string {
  const sentences = text
    .split(/[。！]/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (sentences.length < MAX_SENTENCES && text.length <= MAX_LENGTH) return text;
  const fitting = sentences.filter(
    (each) =>
      IN_FIGURES.test(each) &&
      DESCRIBES_ACTION.test(each) &&
      !NOT_OWN.test(each) &&
      each.length <= MAX_LENGTH,
  );
  const dated = fitting.filter((each) => /^(?:19|20)\d{2}年/u.test(each));
  return (dated.length > 0 ? dated : fitting).slice(0, MAX_SENTENCES).join('；');
}

/** A statement without the clauses that are in every résumé; empty where they are what it says. */
function withoutTemplates(text: string): string {
  if (!isTemplate(text)) return text;
  const kept = text.split(/(?<=[，；])/u).filter((clause) => !isTemplate(clause));
  const rest = kept.join('').replace(/[，；]$/u, '');
  return CHANGE.test(rest) ? rest : '';
}

/** A measure that was brought from one figure to another, with what follows it: 食材损耗从6.5%降到3.1%. */
const MEASURE = regex('u')`
  ^(?!负责|实现|推动|完成|使|让|带动|将|把|降低|提高|提升|压缩|缩短|减少|控制|参与|协助|优化|主导|管理|维护
  |我)([\u4e00-\u9fa5A-Za-z“”]{2,14}?(?:时长|周期|率|额|量|数|分|损耗|耗时|成本|时间|差错|停机|误差))
  (平均)?((?:每[天月年])?(?:由|从)[^，。；]*?(?:缩短|压缩|降低?|减少?|提升|提高|升|增加?|做)(?:到|至))
`;
const withChange = (text: string): string =>
  text.replace(
    MEASURE,
    (_whole, measure: string, average: string | undefined, change: string) =>
      `把${average ?? ''}${measure}${change.replace(/(?<!提)升(?=[到至])/u, '提升')}`,
  );

/** A place that was read from a line of actions, and one that is the heading of a section. */
const NO_PLACE = /\d[^）)]*(?:天|次|个|家|人)|连续|期间|旺季|每[天日周月]/u;
const HEADING = /^(?:实习|工作|兼职|校园|项目|实践)(?:经[历验])?$/u;

/** A row of a form, with its dates or labels: 2025.3—2025.6 内容：…, 结果：…. */
const FORM_ROW =
  /^(?:19|20)\d{2}\s?[./年-]\s?\d{1,2}\s?月?\s*[-—–~至到]|(?:^|[\s，。；])(?:内容|结果|收获|职责|证明人|地点|描述|业绩)[：:]/u;
/** A year in two digits, which is read as a span: 23年把工序从5道改成3道. */
const SHORT_YEAR = /^(?:'|’)?([012]\d)年(?=(?!以上|多|来|经验|工龄|间|里)\p{Script=Han})/u;
/** What is written as in a chat, which no formal sentence takes up word by word. */
const CHAT = regex('u')`
  后来(?!居上)|后面(?=学|升|转|又|才|当)|(?<![由从较比])原来(?!的)|(?<![年月日])以前|那时|有时候|(?<!(?:由|从)[^，。；]{1,12})做到了?\d|转的|腿伤|[拿得评]过(?=[^，。；]{0,16}(?:优秀|员工|奖|先进))
  |还行|看得懂|会[测改看修做弄]|都熟|[挺蛮]\p{Script=Han}|老板|好几|(?:要|能)领|领\d|\d[\d.]*万?不到(?=[，。]|$)|天天|[嗯啊吧呢嘛](?=[，。]|$)
`;
/** A time that was brought down: 由75分钟做到48分钟. */
const SHORTENED = /([由从])(\d+(?:\.\d+)?)(\s?(?:个?小时|分钟|秒|天|个月))做到(?:了)?(\d+(?:\.\d+)?)/gu;
const shortened = (whole: string, from: string, before: string, unit: string, after: string): string =>
  Number(before) > Number(after) ? `${from}${before}${unit}缩短到${after}` : whole;
/** A text whose words are separated by blanks instead of punctuation. */
const BLANKS = /\p{Script=Han}\s\p{Script=Han}/u;

/** A text without a clause that only names the kind of employer: 负责收银，连锁企业，日均客流600人. */
const withoutKind = (text: string): string =>
  text.replace(/(?<=[，,；;])\s*[\u4e00-\u9fa5]{2,6}(?:企业|公司|集团|工厂|医院|学校)[，,；;]/gu, '');

/** A point in the form of a letter: named by its employer alone, a paragraph cut to its actions; null where nothing can be stated. */
export function tellable(point: ProofPoint): ProofPoint | null {
  const { statement } = point;
  // A topic without a subject, 安全方面，…, is not a sentence about a person.
  const isJob = point.section === 'work' || point.section === 'internships';
  if (NO_PLACE.test(point.place) || (isJob && (isToldPlace(point.place) || /[：:]/u.test(point.place))))
    return null;
  if (/^[^，。]{1,6}方面[，,]/u.test(statement.text)) return null;
  if (FORM_ROW.test(statement.text) || isUnlawful(statement.text)) return null;
  const plain = statement.text
    .replace(LIST_MARK, '')
    .trim()
    .replace(SHORT_YEAR, '20$1年')
    .replace(SHORTENED, shortened);
  if (!hasNoChinese(plain) && (CHAT.test(plain) || BLANKS.test(plain))) return null;
  const text = hasNoChinese(plain) ? plain : withChange(withoutTemplates(partOf(withoutKind(plain))));
  const place = HEADING.test(point.place) ? '' : withoutRemark(point.place);
  return text === '' ? null : { ...point, place, statement: { ...statement, text } };
}

/** Nouns that begin as a verb does: 教研组6个人. */
const NOUN_HEAD =
  /^(?:教(?:研|育|师|材|务|工|职|导|室)|接口|管(?:道|线|理(?:员|层|费))|编(?:辑部|制|码|号|队)|修养|画(?:面|册)|译文|讲(?:师|座|义)|做工|写字楼|办(?:公|事处)|跑(?:步|鞋)|装(?:备|置|载)|开业|带宽|卖(?:场|点|家)|送货员)/u;
/** Verbs that the dictionary has for nouns: 带团286个, 入户探访63户. */
const VERB =
  /^(?:[带管教接做编写办开跑修装送卖画译讲]|入户|上门|走访|探访|家访|接听|登记)(?![^，]{0,3}[率额量])/u;
const beginsWithVerb = (text: string): boolean => VERB.test(text) && !NOUN_HEAD.test(text);
/** A sentence whose action has no person before it. */
const WITHOUT_PERSON = /^(?!我)|^我(?: [\d–]+ 年)?在(?!“)(?![^，]*期间)[^，]*，(?!(?:19|20)\d{2}年)/u;
/** A connection before the person: 此外，我带教…. */
const HAS_PERSON = /^[^，]{2,4}，我/u;
const OF_WORK =
  /^[^，。；]{2,16}的[^，。；\d的]{0,8}(?:排班|考勤|管理|培训|维护|采购|验收|盘点|陈列|销售|核算|对账|接待|调度|运营|检查|巡检|保养|配送)$/u;
/** Work in a word of its own: 预检分诊, 责任制护理. */
const IS_WORK =
  /^(?!负责|参与|协助|配合|从事|承担|完成|主管|独立)\p{Script=Han}{2,6}(?:分诊|接诊|护理|照护|带教|排班|陈列|收银|理货|补货|配送|质检|巡检|维修|保养|装配|焊接|排版|翻译|采购|审核|审方|调配|发药|接待|调度|值守|核算|对账|登记|录入|养护|保洁|安检)$/u;
/** What already says in which part one had it: 全面负责仓库和运输. */
const STATES_PART = /^[^，。；]{0,10}(?:负责|参与|协助|主导|主持|承担|牵头)/u;
/** Work that is named without a verb: 门诊西药房审方、调配、发药. */
function asWork(point: ProofPoint): ProofPoint {
  const { statement } = point;
  const [clause = ''] = statement.text.split(/[，,；;]/u);
  if (STATES_PART.test(clause)) return point;
  const last = taggedWordsOf(clause).at(-1)?.tag ?? '';
  // Work after what it is of: 门店5个人的排班、考勤.
  if (OF_WORK.test(clause) && /^(?:n|r|m|x|s)/u.test(taggedWordsOf(clause)[0]?.tag ?? ''))
    return { ...point, statement: { ...statement, text: `负责${statement.text}` } };
  if (isNominal(clause) || IS_WORK.test(clause))
    return { ...point, statement: { ...statement, text: `负责${statement.text}` } };
  return !IN_FIGURES.test(clause) &&
    !/[过了]|方面$|^(?:现场|在|负责|配合|协助|参与|独立|每|用|把|对|按|跟)/u.test(clause) &&
    (clause.includes('、') || last.startsWith('v'))
    ? { ...point, statement: { ...statement, text: `负责${statement.text}` } }
    : point;
}

/** Whether a letter may take up a statement as it is. */
export const isTakenUp = (point: ProofPoint): boolean =>
  YEARLY.test(point.statement.text) ||
  isCompleteStatement(point, beginsWithVerb(point.statement.text)) ||
  isCompleteStatement(asWork(point), false);

const MIN_START = 4;
/** Whether a statement begins behind the first comma of its sentence, after the place and the post. */
const isAfterPlace = (sentence: string, statement: string): boolean =>
  !sentence.slice(0, sentence.indexOf('，')).includes(statement.trim().slice(0, MIN_START));

/** An action in a sentence of a letter. */
export function sentenceFor(point: ProofPoint, before?: ProofPoint, nth = 1): string {
  const { statement } = point;
  if (YEARLY.test(statement.text)) {
    const figures = statement.text.replace(/[。；;\s]+$/u, '');
    const isNext = before?.statement.itemPointer === statement.itemPointer;
    return isNext || point.place === ''
      ? `我历年的业绩为：${figures}。`
      : `我在${point.place}历年的业绩为：${figures}。`;
  }
  const sentence = sentenceAbout(point, before, nth);
  if (WITHOUT_PERSON.test(sentence) && (beginsWithVerb(statement.text) || STATES_PART.test(statement.text))) {
    if (/^我(?: [\d–]+ 年)?在(?!“)/u.test(sentence))
      return isAfterPlace(sentence, statement.text) ? sentence.replace('，', '期间，') : sentence;
    if (sentence.startsWith('另外，')) return sentence.replace('另外，', '我还');
    return HAS_PERSON.test(sentence) ? sentence : `我${sentence}`;
  }
  const better = WITHOUT_PERSON.test(sentence) ? sentenceAbout(asWork(point), before, nth) : sentence;
  return better.replace(/[任做]实习生期间，/u, '实习期间，');
}
