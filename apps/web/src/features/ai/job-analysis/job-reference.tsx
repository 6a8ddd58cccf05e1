import type { JobReference } from '@qicheng/analysis/job-analysis-result';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import styles from './job-analysis.module.css';

/** The portrait worked out, and the thirteen weeks. */
export const JobReferenceView = ({ reference }: { reference: JobReference }) => {
  const { summary, target, entryChecks, weeks, reviews, notes } = reference;
  return (
    <>
      <p className={styles.soft}>{summary}</p>
      <ul className={styles.targets}>
        {target.map(({ key, ability, standard, statement, now }) => (
          <li key={key}>
            <header>
              <h4>{ability}</h4>
              <span className={styles.state} data-state={now}>{`目前：${now}`}</span>
            </header>
            <p>{standard}</p>
            <p>
              <FilledText text={statement} />
            </p>
            <CopyButton text={statement} />
          </li>
        ))}
      </ul>
      <h4 className={styles.sub}>门槛核对</h4>
      <ul className={styles.checks}>
        {entryChecks.map(({ text, state }) => (
          <li key={text}>
            <span className={styles.state} data-state={state}>
              {state}
            </span>
            {text}
          </li>
        ))}
      </ul>
      <h4 className={styles.sub}>每周安排</h4>
      <ol className={styles.weeks}>
        {weeks.map(({ week, days, goal, hours, tasks }) => (
          <li key={week}>
            <details open={week === 1}>
              <summary>
                <strong>{`第 ${week} 周`}</strong>
                <span>{days}</span>
                <span>{`${hours} 小时`}</span>
              </summary>
              <p className={styles.goal}>{goal}</p>
              <ul className={styles.dots}>
                {tasks.map(({ text, hours: own, output }) => (
                  <li key={text}>{`${own} 小时：${text}（产出：${output}）`}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <h4 className={styles.sub}>复盘</h4>
      <ul className={styles.checks}>
        {reviews.map(({ day, questions }) => (
          <li key={day}>
            <span className={styles.state}>{`第 ${day} 天`}</span>
            {questions.join(' ')}
          </li>
        ))}
      </ul>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
};
