import { BRAND } from '@qicheng/report/sheet';
import { Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TabStopType, TextRun } from 'docx';
import { pageStyle } from '../page-style.js';
import { blockParts } from '../report/blocks.js';
import { printable, textRuns } from '../runs.js';
import { documentStyles, INK_SOFT, listNumbering } from '../styles.js';
import { Writer } from '../writer.js';
import { blocksOf } from './markdown-blocks.js';

const STYLE = {
  fontSizePt: 11,
  lineHeight: 1.6,
  sectionGapPt: 14,
  itemGapPt: 8,
  marginMm: { top: 22, right: 22, bottom: 22, left: 22 },
} as const;
const FOOT_TWIPS = 567;
const FOOT_HALF_POINTS = 16;
const NUMBER_EM = 1.9;

/** An article to read and fill in: a title and a Markdown text. */
export interface Article {
  title: string;
  markdown: string;
  source: string;
}

/** The Word file of an article, with real headings, lists and tables, so that it can be edited further. */
export async function renderArticle({ title, markdown, source }: Article): Promise<Uint8Array> {
  const style = pageStyle(STYLE);
  const writer = new Writer(style, 'zh');
  let lists = 0;
  const nextList = () => (lists += 1);
  const footText = { size: FOOT_HALF_POINTS, color: INK_SOFT };
  const foot = new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: style.contentWidth }],
    children: [
      new TextRun({
        ...footText,
        text: printable([BRAND, source].filter((part) => part !== '').join(' · ')),
      }),
      new TextRun({ ...footText, children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
    ],
  });
  const file = new Document({
    title: printable(title),
    creator: BRAND,
    lastModifiedBy: BRAND,
    styles: documentStyles(style),
    numbering: listNumbering(style, NUMBER_EM),
    sections: [
      {
        properties: {
          page: { size: style.page, margin: { ...style.margin, header: 0, footer: FOOT_TWIPS } },
        },
        footers: { default: new Footer({ children: [foot] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: textRuns(title) }),
          ...blocksOf(markdown).flatMap((block) => blockParts(writer, block, nextList)),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
