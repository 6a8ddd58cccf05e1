import { Icon } from '@qicheng/ui/icon';
import { type ReactNode, useId, useState } from 'react';
import { WholeWords } from '#src/components/whole-words.jsx';
import { useWelcome, WELCOME_STEPS, type WelcomeStep } from '#src/lib/welcome.js';
import { WelcomeCards } from './welcome-cards.js';
import styles from './welcome.module.css';

const NAMES: Readonly<Record<WelcomeStep, string>> = {
  choose: '选模板',
  fill: '填内容',
  check: '查一遍',
  export: '导出',
  share: '分享',
};

interface ChecklistProps {
  actions: Readonly<Record<WelcomeStep, () => void>>;
  /** An additional action beside the steps. */
  extra?: ReactNode;
  onClose: () => void;
}

/**
 * The first résumé in five steps, each with a link: collapsed to one row with the next step; once closed, it
 * does not come back.
 */
export function Checklist({ actions, extra, onClose }: ChecklistProps) {
  const done = useWelcome((welcome) => welcome.done);
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const next = WELCOME_STEPS.find((step) => !done.includes(step));
  return (
    <section className={styles.checklist} aria-labelledby="welcome-title" data-open={isOpen}>
      <header className={styles.head}>
        <h2 id="welcome-title">
          <WholeWords>五步做好第一份简历</WholeWords>{' '}
          <small>{`${done.length} / ${WELCOME_STEPS.length}`}</small>
        </h2>
        {next && !isOpen ? (
          <button type="button" className={styles.next} onClick={actions[next]}>
            {`下一步：${NAMES[next]}`}
          </button>
        ) : null}
        <div className={styles.extra}>{extra}</div>
        <button
          type="button"
          className={styles.fold}
          aria-label={isOpen ? '收起新手引导' : '展开新手引导'}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevron" size={18} />
        </button>
        <button
          type="button"
          className={styles.close}
          aria-label="关闭新手引导"
          title="关闭"
          onClick={onClose}
        >
          <Icon name="close" size={18} />
        </button>
      </header>
      <div id={bodyId} className={styles.body}>
        <ol className={styles.steps}>
          {WELCOME_STEPS.map((step, place) => {
            const isDone = done.includes(step);
            return (
              <li key={step}>
                <button type="button" className={styles.step} data-done={isDone} onClick={actions[step]}>
                  <span className={styles.mark} aria-hidden="true">
                    {isDone ? <Icon name="check" size={14} /> : place + 1}
                  </span>
                  <span className="visually-hidden">{`第 ${place + 1} 步：`}</span>
                  {NAMES[step]}
                  {isDone ? <span className="visually-hidden">（已完成）</span> : null}
                </button>
              </li>
            );
          })}
        </ol>
        <WelcomeCards />
      </div>
    </section>
  );
}
