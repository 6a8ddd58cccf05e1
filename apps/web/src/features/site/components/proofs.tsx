import type { ReactNode } from 'react';
import { Icon } from '@qicheng/ui/icon';
import styles from './proofs.module.css';

/** A line selected in the PDF, and the same line as parsed by software. */
const SelectedLine = () => (
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
  <div className={styles.page} data-theme="light">
    <b>{name}</b>
    {rows.map((width, row) => (
      <i key={row} style={{ width: `${width}%` }} />
    ))}
  </div>
);

/** The same page in the editor and in the file. */
const BlankPages = () => (
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

/** The editor's save messages while writing. */
const SaveLog = () => (
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

interface Proof {
  title: string;
  figure: ReactNode;
  text: string;
}

const proofs: readonly Proof[] = [
  {
    title: '文字层零错误的 PDF',
    figure: <SelectedLine />,
    text: '导出的是文字，不是图片。6763 个常用汉字和生僻的姓名用字逐字核对过，招聘系统读到的就是写下的。',
  },
  {
    title: '预览就是成品',
    figure: <BlankPages />,
    text: '编辑时看到的分页、行尾和字体，与导出的文件逐页一致。不会切断一行字，也不会把标题孤零零留在页末。',
  },
  {
    title: '写下的字不会丢',
    figure: <SaveLog />,
    text: '边写边存，可以撤销 100 步。断网时先记在本机，恢复后自动补存；两处同时改动，由您选择留下哪一份。',
  },
];

/** The distinguishing features of the product, each with an illustration. */
export function Proofs() {
  return (
    <section className={styles.section} id="proofs" aria-labelledby="proofs-title">
      <h2 id="proofs-title" className={styles.heading}>
        三件看得见的事
      </h2>
      <ul className={styles.list}>
        {proofs.map(({ title, figure, text }) => (
          <li key={title} className={styles.proof}>
            <div className={styles.figure} aria-hidden="true">
              {figure}
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
