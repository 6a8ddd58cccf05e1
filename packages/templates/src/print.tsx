import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { catalog, usableTemplate } from './catalog.js';
import { spacingsOf } from './page-fit/spacings.js';
import { alignHeads } from './pagination/align-heads.js';
import * as breaking from './pagination/break-pages.js';
import { clearLineEnds } from './pagination/clear-line-ends.js';
import { drawPages } from './pagination/draw-pages.js';
import * as evening from './pagination/even-pages.js';
import { fitNames } from './pagination/fit-names.js';
import * as spacing from './pagination/insert-spacers.js';
import * as justification from './pagination/justify-lines.js';
import { keepColumns } from './pagination/keep-columns.js';
import { numberPages } from './pagination/number-pages.js';
import {
  PAPER_MM,
  PRINT_PAGE_CSS,
  paperRule,
  printGeometry,
  type PageGeometry,
} from './pagination/page-geometry.js';
import { removeSpacers } from './pagination/remove-spacers.js';
import * as heads from './pagination/repeat-heads.js';
import * as labels from './pagination/repeat-labels.js';
import { CONTENT_SECURITY_POLICY } from './pagination/print-policy.js';
import * as widening from './pagination/widen-column.js';
import { allStyles, designOf } from './registry.js';
import { familiesOfStyle } from './resolve-style.js';
import { ResumeTree } from './resume-tree.js';
import { baseStyles } from './shared/base-styles.js';
import { styleOf } from './style-of.js';
import { viewOf } from './view-of.js';

export type { PageGeometry } from './pagination/page-geometry.js';
export type { PageBreak, Pagination } from './pagination/pagination.js';
export { standalonePage } from './standalone-page.js';
export { NOTICE_RISE_MM, NOTICE_STYLE } from './shared/notice.js';

/** A résumé ready for `paginate` and printing. */
export interface PrintMarkup {
  html: string;
  lang: Language;
  geometry: PageGeometry;
  /** Font families in fallback order. */
  families: string[];
  /** CSS pixels, an integer. */
  widthPx: number;
  /** The candidate's name, for the metadata of the file. */
  author: string;
}

/** Renders a document; `photo` is a data URL. React escapes all text, so that no value becomes markup. */
export function renderResume(document: ResumeDocument, lang: Language, photo?: string): PrintMarkup {
  const view = viewOf(document, lang, { resolvePhoto: () => photo });
  const style = styleOf(view);
  const templateCode = usableTemplate(view.templateCode);
  const families = familiesOfStyle(style, view.style);
  // The page's own rules are for A4; this style is added for other paper.
  const pageStyle = style.page.paper === 'letter' ? `<style>${paperRule(style.page)}</style>` : '';
  return {
    html: renderToStaticMarkup(<ResumeTree view={view} design={designOf(view.templateCode)} />) + pageStyle,
    lang,
    geometry: { ...printGeometry(style.page), ...spacingsOf(catalog[templateCode], view.style) },
    families: [...new Set([...families.text, ...(families.headings ?? [])])],
    widthPx: Math.round((PAPER_MM[style.page.paper ?? 'a4'][0] * 96) / 25.4),
    author: view.header.name,
  };
}

/** The page that a printer keeps open: every template's style sheet and an empty body. */
export function printShell(): string {
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`,
    `<title></title><style>${PRINT_PAGE_CSS}${baseStyles}${allStyles()}</style></head><body></body></html>`,
  ].join('');
}

/** `layOut` as a source expression, for a browser that cannot load modules. */
export const paginationSource = (): string =>
  `(() => {\n${[...Object.values(breaking), ...Object.values(evening), ...Object.values(heads), ...Object.values(justification), ...Object.values(labels), ...Object.values(spacing), ...Object.values(widening), alignHeads, clearLineEnds, drawPages, fitNames, keepColumns, numberPages, removeSpacers].map((part) => part.toString()).join('\n')}
return (root, geometry) => {
  undoJustification(root);
  removeSpacers(root);
  narrowColumn(root);
  alignHeads(root);
  fitNames(root);
  keepColumns(root);
  clearLineEnds(root);
  const paginate = (sheet, pages) => {
    removeSpacers(sheet);
    const flows = breakPages(sheet, pages);
    for (const flow of flows) insertSpacers(sheet, flow);
    return drawPages(sheet, pages, flows);
  };
  const inColumns = (sheet, pages) => paginateColumns(sheet, pages, paginate, clearLineEnds);
  const pagination = evenPages(root, geometry, (sheet, pages) => repeatHeads(sheet, pages, inColumns));
  numberPages(root, geometry, pagination.pageCount);
  repeatLabels(root, geometry);
  justifyLines(root);
  return pagination;
};\n})()`;
