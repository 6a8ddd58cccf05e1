import { formProblemsOf } from '#src/text/sentence-form.js';
import { isVerbOfObject } from './collocations.js';
import { VERBS } from './verb-lexicon.js';

const DOUBLED =
  /的的|了了|(?:负责|参与|协助|完成|进行|处理|整理|组织){2}|(?<![\p{Script=Han}])([\p{Script=Han}]{2})\1(?![\p{Script=Han}])/u;
/** Beginnings and ends that make a sentence incomplete. */
const LOOSE_END =
  /^[的了和与及并、，；]|(?:的|和|与|及|对|把|将|被|向|给|为|、|并)(?:$|[，。；])|[，、；]{2}|的[，。；]/u;
/** A figure with its measure word, which must be kept together. */
const COUNTED =
  /\d[\d.,]*\s?(?:多|余|几)?\s?(?:[个篇份张套场次款组条名部期人元只件台本家户项例位床间辆趟节门班届轮批吨斤亩米寸秒分天周月年]|小时|课时)/gu;
const OBJECT_AFTER = new RegExp(`的(${VERBS})([\\p{Script=Han}A-Za-z]{2,12})(?=$|[，。；])`, 'gu');

const countsOf = (text: string): string =>
  (text.match(COUNTED) ?? [])
    .map((count) => count.replace(/\s/gu, ''))
    .toSorted()
    .join(' ');

/** Whether a verb with its object is used as a noun: 企业的处理账务. A noun such as 公司的采购流程 is not. */
export const hasVerbForNoun = (text: string): boolean =>
  [...text.matchAll(OBJECT_AFTER)].some(
    ([, verb = '', following = '']) =>
      [...following].some((_mark, at) => at >= 2 && isVerbOfObject(verb, following.slice(0, at))) ||
      isVerbOfObject(verb, following),
  );

/**
 * Whether a rewritten Chinese sentence is well formed: no doubled or dangling words, no count without its measure word.
 */
export function isSound(before: string, after: string): boolean {
  const gains = (pattern: RegExp) => pattern.test(after) && !pattern.test(before);
  if (gains(DOUBLED) || gains(LOOSE_END)) return false;
  const known = formProblemsOf(before);
  if (formProblemsOf(after).some((problem) => !known.includes(problem))) return false;
  if (hasVerbForNoun(after) && !hasVerbForNoun(before)) return false;
  return countsOf(before) === countsOf(after);
}
