import type { CalloutKind, Report, ReportBlock, ReportColumn } from './report.js';
import type { Dimension, Overall, Source } from './result.js';

/** A part of a report; what has nothing to say is null and vanishes, and with it the heading of a section of such parts. */
export type ReportPart = ReportBlock | null | undefined | false | readonly ReportPart[];

const blocksOf = (parts: readonly ReportPart[]): ReportBlock[] =>
  parts.flatMap((part) => {
    if (!part) return [];
    return 'type' in part ? [part] : blocksOf(part);
  });

/** A report of its parts in order. */
export const makeReport = (facts: Pick<Report, 'title' | 'subject'>, ...parts: ReportPart[]): Report => ({
  ...facts,
  blocks: blocksOf(parts),
});

function titled(level: 1 | 2 | 3, text: string, parts: readonly ReportPart[]): ReportBlock[] {
  const blocks = blocksOf(parts);
  return blocks.length > 0 ? [{ type: 'heading', level, text }, ...blocks] : [];
}

/** A chapter with its heading; nothing when all its parts are empty. */
export const chapter = (text: string, ...parts: ReportPart[]): ReportPart => titled(1, text, parts);
/** A section of a chapter. */
export const section = (text: string, ...parts: ReportPart[]): ReportPart => titled(2, text, parts);
/** A part of a section. */
export const subsection = (text: string, ...parts: ReportPart[]): ReportPart => titled(3, text, parts);

/** A paragraph; line feeds part its lines. */
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

/** A list with bullets; an item may begin with a lead in bold. */
export const list = (items: readonly Item[]): ReportPart => listOf(items, false);
/** A numbered list. */
export const numbered = (items: readonly Item[]): ReportPart => listOf(items, true);

/** A column of texts that is `share` parts wide. */
export const column = (label: string, share = 1): ReportColumn => ({ label, share, align: 'left' });
/** A column of figures. */
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

/** The parts of a score as bars, and the whole above them. */
export const scores = (
  dimensions: readonly (Pick<Dimension, 'label' | 'score'> & { weight?: number })[],
  overall?: Pick<Overall, 'score' | 'band'> & { label?: string },
): ReportPart =>
  (dimensions.length > 0 || overall !== undefined) && {
    type: 'scores',
    ...(overall && {
      overall: { label: overall.label ?? '总分', score: overall.score, band: overall.band },
    }),
    items: dimensions.map(({ label, score, weight }) => ({
      label,
      score,
      ...(weight !== undefined && { weight }),
    })),
  };

/** Words that a judgement rests on, and where they stand. */
export const quote = (words: string, from?: string): ReportPart =>
  words.trim() ? { type: 'quote', text: words, ...(from && { from }) } : null;

/** A text beside what it may become. */
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

/** 数据缺失: what is not known and what follows from that. */
export const missing = (lines: string | readonly string[], title = '数据缺失'): ReportPart =>
  callout('missing', lines, title);
/** What may go wrong. */
export const risk = (lines: string | readonly string[], title = '风险提示'): ReportPart =>
  callout('risk', lines, title);
/** What should be known while reading. */
export const notice = (lines: string | readonly string[], title?: string): ReportPart =>
  callout('notice', lines, title);

/** Facts by name, two columns wide; facts without a value are left out. */
export const keyValues = (facts: Readonly<Record<string, string | undefined>>): ReportPart => {
  const items = Object.entries(facts).flatMap(([key, value]) => (value ? [{ key, value }] : []));
  return items.length > 0 && { type: 'keyValues', items };
};

/** Where outside figures come from. */
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
