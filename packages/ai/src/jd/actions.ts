import type { Evidence } from '@qicheng/analysis/result';
import { evidenceOf, quoted, type Statement } from '../analyses/resume-analysis/statements.js';
import { traitsOf } from '../analyses/resume-analysis/traits.js';
import { withChineseMarks } from '../text/chinese-marks.js';
import { hasNoChinese } from '../text/no-chinese.js';
import { withoutSubject } from '../text/own-subject.js';
import { hasOwnPerson, inWrittenWords, isSpoken } from '../text/spoken-words.js';
import { taggedWordsOf } from '../text/words.js';
import { withoutCircumstance } from './circumstance.js';
import { isDoing, METRIC_FIRST } from './is-doing.js';

/** A list number or bullet, not a figure of the sentence: 1. 125kW, ①, （2）. */
export const LIST_MARK =
  /^\s*(?:\d{1,2}\s?[、)）]|\d{1,2}\.(?!\d)|\d\uFE0F?\u20E3|[(（]\d{1,2}[)）]|[①-⑳•●◆■▪➢·*-])\s*/u;
/** One action of a résumé: a statement, a sentence of a paragraph, or an action with its result on the next line. */
export interface Action {
  readonly statement: Statement;
  /** The words of the résumé, a sentence of a paragraph whole. */
  readonly text: string;
  /** Where the résumé tells it; the first is the statement itself. */
  readonly evidence: readonly [Evidence, ...Evidence[]];
}

const MIN_SENTENCE_LENGTH = 6;
const SENTENCE = /(?<=[。；;！!])(?=\s*\S)/u;
const END = /[。；;！!\s]+$/u;
/** Sentences that continue the one before: a part, a consequence, a reference. */
const CONTINUES =
  /^(?:并且?|且|但|而|其中|包括|例如|如|同时|最终|最后|因此|所以|使|让|令|以|从而|分别|共|累计|平均|合计|约|该|此|这|上述|期间|结果|由此|被|得到|受到|近|超|达|较|比)/u;

/** The time that passed since the action: 8月后, 次月, 半年后. */
const AFTERWARDS =
  /^(?:(?:(?:20\d{2}\s?年)?\s?\d{1,2}\s?月|[一二两三四五六七八九十半\d]+\s?个?(?:月|周|年|季度))(?:以|之)?[后起来]|次[月年周]|[当此]后)[，]?/u;
/** A change of something that the clause before names, not of what the writer does: 投诉由每月14件降到4件. */
const CHANGE_ALONE =
  /^(?!把|将|使|让)[^，。；\d]{2,12}(?:由|从)[^，。；]{1,12}(?:降|升|减|增|提高|缩短)[^，。；\d]{0,3}\d/u;
/** What is of the same kind as something named before: 同类投诉, 此类故障. */
const OF_SAME_KIND = /^[^，。；]{0,10}?(?:同类|此类|这类|该类|上述|前述)(?!型)/u;
const refersBack = (part: string): boolean => {
  const rest = part.replace(AFTERWARDS, '').trim();
  return (OF_SAME_KIND.test(part) && !isDoing(rest)) || (rest !== part && CHANGE_ALONE.test(rest));
};

/** What is after a semicolon belongs to the action before it if it is a measure with its figure, refers to it, or all is English. */
const isResultAfter = (part: string, before: string): boolean =>
  /[；;]\s*$/u.test(before) &&
  (refersBack(part.trim()) ||
    (METRIC_FIRST.test(part.trim()) && !METRIC_FIRST.test(before.trim())) ||
    hasNoChinese(`${before}${part}`));

/** The sentences of a paragraph, each with those that continue it. */
function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(SENTENCE)) {
    const isOwn =
      !CONTINUES.test(part.trim()) &&
      part.replace(END, '').trim().length >= MIN_SENTENCE_LENGTH &&
      !isResultAfter(part, parts.at(-1) ?? '');
    if (parts.length === 0 || isOwn) parts.push(part);
    else parts.push(`${parts.pop() ?? ''}${part}`);
  }
  return parts.map((part) => part.replace(END, '').trim()).filter((part) => part !== '');
}

/** 后来我学了康复按摩: the subject after the time. */
const LATER_I = /((?:^|[，；])(?:后来|之后|当时|去年|今年))我(?=\p{Script=Han})(?![国校院司市省区县们])/gu;
/** A sentence of a chat as it is told to an employer. */
function written(text: string): string {
  const own = inWrittenWords(text.replace(/^(?:还|也|另外，?|然后)(?=[\u4e00-\u9fa5])/u, ''));
  // What others did as well stays theirs.
  return (own.includes('我们') ? own : withoutSubject(own).replace(LATER_I, '$1')).replace(
    /(?<=[\u4e00-\u9fa5]{2})了$/u,
    '',
  );
}

/** A statement, or the sentences of a paragraph. */
export function partsOf(statement: Statement): Action[] {
  if (statement.lang !== 'zh')
    return [{ statement, text: statement.text, evidence: [evidenceOf(statement)] }];
  const sentences = sentencesOf(statement.text);
  const whole = withChineseMarks(statement.text);
  const isChat = isSpoken(whole) || hasOwnPerson(whole);
  const proseOf = (sentence: string): string => {
    const text = withChineseMarks(sentence);
    return withoutCircumstance(isChat ? written(text) : text);
  };
  if (sentences.length < 2) {
    const text = proseOf(statement.text);
    return [
      { statement: withText(statement, text), text: statement.text, evidence: [evidenceOf(statement)] },
    ];
  }
  return sentences.map((sentence) => ({
    statement: withText(statement, proseOf(sentence)),
    text: sentence,
    evidence: [{ ...evidenceOf(statement), quote: quoted(sentence) }],
  }));
}

const withText = (statement: Statement, text: string): Statement =>
  text === statement.text ? statement : { ...statement, text, traits: traitsOf(text, statement.lang) };

/** A result without an action: 糖用量降低 40%. */
const isResultAlone = ({ text }: Statement): boolean => METRIC_FIRST.test(text.replace(LIST_MARK, '').trim());
const STUDIED = new Set(['projects', 'research', 'practice', 'campus']);
const MAX_JOINED_LENGTH = 110;

/** Whether a result belongs to the action before it, in one project. */
const isResultOf = ({ statement: result }: Action, { statement: action }: Action): boolean =>
  STUDIED.has(action.section) &&
  result.itemPointer === action.itemPointer &&
  isResultAlone(result) &&
  !isResultAlone(action) &&
  (action.traits.hasAction ||
    action.traits.hasMethod ||
    /^v/u.test(taggedWordsOf(action.text)[0]?.tag ?? '')) &&
  action.text.length + result.text.length <= MAX_JOINED_LENGTH;

const joined = (action: Action, result: Action): Action => ({
  statement: withText(
    action.statement,
    `${action.statement.text.replace(END, '')}，${result.statement.text.replace(LIST_MARK, '').trim()}`,
  ),
  text: action.text,
  evidence: [...action.evidence, ...result.evidence],
});

/** The actions of statements: paragraphs by sentence, and results of a project after the action that led to them. */
export function actionsOf(statements: readonly Statement[]): Action[] {
  const actions: Action[] = [];
  for (const action of statements.flatMap(partsOf)) {
    const last = actions.at(-1);
    if (last !== undefined && isResultOf(action, last)) actions[actions.length - 1] = joined(last, action);
    else actions.push(action);
  }
  return actions;
}
