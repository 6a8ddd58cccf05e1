import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  head: readonly ReactNode[];
  /** The first cell of a row is its header. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Aligns figures to the right. */
  isNumeric?: boolean;
  /** For four columns with a long last one: on a phone that one moves under its row. */
  isStacked?: boolean;
}

/** Figures side by side; scrolls horizontally in a narrow window. */
export const Table = ({ caption, head, rows, isNumeric = false, isStacked = false }: TableProps) => (
  <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
    <table className={styles.table} data-numeric={isNumeric} data-stacked={isStacked}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={place} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
