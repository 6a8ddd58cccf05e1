import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { regex } from '@qicheng/resume/regex';
import { withChineseMarks } from '#src/text/chinese-marks.js';
import { type Replacement, replaced } from './rules/text-rule.js';
import { inWrittenOrder, isOnlyOnce } from './written-order.js';

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
/** What is no gain for anybody: 完成得一般, 没有完成指标. */
const WEAK = /一般(?=$|[，。])|没有?完成|未完成|不(?:太|怎么)?(?:好|理想|行|样)(?=$|[，。])|马马虎虎|凑合/u;
export const isWeak = (text: string): boolean => WEAK.test(text) && !/\d/u.test(text);
/** Who does not remember states no fact. */
const UNSURE = /记不[清得住]|不记得|忘了|不(?:太)?确定|说不准|估计|好像/u;
/** A number with its unit alone, which does not say of what it is; a rate and a person do. */
const BARE =
  /^(?:约|共|一共|总共|有)?\s?[\d.一二两三四五六七八九十百千万]+\s?(?:多|余|几|来)?(?:个|份|次|条|件|张|篇|项|天|周|个月|月|年|小时|万|元|%)?(?:左右|上下|以上|多)?$/u;
const MAX_LENGTH = 90;

/** A method in a few words before the action: 使用 PS 动作批处理. */
const MEANS = /^(?:通过|采用|使用|运用|利用|基于|借助|依据|按照|结合|针对|参考)/u;
const MAX_METHOD_LENGTH = 14;
/** A complete sentence with a time, object or step cannot be the object of 通过. */
const OWN_SENTENCE = /[，了过把先给让在再又]|每|对(?!标|比|照)|\d|自己|一[张份个次]|(?:^|[^使])用(?=.*用)/u;

/** An answer as part of a statement. */
export interface AnswerClause {
  text: string;
  /** Whether it is written as a fact; text that would break the sentence is not. */
  isWritten: boolean;
  /** Whether it precedes the action. */
  isLead: boolean;
}

const UNWRITTEN: AnswerClause = { text: '', isWritten: false, isLead: false };

/** A method as words before the action: tools with 使用, other methods only by a short name; null if it does not fit. */
function leadOf(clause: string): string | null {
  const used = clause.replace(/^用了?(\s?)(?=[A-Za-z])/u, '使用$1').replace(/^用了/u, '用');
  if ([...used].length > MAX_METHOD_LENGTH && !/^使用 ?[A-Za-z][^，]*$/u.test(used)) return null;
  if (MEANS.test(used) && !used.includes('，')) return used;
  if (OWN_SENTENCE.test(used)) return null;
  return `通过${used.replace(/^用(?!户|于|品|途)/u, '')}`;
}

/** A clause of an answer in the words of its author, and in written words; null if its author has to reword it. */
interface AnswerPart {
  readonly own: string;
  readonly written: string | null;
}

/** The clauses of an answer; none if it states nothing for sure. */
export function partsOfAnswer(answer: string, statement: string): AnswerPart[] {
  const text = clauseOf(answer);
  if (text === '' || UNSURE.test(answer) || text.length > MAX_LENGTH) return [];
  return text
    .split('，')
    .filter((own) => !isOnlyOnce(own))
    .map((own) => ({
      own,
      written: SPOKEN.test(own) || isWeak(own) ? null : inWrittenOrder(own, statement),
    }));
}

/** An answer as a clause of a statement; not written if the candidate has to reword any part of it. */
export function answerClause(fact: Fact, answer: string, statement = ''): AnswerClause {
  const text = clauseOf(answer);
  if (/【/u.test(text))
    return { text, isWritten: text.replace(/【[^】]*】|[，、。\s]/gu, '') !== '', isLead: false };
  const clauses = partsOfAnswer(answer, statement).map(({ written }) => written);
  if (clauses.length === 0 || clauses.includes(null) || BARE.test(text)) return UNWRITTEN;
  const lead = fact === 'method' ? leadOf(text) : null;
  return { text: lead ?? clauses.join('，'), isWritten: true, isLead: lead !== null };
}
