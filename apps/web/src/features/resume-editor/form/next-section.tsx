import type { ResumeDocument } from '@qicheng/resume/document';
import { placementsOf } from '@qicheng/resume/placements';
import { Icon } from '@qicheng/ui/icon';
import { useDocument } from '../store/editor-context.js';
import { headingOf } from '../store/section-ops.js';
import { BASICS, openSection } from '../store/view-state.js';
import styles from './form.module.css';

/** Key of the visible section after this one in printed order; undefined after the last one. */
function keyAfter(document: ResumeDocument, key: string): string | undefined {
  const keys = placementsOf(document).flatMap((placement) => (placement.visible ? placement.key : []));
  if (key === BASICS) return keys[0];
  const at = keys.indexOf(key);
  return at === -1 ? undefined : keys[at + 1];
}

/** Opens the next section from the end of a form, without a way over the list. */
export function NextSection({ after }: { after: string }) {
  const next = useDocument((document) => keyAfter(document, after));
  const name = useDocument((document) => (next === undefined ? '' : headingOf(document, next)));
  if (next === undefined) return null;
  return (
    <button type="button" className={styles.next} onClick={() => openSection(next)}>
      {`下一个：${name}`}
      <Icon name="arrow" size={16} />
    </button>
  );
}
