/** The script of the surrounding letters, which determines the width of a quotation mark. */
export type QuoteScript = 'latin' | 'chinese';

/** A piece of a text: quotation marks of one script, or the text between them. */
export interface QuotePiece {
  text: string;
  quotes?: QuoteScript;
}

// Unicode has the same characters for both scripts; the apostrophe is U+2019 as well.
const MARK = /[‘’“”]/;
const MARKS = /[‘’“”]+/g;
const CLOSES: Readonly<Record<string, string>> = { '’': '‘', '”': '“' };
const CHINESE = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff60]/u;
const LATIN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const WORD = /[\p{Script=Latin}\p{Nd}]/u;

/** Splits a text at its quotation marks and apostrophes and determines the script of each. */
export function quotePieces(text: string): QuotePiece[] {
  if (!MARK.test(text)) return text ? [{ text }] : [];
  const scripts = scriptsOf(text);
  const pieces: QuotePiece[] = [];
  const add = (piece: QuotePiece): void => {
    const last = pieces.at(-1);
    if (last && last.quotes === piece.quotes) last.text += piece.text;
    else if (piece.text) pieces.push(piece);
  };
  let from = 0;
  for (const { 0: marks, index } of text.matchAll(MARKS)) {
    add({ text: text.slice(from, index) });
    [...marks].forEach((mark, offset) => add({ text: mark, quotes: scripts.get(index + offset) ?? 'latin' }));
    from = index + marks.length;
  }
  add({ text: text.slice(from) });
  return pieces;
}

/** The script of each mark by its index. Both marks of a quotation, and those inside it, have the same. */
function scriptsOf(text: string): Map<number, QuoteScript> {
  const scripts = new Map<number, QuoteScript>();
  const open: { mark: string; at: number }[] = [];
  for (const { 0: mark, index } of text.matchAll(/[‘’“”]/g)) {
    const opening = CLOSES[mark];
    const partner = open.findLastIndex((earlier) => earlier.mark === opening);
    if (!opening) open.push({ mark, at: index });
    else if (isApostrophe(text, index, partner >= 0)) scripts.set(index, 'latin');
    else if (partner < 0) scripts.set(index, scriptAround(text, index, index + 1));
    else {
      const outermost = open[0]?.at ?? index;
      const [{ at } = { at: index }] = open.splice(partner);
      if (at === outermost) settle(text, scripts, at, index);
    }
  }
  for (const { at } of open) scripts.set(at, scriptAround(text, at, at + 1));
  return scripts;
}

/** Assigns the script of a quotation to its marks and those inside it. */
function settle(text: string, scripts: Map<number, QuoteScript>, first: number, last: number): void {
  const script = scriptAround(text, first, last + 1);
  for (let at = first; at <= last; at += 1) {
    if (MARK.test(text.charAt(at)) && !scripts.has(at)) scripts.set(at, script);
  }
}

/** Between the letters of a word, or at its end if no quotation is open. */
const isApostrophe = (text: string, at: number, isQuoted: boolean): boolean =>
  text[at] === '’' && WORD.test(text.charAt(at - 1)) && (!isQuoted || WORD.test(text.charAt(at + 1)));

/** By the nearest letters on both sides; if they differ or are missing, by the whole text. */
function scriptAround(text: string, first: number, end: number): QuoteScript {
  const before = scriptOf([...text.slice(0, first)].reverse());
  const after = scriptOf(text.slice(end));
  if (before && (before === after || !after)) return before;
  if (after && !before) return after;
  return CHINESE.test(text) ? 'chinese' : 'latin';
}

function scriptOf(characters: Iterable<string>): QuoteScript | undefined {
  for (const character of characters) {
    if (CHINESE.test(character)) return 'chinese';
    if (LATIN.test(character)) return 'latin';
  }
  return undefined;
}
