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
