import { sizedOf, type TextFeatures } from '#src/text/linear-model.js';
import { commonWords, taggedWordsOf } from '#src/text/words.js';
import { answerFeatures } from '../conduct-model/features.js';

const MARK = /^[，。,.;；！？!?、：:]$/u;
const NUMBER = /^[\d.]+$/u;

/** A word as a model of any trade sees it: in daily use as it is, otherwise only its part of speech. */
function withoutTrade({ text, tag }: { text: string; tag: string }): string {
  if (MARK.test(text)) return text;
  if (NUMBER.test(text) || tag.startsWith('m')) return '#m';
  return [...text].length === 1 || commonWords().has(text) ? text : `#${tag.slice(0, 1)}`;
}

/** Up to three in a row, and pairs with one between them left out. */
function addRows(names: Set<string>, prefix: string, tokens: readonly string[]): void {
  tokens.forEach((token, at) => {
    const [before, twoBefore] = [tokens[at - 1], tokens[at - 2]];
    names.add(`${prefix}1${token}`);
    if (before !== undefined) names.add(`${prefix}2${before}_${token}`);
    if (twoBefore === undefined) return;
    names.add(`${prefix}3${twoBefore}_${before}_${token}`);
    names.add(`${prefix}s${twoBefore}_${token}`);
  });
}

const COUNTS = [2, 4, 7, 11, 16];
/** How many words of a part of speech a text has, in steps. */
function addCounts(names: Set<string>, tags: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    const kind = tag.slice(0, 1);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of counts)
    for (const step of COUNTS) if (count >= step) names.add(`c${kind}${step}`);
}

const SHARED = [1, 2, 3, 4, 6, 8];
/** How many pairs of characters of the question are in the answer, in steps. */
function addShared(names: Set<string>, answer: string, question: string): void {
  const pairs = new Set(
    Array.from({ length: Math.max(0, question.length - 1) }, (_, at) => question.slice(at, at + 2)),
  );
  const shared = [...pairs].filter((pair) => answer.includes(pair)).length;
  for (const step of SHARED) if (shared >= step) names.add(`o${step}`);
}

/**
 * The features of an answer to a question: those of its words, of its sentence structure without the words of a trade,
 * and what it shares with the question.
 */
export function qualityFeatures(answer: string, question: string): TextFeatures {
  const names = new Set(answerFeatures(answer).names);
  const words = taggedWordsOf(answer.normalize('NFKC')).filter(({ text }) => text.trim() !== '');
  const tags = words.map(({ tag }) => tag);
  addRows(names, 'D', ['^', ...words.map(withoutTrade), '$']);
  addRows(names, 'T', ['^', ...tags, '$']);
  addCounts(names, tags);
  addShared(names, answer, question);
  return sizedOf(names);
}
