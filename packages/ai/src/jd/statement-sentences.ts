import { checkTypos } from '@qicheng/resume/check/typos';
import { withChineseMarks } from '../text/chinese-marks.js';
import { chineseTopic } from '../text/foreign-schools.js';
import { inQuotes } from '../text/in-quotes.js';
import { withListMarks } from '../text/list-marks.js';
import { hasNoChinese } from '../text/no-chinese.js';
import { inSentenceOrder } from '../text/nominal.js';
import { joinedGaps } from '../text/spaced-list.js';
import { OFFICE, spokenPost, spokenPostFor, statedPost } from '../text/spoken-post.js';
import { inWrittenWords } from '../text/spoken-words.js';
import { taggedWordsOf } from '../text/words.js';
import { LIST_MARK } from './actions.js';
import { splitBoasts } from './boasts.js';
import { DOES, isDoing, isMeasure } from './is-doing.js';
import { isFundAlone } from './presentable.js';
import type { ProofPoint } from './proof-points.js';

const ENDS = /[。；;.!！，,、\s]+$/u;
/** A label before a statement: 运营：自建账号. */
const LABEL = /^(?:[\u4e00-\u9fa5]{2,4}|[^，。；：:\d]{2,20}[（(](?:19|20)\d{2}[年./-][^）)]*[)）])[:：]\s*/u;
/** The occasion before an action: 2024年课后服务排课：调研了…. */
const OCCASION = /^((?:(?:19|20)\d{2}年)?[\u4e00-\u9fa5]{4,12})[:：]\s*(?=[\u4e00-\u9fa5]{1,4}[了过])/u;
/** A heading before sentences: 材料写作。执笔…. */
const HEADING = /^[\u4e00-\u9fa5]{2,6}。(?=[^。]{6,})/u;
/** The funding of a project before the action: 国家重点研发计划项目，参与，负责…. */
const FUND =
  /^[^，,；;。]{0,16}(?:基金|计划|专项)[^，,；;。]{0,8}(?:项目|课题|资助)?[，,；;](?:(?:参与|主持|骨干|参加)[，,；;])?(?=.{4,})/u;
/** An action before its result in one clause: 更换供应商后办公用品费用每年减少约4万元. */
const ACTION_THEN =
  /^([\u4e00-\u9fa5]{4,10})[之以]?后(?=[\u4e00-\u9fa5]{2,14}(?:减少|降低|下降|提高|提升|增加|增长|缩短|节省|节约)[^，。；\d]{0,6}\d)/u;
/** The first post of a job, before what was done in it: 开始做调度，每天安排30多台车. */
const BEGAN = /^(?:一?开始|刚来时?)(?:是|做|当|任)[^，。；\d]{1,8}，(?=每|负责|主要负责|安排|协助|完成)/u;
/** How often an award was won in a year, without the verb: 2024年3次月度销售冠军. */
const TIMES_WON =
  /^((?:19|20)\d{2}年(?:内|度)?\s?[一二两三四五六七八九十\d]+\s?次)(?=[^，。；获得]{0,10}(?:冠军|亚军|第[一二三]|标兵|之星|能手|优秀|先进|奖))/u;
/** A statement as part of a sentence, without a bullet or label and without final punctuation. */
export const bareStatement = ({ statement }: ProofPoint): string => withListMarks(bareText(statement.text));

const bareText = (text: string): string =>
  joinedGaps(
    splitBoasts(
      inSentenceOrder(
        inWrittenWords(withChineseMarks(text))
          .replace(LIST_MARK, '')
          .replace(BEGAN, '')
          .replace(TIMES_WON, '$1获')
          .replace(LABEL, '')
          .replace(ENDS, '')
          .replace(SHORT_YEAR, '20$1年'),
      )
        .replace(OCCASION, '做$1时，')
        .replace(HEADING, '')
        .replace(FUND, '')
        .replace(ACTION_THEN, '$1，'),
    ).affirmed.replace(ENDS, ''),
  )
    .trim()
    .replace(LOOSE_AMOUNT, '，共$1');
/** An amount without a verb as the last clause: 负责编号、装盒，300多盒. */
const LOOSE_AMOUNT =
  /，(\d[\d.]*\s?[多余]?[万千百]?(?:本|份|册|件|套|台|张|人次|人|名|家|次|场|单|页|篇|项|户|箱|吨|卷|幅|节|例|组|盒|批))$/u;

/** A statement that says itself what one is responsible for: 全面负责仓库和运输. */
const BEGINS_WITH_DUTY = /^(?:全面|主要|独立|具体|直接|统一|整体|日常)*(?:负责|分管|主管|统筹|统管|主持)/u;
const WORK_NOUN = /(?:设计|选型|开发|测试|排版|仿真|验收|分诊|护理|对账|核算|结算|报税|维保|养护|初筛)$/u;
const isNounTag = (tag: string): boolean => /^(?:n|eng|x|m|q|b)/u.test(tag);

/** Adds the verb to a statement of nouns only: 画册、包装、海报. */
function withVerb(action: string): string {
  const [clause = ''] = action.split(/[，,；;]/u);
  const words = taggedWordsOf(clause);
  if (DOES.test(action) || BEGINS_WITH_DUTY.test(action)) return action;
  const isWork = WORK_NOUN.test(clause) && isNounTag(words[0]?.tag ?? '');
  const isList = /、/u.test(clause) && !/\d/u.test(clause) && words.every(({ tag }) => isNounTag(tag));
  return isWork || isList || (TASKS.test(action) && isNounTag(words[0]?.tag ?? ''))
    ? `负责${/^[\dA-Za-z]/u.test(action) ? ' ' : ''}${action}`
    : action;
}

/** Tasks of somebody without the verb: 门店5个人的排班、考勤，月销售额28万. */
const TASKS = /^[^，,；;、]{2,14}的[\u4e00-\u9fa5]{2,4}、[\u4e00-\u9fa5]{2,4}(?=$|[，,；;])/u;
/** A year in two digits, as people write it: 23年把工序从5道改成3道. */
const SHORT_YEAR = /^(1\d|2[0-9])年(?=把|将|由|起|底|初|开始|[上下]半年|\d{1,2}月)/u;

/** After what something was done: 期中考试后做错因统计. */
const STARTS_WITH_TIME = /^\p{Script=Han}{3,8}(?<![售课先今])[后前](?=\p{Script=Han})/u;
const STARTS_WITH_YEAR = /^(?:\d{4}\s?年|[去今前]年)/u;

const FIELD = /(?:开发|设计|测试|运维|运营|策划|调研|分析|统筹|统计|建模|撰写|摄影|剪辑|文案|翻译|宣传)$/u;

/** A statement that begins with the post, which is not repeated. */
const NAMES_POST = /^(?:\d{4}年(?:\d{1,2}月)?起?)?(?:担任|兼任|任|作为)/u;

/** The same with the time from which one has had it: 2024年起任带教老师. */
const POST_SINCE = /^((?:19|20)\d{2}年(?:\d{1,2}月)?起)，?(担任|兼任|任)/u;

/** A measure and its change, which needs 把: 收缴率由81%提升到96.5% becomes 把收缴率由…. */
const CHANGED_FROM =
  /^(?!我|将|把|使|让|从|由)[^，。；\d]{2,14}(?:由|从)[^，。；]{1,16}?(?:提升|提高|降低|降|缩短|压缩|压降|减少|扩展|扩大)(?:到|至|为)/u;
/** The same without 从: 客人评分4.6提到4.8. */
const CHANGED_FROM_BARE =
  /^(?!我|将|把|使|让|从|由)([^，。；\d]{2,12}[率分数额量价度])(\d[\d.]*\s?[%‰万]?)(提高?|提升|升|降低?|压|涨|减少?)(?:到|至)(?=\d)/u;
const isJob = (section: string): boolean => section === 'work' || section === 'internships';
const WHEN = /^(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月)?(?=\p{Script=Han})/u;
function withObject(action: string): string {
  const when = WHEN.exec(action)?.[0] ?? '';
  const rest = action.slice(when.length);
  const whole =
    CHANGED_FROM.test(rest) && !isDoing(rest) ? `把${rest}` : rest.replace(CHANGED_FROM_BARE, '把$1从$2$3到');
  return `${when}${whole}`;
}

/** A measure that changed in a year, which nobody does: 2025年平均房价由612元提到668元. */
const CHANGE_OF_MEASURE = /^\p{Script=Han}{0,10}(?:价|率|额|量|分|时长|成本|收入|周期)(?:由|从)\s?\d/u;
const isMeasureOfYear = (action: string): boolean =>
  WHEN.test(action) && CHANGE_OF_MEASURE.test(action.replace(WHEN, ''));

/** The role in a project as part of a sentence; a role that is neither a post nor a field of work is left out. */
const inRole = (role: string): string =>
  OFFICE.test(role) ? `担任${role}，` : FIELD.test(role) ? `负责${role}，` : '，';

/** Figures of several years without a verb: 2022年1860万，2023年2540万. */
const YEARS_ALONE = /^(?:19|20)\d{2}年\s?\d(?!\d?月)[^。；]*[，、；](?:19|20)\d{2}年\s?\d(?!\d?月)/u;
/** Adds the subject to figures by year. */
const yearly = (action: string): string =>
  `各年${/完成率|\d\s?[万亿]/u.test(action) ? '业绩' : '数据'}为：${action}`;

const HEADS = /^(?:主持|负责人|项目负责人|参与|参加)/u;

/** The beginnings of further actions of one entry. */
const NEXT = ['我还', '此外，我', '同时，我'];
/** Adverbs that do not follow 还. */
const OWN_LINK = /^(?:主要|还|也|又|同时|另外|此外|曾|先后|一直|长期|平时)/u;

/** The post as part of a sentence: 任店长, 做销售. */
const asPost = (role: string): string =>
  role === '' || role === '实习' ? role : `${OFFICE.test(role) ? '任' : '做'}${gapped(role)}`;
/** 配合年审，连续6年出具无保留意见: the auditor issues it, one’s employer receives it. */
const asReceived = (action: string): string =>
  /^配合/u.test(action)
    ? action.replace(/(?<=[，、]连续\s?\d+\s?年)出具(?=\p{Script=Han}{0,6}意见)/u, '获')
    : action;
/** A space before Latin letters, as Chinese typography requires. */
const gapped = (role: string): string => `${/^[A-Za-z]/.test(role) ? ' ' : ''}${role}`;
/** A part of an employer that was read as the post: 生鲜区, 二车间. */
const IS_UNIT = /(?:区|部|科|组|室|车间|中心|产线|(?<![领值带主配])班)$/u;
/** The part of the employer at the beginning of an action: 在品控部，每天抽检…. */
const IN_UNIT = /^在(\p{Script=Han}{1,6}(?:部|科|组|室|车间|中心|岗位?))[，,]/u;
const gapAfter = (role: string): string => (/[A-Za-z.]$/.test(role) ? ' ' : '');

/** The kind of a project after its name, unless the name has it: “校园二手书交换项目”中. */
function kindAfter(place: string, section: ProofPoint['section']): string {
  const kind = section === 'projects' ? '项目' : '课题';
  return new RegExp(`${kind}(?=$|[“（(])`, 'u').test(place) ? '' : kind;
}

/** A statement as the action of a sentence: with its verb, without what only joins it to another. */
export const preparedAction = (point: ProofPoint): string =>
  withObject(
    corrected(withVerb(asReceived(bareStatement(point)))).replace(/^(?:期间|后来|之后|随后)[，,]?/u, ''),
  );

/**
 * A sentence about an action with its place, in the words of the résumé. Further actions of an entry do not repeat the
 * place.
 */
export function sentenceAbout(point: ProofPoint, before?: ProofPoint, nth = 1): string {
  const { section, statement } = point;
  const place = chineseTopic(point.place);
  const prepared = preparedAction(point);
  const isNext = before?.statement.itemPointer === statement.itemPointer;
  // 还跟着… continues something that is not stated before it.
  const action = isNext ? prepared : prepared.replace(/^(?:还|也)(?=\p{Script=Han})(?!原|款|是)/u, '');
  const role = statedPost(corrected(spokenPostFor(point.role, action, point.years !== '')));
  if (isEnglishIn(point)) return quotedEnglish(point, isNext, nth);
  if (YEARS_ALONE.test(action))
    return isNext || place === ''
      ? `${yearly(action)}。`
      : `我在${place}${asPost(role)}，${yearly(action)}。`;
  if (isNext && STARTS_WITH_YEAR.test(action)) return `我${action}。`;
  if (isNext)
    return isDoing(action) && !STARTS_WITH_TIME.test(action)
      ? `${OWN_LINK.test(action) ? '我' : (NEXT[Math.min(nth, NEXT.length) - 1] ?? '我还')}${action}。`
      : STARTS_WITH_YEAR.test(action)
        ? `我${action}。`
        : `另外，${action}。`;
  const at = point.years === '' ? '' : ` ${point.years} 年`;
  if (place === '') return standaloneSentence(action, point.years === '' ? '' : role, at);
  if (section === 'research' && isFundAlone(action) && HEADS.test(role))
    return `我${role.startsWith('参') ? '参与' : '主持'}${action}${inQuotes(place)}。`;
  if (section === 'projects' || section === 'research')
    return `我在${inQuotes(place)}${kindAfter(place, section)}中${inRole(role)}${action}。`;
  if (/^(?:服役|当兵|参军|服兵役)$/u.test(role)) return `我在${place}${role}期间，${action}。`;
  if (role === '' && STARTS_WITH_YEAR.test(action)) return `我在${place}工作期间，${action}。`;
  if (IS_UNIT.test(role)) return `我${at}在${place}${role}${isDoing(action) ? '' : '，'}${action}。`;
  if (role === '' && section === 'work' && /^(?:把|改成|每[天日周月年季])/u.test(action))
    return `我${at}在${place}工作期间，${action}。`;
  if (role === '' && isJob(section) && !IN_UNIT.test(action) && /^在\p{Script=Han}/u.test(action))
    return `我${at}在${place}${section === 'work' ? '工作' : '实习'}期间，${action}。`;
  const unit = role === '' ? IN_UNIT.exec(action) : null;
  if (unit) return `我${at}在${place}${unit[1]}，${action.slice(unit[0].length)}。`;
  const [named, since = '', post = ''] = POST_SINCE.exec(action) ?? [];
  if (named !== undefined) return `我${since}在${place}${post}${action.slice(named.length)}。`;
  if (role === '' || NAMES_POST.test(action))
    return `我${at}在${place}${isDoing(action) ? '' : '，'}${action}。`;
  if (STARTS_WITH_YEAR.test(action) && action.includes(role)) return `我在${place}，${action}。`;
  return STARTS_WITH_YEAR.test(action) || !(isDoing(action) || isMeasure(action))
    ? `我${at}在${place}${asPost(role)}，${action}。`
    : `我${at}在${place}${asPost(role)}${gapAfter(role)}期间，${action}。`;
}

/** An action without its place; one of a job that is over has its years and post: 我 2016–2020 年任行政专员时，…. */
function standaloneSentence(action: string, role: string, at: string): string {
  if (isMeasureOfYear(action)) return `${action}。`;
  if (!isDoing(action) && !STARTS_WITH_YEAR.test(action)) return `${action}。`;
  if (role === '' || IS_UNIT.test(role)) return `我${action}。`;
  return `我${at}${asPost(role)}${gapAfter(role)}时，${action}。`;
}

const ENGLISH_CLAUSE = /^[A-Z][a-z]+(?:ed)?\s[A-Za-z][^\p{Script=Han}]{16,}[;,.，；。]/u;
/** Whether a point is an English line of a Chinese résumé, or begins with an English clause. */
export const isEnglishIn = ({ statement: { text, lang } }: ProofPoint): boolean =>
  lang === 'zh' && (hasNoChinese(text) || ENGLISH_CLAUSE.test(text.replace(LIST_MARK, '').trim()));

/** An English line in a Chinese text: quoted as it is, because a wrong translation would be worse. */
function quotedEnglish(point: ProofPoint, isNext: boolean, nth: number): string {
  const { section, role } = point;
  const place = chineseTopic(point.place);
  const line = `“${point.statement.text.replace(LIST_MARK, '').replace(ENDS, '').trim()}”`;
  if (isNext) return `${nth > 1 ? '此外还有一项' : '另一项工作'}是${line}。`;
  if (place === '') return `我做过的一项工作是${line}。`;
  const isTopic = section === 'projects' || section === 'research';
  const at = isTopic
    ? `“${place}”${section === 'projects' ? '项目' : '课题'}中`
    : `${gapped(place)}${gapAfter(place)}${asPost(spokenPost(role))}期间`;
  return `我在${at}的一项工作是${line}。`;
}

/** A text with the certain corrections of the spelling rules. */
export function corrected(text: string): string {
  const piece = { pointer: '', start: 0, text };
  const unit = { ...piece, place: { section: '' }, lang: 'zh', kind: 'line', pieces: [piece] } as const;
  return checkTypos({ ...unit, pieces: [piece] })
    .flatMap(({ patch = [], severity }) => (severity === 'error' ? patch : []))
    .reduceRight(
      (whole, { start, end, after }) => `${whole.slice(0, start)}${after}${whole.slice(end)}`,
      text,
    );
}
