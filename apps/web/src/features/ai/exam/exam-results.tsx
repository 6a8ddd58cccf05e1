import { sharedSubjects, type StudyPlan } from '@qicheng/analysis/study-plan';
import { Table } from '@qicheng/ui/table';
import type { CustomAnswer } from '@qicheng/analysis/postgrad-exam-result';
import type { Dimension, Source } from '@qicheng/analysis/result';
import { Summary } from '#src/components/summary.jsx';
import { ResultSection } from '../kit/result-section.js';
import styles from './exam.module.css';
import { DimensionList } from '../kit/dimension-list.js';
import { Dimensions } from '../kit/dimensions.js';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import { MissingData } from '../kit/missing-data.js';
import { SourceList } from '../kit/source-list.js';
import type { RunSummary } from '../kit/ai-service.js';
import { PlanCalendar } from './plan-calendar.js';

interface CompetitivenessProps {
  dimensions: readonly Dimension[];
  resumeId: string | null;
}

/** A radar chart with fewer corners would be a line. */
const CORNERS = 3;

/** The dimensions that count, and the names of those without data. */
export const Competitiveness = ({ dimensions, resumeId }: CompetitivenessProps) => {
  const counted = dimensions.filter(({ weight }) => weight > 0);
  const unscored = dimensions.filter(({ weight }) => weight === 0);
  const Shown = counted.length < CORNERS ? DimensionList : Dimensions;
  return (
    <ResultSection title="竞争力" lead="展开任一方面，可以看到每一分的理由。没有填写的方面不计分。">
      <div className={styles.stack}>
        <Shown dimensions={counted} resumeId={resumeId} />
        <MissingData
          facts={unscored.map(({ label, contributions }) => ({
            label,
            effect: contributions[0]?.reason ?? '',
          }))}
        />
      </div>
    </ResultSection>
  );
};

/** The rule-based answer to a free question, and its limits. */
export const CustomAnswerView = ({ answer }: { answer: CustomAnswer | null }) =>
  answer === null ? null : (
    <ResultSection title="我的提问" lead={answer.question}>
      <ul className={styles.bullets}>
        {answer.paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ul>
      <p className={styles.soft}>{answer.limit}</p>
    </ResultSection>
  );

interface StudyPlanViewProps {
  plan: StudyPlan;
  run: RunSummary;
}

/** Hours per subject, and per week in a calendar; both add up to the stated hours. */
export const StudyPlanView = ({
  plan: { formula, totalHours, subjects, weeks },
  run,
}: StudyPlanViewProps) => (
  <ResultSection title={`备考计划 · 共 ${totalHours} 小时`} lead={formula}>
    <div className={styles.stack}>
      <PlanCalendar weeks={weeks} run={run} />
      <Table
        caption="各科小时"
        head={['科目', '小时', '占比', '分配依据']}
        rows={sharedSubjects({ subjects }).map(({ key, label, hours, reason, percent }) => ({
          key,
          cells: [label, String(hours), `${percent}%`, reason],
        }))}
      />
      <details className={styles.allWeeks}>
        <Summary>{`按周列出全部 ${weeks.length} 周`}</Summary>
        <ol>
          {weeks.map(({ week, from, to, phase, hours, items }) => (
            <li key={week}>
              <strong>{`第 ${week} 周（${from.slice(5)} 至 ${to.slice(5)}，${phase}，${hours} 小时）`}</strong>
              <span>
                {items.map(({ subject, hours: own, task }) => `${subject} ${own} 小时：${task}`).join('；')}
              </span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  </ResultSection>
);

export const Bullets = ({ lines }: { lines: readonly string[] }) => (
  <ul className={styles.bullets}>
    {lines.map((line) => (
      <li key={line}>
        <FilledText text={line} />
      </li>
    ))}
  </ul>
);

interface ReferenceViewProps {
  introduction: string;
  questions: readonly {
    key: string;
    title: string;
    hint: string;
    question?: string;
    outline: readonly string[];
  }[];
  notes: readonly string[];
}

/** An introduction to use, questions with answer outlines, and notes. */
export const ReferenceView = ({ introduction, questions, notes }: ReferenceViewProps) => (
  <div className={styles.stack}>
    <p className={styles.draft}>
      <FilledText text={introduction} />
    </p>
    <CopyButton text={introduction} label="复制自我介绍" />
    {questions.map(({ key, title, hint, question, outline }) => (
      <section key={key} className={styles.card}>
        <header className={styles.cardHead}>
          <h4>{title}</h4>
          <span className={styles.soft}>{hint}</span>
        </header>
        {question === undefined ? null : <p>{question}</p>}
        <Bullets lines={outline} />
      </section>
    ))}
    <Bullets lines={notes} />
  </div>
);

/** How the result was derived, and its sources. */
export const ResultNotes = ({ notes, sources }: { notes: readonly string[]; sources: readonly Source[] }) => (
  <ResultSection title="说明">
    <div className={styles.stack}>
      <Bullets lines={notes} />
      <SourceList sources={sources} />
    </div>
  </ResultSection>
);
