import type { EntryView, FactView, SectionView, TagView } from '@qicheng/resume/view';
import { HeadingLevel, Paragraph, type ParagraphChild, type Table } from 'docx';
import { readableColour } from './readable-colour.js';
import { atLineEnd, linkedRuns, textRuns, type RunStyle } from './runs.js';
import { INK_SOFT, spacing } from './styles.js';
import { dataTable, factTable } from './tables.js';
import type { Writer } from './writer.js';

type Part = Paragraph | Table;

/** A section: its heading and what stands below it. */
export function sectionParts(writer: Writer, section: SectionView): Part[] {
  const { heading, style } = section;
  const isNewPage = section.startsPage || beginsWithPage(section);
  const shown = style?.headingShown === false ? '' : heading;
  const title = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    pageBreakBefore: isNewPage,
    children: textRuns(shown, style?.accent ? { color: readableColour(style.accent).slice(1) } : {}),
  });
  return [...(shown || isNewPage ? [title] : []), ...body(writer, section)];
}

/** A heading goes to the new page with the entry that asks for one. */
const beginsWithPage = (section: SectionView): boolean =>
  section.kind === 'entries' && section.entries[0]?.pageBreak === 'before';

/** Whether an entry begins a page by itself: the first one's heading does it. */
const startsPage = (entry: EntryView, index: number): boolean => index > 0 && entry.pageBreak === 'before';

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
      return section.entries.flatMap((entry, index) =>
        section.compact
          ? [compactEntry(writer, entry, startsPage(entry, index))]
          : entryParts(writer, entry, { depth: 0, isNewPage: startsPage(entry, index) }),
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

const compactEntry = (writer: Writer, entry: EntryView, pageBreakBefore: boolean): Paragraph =>
  writer.lineWithEnd(entryLine(entry), {
    pageBreakBefore,
    spacing: spacing(writer.style, writer.style.size.body),
  });

function entryParts(
  writer: Writer,
  entry: EntryView,
  { depth, isNewPage }: { depth: 0 | 1; isNewPage: boolean },
): Part[] {
  const heading = depth === 0 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3;
  return [
    writer.lineWithEnd(entryLine(entry), { heading, pageBreakBefore: isNewPage }),
    ...detailLines(writer, entry.details),
    ...writer.statements(entry.atoms),
    ...entry.children.flatMap((child) => entryParts(writer, child, { depth: 1, isNewPage: false })),
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
