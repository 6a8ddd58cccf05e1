import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { Table } from '@qicheng/ui/table';
import { ResultSection } from '../kit/result-section.js';
import styles from './exam.module.css';

const dayText = (day: string) => day.slice(5).replace('-', '/');

/** Hours by subject and by week; both sum to the hours that were stated. */
export const StudyPlanView = ({ plan: { formula, totalHours, subjects, weeks } }: { plan: StudyPlan }) => (
  <ResultSection title={`备考计划 · 共 ${totalHours} 小时`} lead={formula}>
    <div className={styles.stack}>
      <Table
        caption="各科小时"
        head={['科目', '小时', '占比', '分配依据']}
        rows={subjects.map(({ key, label, hours, reason }) => ({
          key,
          cells: [label, String(hours), `${Math.round((hours * 100) / totalHours)}%`, reason],
        }))}
      />
      <ol className={styles.weeks}>
        {weeks.map(({ week, from, to, phase, hours, items }) => (
          <li key={week}>
            <details open={week === 1}>
              <summary>
                <strong>{`第 ${week} 周`}</strong>
                <span>{`${dayText(from)} – ${dayText(to)}`}</span>
                <span>{phase}</span>
                <span className={styles.hours}>{`${hours} 小时`}</span>
              </summary>
              <ul className={styles.bullets}>
                {items.map(({ subject, hours: own, task }) => (
                  <li key={subject}>{`${subject} ${own} 小时：${task}`}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
  </ResultSection>
);
