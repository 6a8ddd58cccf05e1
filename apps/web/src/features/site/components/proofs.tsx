import type { ReactNode } from 'react';
import { BlankPages, SaveLog, SelectedLine } from './proof-figures.js';
import styles from './proofs.module.css';

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

/** What makes the product different, each with what can be seen of it. */
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
