import {
  resumeAnalysisInput,
  resumeDimensions,
  resumeModuleKeys,
  resumeModules,
} from '@qicheng/analysis/resume-analysis';
import {
  type ResumeAnalysisResult,
  type ResumeIssue,
  resumeIssues,
  type ResumeReference,
  type AtomHeat,
} from '@qicheng/analysis/resume-analysis-result';
import { useMemo } from 'react';
import { AiLabel } from '../kit/ai-label.js';
import type { RunOf } from '../kit/ai-service.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes, PlaceLink } from '../kit/evidence-quotes.js';
import { FindingList } from '../kit/finding-list.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { useApply } from '../kit/use-apply.js';
import { resumeAnalysisService } from './resume-analysis-form.js';
import styles from './resume-analysis.module.css';
import { TargetSummary } from './target-summary.js';
import { CopyButton } from '../kit/copy-button.js';
import { FilledText } from '../kit/filled-text.js';

/** Four steps, each with a word: colour alone says nothing. */
function step(score: number): { level: number; word: string } {
  if (score >= 80) return { level: 3, word: '好' };
  if (score >= 60) return { level: 2, word: '尚可' };
  return score >= 40 ? { level: 1, word: '偏弱' } : { level: 0, word: '弱' };
}

interface HeatMapProps extends Pick<ResumeAnalysisResult, 'heat'> {
  resumeId: string | null;
}

function Statement({ atom, resumeId }: { atom: AtomHeat; resumeId: string | null }) {
  const { pointer, targetId, quote, score, issues } = atom;
  const { level, word } = step(score);
  return (
    <li data-level={level}>
      <span className={styles.heatScore}>{`${score} ${word}`}</span>
      <span className={styles.heatText}>
        {quote}
        {issues.length > 0 ? <small>{issues.map((issue) => resumeIssues[issue]).join('、')}</small> : null}
      </span>
      <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
        定位
      </PlaceLink>
    </li>
  );
}

/** Every statement of the résumé with how strong it is, by part. */
const HeatMap = ({ heat, resumeId }: HeatMapProps) => (
  <div className={styles.heat}>
    {resumeModuleKeys
      .filter((key) => heat.some(({ module }) => module === key))
      .map((key) => (
        <section key={key}>
          <h4>{resumeModules[key]}</h4>
          <ul>
            {heat
              .filter(({ module }) => module === key)
              .map((atom) => (
                <Statement key={atom.pointer} atom={atom} resumeId={resumeId} />
              ))}
          </ul>
        </section>
      ))}
  </div>
);

interface RewritesProps {
  reference: ResumeReference;
  resumeId: string | null;
}

/** Weak statements written out, from what the résumé says. */
const Rewrites = ({ reference: { rewrites, kept, notes }, resumeId }: RewritesProps) => (
  <>
    <ul className={styles.rewrites}>
      {rewrites.map(({ pointer, targetId, before, after, facts, needsFact }) => (
        <li key={pointer}>
          <p className={styles.before}>{before}</p>
          <p className={styles.after}>
            <FilledText text={after} />
          </p>
          {needsFact.length > 0 ? (
            <p className={styles.needs}>{`需要您补充：${needsFact.join('、')}`}</p>
          ) : null}
          <details>
            <summary>用到的原文</summary>
            <EvidenceQuotes evidence={facts} resumeId={resumeId} />
          </details>
          <p className={styles.rewriteActs}>
            <CopyButton text={after} />
            <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
              去修改
            </PlaceLink>
          </p>
        </li>
      ))}
    </ul>
    <p className={styles.soft}>{[`另有 ${kept} 条无需改写。`, ...notes].join('')}</p>
  </>
);

const signed = (points: number) => `${points > 0 ? '+' : ''}${Number(points.toFixed(1))}`;

/** What became of the points since the analysis before, by rule. */
const Changes = ({ change }: Pick<ResumeAnalysisResult, 'change'>) =>
  change === null ? null : (
    <ResultSection
      title="和上次相比"
      lead={
        change.isComparable
          ? `总分 ${change.score} 分，变化 ${signed(change.change)} 分。`
          : '上次的阶段、岗位或模块不同，分数不宜直接比较。'
      }
    >
      <ul className={styles.changes}>
        {change.rules.map((rule) => (
          <li key={`${rule.dimension} ${rule.ruleId}`}>
            <span className={styles.points} data-way={Math.sign(rule.change)}>
              {signed(rule.change)}
            </span>
            <span>{rule.label}</span>
            <small>{resumeDimensions[rule.dimension].label}</small>
          </li>
        ))}
      </ul>
    </ResultSection>
  );

const NEED_LABELS = { required: '必备', expected: '建议有', optional: '可选' } as const;

/** The parts of the résumé, each with its own score. */
const ModuleBars = ({ modules }: Pick<ResumeAnalysisResult, 'modules'>) => (
  <ul className={styles.modules}>
    {modules.map(({ key, label, need, isPresent, score, findings }) => (
      <li key={key} data-missing={!isPresent && score !== null}>
        <p className={styles.moduleName}>
          {label}
          <small>{NEED_LABELS[need]}</small>
        </p>
        <span className={styles.bar} aria-hidden="true">
          <i style={{ width: `${score ?? 0}%` }} />
        </span>
        <p className={styles.moduleFacts}>
          <strong>{score === null ? '—' : Math.round(score)}</strong>
          <small>{isPresent ? (findings > 0 ? `${findings} 处可改` : '没有问题') : '简历里没有'}</small>
        </p>
      </li>
    ))}
  </ul>
);

/** Findings in the order of the suggestions, the rest behind them. */
function inOrder({ findings, suggestions }: ResumeAnalysisResult) {
  const place = new Map(suggestions.map((id, index) => [id, index]));
  const last = suggestions.length;
  return [...findings].sort((a, b) => (place.get(a.id) ?? last) - (place.get(b.id) ?? last));
}

interface ResumeAnalysisResultViewProps {
  run: RunOf<ResumeAnalysisResult>;
  result: ResumeAnalysisResult;
}

/** An analysed résumé: scores, what to mend first, and the résumé itself as a map. */
export function ResumeAnalysisResultView({ run, result }: ResumeAnalysisResultViewProps) {
  const { resumeId } = run;
  const seen = useMemo(() => {
    const input = resumeAnalysisInput.safeParse(run.input);
    return input.success ? input.data.resume.document : null;
  }, [run.input]);
  const { applied, isBusy, onApply } = useApply(resumeId, seen);
  const { overall, dimensions, modules, strengths, heat, notes, findings, target, change } = result;
  return (
    <>
      <ResultSection title="各维度得分" lead="展开任一维度，可以看到每一分的理由与原文。">
        <Dimensions dimensions={dimensions} resumeId={resumeId} />
      </ResultSection>
      <ResultSection
        title={`修改建议 ${findings.length} 条`}
        lead={
          findings.length > 0 ? '先列尽快修改的，同一级按预计提升从高到低排列。' : '没有发现需要修改的地方。'
        }
      >
        {findings.some(({ after }) => after !== undefined) ? <AiLabel engine={run.engine} /> : null}
        <FindingList
          findings={inOrder(result)}
          categoryOf={(category) => resumeIssues[category as ResumeIssue] ?? category}
          resumeId={resumeId}
          applied={applied}
          isBusy={isBusy}
          onApply={onApply}
        />
      </ResultSection>
      <ResultSection title="各模块">
        <ModuleBars modules={modules} />
      </ResultSection>
      <TargetSummary target={target} />
      {strengths.length > 0 ? (
        <ResultSection title="做得好的地方">
          <ul className={styles.strengths}>
            {strengths.map(({ text, evidence }) => (
              <li key={text}>
                <p>{text}</p>
                <EvidenceQuotes evidence={evidence} resumeId={resumeId} />
              </li>
            ))}
          </ul>
        </ResultSection>
      ) : null}
      {heat.length > 0 ? (
        <ResultSection title="逐句热力" lead="每一句的强弱，弱的先改。">
          <HeatMap heat={heat} resumeId={resumeId} />
        </ResultSection>
      ) : null}
      <Changes change={overall === null ? null : change} />
      <ReferenceAnswer
        service={resumeAnalysisService}
        run={run}
        lead="把较弱的句子按情境、行动、结果写开，只用简历里已有的事实；缺的标为【待补充】。"
      >
        {(reference) => <Rewrites reference={reference} resumeId={resumeId} />}
      </ReferenceAnswer>
      {notes.length > 0 ? <p className={styles.soft}>{notes.join('')}</p> : null}
    </>
  );
}
