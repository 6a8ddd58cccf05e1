import type { JobAnalysisResult, AdjacentRole, JobReference } from '@qicheng/analysis/job-analysis-result';
import { Summary } from '#src/components/summary.jsx';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { SourceList } from '../kit/source-list.js';
import styles from './job-analysis.module.css';
import { jobService } from './job-form.js';
import { Portrait } from './portrait.js';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';
import { StateBadge } from '../kit/state-badge.js';

/** The entry threshold against the résumé, where the occupation has one. */
const EntryChecks = ({ checks }: { checks: JobReference['entryChecks'] }) =>
  checks.length === 0 ? null : (
    <>
      <h4 className={styles.sub}>门槛核对</h4>
      <ul className={styles.checks}>
        {checks.map(({ text, state }) => (
          <li key={text}>
            <StateBadge state={state} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );

/** The detailed profile, and the thirteen weeks. */
const JobReferenceView = ({ reference }: { reference: JobReference }) => {
  const { summary, target, entryChecks, weeks, reviews, notes } = reference;
  return (
    <>
      <p className={styles.soft}>{summary}</p>
      <ul className={styles.targets}>
        {target.map(({ key, ability, standard, statement, now }) => (
          <li key={key}>
            <header>
              <h4>{ability}</h4>
              <StateBadge state={now} label={`目前：${now}`} />
            </header>
            <p>{standard}</p>
            <p>
              <FilledText text={statement} />
            </p>
            <CopyButton text={statement} />
          </li>
        ))}
      </ul>
      <EntryChecks checks={entryChecks} />
      <h4 className={styles.sub}>每周安排</h4>
      <ol className={styles.weeks}>
        {weeks.map(({ week, days, goal, hours, tasks }) => (
          <li key={week}>
            <details open={week === 1}>
              <Summary>
                <strong>{`第 ${week} 周`}</strong>
                <span>{days}</span>
                <span>{`${hours} 小时`}</span>
              </Summary>
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
            <StateBadge state={`第 ${day} 天`} />
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

/** Three phases of thirty days, each task with its hours and deliverable. */
const Plan = ({ plan: { weeklyHours, phases } }: Pick<JobAnalysisResult, 'plan'>) => (
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

/** Related occupations to switch to. */
const RelatedOccupations = ({ roles }: { roles: readonly AdjacentRole[] }) =>
  roles.length === 0 ? null : (
    <ResultSection title="相邻职业" lead="能力有重合、可以转去的方向。">
      <ul className={styles.adjacent}>
        {roles.map(({ code, name, reason, shared, toLearn, abilityScore }) => (
          <li key={code}>
            <header>
              <h4>{name}</h4>
              {abilityScore === null ? null : <span>{`能力体现 ${Math.round(abilityScore)}%`}</span>}
            </header>
            <p>{reason}</p>
            <p className={styles.soft}>
              {[
                shared.length > 0 ? `已有交集：${shared.join('、')}` : '',
                toLearn.length > 0 ? `要补：${toLearn.join('、')}` : '',
              ]
                .filter((part) => part !== '')
                .join('；')}
            </p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );

interface JobResultViewProps {
  run: RunOf<JobAnalysisResult>;
  result: JobAnalysisResult;
}

/** The result of an occupation analysis. */
export function JobResultView({ run, result }: JobResultViewProps) {
  const { match, dimensions, portrait, abilities, gaps, plan, adjacent, sources, notes } = result;
  const { resumeId } = run;
  return (
    <>
      <p className={styles.match} data-kind={match.kind}>
        {match.explanation}
        {match.alternatives.length > 0
          ? ` 也可能是：${match.alternatives.map(({ name }) => name).join('、')}。`
          : null}
      </p>
      {dimensions.length > 0 ? (
        <ResultSection title="匹配度" lead="展开任一维度，可以看到每一分的理由与原文。">
          <Dimensions dimensions={dimensions} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      {abilities.length > 0 ? (
        <ResultSection title="能力对照" lead="岗位要的能力，简历里有没有写出来。">
          <ul className={styles.abilities}>
            {abilities.map(({ key, label, weight, state, evidence }) => (
              <li key={key}>
                <span className={styles.name}>
                  {label}
                  <small>{`${weight}%`}</small>
                </span>
                <StateBadge state={state} />
                <EvidenceQuotes evidence={evidence.slice(0, 2)} resumeId={resumeId} />
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {gaps.length > 0 ? (
        <ResultSection title={`差距 ${gaps.length} 项`} lead="门槛在前，其余按补上后的提升从高到低。">
          <ol className={styles.gaps}>
            {gaps.map(({ key, label, kind, severity, text, action, gain }) => (
              <li key={key} data-severity={severity}>
                <p className={styles.gapHead}>
                  <strong>{label}</strong>
                  <span>{kind}</span>
                  {gain > 0 ? <span>{`最多 +${gain} 分`}</span> : null}
                </p>
                <p>{text}</p>
                <p className={styles.soft}>{action}</p>
              </li>
            ))}
          </ol>
        </ResultSection>
      ) : null}
      <Portrait portrait={portrait} />
      <Plan plan={plan} />
      <ReferenceAnswer
        service={jobService}
        run={run}
        title="目标画像与周计划"
        lead="把能力模型逐项写成可以达到的样子，并把 90 天排到每一周；只有您知道的事实标为【待补充】。"
      >
        {(reference) => <JobReferenceView reference={reference} />}
      </ReferenceAnswer>
      <RelatedOccupations roles={adjacent} />
      <ResultSection title="说明">
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <SourceList sources={sources} />
      </ResultSection>
    </>
  );
}
