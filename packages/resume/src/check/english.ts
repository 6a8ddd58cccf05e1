import { atSpan, type Finding, type Note, type Unit } from './finding.js';
import { ENGLISH_WORDS, TECH_IN_CHINESE_ONLY, TECH_NAMES, TECH_SLIPS } from './words/english-list.js';

const techNames = new Map(
  TECH_NAMES.replaceAll('\n', '')
    .split('|')
    .map((name) => [name.toLowerCase(), name]),
);
const chineseOnly = new Set(TECH_IN_CHINESE_ONLY.split('|'));
const slips = new Map<string, string>(Object.entries(TECH_SLIPS));
for (const line of ENGLISH_WORDS.trim().split('\n')) {
  const [right = '', ...wrongs] = line.split(' ');
  for (const wrong of wrongs) slips.set(wrong, right);
}

/** Number of English misspellings and tool names in the lists. */
export const ENGLISH_COUNT = slips.size + techNames.size;

const ADDRESS = /https?:\/\/\S+|[\w.+-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|edu|dev)\b\S*/gi;
const WORD = /[A-Za-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*/g;
const HAN = /\p{Script=Han}/u;

interface Word {
  text: string;
  at: number;
}

/** The Latin words of a text; URLs and e-mail addresses are replaced by spaces. */
function wordsOf(text: string): Word[] {
  const plain = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return [...plain.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, at: index }));
}

/** The correction with the capitalisation of the word it replaces. */
const likeCase = (word: string, right: string): string =>
  /^[A-Z]/.test(word) && /^[a-z]+$/.test(right) ? right[0]?.toUpperCase() + right.slice(1) : right;

const spelling = (word: string, right: string): Note => ({
  rule: 'englishSpelling',
  group: 'english',
  severity: 'error',
  message: `英文拼写：“${word}”应为“${right}”`,
});

const capitals = (word: string, right: string): Note => ({
  rule: 'techName',
  group: 'english',
  severity: 'warning',
  message: `“${word}”的通用写法是“${right}”`,
});

function nameOf(written: string, isChinese: boolean): string | undefined {
  const name = techNames.get(written.toLowerCase());
  if (name === undefined || name === written) return undefined;
  if (isChinese) return name;
  // English text: an ordinary word may be intended, and all capitals are a heading.
  return chineseOnly.has(written.toLowerCase()) || written === written.toUpperCase() ? undefined : name;
}

function checkWord(
  unit: Unit,
  words: readonly Word[],
  place: number,
  isChinese: boolean,
): Finding | undefined {
  const word = words[place];
  const next = words[place + 1];
  if (!word) return undefined;
  const { text, at } = word;
  if (next && next.at === at + text.length + 1 && unit.text[next.at - 1] === ' ') {
    const pair = `${text} ${next.text}`;
    const name = nameOf(pair, isChinese);
    if (name) return atSpan(capitals(pair, name), unit, at, at + pair.length, name);
    // Parts of a correctly written name are not checked separately.
    if (techNames.has(pair.toLowerCase())) return undefined;
  }
  const slip = slips.get(text.toLowerCase());
  if (slip !== undefined) {
    const right = likeCase(text, slip);
    return atSpan(spelling(text, right), unit, at, at + text.length, right);
  }
  const name = nameOf(text, isChinese);
  return name === undefined ? undefined : atSpan(capitals(text, name), unit, at, at + text.length, name);
}

const TWICE = /\b([A-Za-z]{2,})(\s+)\1\b/g;
const RIGHT_TWICE = new Set(['had', 'that', 'ha', 'bye', 'so']);

const repeatedWords = (unit: Unit): Finding[] =>
  [...unit.text.matchAll(TWICE)]
    .filter(({ 1: word = '' }) => word === word.toLowerCase() && !RIGHT_TWICE.has(word))
    .map(({ 0: quote, 1: word, index }) =>
      atSpan(
        { rule: 'repeatedWord', group: 'english', severity: 'warning', message: `“${quote}”重复了一个词` },
        unit,
        index,
        index + quote.length,
        word,
      ),
    );

/** English spelling and tool names in one text. */
export function checkEnglish(unit: Unit): Finding[] {
  if (unit.kind === 'name') return [];
  const words = wordsOf(unit.text);
  const isChinese = unit.lang === 'zh' || HAN.test(unit.text);
  const found = words.flatMap((_, place) => checkWord(unit, words, place, isChinese) ?? []);
  return [...found, ...repeatedWords(unit)];
}
