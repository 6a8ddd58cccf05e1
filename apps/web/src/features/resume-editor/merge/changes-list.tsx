import { describeChanges, type DescribedChange } from '@qicheng/resume/diff';
import { useMemo } from 'react';
import type { EditorContent } from '../store/editor-store.js';
import styles from './merge.module.css';
import { WordRuns } from './word-runs.js';

const KINDS: Readonly<Record<DescribedChange['kind'], string>> = {
  added: '新增',
  removed: '删除',
  changed: '修改',
  moved: '移动',
};

function ChangeRow({ change }: { change: DescribedChange }) {
  const { label, kind, before, after } = change;
  const place = [label.item, label.field].filter((part) => part !== undefined).join(' · ');
  return (
    <li className={styles.change}>
      <p className={styles.changeHead}>
        <span className={styles.kind} data-kind={kind}>
          {KINDS[kind]}
        </span>
        {place || label.heading}
        {label.language === 'en' ? '（英文）' : ''}
      </p>
      {before === '' && after === '' ? null : (
        <p className={styles.changeText}>
          <WordRuns before={before} after={after} />
        </p>
      )}
    </li>
  );
}

interface ChangesListProps {
  before: EditorContent;
  after: EditorContent;
  /** Shown when there is no visible difference. */
  nothing: string;
}

/** The differences between two versions by section, with the changed words highlighted. */
export function ChangesList({ before, after, nothing }: ChangesListProps) {
  const parts = useMemo(() => describeChanges(before.document, after.document), [before, after]);
  const isRenamed = before.title !== after.title;
  if (parts.length === 0 && !isRenamed) return <p className={styles.lead}>{nothing}</p>;
  return (
    <div className={styles.changes}>
      {isRenamed ? (
        <section>
          <h3>简历名称</h3>
          <p className={styles.changeText}>
            <WordRuns before={before.title} after={after.title} />
          </p>
        </section>
      ) : null}
      {parts.map(({ section, heading, changes }) => (
        <section key={section} aria-label={heading}>
          <h3>{heading}</h3>
          <ul>
            {changes.map((change, place) => (
              <ChangeRow key={place} change={change} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
