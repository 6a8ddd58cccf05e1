import { Button } from '@qicheng/ui/button';
import { toggleDrawer, useTools } from '../shortcuts/tool-state.js';
import { isBlank } from '../store/blank-document.js';
import { useDocument } from '../store/editor-context.js';
import styles from './check.module.css';
import { ignoredIn, openFindings, useCheck } from './check-state.js';

/** 检查, with the number of what is more than a matter of style. */
export function CheckButton() {
  const findings = useCheck((check) => check.findings);
  const written = useDocument((document) => [...ignoredIn(document)].join('\n'));
  const isOpen = useTools((tools) => tools.drawer === 'check');
  const ignored = new Set(written.split('\n'));
  // Who has not begun yet is not told off for what is missing.
  const isEmpty = useDocument(isBlank);
  const loud = isEmpty
    ? 0
    : openFindings(findings, ignored).filter(({ severity }) => severity !== 'hint').length;
  return (
    <Button
      tone="quiet"
      data-tour="check"
      aria-pressed={isOpen}
      aria-label={loud > 0 ? `检查，${loud} 处需要核对` : '检查'}
      title="检查错别字、格式与日期"
      onClick={() => toggleDrawer('check')}
    >
      检查
      {loud > 0 ? (
        <span className={styles.badge} aria-hidden="true">
          {loud > 99 ? '99+' : loud}
        </span>
      ) : null}
    </Button>
  );
}
