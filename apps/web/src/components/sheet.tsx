import type { ReactNode } from 'react';
import styles from './sheet.module.css';

/** An A4 sheet on the canvas: square corners, its own shadow, content scaled to the available width. */
export function Sheet({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.sheet} data-theme="light" role={label ? 'img' : undefined} aria-label={label}>
      {children}
    </div>
  );
}

/** Three sheets fanned out like cards; the middle one is on top. */
export function SheetFan({ sheets }: { sheets: readonly ReactNode[] }) {
  return (
    <div className={styles.fan}>
      {sheets.map((sheet, place) => (
        <div key={place} className={styles.leaf}>
          {sheet}
        </div>
      ))}
    </div>
  );
}
