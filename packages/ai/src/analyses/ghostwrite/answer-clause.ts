import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { regex } from '@qicheng/resume/regex';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { sharedRun } from '../../text/shared-run.js';
import { taggedWordsOf } from '../../text/words.js';
import { contentSignsOf } from '../resume-analysis/content-signs.js';
import { RESULT } from '../resume-analysis/wording.js';
import { type Replacement, replaced } from './rules/text-rule.js';
import { inWrittenOrder, isOnlyOnce, withOpenAmount } from './written-order.js';

const MIN_SHARED = 2;
const LATIN_NAME = /[A-Za-z]{2,}/gu;
/** 单子 is what a line calls 单据, 表子 is 报表: the sign before 子 says what is counted. */
const SPOKEN_NOUN = /^(\p{Script=Han})[子儿]$/u;

const COUNTS = /[\d.%]|[一两二三四五六七八九十百千]|约|每|平均|左右/gu;
const signsOf = (text: string): string[] => contentSignsOf(text.replace(COUNTS, ''));
const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length >= MIN_SHARED && part.every((sign) => whole.includes(sign));

/** Whether an amount says nothing that the text does not say: 水分和灰分都测 after 检测水分、灰分. */
const isSaid = (amount: string, text: string): boolean =>
  !/\d/u.test(amount) && isWithin(signsOf(amount.replace(/[和都也与及]/gu, '')), signsOf(text));

/** The statement without the clauses that an amount says again with its figure, which then takes their place. */
function takingPlace(clauses: readonly string[], amounts: readonly string[]) {
  const taken = new Set<string>();
  const text = clauses.map((clause) => {
    const fuller = amounts.find(
      (amount) => !taken.has(amount) && !/\d/u.test(clause) && isWithin(signsOf(clause), signsOf(amount)),
    );
    if (fuller === undefined) return clause;
    taken.add(fuller);
    return fuller;
  });
  return { clauses: text, amounts: amounts.filter((amount) => !taken.has(amount)) };
}

/** Whether an amount counts what a clause is about. */
function isAmountOf(amount: string, clause: string): boolean {
  const names = amount.match(LATIN_NAME) ?? [];
  if (names.some((name) => clause.includes(name))) return true;
  const nouns = taggedWordsOf(amount).filter(({ tag, text }) => /^n/u.test(tag) && text.length > 1);
  if (nouns.some(({ text }) => clause.includes(SPOKEN_NOUN.exec(text)?.[1] ?? text))) return true;
  const words = amount.replace(/[\d\p{Script=Latin}.]|每|共|约|平均|累计|一|两/gu, '　');
  return sharedRun(words, clause).replace(/　/gu, '').length >= MIN_SHARED;
}

/** Whether a clause has an action of its own, so that it can be a line of its own: 两个月做了1200笔凭证. */
const isAction = (clause: string): boolean =>
  taggedWordsOf(clause).some(
    ({ tag, text }) => /^v$/u.test(tag) && !/^(?:有|是|到|达到?|为|约|共有?)$/u.test(text),
  );

/** 两个月一共做了…, 累计…: not about what was said just before, unlike its deadline, 两天内…. */
const OF_ITS_OWN_TIME =
  /^(?:[一两三四五六七八九十半\d]+个?(?:月|年|周|天|学期|季度)(?![之以]?内)|全[年月]|每[天日月周年]|期间|累计|一共|总共|共)/u;

/** A statement with amounts in it, and what is a line of its own. */
interface Placed {
  readonly text: string;
  readonly further: string[];
}

/**
 * A statement of several actions with each amount next to the action that it counts. What counts none of them, and has an
 * action of its own, is a further line. In a statement of one action all amounts follow it.
 */
export function withAmounts(original: string, answer: string): Placed {
  const { text, amounts } = withOpenAmount(original, answer.split('，'));
  const own = text.split('，');
  const further: string[] = [];
  const stated = amounts.filter((amount) => !isSaid(amount, text));
  if (/[。；]/u.test(text)) return { text: [text, ...stated].join('，'), further };
  const { clauses, amounts: open } = takingPlace(own, stated);
  if (own.length === 1) return { text: [...clauses, ...open].join('，'), further };
  const after = new Map<number, string[]>();
  // What came of it stays at the end.
  const ofWork = clauses.findLastIndex((clause) => !RESULT.zh.test(clause));
  let last = ofWork === -1 ? clauses.length - 1 : ofWork;
  for (const [nth, amount] of open.entries()) {
    const at = clauses.findIndex((clause) => isAmountOf(amount, clause));
    const isNew = nth === 0 || OF_ITS_OWN_TIME.test(amount);
    if (at < 0 && isNew && isAction(amount) && !RESULT.zh.test(amount)) {
      further.push(amount);
      continue;
    }
    last = at < 0 ? last : at;
    after.set(last, [...(after.get(last) ?? []), amount]);
  }
  return {
    text: clauses.flatMap((clause, at) => [clause, ...(after.get(at) ?? [])]).join('，'),
    further: further.length > 0 ? [further.join('，')] : [],
  };
}

type Fact = Exclude<GhostwriteQuestion['fact'], 'action'>;

const NUMBER = '(?=\\d|[一二两三四五六七八九十百千几])';
/** Replacements from spoken to written language: without 我, and 约300 for 差不多 300. */
const WRITTEN: readonly Replacement[] = [
  [/\s*[\r\n]+\s*/gu, '，'],
  [/[<>]/gu, ''],
  [/[。；]/gu, '，'],
  [/^[，、\s]+|[，、\s]+$/gu, ''],
  [/(^|，)用([A-Za-z\p{Script=Han}]{2,8}?)(?:算|做|画|写|弄|剪|排)的(?=，|$)/gu, '$1使用$2'],
  [new RegExp(`(?:大概|差不多|大约|大致)(?:是|有)?((?:每|一)个?[天周月年班])?\\s?${NUMBER}`, 'gu'), '$1约'],
  [new RegExp(`(?:大概|差不多|大约)([\\p{Script=Han}]{1,2}?了?)${NUMBER}`, 'gu'), '$1约'],
  [/(^|，)(?:然后|还有就是|另外就是|就是|其实|反正|主要就?是|先是|是)+(?=[\p{Script=Han}\d])/gu, '$1'],
  [
    /(^|，)我们?(?:自己|主要|一般|就|都|会|还|也)?(?=[\p{Script=Han}])(?!国|校|院|司|市|省|区|县|军|党|方)/gu,
    '$1',
  ],
  [/由我(?=负责|主导|完成|来)/gu, ''],
  [/我的(?=方案|设计|文章|稿|图纸|作品|建议|报告|代码|提案)/gu, ''],
  [/(?<=[\p{Script=Han}\d])我(?=跟着|负责|写|做|画|开发|编|带|拍|剪|研发|设计|一个人|独立)/gu, ''],
  [/(?<=[完好到掉来])了(?=，|$)/gu, ''],
  [/[呢嘛啊哈啦](?=，|$)/gu, ''],
  [/的样子(?=，|$)/gu, ''],
  [/约(?=[^，约]{0,6}(?:多|左右|上下|来)[^，]{0,4}(?=，|$))/gu, ''],
  [/，{2,}/gu, '，'],
];

/** An answer as clauses of a Chinese statement: one line, without spoken words and punctuation at its ends. */
export const clauseOf = (answer: string): string => replaced(withChineseMarks(answer), WRITTEN).trim();

/** Spoken words that would break a written sentence, pointing at something not named, and what speaks against oneself. */
const SPOKEN = regex('u')`
  吧(?=，|$)|[两三四]个?班倒|^做了[^，\d]{0,4}年|[这那](?:个|些|\d|一|几)|跟了|一开始|好[几多]|被[^，]{0,8}(?:退|打回|骂|批评|训|扣)|退回来|做错|出错|没做好
  |[我您你咱]|[吗啥]|感觉|觉得|好像|可能|也许|应该(?!用)|反正|东西|之类|什么的|的时候|差不多|大概|有点|一点|挺|蛮|谁[有都]|能[^，]{1,8}就|的就|[写做用学搞弄干画改跑看]过
`;
/** Who does not remember states no fact. */
const UNSURE = /记不[清得住]|不记得|忘了|不(?:太)?确定|说不准|估计|好像/u;
/** A number with its unit alone, which does not say of what it is; a rate and a person do. */
const BARE =
  /^(?:约|共|一共|总共|有)?\s?[\d.一二两三四五六七八九十百千万]+\s?(?:多|余|几|来)?(?:个|份|次|条|件|张|篇|项|天|周|个月|月|年|小时|万|元|%)?(?:左右|上下|以上|多)?$/u;
/** Whether a clause is a bare number. */
export const isBareNumber = (clause: string): boolean => BARE.test(clause);
const MAX_LENGTH = 90;
const MIN_KEPT_LENGTH = 4;

/** A method in a few words before the action: 使用 PS 动作批处理. */
const MEANS = /^(?:通过|采用|使用|运用|利用|基于|借助|依据|按照|结合|针对|参考)/u;
const MAX_METHOD_LENGTH = 14;
/** A complete sentence with a time, object or step cannot be the object of 通过. */
const OWN_SENTENCE = /[，了过把先给让在再又]|每|对(?!标|比|照)|\d|自己|一[张份个次]|(?:^|[^使])用(?=.*用)/u;

/** An answer as part of a statement. */
export interface AnswerClause {
  /** The part of the answer that the candidate has to reword. */
  left?: string;
  text: string;
  /** Whether it is written as a fact; text that would break the sentence is not. */
  isWritten: boolean;
  /** Whether it precedes the action. */
  isLead: boolean;
}

/** A method as words before the action: tools with 使用, other methods only by a short name; null if it does not fit. */
function leadOf(clause: string): string | null {
  const used = clause.replace(/^用了?(\s?)(?=[A-Za-z])/u, '使用$1').replace(/^用了/u, '用');
  if ([...used].length > MAX_METHOD_LENGTH && !/^使用 ?[A-Za-z][^，]*$/u.test(used)) return null;
  if (MEANS.test(used) && !used.includes('，')) return used;
  if (OWN_SENTENCE.test(used)) return null;
  return `通过${used.replace(/^用(?!户|于|品|途)/u, '')}`;
}

/** The clauses of an answer that are written, and the rest. */
function writtenPart(clauses: readonly string[], ordered: readonly (string | null)[]): AnswerClause {
  const isKept = (text: string | null): text is string => text !== null && !isBareNumber(text);
  const kept = ordered.filter(isKept).join('，');
  const left = clauses.filter((_, at) => !isKept(ordered[at] ?? null)).join('，');
  return kept.length < MIN_KEPT_LENGTH
    ? { text: '', isWritten: false, isLead: false }
    : { text: kept, isWritten: true, isLead: false, left };
}

/** An answer as a clause of a statement; not written if the candidate has to reword it. */
export function answerClause(fact: Fact, answer: string, statement = ''): AnswerClause {
  const text = clauseOf(answer);
  if (text === '' || UNSURE.test(answer)) return { text: '', isWritten: false, isLead: false };
  if (/【/u.test(text))
    return { text, isWritten: text.replace(/【[^】]*】|[，、。\s]/gu, '') !== '', isLead: false };
  if (text.length > MAX_LENGTH) return { text: '', isWritten: false, isLead: false };
  const clauses = text.split('，').filter((clause) => !isOnlyOnce(clause));
  const ordered = clauses.map((clause) => (SPOKEN.test(clause) ? null : inWrittenOrder(clause, statement)));
  if (ordered.length === 0 || ordered.includes(null)) return writtenPart(clauses, ordered);
  const lead = fact === 'method' ? leadOf(text) : null;
  return { text: lead ?? ordered.join('，'), isWritten: true, isLead: lead !== null };
}
