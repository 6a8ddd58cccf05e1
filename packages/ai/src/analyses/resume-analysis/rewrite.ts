import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeRewrite } from '@qicheng/analysis/resume-analysis-result';
import { regex } from '@qicheng/resume/regex';
import { placeholderFor } from '#src/text/placeholder.js';
import { withChineseMarks } from '../../text/chinese-marks.js';
import { NOTHING_WRONG } from '../../text/failure.js';
import { isSpokenLine } from '../../text/spoken-line.js';
import { taggedWordsOf } from '../../text/words.js';
import { ACTION_MODULES } from './action-modules.js';
import { notRewritten } from './not-rewritten.js';
import type { Statement } from './statements.js';
import { withFinalStop, withoutVague } from './without-vague.js';

/** A stronger form of a statement: only words of the candidate, with placeholders for missing facts. */
export interface Rewrite {
  after: string;
  parts: ResumeRewrite['parts'];
  needsFact: string[];
}

/** What is asked for in any trade: measures of one kind of work mislead in another. */
export const OPEN_FACTS = { scale: '做了多少、多久一次', outcome: '结果如何' } as const;

/** Whether quantity and result are requested: for actions and custom sections. */
export const isAboutActions = (module: ResumeModuleKey): boolean =>
  ACTION_MODULES.has(module) || module === 'others';

const MAX_LENGTH = 600;

const COMMA = { zh: '，', en: ', ' } as const;

/** The statement without padding, with placeholders for missing facts; null if it cannot be improved. */
export function rewriteOf(statement: Statement): Rewrite | null {
  const { text, lang, module } = statement;
  if (!isAboutActions(module)) return rewriteOfTraits(statement);
  // A doubtful statement has to be checked before it is reworded.
  if (notRewritten(statement) !== null) return null;
  // A rewrite must not keep the words that are criticised.
  const core = withoutVague(text, lang);
  if (core === null) return null;
  // Longer statements should be split, not rewritten.
  if (core.length > MAX_LENGTH || core === '' || /【[^】]*】/u.test(core)) return null;
  // A line written as in a chat is for its author to write: without 我 it is still spoken.
  if (lang === 'zh' && isSpokenLine(core)) return null;
  // The requested facts are Chinese and do not fit into an English sentence.
  const fact = lang === 'zh' ? missingFactOf(statement) : null;
  const parts: Rewrite['parts'] = [
    { part: '行动', text: lang === 'zh' ? withChineseMarks(core).replace(/[；;，,、]+$/u, '') : core },
    ...(fact === null ? [] : [{ part: '结果' as const, text: placeholderFor(fact) }]),
  ];
  const after = parts.map((part) => part.text).join(COMMA[lang]);
  return fact === null && withoutOwnSubject(core) === withoutOwnSubject(text)
    ? null
    : { after, parts, needsFact: fact === null ? [] : [fact] };
}

/** A text without 我 and its final stop, which alone are no improvement. */
const withoutOwnSubject = (text: string): string =>
  text
    .trim()
    .replace(/[。；.;]+$/u, '')
    .replace(/(?<=^|[，。；])(?:我|本人)(?![们院校司国市省县区])/gu, '');

/** Work in progress has no result yet. */
const UNFINISHED = /(?:在做|进行中|未完成|还没(?:做|写|完)|待完成|筹备中)[）)]?/u;

/** 主要客户在德国, 产品为灯具, 客户以欧美为主: a clause about the subject of the work, which has no amount. */
const OF_SUBJECT =
  /^(?:[^，。；]{0,6})(?:品类|产品|客户|市场|行业|业务|范围|对象|区域|地区|车型|品牌|科目|学段|病种|系统|平台|工具|软件|设备|机型|工艺|语种)(?:主要|大多|多半?|都|全部|以)*(?:是|为|在|有|来自|包括|涵盖|覆盖|集中|以[^，。；]{2,20}为主)/u;
/** 主营户外家具, 常用SAP、用友U8: names after a word that only introduces them. */
const INTRODUCING =
  /^(?:主要|日常|平时)?(?:主营|主打|主做|面向|面对|常用|使用|用到|会用|用的是|涉及)(?=[^，。；]{2})/u;
const isOfNames = (clause: string): boolean =>
  INTRODUCING.test(clause) && !hasVerb(clause.replace(INTRODUCING, ''));
/** Whether a text only names products, markets, tools or the like. */
export const isOfSubject = (text: string): boolean =>
  text
    .split(/[，。；,;]/u)
    .map((clause) => clause.trim())
    .every((clause) => clause === '' || OF_SUBJECT.test(clause) || isOfNames(clause));

/** 每月, 全校, 整条产线, 双准则, 三个组: how often or how far is already stated. */
const EXTENT = regex('u')`
  每(?:个?(?:工作日|[天日周月季年晚早])|学期|[次班批单台件户笔])|逐(?:日|月|笔|条|户|台|项|一)
  |全(?:校|院|厂|员|线|班|部门|年级|公司|集团|园|店|科室?|镇|县|区|市|省|国|球)(?!日制|职|面)|整(?:条|个|套|栋|批)
  |双(?:准则|语|周|体系|平台|系统)
  |[两三四五六七八九十]\s?(?:个|套|条|家|班|组|种|类|份|门|台|名|地|轮|期|本|大)
  |各(?:个|家)?(?:门店|科室|部门|年级|班组|平台|渠道|项目部)
`;

/** Whether the frequency is already stated: 每周输出周报 needs nothing more. */
const isFrequencyStated = (text: string): boolean => /每(?:个?[天日周月季年]|学期|班)/u.test(text);

/** Cache of the statements with a result, by entry. */
const results = new WeakMap<readonly Statement[], ReadonlySet<string>>();

function resultsOf(entry: readonly Statement[]): ReadonlySet<string> {
  const known = results.get(entry);
  if (known !== undefined) return known;
  const found = new Set(entry.flatMap(({ traits, pointer }) => (traits.isQuantified ? pointer : [])));
  results.set(entry, found);
  return found;
}

/** Whether another statement of the entry states the result, so that it is not requested again. */
export function isShownInEntry({ entry = [], pointer }: Pick<Statement, 'entry' | 'pointer'>): boolean {
  const found = resultsOf(entry);
  return found.size > (found.has(pointer) ? 1 : 0);
}

/** The beginning of a trade, of which nobody wants figures: 学徒, 跟师傅, 第二年顶班. */
const APPRENTICED =
  /学徒|当徒弟|拜师|出师|(?:跟|随)着?(?:一个|老)?师傅|(?:自己|独立|单独|就)(?:能)?(?:顶|上)[班岗]|(?:一)?开始(?:是|只是|先)?(?:跟|打杂|打下手)/u;

/** A certificate, which has no quantity: 汽车维修工四级（中级）. */
const NAMES_PAPER = /(?:证书?|职称|资格|[一二三四五初中高]级[）)]?)$/u;
const hasVerb = (text: string): boolean => taggedWordsOf(text).some(({ tag }) => tag.startsWith('v'));

/** 使用HIS系统执行医嘱: with which tool an everyday duty is done. */
const USES_TOOL =
  /^(?:日常|熟练)?(?:使用|运用|操作)[^，。；]{2,24}(?:系统|软件|平台|终端|PDA|工具)[^，。；]{0,8}[。；]?$/u;

/** The fact to request for a statement without a quantity and a result. */
export function missingFactOf(statement: Statement): string | null {
  const { text, traits } = statement;
  // A line with a quantity or result needs no other fact, and a mere name has none.
  if (traits.hasFigure || traits.hasResult || /\d/u.test(text)) return null;
  if (EXTENT.test(text) || APPRENTICED.test(text) || statement.isLongAgo === true) return null;
  if (USES_TOOL.test(text.trim()) || NOTHING_WRONG.test(text)) return null;
  if (isOfSubject(text) || UNFINISHED.test(text) || NAMES_PAPER.test(text) || !hasVerb(text)) return null;
  if (isFrequencyStated(text)) return null;
  const { scale, outcome } = OPEN_FACTS;
  return isShownInEntry(statement) ? scale : `${scale}；${outcome}（写一项即可）`;
}

/** A self-evaluation without clichés, which nobody has to prove. */
function rewriteOfTraits({ text, lang }: Statement): Rewrite | null {
  const after = withFinalStop(text, withoutVague(text, lang));
  if (after === null || after === text.trim() || after.length > MAX_LENGTH || /【/u.test(after)) return null;
  return { after, parts: [{ part: '行动', text: after }], needsFact: [] };
}
