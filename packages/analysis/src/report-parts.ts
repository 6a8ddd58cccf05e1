import { shownShares } from './apportion.js';
import type { CalloutKind, Report, ReportBlock, ReportColumn } from './report.js';
import type { Dimension, Overall, Source } from './result.js';

/** A part of a report; null if empty, and a section of empty parts is dropped with its heading. */
export type ReportPart = ReportBlock | null | undefined | false | readonly ReportPart[];

const blocksOf = (parts: readonly ReportPart[]): ReportBlock[] =>
  parts.flatMap((part) => {
    if (!part) return [];
    return 'type' in part ? [part] : blocksOf(part);
  });

/** A report from its parts. */
export const makeReport = (facts: Pick<Report, 'title' | 'subject'>, ...parts: ReportPart[]): Report => ({
  ...facts,
  blocks: blocksOf(parts),
});

function titled(level: 1 | 2 | 3, text: string, parts: readonly ReportPart[]): ReportBlock[] {
  const blocks = blocksOf(parts);
  return blocks.length > 0 ? [{ type: 'heading', level, text }, ...blocks] : [];
}

/** A chapter with its heading; omitted if all its parts are empty. */
export const chapter = (text: string, ...parts: ReportPart[]): ReportPart => titled(1, text, parts);
/** A section of a chapter. */
export const section = (text: string, ...parts: ReportPart[]): ReportPart => titled(2, text, parts);
/** A part of a section. */
export const subsection = (text: string, ...parts: ReportPart[]): ReportPart => titled(3, text, parts);

/** A paragraph; line feeds separate its lines. */
export const text = (words: string): ReportPart =>
  words.trim() ? { type: 'text', text: words, tone: 'body' } : null;
/** A paragraph, small and grey. */
export const note = (words: string): ReportPart =>
  words.trim() ? { type: 'text', text: words, tone: 'note' } : null;

type Item = string | { lead?: string | undefined; text: string };

const listOf = (items: readonly Item[], isOrdered: boolean): ReportPart =>
  items.length > 0 && {
    type: 'list',
    isOrdered,
    items: items.map((item) => {
      if (typeof item === 'string') return { text: item };
      return item.lead ? { lead: item.lead, text: item.text } : { text: item.text };
    }),
  };

/** A bulleted list; an item may start with a bold lead. */
export const list = (items: readonly Item[]): ReportPart => listOf(items, false);
/** A numbered list. */
export const numbered = (items: readonly Item[]): ReportPart => listOf(items, true);

/** A text column with `share` parts of the width. */
export const column = (label: string, share = 1): ReportColumn => ({ label, share, align: 'left' });
/** A column of numbers. */
export const figures = (label: string, share = 1): ReportColumn => ({ label, share, align: 'right' });

/** A table of rows; `total` is a last row in bold. */
export const table = (
  columns: readonly ReportColumn[],
  rows: readonly (readonly string[])[],
  total?: readonly string[],
): ReportPart =>
  rows.length > 0 && {
    type: 'table',
    columns: [...columns],
    rows: rows.map((cells) => [...cells]),
    ...(total && { total: [...total] }),
  };

/** The parts of a score as bars, with the total above. */
export const scores = (
  dimensions: readonly (Pick<Dimension, 'label' | 'score'> & { weight?: number })[],
  overall?: Pick<Overall, 'score'> & { band: string; label?: string },
): ReportPart => {
  if (dimensions.length === 0 && overall === undefined) return false;
  const weights = shownShares(
    dimensions.map(({ weight = 0 }) => weight),
    1,
  );
  return {
    type: 'scores',
    ...(overall && {
      overall: { label: overall.label ?? '总分', score: overall.score, band: overall.band },
    }),
    items: dimensions.map(({ label, score, weight }, place) => ({
      label,
      score,
      ...(weight !== undefined && { weight: weights[place] ?? 0 }),
    })),
  };
};

/** Words on which a judgement is based, with their pointers. */
export const quote = (words: string, from?: string): ReportPart =>
  words.trim() ? { type: 'quote', text: words, ...(from && { from }) } : null;

/** A text and its suggested replacement. */
export const change = (before: string, after: string, remark?: string): ReportPart => ({
  type: 'change',
  before,
  after,
  ...(remark && { note: remark }),
});

const callout = (kind: CalloutKind, lines: string | readonly string[], title?: string): ReportPart => {
  const all = (typeof lines === 'string' ? [lines] : lines).filter((words) => words.trim());
  return all.length > 0 && { type: 'callout', kind, lines: all, ...(title && { title }) };
};

/** 数据缺失: what is not known, and the consequences. */
export const missing = (lines: string | readonly string[], title = '数据缺失'): ReportPart =>
  callout('missing', lines, title);
/** A risk. */
export const risk = (lines: string | readonly string[], title = '风险提示'): ReportPart =>
  callout('risk', lines, title);
/** A hint for the reader. */
export const notice = (lines: string | readonly string[], title?: string): ReportPart =>
  callout('notice', lines, title);

/** Facts by name in two columns; those without a value are omitted. */
export const keyValues = (facts: Readonly<Record<string, string | undefined>>): ReportPart => {
  const items = Object.entries(facts).flatMap(([key, value]) => (value ? [{ key, value }] : []));
  return items.length > 0 && { type: 'keyValues', items };
};

/** Sources of external figures. */
export const sources = (items: readonly Source[]): ReportPart =>
  items.length > 0 && {
    type: 'sources',
    items: items.map(({ title, publisher, url, date }) => ({
      title,
      date,
      ...(publisher !== undefined && { publisher }),
      ...(url !== undefined && { url }),
    })),
  };
