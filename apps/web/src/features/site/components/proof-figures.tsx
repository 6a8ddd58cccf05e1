import { Icon } from '@qicheng/ui/icon';
import styles from './proofs.module.css';

/** A line selected in the PDF, and the same line as a program reads it. */
export const SelectedLine = () => (
  <div className={styles.reading}>
    <p>
      <span className={styles.label}>PDF 里</span>
      <mark className={styles.selected}>喆 · 八月获校级一等奖学金</mark>
    </p>
    <p>
      <span className={styles.label}>系统读到</span>
      <code className={styles.code}>喆 · 八月获校级一等奖学金</code>
    </p>
  </div>
);

const rows = [86, 64, 78, 92, 58, 82, 70, 88];

const PageLines = ({ name }: { name: string }) => (
  <div className={styles.page}>
    <b>{name}</b>
    {rows.map((width, row) => (
      <i key={row} style={{ width: `${width}%` }} />
    ))}
  </div>
);

/** The same page in the editor and in the file. */
export const BlankPages = () => (
  <div className={styles.pages}>
    <PageLines name="预览" />
    <span className={styles.equals}>=</span>
    <PageLines name="PDF" />
  </div>
);

const entries = [
  { time: '10:32', text: '已保存' },
  { time: '10:35', text: '网络断开，改动先记在本机', isWarning: true },
  { time: '10:41', text: '网络恢复，已补存 3 处改动' },
];

/** What the editor says while one writes. */
export const SaveLog = () => (
  <ol className={styles.log}>
    {entries.map(({ time, text, isWarning }) => (
      <li key={time} data-warning={isWarning}>
        <Icon name={isWarning ? 'alert' : 'check'} size={16} />
        <time>{time}</time>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);
