import { Gallery } from '#src/features/template/components/gallery.jsx';
import { DataScope } from '../data-scope.js';
import { StartResumeButton } from '../start-resume-button.js';
import styles from './templates-page.module.css';

/** The template gallery; its filters are in the address. */
export function Component() {
  return (
    <DataScope>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>选一套模板，开始写</h1>
          <p className={styles.lead}>写的过程中随时可以换成另一套，内容不用重填。图中人物与经历均为虚构。</p>
        </header>
        <Gallery startOn={(choice) => <StartResumeButton {...choice} tone="primary" />} />
      </div>
    </DataScope>
  );
}
