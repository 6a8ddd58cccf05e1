import type { JobAnalysisResult } from '@qicheng/analysis/job-analysis-result';
import { ResultSection } from '../kit/result-section.js';
import styles from './job-analysis.module.css';

/** Three times thirty days, each task with its hours and what there is to show afterwards. */
export const Plan = ({ plan: { weeklyHours, phases } }: Pick<JobAnalysisResult, 'plan'>) => (
  <ResultSection title="90 天计划" lead={`按每周 ${weeklyHours} 小时安排，每一项都写明要留下的产出。`}>
    <ol className={styles.phases}>
      {phases.map(({ days, goal, hours, tasks }) => (
        <li key={days}>
          <header>
            <h4>{`第 ${days} 天`}</h4>
            <span>{`${hours} 小时`}</span>
          </header>
          <p className={styles.goal}>{goal}</p>
          <ul>
            {tasks.map(({ text, output, hours: own }) => (
              <li key={text}>
                <span className={styles.hours}>{`${own} 小时`}</span>
                <div>
                  <p>{text}</p>
                  <p className={styles.soft}>{`产出：${output}`}</p>
                </div>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  </ResultSection>
);
