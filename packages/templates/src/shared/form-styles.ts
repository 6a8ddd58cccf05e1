import { lines, mm } from './lengths.js';

/**
 * Date, name and position in columns for the rows of a template, which sets the width `--date`, the gap `--row-gap` and the
 * shares `--name` and `--role` of the other two. A name leaves the column of dates empty if another entry of its section
 * has a date. A name that is longer than its column takes what a short position leaves, unless it does not fit there either
 * (`data-wraps`).
 */
export const formColumns = (code: string): string => `
.resume.${code} :is(.entry-row, .form-line) { --rest: calc((100% - var(--date) - var(--row-gap) * 2) / (var(--name) + var(--role))); display: flex; column-gap: var(--row-gap); }
.resume.${code} :is(.entry-row, .form-line) > .entry-date { flex: none; width: var(--date); margin-left: 0; }
.resume.${code} :is(.entry-row, .form-line) > .entry-title { flex: 0 1 auto; min-width: calc(var(--rest) * var(--name)); }
.resume.${code} :is(.entry-row, .form-line) > .entry-title:first-child { min-width: calc(var(--rest) * var(--name) + var(--date) + var(--row-gap)); }
.resume.${code} .section:has(.entry-date) :is(.entry-row, .form-line) > .entry-title:first-child { min-width: calc(var(--rest) * var(--name)); margin-left: calc(var(--date) + var(--row-gap)); }
.resume.${code} [data-wraps] > .entry-title { flex: none; width: calc(var(--rest) * var(--name)); }
.resume.${code} :is(.entry-row, .form-line) > .entry-subtitle { flex: 1 0 auto; max-width: calc(var(--rest) * var(--role)); margin-left: 0; }
`;

/** Space around the photo in its cell. */
const PHOTO_MARGIN = mm(1.2);

/** Where the frame of the first page begins, below the margin: the title covers it, and its edge would show above the title. */
export const UNDER_TITLE = mm(-4);

/** Where the last of the columns beside the photo starts, from the left edge of a row after a column of `--aside`. */
export const lastColumn = (columns: 2 | 3): string =>
  `calc((100% + var(--aside, 0px) - var(--photo-cell)) * ${(columns - 1) / columns} - var(--aside, 0px))`;

/**
 * The bordered cells of `PersonForm` and `FormFacts` for a template, which sets `--rule`, `--wash` and
 * `--label`, the width of a label. Rows below the photo continue the vertical borders of the `columns` beside
 * it: their last column includes the width of the photo, and of two cells the second takes that column.
 */
export const formStyles = (code: string, columns: 2 | 3 = 2): string => `
.resume.${code} { --photo-cell: calc(var(--photo-width) + ${PHOTO_MARGIN} * 2 + 1px); }
.resume.${code} :where(.entry-row, .detail) + .atoms > :first-child { margin-top: 0; }
.resume.${code} .form-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; border-bottom: 1px solid var(--rule); }
.resume.${code} .form-head-rows { display: grid; grid-auto-rows: minmax(${mm(7.6)}, 1fr); }
.resume.${code} .form-head .photo { margin: ${PHOTO_MARGIN}; align-self: center; }
.resume.${code} .form-head-rows { border-right: 1px solid var(--rule); }
.resume.${code} .form-head .form-row:last-child { border-bottom: 0; }
.resume.${code} .form-row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); border-bottom: 1px solid var(--rule); }
.resume.${code} .form-row-1 { grid-template-columns: minmax(0, 1fr); }
.resume.${code} .form-row-3 { grid-template-columns: repeat(3, minmax(0, 1fr)); }
.resume.${code} .form-row-early { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); }
.resume.${code}:has(.form-head) .form-row-2[data-block] { grid-template-columns: ${lastColumn(columns)} minmax(0, 1fr); }
.resume.${code}:has(.form-head) .form-row-3[data-block] { grid-template-columns: repeat(2, calc((100% - var(--photo-cell)) / 3)) minmax(0, 1fr); }
.resume.${code} .form-pair { display: grid; grid-template-columns: var(--label) minmax(0, 1fr); }
.resume.${code} .form-pair + .form-pair { border-left: 1px solid var(--rule); }
.resume.${code} .form-label { display: flex; align-items: center; justify-content: center; text-align: center; padding: ${mm(0.8)} ${mm(1.2)}; line-height: ${lines(0.9375)}; color: #3c4654; background: var(--wash); border-right: 1px solid var(--rule); }
.resume.${code} .form-value { align-self: center; padding: ${mm(0.9)} ${mm(2.2)}; line-height: ${lines(0.9375)}; }
.resume.${code} .form-value:first-child { grid-column: 1 / -1; }
.resume.${code} .form-name { font-size: 1.15em; font-weight: 700; }
`;
