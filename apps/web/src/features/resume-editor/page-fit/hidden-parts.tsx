import type { ResumeDocument } from '@qicheng/resume/document';
import { type CutCandidate, cutCandidates, withVisible } from '@qicheng/templates/page-fit';
import { useMemo } from 'react';
import { useDocument, useEditor } from '../store/editor-context.js';
import styles from './page-fit.module.css';

function hiddenIds(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, visible } = value as { id?: unknown; visible?: unknown };
  if (visible === false && typeof id === 'string') found.add(id);
  for (const entry of Object.values(value)) hiddenIds(entry, found);
  return found;
}

/** Entries and statements that are kept off the pages, with the names that they would have there. */
function hiddenParts(document: ResumeDocument): CutCandidate[] {
  const ids = hiddenIds({ ...document, meta: null });
  if (ids.size === 0) return [];
  return cutCandidates(withVisible(document, ids, true)).filter(({ id }) => ids.has(id));
}

/** What is hidden, with a way back. */
export function HiddenParts() {
  const editor = useEditor();
  const document = useDocument((current) => current);
  const parts = useMemo(() => hiddenParts(document), [document]);
  if (parts.length === 0) return null;
  const show = (ids: readonly string[]) => {
    const shown = withVisible(editor.getContent().document, new Set(ids), true);
    editor.edit(() => shown);
  };
  return (
    <details className={styles.hidden}>
      <summary>已隐藏 {parts.length} 处内容</summary>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" aria-label={`恢复显示${name}`} onClick={() => show([id])}>
              恢复
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
