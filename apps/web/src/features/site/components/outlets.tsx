import styles from './outlets.module.css';

const outlets = [
  {
    name: 'PDF',
    use: '投递与打印',
    text: '矢量文字、书签与标签齐全，一页不到 250 KB，邮箱和网申系统都能收。',
  },
  { name: 'Word', use: '继续修改', text: '真正的标题与表格，老师和同学可以直接批改，内容次序与 PDF 一致。' },
  { name: '图片', use: '手机里发送', text: 'PNG 或 JPG，两倍清晰度，聊天窗口里打开就能看。' },
  { name: '打印', use: '现场递交', text: '浏览器直接打印，页边距与分页已经排好。' },
] as const;

/** The export options of the editor, as a table of contents. */
export function Outlets() {
  return (
    <section className={styles.section} aria-labelledby="outlets-title">
      <h2 id="outlets-title" className={styles.heading}>
        写完以后，四种带走的方式
      </h2>
      <dl className={styles.list}>
        {outlets.map(({ name, use, text }) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.use}>{use}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
