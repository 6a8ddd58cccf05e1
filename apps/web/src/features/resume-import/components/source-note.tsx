import type { ReadSource } from '../review/reviewed-draft.js';
import styles from './review-row.module.css';

type Source = NonNullable<ReadSource>;

/** Page, line or cell, as available in the format. */
export function placeLabel({ page, box, line, cell }: Source): string {
  if (cell !== null) return `单元格 ${cell}`;
  if (box !== null) return `第 ${page} 页`;
  return line === null ? '' : `第 ${line} 行`;
}

const PAGE = { width: 21, height: 29.7 } as const;
/** Minimum size: a line of text would be too thin to see on such a small page. */
const MIN_SIZE = 1.6;

/** A miniature page with the position of the text. */
const Spot = ({ box }: { box: NonNullable<Source['box']> }) => (
  <svg viewBox={`0 0 ${PAGE.width} ${PAGE.height}`} className={styles.spot} aria-hidden="true">
    <rect width={PAGE.width} height={PAGE.height} className={styles.page} />
    <rect
      x={box.x * PAGE.width}
      y={box.y * PAGE.height}
      width={Math.max(box.width * PAGE.width, MIN_SIZE)}
      height={Math.max(box.height * PAGE.height, MIN_SIZE)}
      className={styles.mark}
    />
  </svg>
);

/** Source of a value: its position on the page and the original text. */
export function SourceNote({ source }: { source: Source }) {
  const place = placeLabel(source);
  return (
    <p className={styles.source}>
      {source.box ? <Spot box={source.box} /> : null}
      <span>
        原文{place ? `（${place}）` : ''}：<q>{source.quote}</q>
      </span>
    </p>
  );
}
