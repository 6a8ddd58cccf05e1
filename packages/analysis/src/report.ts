import { z } from 'zod';
import { source } from './result.js';

// The possible contents of a printed report; texts come from results, whose lengths are limited.
const words = (max: number) => z.string().max(max);
const line = words(400);
const prose = words(6_000);

const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  text: line,
});

/** Line feeds separate the lines of a text. `note` is small and grey. */
const text = z.object({ type: z.literal('text'), text: prose, tone: z.enum(['body', 'note']) });

/** `lead` starts an item in bold: a name, a week, a risk. */
const list = z.object({
  type: z.literal('list'),
  isOrdered: z.boolean(),
  items: z.array(z.object({ lead: line.optional(), text: prose })).max(300),
});

const column = z.object({
  label: words(120),
  /** Its share of the width, relative to the other columns. */
  share: z.number().positive().max(100),
  /** Numbers are right-aligned. */
  align: z.enum(['left', 'right']),
});
export type ReportColumn = z.infer<typeof column>;

const table = z.object({
  type: z.literal('table'),
  columns: z.array(column).min(1).max(12),
  rows: z.array(z.array(words(2_000)).max(12)).max(400),
  /** A bold last row. */
  total: z.array(words(200)).max(12).optional(),
});

/** Scores of 0 to 100 as bars, with the total above them if there is one. */
const scores = z.object({
  type: z.literal('scores'),
  overall: z.object({ label: words(40), score: z.number().min(0).max(100), band: words(20) }).optional(),
  items: z
    .array(
      z.object({
        label: words(60),
        score: z.number().min(0).max(100),
        /** Per cent of the whole. */
        weight: z.number().min(0).max(100).optional(),
      }),
    )
    .max(60),
});

/** Quotes from a document that support a judgement, with their pointers. */
const quote = z.object({ type: z.literal('quote'), text: prose, from: line.optional() });

/** A text and its suggested replacement. */
const change = z.object({
  type: z.literal('change'),
  before: prose,
  after: prose,
  note: prose.optional(),
});

/** A highlighted note: missing data, a risk, a remark, the label of model-written text. */
const callout = z.object({
  type: z.literal('callout'),
  kind: z.enum(['missing', 'risk', 'notice', 'ai-label']),
  title: line.optional(),
  lines: z.array(prose).min(1).max(100),
});
export type CalloutKind = z.infer<typeof callout>['kind'];

const keyValues = z.object({
  type: z.literal('keyValues'),
  items: z.array(z.object({ key: words(60), value: words(4_000) })).max(60),
});

const sources = z.object({ type: z.literal('sources'), items: z.array(source).max(100) });

export const reportBlock = z.discriminatedUnion('type', [
  heading,
  text,
  list,
  table,
  scores,
  quote,
  change,
  callout,
  keyValues,
  sources,
]);
export type ReportBlock = z.infer<typeof reportBlock>;
export type ReportBlockOf<Type extends ReportBlock['type']> = Extract<ReportBlock, { type: Type }>;

/** A result for print. Source, time and version of the rules are printed above it automatically. */
export const report = z.object({
  /** The kind of report: `Offer 对比报告`; also used as the file name. */
  title: words(80),
  /** Its subject in one line: the résumé, the post, the companies. */
  subject: words(600).optional(),
  blocks: z.array(reportBlock).max(2_000),
});
export type Report = z.infer<typeof report>;
