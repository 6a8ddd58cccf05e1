import { reworded, type TextLine } from '../reading/page-text.js';
import { isBodyLabel } from './entry-labels.js';
import { factKindOf } from './fact-labels.js';
import { placeOfLabel } from './loose/labels.js';

/** A short word, a symbol and a space at the start of a line or after a gap. */
const SIGNED =
  /(?<=^\s*|\s{2}|\t)(\p{Script=Han}(?:[\p{Script=Han} ]{0,6}\p{Script=Han})?)\s?([/／>＞=＝])\s+(?=\S)/gu;
const MIN_LINES = 4;
/** Minimum share of lines that start with such a label. */
const SHARE = 0.4;

const isKnown = (label: string): boolean => {
  const word = label.replace(/\s+/gu, '');
  return factKindOf(word) !== null || placeOfLabel(word) !== null || isBodyLabel(word);
};

/** 意向 → 招聘主管, 求职方向——编辑: an arrow or a long dash after a label of the preference or of a contact. */
const ARROW = /(?<=^\s*|\s{2}|\t)(\p{Script=Han}{2,4}|[A-Za-z]{4,10})\s*(?:→|➡|⇒|——|->)\s*(?=\S)/gu;
const KINDS_AFTER_ARROW: ReadonlySet<string> = new Set([
  'position',
  'city',
  'salary',
  'phone',
  'email',
  'wechat',
  'website',
]);
const withColonForArrow = (whole: string, label: string): string =>
  KINDS_AFTER_ARROW.has(factKindOf(label) ?? '') ? `${label}：` : whole;

/** 性别 Gender：, 技能 SKILLS：: a known label with its translation. */
const TRANSLATED =
  /(?<=^\s*|\s{2}|\t)(\p{Script=Han}{2,6})\s+[A-Z][A-Za-z]+(?: [A-Z][A-Za-z]+)?\s*(?=[:：])/gu;
const withoutTranslation = (whole: string, label: string): string => (isKnown(label) ? label : whole);

/** 姓名｜水清华: a bar between label and value on most lines. */
const LABEL_AND_BAR = /^\s*(\p{Script=Han}(?:[\p{Script=Han} ]{0,6}\p{Script=Han})?)\s*[｜|]\s*(?=\S)/u;
const MIN_SHARE_WITH_BARS = 0.6;

/** 老家/ 内蒙古赤峰, 民族 > 汉: replaces the symbol after a label by a colon if the whole file uses it. */
export function withLabelMarks(read: readonly TextLine[]): TextLine[] {
  const lines = read.map((line) =>
    line.box === null
      ? reworded(line, line.text.replace(ARROW, withColonForArrow).replace(TRANSLATED, withoutTranslation))
      : line,
  );
  const labels = lines.flatMap(({ text, box }) =>
    box === null ? [...text.matchAll(SIGNED)].slice(0, 1).filter(({ index }) => index < 3) : [],
  );
  const known = labels.filter(([, label = '']) => isKnown(label)).length;
  if (known < MIN_LINES || labels.length < lines.length * SHARE) return lines;
  return lines.map((line) => {
    const text = line.text.replace(SIGNED, '$1：');
    return reworded(line, text);
  });
}

/** Replaces the bar after a label by a colon if most lines of the file have it. */
export function withBarsAsColons(lines: readonly TextLine[]): TextLine[] {
  const withBars = lines.flatMap(({ text, box }) =>
    box === null ? (LABEL_AND_BAR.exec(text)?.[1] ?? []) : [],
  );
  const areLabels =
    withBars.filter(isKnown).length >= MIN_LINES && withBars.length >= lines.length * MIN_SHARE_WITH_BARS;
  if (!areLabels) return [...lines];
  return lines.map((line) =>
    reworded(
      line,
      line.text.replace(LABEL_AND_BAR, (_, label: string) => `${label.replace(/\s+/gu, '')}：`),
    ),
  );
}
