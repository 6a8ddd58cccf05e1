import styles from './export-options.module.css';

/** Says that the file will carry the label of AI text, where, and why (docs/AI_LABEL.md). */
export const AiNotice = ({ isShown }: { isShown: boolean }) => (
  <p className={styles.aiNotice} role="note">
    <strong>这份简历含 AI 生成的内容。</strong>
    {isShown
      ? '导出的文件会在末页以小字注明，并在文件属性中写入标识。'
      : '您选择了不在页面上注明：文件属性中仍会写入标识，这次选择会留下记录，请自行告知对方。'}
    依据《人工智能生成合成内容标识办法》；把这些内容全部自己重写或删去后不再注明。
  </p>
);
