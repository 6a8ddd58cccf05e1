import type { ResumeView } from '@qicheng/resume/view';
import type { WordShape } from '@qicheng/resume/word-layout';
import { Document, Header, Packer, Paragraph, type Table } from 'docx';
import { embedSource, type DocxExtras } from './embed-source.js';
import { printable } from './plain-text.js';
import { backdrop, pageFrame } from './resume/backdrop.js';
import { bodyParts, pageColumn, sideLook } from './resume/body.js';
import { evenSheet } from './resume/even-pages.js';
import { FONT_TABLE } from './resume/font-table.js';
import { pageNumbers } from './resume/page-numbers.js';
import type { DocxPhoto } from './resume/photo.js';
import { PLAIN_TEMPLATE } from './resume/plain-layout.js';
import { resumeNumbering, resumeStyles } from './resume/resume-styles.js';
import type { Sheet, WordTemplate } from './resume/sheet.js';
import { sideWidth } from './resume/two-columns.js';
import { SETTINGS } from './settings.js';
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
  /** The design of the file; without it a plain one. */
  template?: WordTemplate;
}

/** The Word file of a résumé: real headings, lists and tables in the design of its template. */
export async function renderDocx(view: ResumeView, options: DocxOptions): Promise<Uint8Array> {
  const sheet = evenSheet(options.template ?? PLAIN_TEMPLATE, view, options.photo);
  const { style } = sheet;
  const author = printable(options.author);
  const footers = pageNumbers(view, style);
  // In the middle of the margin, where there is one.
  const margin = { ...style.margin, header: 0, footer: footers ? Math.round(style.margin.bottom * 0.4) : 0 };
  const { first, every } = shapesOf(sheet);
  const ground = backdrop(sheet, first);
  const header = backdrop(sheet, every);
  const frame = pageFrame(sheet);
  const notice = options.notice ? [new Writer(style, view.lang).notice(options.notice)] : [];
  const file = new Document({
    title: printable(options.title),
    creator: author,
    lastModifiedBy: author,
    styles: resumeStyles(pageColumn(sheet), sideLook(sheet)),
    numbering: resumeNumbering(sheet),
    sections: [
      {
        properties: {
          page: { size: style.page, margin, ...(frame && { borders: frame }) },
          titlePage: footers !== undefined,
        },
        ...(footers && { footers }),
        ...(header && { headers: headersOf(header, footers !== undefined) }),
        children: ending(sheet, [
          ...(ground ? [ground] : []),
          ...bodyParts(sheet, view, options.photo),
          ...notice,
        ]),
      },
    ],
  });
  const bytes = await Packer.toBuffer(file, undefined, [SETTINGS, FONT_TABLE]);
  return embedSource(new Uint8Array(bytes), options);
}

/** Word asks for a paragraph behind a table that ends a file; its own would take a line. */
function ending(sheet: Sheet, parts: (Paragraph | Table)[]): (Paragraph | Table)[] {
  return parts.at(-1) instanceof Paragraph ? parts : [...parts, pageColumn(sheet).room(20).node];
}

const headersOf = (shapes: Paragraph, hasFirst: boolean) => {
  const header = new Header({ children: [shapes] });
  return { default: header, ...(hasFirst && { first: header }) };
};

/** Shapes of the first page and of all; the ground of a second column goes from edge to edge of the paper. */
function shapesOf(sheet: Sheet): { first: WordShape[]; every: WordShape[] } {
  const { shapes = [], side } = sheet.layout;
  const width = Math.round(sideWidth(sheet) / 15);
  const isLeft = sheet.template.sideColumn?.edge !== 'right';
  const band: WordShape[] =
    side?.fill && side.isFullHeight ? [{ x: isLeft ? 0 : -width, y: 0, width, colour: side.fill }] : [];
  return {
    first: [...band, ...shapes.filter(({ everyPage }) => !everyPage)],
    every: shapes.filter(({ everyPage }) => everyPage),
  };
}

export { carriedSource } from './embed-source.js';
export type { DocxPhoto } from './resume/photo.js';
