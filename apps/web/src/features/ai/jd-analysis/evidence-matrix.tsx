import { isShownByResume, type JdAnalysisResult, type RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { requirementKinds } from '@qicheng/analysis/job-description';
import { openRequirementsOf, openRequirementTexts } from '@qicheng/analysis/open-requirements';
import { EvidenceQuotes } from '../kit/evidence-quotes.js';
import { ResultSection } from '../kit/result-section.js';
import { StateBadge } from '../kit/state-badge.js';
import styles from './jd-analysis.module.css';

const GROUPS = [
  { level: 'must', title: '必备要求', counted: 'must' },
  { level: 'plus', title: '加分项', counted: 'plus' },
  { level: 'duty', title: '岗位职责', counted: 'duties' },
] as const;

const kindOf = (kind: RequirementMatch['kind']) => (kind === 'duty' ? '职责' : requirementKinds[kind]);

const coverageOf = (
  { covered, total }: { covered: number; total: number },
  rows: readonly RequirementMatch[],
): string => {
  const unclear = rows.filter(({ state }) => state === '待确认');
  const open = unclear.length;
  const uncounted = unclear.filter((row) => !isShownByResume(row)).length;
  const share = uncounted === 0 ? '' : uncounted === open ? '，不计分' : `（其中 ${uncounted} 条不计分）`;
  return [
    ...(covered > 0 && covered * 2 >= total ? [`${covered} / ${total} 有直接证据`] : []),
    ...(open > 0 ? [`${open} 条由您自己确认${share}`] : []),
  ].join('，');
};

interface EvidenceMatrixProps extends Pick<JdAnalysisResult, 'job' | 'matrix' | 'coverage'> {
  resumeId: string | null;
  isRead: boolean;
}

/** What the reader compares, without a verdict. */
const OpenList = ({ question, texts }: { question: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <>
      <p className={styles.soft}>{question}</p>
      <ul className={styles.notes}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );

/** The requirements with the résumé's evidence and what to do, and those that the reader compares. */
export const EvidenceMatrix = ({ job, matrix, coverage, resumeId, isRead }: EvidenceMatrixProps) => {
  const open = openRequirementsOf({ job, matrix });
  return (
    <ResultSection
      title="要求与证据"
      lead={
        isRead
          ? '“直接”是有经历为证，“可迁移”是相近或只列了名称，“缺口”是简历写明不符合。'
          : '选择简历后可以逐条对照。'
      }
    >
      {GROUPS.map(({ level, title, counted }) => {
        const rows = matrix.filter((row) => row.level === level);
        if (rows.length === 0 && open[level].length === 0) return null;
        return (
          <section key={level} className={styles.group}>
            <h4 className={styles.sub}>
              {title} <small>{isRead ? coverageOf(coverage[counted], rows) : `${rows.length} 条`}</small>
            </h4>
            <ul className={styles.rows}>
              {rows.map(({ requirementId, kind, text, state, reason, action, atoms }) => (
                <li key={requirementId}>
                  <span className={styles.name}>
                    {text}
                    <small>{kindOf(kind)}</small>
                  </span>
                  {isRead ? (
                    <>
                      <StateBadge state={state} />
                      <div className={styles.proof}>
                        <p>{reason}</p>
                        <EvidenceQuotes evidence={atoms.slice(0, 3)} resumeId={resumeId} />
                        {state === '直接' || action === '' ? null : <p className={styles.soft}>{action}</p>}
                      </div>
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
            <OpenList question={openRequirementTexts[level]} texts={open[level]} />
          </section>
        );
      })}
    </ResultSection>
  );
};
