import type { StyleTokens } from '@qicheng/resume/document';
import type { ResumeView } from '@qicheng/resume/view';
import { AlignmentType, Document, Footer, Packer, PageNumber, TextRun } from 'docx';
import { embedSource, type DocxExtras } from './embed-source.js';
import { headerParts, type DocxPhoto } from './header.js';
import { pageStyle } from './page-style.js';
import { printable } from './plain-text.js';
import { sectionParts } from './section.js';
import { documentStyles, INK_SOFT, listNumbering } from './styles.js';
import { Writer } from './writer.js';

export interface DocxOptions extends DocxExtras {
  /** The title in the file's properties, usually the name of the résumé. */
  title: string;
  /** Who the file's properties name as its author; never filled from the résumé by itself. */
  author: string;
  /** The picture of the header, cropped; without it the header has none. */
  photo?: DocxPhoto;
  /** A small line at the end, for instance that AI wrote parts. */
  notice?: string;
  /** The template's own style where the candidate chose none. */
  templateStyle?: StyleTokens;
}

/** The Word file of a résumé: real headings, lists and tables, with the content and the order of the view. */
export async function renderDocx(view: ResumeView, options: DocxOptions): Promise<Uint8Array> {
  const style = pageStyle(view.style, options.templateStyle);
  const writer = new Writer(style, view.lang);
  const author = printable(options.author);
  const file = new Document({
    title: printable(options.title),
    creator: author,
    lastModifiedBy: author,
    styles: documentStyles(style),
    numbering: listNumbering(style),
    sections: [
      {
        ...(view.style.pageNumbers && { footers: { default: pageNumberFooter(writer) } }),
        properties: {
          page: {
            size: style.page,
            margin: { ...style.margin, header: 0, footer: view.style.pageNumbers ? NUMBER_RISE_TWIPS : 0 },
          },
        },
        children: [
          ...headerParts(writer, view.header, options.photo),
          ...view.sections.flatMap((section) => sectionParts(writer, section)),
          ...(options.notice ? [writer.notice(options.notice)] : []),
        ],
      },
    ],
  });
  return embedSource(new Uint8Array(await Packer.toBuffer(file)), options);
}

/** The number stands within the margin, as in the PDF. */
const NUMBER_RISE_TWIPS = 200;
const NUMBER_HALF_POINTS = 16;

const pageNumberFooter = (writer: Writer): Footer =>
  new Footer({
    children: [
      writer.line(
        [
          new TextRun({
            size: NUMBER_HALF_POINTS,
            color: INK_SOFT,
            children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
        { alignment: AlignmentType.CENTER, spacing: {} },
      ),
    ],
  });

export { carriedSource } from './embed-source.js';
export type { DocxPhoto } from './header.js';
