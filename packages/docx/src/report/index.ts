import { BRAND, KICKER, type ReportSheet } from '@qicheng/report/sheet';
import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { embedSource } from '../embed-source.js';
import { type PageStyle, pageStyle } from '../page-style.js';
import { printable, textRuns } from '../runs.js';
import { documentStyles, INK_SOFT, listNumbering } from '../styles.js';
import { factTable } from '../tables.js';
import { Writer } from '../writer.js';
import { blockParts, type Part } from './blocks.js';
import { gap } from './frames.js';

const STYLE = {
  fontSizePt: 10.5,
  lineHeight: 1.5,
  sectionGapPt: 16,
  itemGapPt: 9,
  marginMm: { top: 18, right: 19, bottom: 20, left: 19 },
} as const;
// 8 pt, and the distance of the footer from the edge of the paper.
const FOOT_HALF_POINTS = 16;
const FOOT_TWIPS = 567;
const NUMBER_EM = 1.9;

/** The Word file of a report: real headings, lists and tables in block order, page numbers in the footer. */
export async function renderReport(sheet: ReportSheet, aigc: string): Promise<Uint8Array> {
  const style = pageStyle(STYLE);
  const writer = new Writer(style, 'zh');
  let lists = 0;
  const nextList = () => (lists += 1);
  const file = new Document({
    title: printable(sheet.title),
    creator: BRAND,
    lastModifiedBy: BRAND,
    styles: documentStyles(style),
    numbering: listNumbering(style, NUMBER_EM),
    sections: [
      {
        properties: {
          page: { size: style.page, margin: { ...style.margin, header: 0, footer: FOOT_TWIPS } },
        },
        footers: { default: foot(style, sheet) },
        children: [
          ...headParts(writer, sheet),
          ...sheet.blocks.flatMap((block) => blockParts(writer, block, nextList)),
        ],
      },
    ],
  });
  return embedSource(new Uint8Array(await Packer.toBuffer(file)), { aigc });
}

function headParts(writer: Writer, { title, subject, facts }: ReportSheet): Part[] {
  const { size, accent } = writer.style;
  return [
    writer.line(textRuns(KICKER, { size: size.small - 2, bold: true, color: accent })),
    new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(title) }),
    ...(subject ? [writer.line(textRuns(subject, { color: INK_SOFT }))] : []),
    gap(),
    factTable(
      writer,
      facts.map(({ key, value }) => ({ label: key, value })),
    ),
  ];
}

function foot({ contentWidth }: PageStyle, { title, label }: ReportSheet): Footer {
  const footText = { size: FOOT_HALF_POINTS, color: INK_SOFT };
  const line = new Paragraph({
    tabStops: [
      { type: TabStopType.CENTER, position: Math.round(contentWidth / 2) },
      { type: TabStopType.RIGHT, position: contentWidth },
    ],
    children: [
      new TextRun({ ...footText, text: printable(`${BRAND} · ${title}`) }),
      new TextRun({ ...footText, text: `\t${label}\t` }),
      new TextRun({
        ...footText,
        children: ['第 ', PageNumber.CURRENT, ' 页，共 ', PageNumber.TOTAL_PAGES, ' 页'],
      }),
    ],
  });
  return new Footer({ children: [line] });
}
