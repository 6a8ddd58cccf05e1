import type { ResumeView } from '@qicheng/resume/view';
import { AlignmentType, Footer, PageNumber, Paragraph, TextRun } from 'docx';
import type { PageStyle } from '../page-style.js';
import { printable } from '../plain-text.js';
import { INK_SOFT } from '../styles.js';

const { CURRENT, TOTAL_PAGES } = PageNumber;
const WORDING = {
  zh: ['第 ', CURRENT, ' 页 共 ', TOTAL_PAGES, ' 页'],
  en: ['Page ', CURRENT, ' of ', TOTAL_PAGES],
} as const;

/** Name and page number in the footer from the second page on, if the candidate wants them. */
export function pageNumbers({ header, lang, style }: ResumeView, { size }: PageStyle) {
  if (!style.pageNumbers) return undefined;
  const name = header.name ? [`${printable(header.name)} · `] : [];
  const run = new TextRun({ children: [...name, ...WORDING[lang]], size: size.small, color: INK_SOFT });
  const line = new Paragraph({ alignment: AlignmentType.CENTER, children: [run] });
  return { default: new Footer({ children: [line] }), first: new Footer({ children: [new Paragraph('')] }) };
}
