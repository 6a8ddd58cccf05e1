import { FitPanel } from '../page-fit/fit-panel.js';
import { SegmentField } from './segment-field.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

const PAPERS = [
  { value: 'a4', name: 'A4' },
  { value: 'letter', name: 'Letter（北美）' },
] as const;

/** Page limit, paper and page numbers. */
export function PageTab({ style }: StyleTabProps) {
  const set = useStyleWrite();
  return (
    <>
      <FitPanel />
      <fieldset className={styles.group}>
        <legend>纸张与页码</legend>
        <SegmentField
          label="纸张"
          options={PAPERS}
          value={style.paper ?? 'a4'}
          onChange={(paper) => set('paper')(paper === 'a4' ? undefined : paper)}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={style.pageNumbers ?? false}
            onChange={(event) => set('pageNumbers')(event.target.checked ? true : undefined)}
          />
          超过一页时，在页脚印上页码
        </label>
      </fieldset>
    </>
  );
}
