import { resumeDimensions, resumeModuleKeys, resumeModules } from '@qicheng/analysis/resume-analysis';
import {
  type AtomHeat,
  type ResumeAnalysisResult,
  resumeIssues,
  type ResumeReference,
} from '@qicheng/analysis/resume-analysis-result';
import { Summary } from '#src/components/summary.jsx';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes, PlaceLink } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultSection } from '../kit/result-section.js';
import { resumeAnalysisService } from './resume-analysis-form.js';
import styles from './resume-analysis.module.css';
import { TargetSummary } from './target-summary.js';
import { ScoreBar } from '../kit/score-bar.js';

/** Four levels, each with a word, because colour alone is not accessible. */
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

/** The strength of every statement, by section. */
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

/** Rewrites of weak statements, based on the résumé's own facts. */
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
            <Summary>用到的原文</Summary>
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
    <p className={styles.soft}>{[unchangedNote(rewrites.length, kept), ...notes].join('')}</p>
  </>
);

function unchangedNote(rewritten: number, kept: number): string {
  if (kept === 0) return '';
  return rewritten === 0 ? `${kept} 条经历描述都没有改写。` : `另有 ${kept} 条无需改写。`;
}

const signed = (points: number) => `${points > 0 ? '+' : ''}${Number(points.toFixed(1))}`;

/** Point changes per rule since the previous analysis. */
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

/** The sections of the résumé with their scores. */
const ModuleBars = ({ modules }: Pick<ResumeAnalysisResult, 'modules'>) => (
  <ul className={styles.modules}>
    {modules.map(({ key, label, need, isPresent, score, findings }) => (
      <li key={key} data-missing={!isPresent && score !== null}>
        <p className={styles.moduleName}>
          {label}
          <small>{NEED_LABELS[need]}</small>
        </p>
        <ScoreBar percent={score ?? 0} />
        <p className={styles.moduleFacts}>
          <strong>{score === null ? '—' : Math.round(score)}</strong>
          <small>{isPresent ? (findings > 0 ? `${findings} 处可改` : '没有问题') : '简历里没有'}</small>
        </p>
      </li>
    ))}
  </ul>
);

export interface AnalysisPartProps {
  run: RunOf<ResumeAnalysisResult>;
  result: ResumeAnalysisResult;
}

/** The sections of the résumé in detail, and the reference answer. */
export const Details = ({ run, result }: AnalysisPartProps) => {
  const { modules, target, strengths, heat } = result;
  const { resumeId } = run;
  return (
    <div className={styles.panel}>
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
      <ReferenceAnswer
        service={resumeAnalysisService}
        run={run}
        lead="把较弱的句子按情境、行动、结果写开，只用简历里已有的事实；缺的标为【待补充】。"
      >
        {(reference) => <Rewrites reference={reference} resumeId={resumeId} />}
      </ReferenceAnswer>
    </div>
  );
};

/** Where each point comes from. */
export const Reasons = ({ run, result }: AnalysisPartProps) => (
  <div className={styles.panel}>
    <ResultSection title="各维度得分" lead="展开任一维度，可以看到每一分的理由与原文。">
      <Dimensions dimensions={result.dimensions.filter(({ weight }) => weight > 0)} resumeId={run.resumeId} />
    </ResultSection>
    <Changes change={result.overall === null ? null : result.change} />
    {result.notes.length > 0 ? (
      <ul className={styles.notes}>
        {result.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ) : null}
  </div>
);
