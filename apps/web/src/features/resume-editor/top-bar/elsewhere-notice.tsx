import { Icon } from '../../../components/icon.js';
import { type SavingSession, useSavedElsewhere } from '../sync/use-autosave.js';
import styles from './top-bar.module.css';

/** Another tab of this browser saved the same résumé: told before the next save meets it. */
export function ElsewhereNotice({ session }: { session: SavingSession }) {
  const version = useSavedElsewhere(session);
  if (version === null) return null;
  const { isSettled } = session.autosave;
  return (
    <div className={styles.notice} role="status">
      <Icon name="info" size={18} />
      <span>
        这份简历刚刚在另一个标签页中保存过。{isSettled ? '请刷新后再继续。' : '保存时会请您选择保留哪一份。'}
      </span>
      <button type="button" className={styles.savedAction} onClick={() => window.location.reload()}>
        刷新
      </button>
    </div>
  );
}
