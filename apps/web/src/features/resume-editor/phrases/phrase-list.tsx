import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { type PhraseFilter, PHRASES_AT_ONCE, usePhrases } from './phrase-queries.js';
import styles from './phrases.module.css';
import { insertLines, useRichTarget } from './rich-target.js';

/** The facts that only the writer knows stand out, so that none of them stays in by mistake. */
function PhraseText({ content }: { content: string }) {
  return content
    .split(/(【[^】]*】)/)
    .map((part, index) => (part.startsWith('【') ? <mark key={index}>{part}</mark> : part));
}

/** Phrases that fit, a handful at a time; 换一批 shows the next ones and begins again at the end. */
export function PhraseList({ filter }: { filter: PhraseFilter }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = usePhrases(filter, page);
  const target = useRichTarget((state) => state.target);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PHRASES_AT_ONCE));
  const insert = (content: string) => {
    if (!target) return;
    insertLines(target.editor, content.split('\n'));
    showToast('success', content.includes('【') ? '已插入，请把【】换成自己的内容' : '已插入');
  };
  if (isError) {
    return (
      <p role="alert">
        范文没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
      </p>
    );
  }
  if (data?.list.length === 0) return <p className={styles.nothing}>没有找到，换个词或职业试试</p>;
  return (
    <>
      <p className={styles.target} role="status">
        {target ? `插入到“${target.label}”光标处` : '先点一下要插入的文本框，再选范文'}
      </p>
      <ul className={styles.phrases}>
        {(data?.list ?? []).map(({ id, content, sectionName, occupationName }) => (
          <li key={id}>
            <p>
              <PhraseText content={content} />
            </p>
            <div className={styles.phraseFoot}>
              <small>{`${sectionName} · ${occupationName}`}</small>
              <button type="button" disabled={target === null} onClick={() => insert(content)}>
                插入
              </button>
            </div>
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Button icon="refresh" className={styles.another} onClick={() => setPage((page % pages) + 1)}>
          换一批
        </Button>
      ) : null}
    </>
  );
}
