import type { ResumeView } from '@qicheng/resume/view';
import type { WordShape } from '@qicheng/resume/word-layout';
import { Document, Header, Packer, Paragraph, type Table } from 'docx';
import { embedSource, type DocxExtras } from './embed-source.js';
import { bodyParts, pageColumn, sideLook } from './resume/body.js';
import { FONT_TABLE } from './resume/font-table.js';
import { backdrop, pageFrame, evenSheet, pageNumbers } from './resume/page-parts.js';
import type { DocxPhoto } from './resume/photo.js';
import { PLAIN_TEMPLATE } from './resume/plain-layout.js';
import { resumeNumbering, resumeStyles } from './resume/resume-styles.js';
import type { Sheet, WordTemplate } from './resume/sheet.js';
import { sideWidth } from './resume/two-columns.js';
import { printable } from './runs.js';
import { Writer } from './writer.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * The settings part as `docx` writes it, with consecutive full-width punctuation compressed: the library has no option
 * for that. The space between Chinese and Latin or digits (autoSpaceDE, autoSpaceDN) is on by default.
 */
const SETTINGS = {
  path: 'word/settings.xml',
  data:
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:settings xmlns:w="${W}">` +
    '<w:displayBackgroundShape/><w:defaultTabStop w:val="720"/><w:evenAndOddHeaders w:val="false"/>' +
    '<w:characterSpacingControl w:val="compressPunctuation"/>' +
    '<w:compat><w:compatSetting w:val="15" w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word"/></w:compat>' +
    '</w:settings>',
};

export interface DocxOptions extends DocxExtras {
  /** The title in the file properties, usually the name of the résumé. */
  title: string;
  /** The author in the file properties; never filled from the résumé automatically. */
  author: string;
  /** The cropped photo of the header; absent for a header without one. */
  photo?: DocxPhoto;
  /** A small closing line, for instance the AI notice. */
  notice?: string;
  /** The design of the file; plain by default. */
  template?: WordTemplate;
}

/** The Word file of a résumé: real headings, lists and tables in the design of its template. */
export async function renderDocx(view: ResumeView, options: DocxOptions): Promise<Uint8Array> {
  const sheet = evenSheet(options.template ?? PLAIN_TEMPLATE, view, options.photo);
  const { style } = sheet;
  const author = printable(options.author);
  const footers = pageNumbers(view, style);
  // Vertically centred in the margin, if there is one.
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

/** Word requires a paragraph after a table at the end of a file; its default would take a whole line. */
function ending(sheet: Sheet, parts: (Paragraph | Table)[]): (Paragraph | Table)[] {
  return parts.at(-1) instanceof Paragraph ? parts : [...parts, pageColumn(sheet).room(20).node];
}

const headersOf = (shapes: Paragraph, hasFirst: boolean) => {
  const header = new Header({ children: [shapes] });
  return { default: header, ...(hasFirst && { first: header }) };
};

/** Shapes of the first page and of all pages; the background of a second column extends to the edges of the paper. */
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
