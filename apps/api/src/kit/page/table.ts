import { type Html, html, type Part } from './html.js';

/** One column: its name, which narrow screens repeat beside each value, and the cell content. */
export interface Column<Row> {
  name: string;
  of: (row: Row) => Part;
  /** A class for every cell: `wrap` breaks long text. */
  look?: (row: Row) => 'wrap' | 'bad' | '';
}

/** A table. A name makes it a region that can be scrolled with the keyboard. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[], name?: string): Html {
  const cell = (row: Row, { name, of, look }: Column<Row>) =>
    html`<td data-label="${name}" class="${look?.(row) ?? ''}">${of(row)}</td>`;
  const region = name !== undefined && html` role="region" tabindex="0" aria-label="${name}"`;
  return html`<div class="table" ${region}>
    <table>
      <thead>
        <tr>
          ${columns.map(({ name }) => html`<th>${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${columns.map((column) => cell(row, column))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Text that wraps at the column width. */
export const wrapped = (): 'wrap' => 'wrap';
