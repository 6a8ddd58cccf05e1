// Characters between which a quotation starts and ends; elsewhere the mark is part of code or a measurement
// (24").
const WIDE = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uff60—–…·';
const BEFORE = new RegExp(`(?:^|[\\s${WIDE}])[([]?$`, 'u');
const AFTER_CLOSING = new RegExp(`^(?:$|[\\s${WIDE},.;:!?)\\]])`, 'u');
const LATIN_BEFORE = /\p{Script=Latin}$/u;
const HAN_FIRST = /^\p{Script=Han}/u;
const HAN_LAST = /\p{Script=Han}$/u;
const WORD_AFTER = /^[\p{Script=Latin}\p{Nd}]/u;

const SINGLE_PAIR = new RegExp(
  `(?<=(?:^|[\\s${WIDE}“])[([]?)'(?=[^\\s'])([^'"\\n]*)(?<=[^\\s'])'(?=$|[\\s${WIDE}”,.;:!?)])`,
  'gu',
);
const WITHIN_WORD = /(?<=\p{Script=Latin})'(?=\p{Script=Latin})/gu;
const PLURAL_OWNER = /(?<=[a-z]s)'(?= \p{Script=Latin})/gu;
const CODE = /[/@\\=_]/;

/**
 * Replaces straight quotation marks and apostrophes by typographic ones, one for one. Unpaired marks, and
 * those that may belong to a measurement or code, stay.
 */
export function typographicQuotes(text: string): string {
  const paired = text.includes('"') ? withDoubleMarks(text) : text;
  return paired.includes("'") ? withSingleMarks(paired) : paired;
}

function withDoubleMarks(text: string): string {
  const pieces = text.split('"');
  if (pieces.length % 2 === 0) return text;
  // Pieces at odd indices are quoted.
  const isQuotation = pieces.every(
    (piece, at) => at % 2 === 0 || isQuoted(piece, pieces[at - 1] ?? '', pieces[at + 1] ?? ''),
  );
  if (!isQuotation) return text;
  return pieces.map((piece, at) => (at % 2 === 1 ? `“${piece}”` : piece)).join('');
}

function isQuoted(piece: string, before: string, after: string): boolean {
  if (piece === '' || piece !== piece.trim() || piece.includes('\n')) return false;
  const begins = BEFORE.test(before) || (LATIN_BEFORE.test(before) && HAN_FIRST.test(piece));
  const ends = AFTER_CLOSING.test(after) || (WORD_AFTER.test(after) && HAN_LAST.test(piece));
  return begins && ends;
}

const withSingleMarks = (text: string): string =>
  text
    .replace(/\S+/g, (word) => (CODE.test(word) ? word : word.replace(WITHIN_WORD, '’')))
    .replace(SINGLE_PAIR, '‘$1’')
    .replace(PLURAL_OWNER, '’');
