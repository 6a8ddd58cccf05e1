import type { ReportBlock, ReportBlockOf } from '@qicheng/analysis/report';
import {
  CALLOUT_COLOURS,
  CHANGE_LABELS,
  safeAddress,
  scoreText,
  SOURCES_HEADING,
  sourceText,
} from '@qicheng/report/sheet';
import { BorderStyle, HeadingLevel, LineRuleType, Paragraph, type Table, TableRow } from 'docx';
import { linkedRuns, textRuns } from '../runs.js';
import { BULLETS, INK_SOFT, LINE, NUMBERS, spacing } from '../styles.js';
import { factTable } from '../tables.js';
import type { Writer } from '../writer.js';
import { cellOf, frame, gap, rowTable, sharesOf } from './frames.js';

export type Part = Paragraph | Table;

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;
const AFTER_TWIPS = 70;
const hex = (colour: string): string => colour.replace('#', '');

/** A block as paragraphs and tables; `nextList` numbers the lists, so that each starts at one. */
export function blockParts(writer: Writer, block: ReportBlock, nextList: () => number): Part[] {
  switch (block.type) {
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[block.level], children: textRuns(block.text) })];
    case 'text':
      return [textPart(writer, block)];
    case 'list':
      return listParts(writer, block, nextList);
    case 'table':
      return [gap(), rowTable(writer, block), gap()];
    case 'scores':
      return scoreParts(writer, block);
    case 'quote':
      return [quotePart(writer, block)];
    case 'change':
      return [gap(), changeTable(writer, block), gap()];
    case 'callout':
      return [gap(), calloutTable(writer, block), gap()];
    case 'keyValues':
      return [
        gap(),
        factTable(
          writer,
          block.items.map(({ key, value }) => ({ label: key, value })),
        ),
        gap(),
      ];
    case 'sources':
      return sourceParts(writer, block, nextList);
  }
}

/** Paragraph spacing below. */
const aired = ({ style }: Writer) => ({ spacing: spacing(style, style.size.body, { after: AFTER_TWIPS }) });
const smallOf = ({ style }: Writer): number => style.size.small - 2;

const textPart = (writer: Writer, { text, tone }: ReportBlockOf<'text'>): Paragraph =>
  writer.line(
    textRuns(text, tone === 'note' ? { size: smallOf(writer), color: INK_SOFT } : {}),
    aired(writer),
  );

function listParts(
  writer: Writer,
  { isOrdered, items }: ReportBlockOf<'list'>,
  nextList: () => number,
): Paragraph[] {
  const numbering = isOrdered
    ? { reference: NUMBERS, level: 0, instance: nextList() }
    : { reference: BULLETS, level: 0 };
  return items.map(({ lead, text }) =>
    writer.line([...(lead ? textRuns(`${lead}\u3000`, { bold: true }) : []), ...textRuns(text)], {
      numbering,
    }),
  );
}

function scoreParts(writer: Writer, { overall, items }: ReportBlockOf<'scores'>): Part[] {
  const { size, accent } = writer.style;
  const whole = overall
    ? [
        new Paragraph({
          keepNext: true,
          spacing: { line: 276, lineRule: LineRuleType.AUTO, before: 80 },
          children: [
            ...textRuns(scoreText(overall.score), { size: size.name, bold: true, color: accent }),
            ...textRuns(`  ${overall.label} · ${overall.band}`, { color: INK_SOFT }),
          ],
        }),
      ]
    : [];
  if (items.length === 0) return whole;
  const isWeighed = items.some(({ weight }) => weight !== undefined);
  const columns = [
    { label: '维度', share: 6, align: 'left' as const },
    ...(isWeighed ? [{ label: '占比', share: 2, align: 'right' as const }] : []),
    { label: '得分', share: 2, align: 'right' as const },
  ];
  const rows = items.map(({ label, score, weight }) => [
    label,
    ...(isWeighed ? [weight === undefined ? '' : `${scoreText(weight)}%`] : []),
    scoreText(score),
  ]);
  return [...whole, gap(), rowTable(writer, { columns, rows }), gap()];
}

const quotePart = (writer: Writer, { text, from }: ReportBlockOf<'quote'>): Paragraph =>
  writer.line(
    [
      ...textRuns(text, { color: INK_SOFT }),
      ...(from ? textRuns(`\n${from}`, { color: INK_SOFT, size: smallOf(writer) }) : []),
    ],
    {
      ...aired(writer),
      indent: { left: 200 },
      border: { left: { style: BorderStyle.SINGLE, size: 12, space: 8, color: LINE } },
    },
  );

function changeTable(writer: Writer, { before, after, note }: ReportBlockOf<'change'>): Table {
  const widths = sharesOf(writer, [1, 9]);
  const [side = 0, words = 0] = widths;
  const { accent } = writer.style;
  const edge = { style: BorderStyle.SINGLE, size: 4, color: LINE } as const;
  const row = (label: string, text: string, look: { ground?: string; color: string; label: string }) => {
    const borders = { top: edge, bottom: edge };
    const ground = look.ground ? { ground: look.ground } : {};
    const head = writer.line(textRuns(label, { bold: true, size: smallOf(writer), color: look.label }));
    const body = writer.line(textRuns(text, { color: look.color }));
    return new TableRow({
      cantSplit: true,
      children: [
        cellOf({ width: side, children: [head], borders: { ...borders, left: edge }, ...ground }),
        cellOf({ width: words, children: [body], borders: { ...borders, right: edge }, ...ground }),
      ],
    });
  };
  return frame({
    widths,
    rows: [
      row(CHANGE_LABELS.before, before, { color: INK_SOFT, label: INK_SOFT }),
      row(CHANGE_LABELS.after, after, { color: '1C2430', label: accent, ground: 'EEF7F4' }),
      ...(note ? [row('', note, { color: INK_SOFT, label: INK_SOFT })] : []),
    ],
  });
}

function calloutTable(writer: Writer, { kind, title, lines }: ReportBlockOf<'callout'>): Table {
  const width = writer.style.contentWidth;
  const { ground, edge } = CALLOUT_COLOURS[kind];
  const paragraphs = [
    ...(title ? [writer.line(textRuns(title, { bold: true, color: hex(edge) }))] : []),
    ...lines.map((line) => writer.line(textRuns(line))),
  ];
  const borders = { left: { style: BorderStyle.SINGLE, size: 18, color: hex(edge) } } as const;
  const cell = cellOf({ width, children: paragraphs, borders, ground: hex(ground) });
  return frame({ widths: [width], rows: [new TableRow({ cantSplit: lines.length <= 8, children: [cell] })] });
}

function sourceParts(
  writer: Writer,
  { items }: ReportBlockOf<'sources'>,
  nextList: () => number,
): Paragraph[] {
  const numbering = { reference: NUMBERS, level: 0, instance: nextList() };
  const look = { size: smallOf(writer), color: INK_SOFT };
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, children: textRuns(SOURCES_HEADING) }),
    ...items.map((source) =>
      writer.line(
        [
          ...textRuns(sourceText(source), look),
          ...(source.url ? linkedRuns(` ${source.url}`, safeAddress(source.url), look) : []),
        ],
        { numbering },
      ),
    ),
  ];
}
