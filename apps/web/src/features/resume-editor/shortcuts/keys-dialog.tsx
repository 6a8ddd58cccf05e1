import { Dialog } from '@qicheng/ui/dialog';
import { keyNames } from './key-names.js';
import { SHORTCUTS } from './use-editor-keys.js';
import styles from './shortcuts.module.css';

/** All shortcuts of the editor, by group. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const groups = [...new Set(SHORTCUTS.map(({ group }) => group))];
  return (
    <Dialog open title="键盘快捷键" onClose={onClose}>
      {groups.map((group) => (
        <section key={group} className={styles.keyGroup}>
          <h3>{group}</h3>
          <dl>
            {SHORTCUTS.filter((shortcut) => shortcut.group === group).map((shortcut) => (
              <div key={shortcut.keys}>
                <dt>{shortcut.label}</dt>
                <dd>
                  {keyNames(shortcut.keys).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
