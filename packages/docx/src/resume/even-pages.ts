import type { ResumeView } from '@qicheng/resume/view';
import { heightOf } from './column.js';
import { arranged } from './body.js';
import type { DocxPhoto } from './photo.js';
import { Sheet, type WordTemplate } from './sheet.js';

/** Minimum fill of the last of several pages, as in print. */
const QUARTER = 0.25;
/** Heights are estimates, so a page is assumed to hold slightly less than it does. */
const SAFE = 0.97;
/** How full a single page is spread: less than in print, where heights are measured. */
const SPREAD = 0.85 * SAFE;

/** The sheet with the spacing that fills its pages as in print. */
export function evenSheet(template: WordTemplate, view: ResumeView, photo: DocxPhoto | undefined): Sheet {
  const sheetIn = (spacing: object): Sheet => new Sheet(template, { ...view.style, ...spacing }, view.lang);
  const pagesIn = (sheet: Sheet): number => pagesOf(sheet, view, photo);
  const own = sheetIn({});
  const { narrower = [], wider = [] } = template.spacings ?? {};
  const pages = pagesIn(own);
  if (pages <= SPREAD) {
    const roomy = wider.map(sheetIn).findLast((sheet) => pagesIn(sheet) <= SPREAD);
    return roomy ?? own;
  }
  const whole = Math.max(1, Math.floor(pages / SAFE));
  const over = pages - whole * SAFE;
  if (over <= 0 || over >= QUARTER) return own;
  let nearest = own;
  for (const sheet of narrower.map(sheetIn)) {
    const filled = pagesIn(sheet);
    if (filled <= whole * SAFE) return sheet;
    if (filled <= whole) nearest = sheet;
  }
  return nearest;
}

/** The approximate number of filled pages. */
function pagesOf(sheet: Sheet, view: ResumeView, photo: DocxPhoto | undefined): number {
  const { page, margin } = sheet.style;
  return heightOf(arranged(sheet, view, photo)) / (page.height - margin.top - margin.bottom);
}
