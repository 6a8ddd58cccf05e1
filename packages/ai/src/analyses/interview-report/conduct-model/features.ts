import { markedClausesOf } from '#src/text/clauses.js';
import { sizedOf, type TextFeatures } from '#src/text/linear-model.js';
import { wordsOf } from '#src/text/words.js';

const MAX_GRAM = 3;
/** Words this far apart still form a pair with one word left out. */
const SKIPPED = 2;

const HAS_WORD = /[\p{L}\p{N}]/u;
const MARK = /^[，。！？；]|[，。！？；]$/u;

/** How casually an answer is typed says nothing about conduct. */
const PARTICLES = /[嘛呢吧啊哈呗呀哦噢嗯呃额诶哎]/gu;

/** Full-width punctuation, one digit for each number, no spaces or particles: people type in many ways. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\d+(?:\.\d+)?/gu, '0')
    .replaceAll(/[,;!?]/gu, (mark) => ({ ',': '，', ';': '；', '!': '！', '?': '？' })[mark] ?? mark)
    .replaceAll(PARTICLES, '')
    .replaceAll(/[^\S\n]+/gu, '');

/** A clause as written, with what a model sees of it. */
export interface ConductClause extends TextFeatures {
  text: string;
}

function addGrams(names: Set<string>, text: string): void {
  const characters = [...`^${text}$`];
  for (let length = 1; length <= MAX_GRAM; length += 1)
    for (let at = 0; at + length <= characters.length; at += 1) {
      const gram = characters.slice(at, at + length).join('');
      if (length < MAX_GRAM || !MARK.test(gram)) names.add(gram);
    }
}

/** Pairs of words of one clause in their order. */
function addPairs(names: Set<string>, words: readonly string[]): void {
  words.forEach((word, at) => {
    for (const later of words.slice(at + 1)) names.add(`c:${word}_${later}`);
  });
}

/** An answer in clauses, as written. */
const clausesOf = (answer: string): string[] =>
  markedClausesOf(answer).filter((clause) => HAS_WORD.test(clause));

const wordsIn = (text: string): string[] => wordsOf(plain(text)).filter((word) => HAS_WORD.test(word));

/**
 * The features of an answer: up to three characters in a row, words, pairs of words, and the words of the first and
 * last clause, where conduct is often refused or excused.
 */
export function answerFeatures(answer: string): TextFeatures {
  const names = new Set<string>();
  addGrams(names, plain(answer));
  const clauses = clausesOf(answer).map(wordsIn);
  const words = clauses.flat();
  words.forEach((word, at) => {
    names.add(`w:${word}`);
    if (at > 0) names.add(`w:${words[at - 1]}_${word}`);
    if (at >= SKIPPED) names.add(`s:${words[at - SKIPPED]}_${word}`);
  });
  for (const clause of clauses) addPairs(names, clause);
  for (const word of clauses[0] ?? []) names.add(`F:${word}`);
  for (const word of clauses.at(-1) ?? []) names.add(`L:${word}`);
  return sizedOf(names);
}

/** Clauses this near count as what precedes or follows. */
const NEAR = 2;

/** The features of each clause: its own characters and words, and the words of the other clauses by their distance. */
export function clauseFeatures(answer: string): ConductClause[] {
  const clauses = clausesOf(answer).map((text) => ({ text, words: wordsIn(text) }));
  return clauses.map(({ text, words }, at) => {
    const names = new Set<string>();
    addGrams(names, plain(text));
    for (const word of words) names.add(`w:${word}`);
    addPairs(names, words);
    clauses.forEach((other, index) => {
      if (index === at) return;
      for (const word of other.words) {
        names.add(`d:${word}`);
        if (Math.abs(index - at) <= NEAR) names.add(`${index < at ? 'p' : 'n'}:${word}`);
      }
    });
    if (at === 0) names.add('first');
    if (at === clauses.length - 1) names.add('last');
    return { text, ...sizedOf(names) };
  });
}
