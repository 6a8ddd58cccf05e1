import { reworded, type TextLine } from '../reading/page-text.js';

/** OCR artefacts: spaces inside dates, before colons and after commas, and isolated characters. */
const SPACED_MARKS =
  /\d \. ?\d|\d ?\. \d|\p{Script=Han} [：，、]|[：，、“] \p{Script=Han}|(?:^|\s)\p{Script=Han} \p{Script=Han} \p{Script=Han}(?:\s|$)/u;
const MIN_LINES = 4;
const SHARE = 0.3;
const INSIDE =
  /(?<=[\p{Script=Han}，。、：；“”（）《》\d.@-])(?<!\s[男女]) (?![男女](?:\s|$))(?=[\p{Script=Han}，。、：；“”（）《》\d.@-])/gu;
const MAIL = /[\w.+-]{1,64}(?: ?[\w.+-]{1,64})? ?@ ?[\w-]+(?: ?\. ?[\w-]+)+/u;

/** Text of an OCR program with spaces anywhere; two spaces separate words. */
export function withoutLooseSpacing(lines: readonly TextLine[]): TextLine[] {
  const spaced = lines.filter(({ text }) => SPACED_MARKS.test(text)).length;
  if (spaced < MIN_LINES || spaced < lines.length * SHARE) return [...lines];
  return lines.map((line) => {
    const text = line.text
      .replace(MAIL, (mail) => mail.replace(/ (?=[@.\w])|(?<=[@.]) /gu, ''))
      .replace(INSIDE, '');
    return reworded(line, text);
  });
}
