import styles from './first-actions.module.css';
import { ResultSection } from './result-section.js';

/** A recommended action; one that can be done on this page is a button. */
export interface FirstAction {
  id: string;
  text: string;
  /** Reason and instructions. */
  hint?: string | undefined;
  /** Points of the total score to gain. */
  gain?: number | undefined;
  onOpen?: (() => void) | undefined;
}

const MAX_ACTIONS = 3;

const Content = ({ text, hint, gain }: FirstAction) => (
  <>
    <span>{text}</span>
    {hint ? <span className={styles.hint}>{hint}</span> : null}
    {gain ? <small>{`约 +${Number(gain.toFixed(1))} 分`}</small> : null}
  </>
);

/** The most valuable actions, directly under the verdict. */
export function FirstActions({ actions }: { actions: readonly FirstAction[] }) {
  const shown = actions.slice(0, MAX_ACTIONS);
  if (shown.length === 0) return null;
  return (
    <ResultSection title={shown.length === 1 ? '先做这一件' : `先做这 ${shown.length} 件`}>
      <ol className={styles.first}>
        {shown.map((action, place) => (
          <li key={`${place} ${action.id}`}>
            {action.onOpen ? (
              <button type="button" className={styles.action} onClick={action.onOpen}>
                <Content {...action} />
              </button>
            ) : (
              <div className={styles.action}>
                <Content {...action} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </ResultSection>
  );
}
