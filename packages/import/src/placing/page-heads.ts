import type { TextLine } from '../reading/page-text.js';

/** Maximum number of lines in a page header. */
const FIRST = 3;
const MAX_LENGTH = 40;
const PAGE =
  /\s*[-–—]?\s*(?:\d{1,2}\s*\/\s*\d{1,2}|page\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?|第\s*\d{1,2}\s*页.*)\s*[-–—]?$/iu;
const ONLY_PAGE = /^\s*page\s+\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?\s*$/iu;
/** Marcus Feng – Curriculum Vitae */
const TITLE_OF_OWNER = /^(\S.{2,30}?)\s*[-–—|]\s*(?:curriculum vitae|r[ée]sum[ée]|cv)$/iu;
const PAGE_AFTER_GAP = /(?:\s{2,}|\t)\d{1,2}\s*\/\s*\d{1,2}$/u;
/** The words of a page header besides the owner's name. */
const OF_OWNER = /\d{4}[\s-]?\d{4}|@|简历|resume|\bcv\b/iu;

const wordsOf = (text: string): string => text.replace(PAGE, '').replace(/\s+/gu, '');

/** 张三——个人简历    第 1 页 共 2 页: on the first page the header names the owner. */
function withoutNumberOfPage(line: TextLine, at: number): TextLine {
  if (at >= FIRST || line.box !== null || !/简历|resume/iu.test(line.text)) return line;
  const text = line.text.replace(/(?:\s{2,}|\t)第\s*\d{1,2}\s*页.*$/u, '').trimEnd();
  return text === line.text || text === '' ? line : { ...line, text };
}

/** Removes repeated page headers from a copied text. */
export function withoutPageHeads(lines: readonly TextLine[]): TextLine[] {
  const heads = new Set(
    lines
      .slice(0, FIRST)
      .filter(({ text }, at) => text.length <= MAX_LENGTH && (at === 0 || OF_OWNER.test(text)))
      .map(({ text }) => wordsOf(text)),
  );
  return lines.map(withoutNumberOfPage).filter(({ text, box }, at) => {
    if (box === null && ONLY_PAGE.test(text)) return false;
    if (box !== null || at < FIRST || text.length > MAX_LENGTH) return true;
    const owner = TITLE_OF_OWNER.exec(text)?.[1];
    if (owner !== undefined && lines.slice(0, FIRST).some((line) => line.text.includes(owner))) return false;
    const words = wordsOf(text);
    const isPage = PAGE_AFTER_GAP.test(text) && !/\d{4}/u.test(text);
    return !isPage && !(words.length > 1 && heads.has(words));
  });
}
