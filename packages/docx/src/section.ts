import type { EntryView, FactView, SectionView, TagView } from '@qicheng/resume/view';
import { HeadingLevel, Paragraph, type ParagraphChild, type Table } from 'docx';
import { atLineEnd, linkedRuns, textRuns, type RunStyle } from './runs.js';
import { INK_SOFT, spacing } from './styles.js';
import { dataTable, factTable } from './tables.js';
import type { Writer } from './writer.js';

type Part = Paragraph | Table;

/** A section: its heading and what stands below it. */
export function sectionParts(writer: Writer, section: SectionView): Part[] {
  const { heading, startsPage } = section;
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: startsPage,
    children: textRuns(heading),
  });
  return [...(heading || startsPage ? [title] : []), ...body(writer, section)];
}

function body(writer: Writer, section: SectionView): Part[] {
  switch (section.kind) {
    case 'paragraphs':
      return writer.statements(section.atoms);
    case 'facts':
      return [factTable(writer, section.facts)];
    case 'table':
      return [dataTable(writer, section.columns, section.rows)];
    case 'tags':
      return tagParts(writer, section.tags);
    case 'entries':
      return section.entries.flatMap((entry) =>
        section.compact ? [compactEntry(writer, entry)] : entryParts(writer, entry),
      );
  }
}

const remark = { color: INK_SOFT, bold: false } as const;

/** Title, badges, subtitle and place on one line, the date at its end. */
function entryLine({ title, href, badges, subtitle, meta, date }: EntryView): ParagraphChild[] {
  const parts = [badges.join(' '), subtitle, meta].filter((part) => part !== undefined && part !== '');
  return [
    ...linkedRuns(title, href),
    ...parts.flatMap((part, index) => textRuns(`${title || index > 0 ? '　' : ''}${part}`, remark)),
    ...atLineEnd(date, remark),
  ];
}

const compactEntry = (writer: Writer, entry: EntryView): Paragraph =>
  writer.lineWithEnd(entryLine(entry), { spacing: spacing(writer.style, writer.style.size.body) });

function entryParts(writer: Writer, entry: EntryView, depth: 0 | 1 = 0): Part[] {
  const heading = depth === 0 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3;
  return [
    writer.lineWithEnd(entryLine(entry), { heading }),
    ...detailLines(writer, entry.details),
    ...writer.statements(entry.atoms),
    ...entry.children.flatMap((child) => entryParts(writer, child, 1)),
  ];
}

// Details up to this length share a line.
const SHORT_DETAIL = 24;

function detailLines(writer: Writer, details: readonly FactView[]): Paragraph[] {
  const lines: FactView[][] = [];
  let isOpen = false;
  for (const detail of details) {
    const isShort = detail.label.length + detail.value.length <= SHORT_DETAIL;
    const last = lines.at(-1);
    if (last && isShort && isOpen) last.push(detail);
    else lines.push([detail]);
    isOpen = isShort;
  }
  return lines.map((line) => writer.line(detailRuns(writer, line)));
}

const detailRuns = (writer: Writer, details: readonly FactView[]): ParagraphChild[] =>
  details.flatMap(({ label, value, href }, index) => [
    ...textRuns(`${index > 0 ? '　' : ''}${label}${label && writer.colon}`, { color: INK_SOFT }),
    ...linkedRuns(value, href),
  ]);

function tagParts(writer: Writer, tags: readonly TagView[]): Paragraph[] {
  const isExplained = tags.some(({ detail }) => detail);
  if (isExplained) return tags.map((tag) => writer.line(tagRuns(writer, tag, { bold: true })));
  return [
    writer.line(
      tags.flatMap((tag, index) => [...(index > 0 ? textRuns('　') : []), ...tagRuns(writer, tag)]),
    ),
  ];
}

const tagRuns = (writer: Writer, { text, note, detail }: TagView, style: RunStyle = {}): ParagraphChild[] => [
  ...textRuns(text, style),
  ...(note ? textRuns(writer.bracketed(note), { color: INK_SOFT }) : []),
  ...(detail ? textRuns(`${writer.colon}${detail}`) : []),
];
