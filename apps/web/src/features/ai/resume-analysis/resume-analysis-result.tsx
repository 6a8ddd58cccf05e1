import { resumeDimensions, resumeModuleKeys, resumeModules } from '@qicheng/analysis/resume-analysis';
import {
  type AtomHeat,
  type ResumeAnalysisResult,
  resumeIssues,
  type ResumeReference,
} from '@qicheng/analysis/resume-analysis-result';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Tabs } from '@qicheng/ui/tabs';
import { Suspense, useMemo, useRef, useState } from 'react';
import { PanelBoundary } from '#src/components/panel-boundary.jsx';
import { optionalPart } from '#src/lib/optional-part.js';
import type { ResultFrame } from '../kit/ai-page.js';
import type { RunOf } from '../kit/ai-service.js';
import { CopyButton } from '../kit/copy-button.js';
import { Dimensions } from '../kit/dimensions.js';
import { EvidenceQuotes, PlaceLink } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { ReferenceAnswer } from '../kit/reference-answer.js';
import { ResultHead } from '../kit/result-head.js';
import { ResultSection } from '../kit/result-section.js';
import { useApply } from '../kit/use-apply.js';
import { FindingPanel, ScoringState } from './finding-panel.js';
import { numbered, placesOf } from './finding-places.js';
import { FirstActions } from './first-actions.js';
import { resumeAnalysisService } from './resume-analysis-form.js';
import styles from './resume-analysis.module.css';
import { TargetSummary } from './target-summary.js';
import { useScoring } from './use-scoring.js';
import { firstActions, verdictOf } from './verdict.js';

// The templates are large, and the list says the same without its pages.
const AnnotatedPaper = optionalPart(async () => (await import('./annotated-paper.js')).AnnotatedPaper);

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

interface DetailsProps {
  run: RunOf<ResumeAnalysisResult>;
  result: ResumeAnalysisResult;
}

/** The parts of the résumé one by one, and the reference answer. */
const Details = ({ run, result }: DetailsProps) => {
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
const Reasons = ({ run, result }: DetailsProps) => (
  <div className={styles.panel}>
    <ResultSection title="各维度得分" lead="展开任一维度，可以看到每一分的理由与原文。">
      <Dimensions dimensions={result.dimensions} resumeId={run.resumeId} />
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

/** What became of the score since the analysis. */
const Since = ({ before, now }: { before: number | null; now: number | null }) =>
  before === null || now === null ? (
    <p className={styles.soft}>已按简历现在的内容重新计分。</p>
  ) : (
    <p
      className={styles.soft}
    >{`分析时 ${before} 分，改动后 ${now} 分（按同一套规则重新计算，不消耗次数）。`}</p>
  );

interface ResumeAnalysisResultViewProps extends DetailsProps {
  frame: ResultFrame;
}

/** An analysed résumé: the verdict, what to do first, the pages with their findings, and the rest behind tabs. */
export function ResumeAnalysisResultView({ run, result: analysed, frame }: ResumeAnalysisResultViewProps) {
  const { resumeId } = run;
  const scoring = useScoring(run, analysed);
  const { result, document } = scoring.now;
  const { applied, last, isBusy, onApply } = useApply(resumeId, document, scoring.rescore);
  const findings = useMemo(() => numbered(result.findings, result.suggestions), [result]);
  const places = useMemo(() => (document ? placesOf(findings, document) : []), [findings, document]);
  const [open, setOpen] = useState<number | null>(null);
  const [asked, setAsked] = useState(0);
  const ask = (number: number | null | undefined) => {
    if (number === null || number === undefined) return;
    setOpen(number);
    setAsked((times) => times + 1);
  };
  const pages = useRef<HTMLDivElement>(null);
  const giveBack = (number: number) => {
    const place = places.find((each) => each.findings.some((one) => one.number === number));
    const marks = [...(pages.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    marks.find(({ dataset }) => dataset.place === place?.key)?.focus();
  };
  const score = result.overall?.score ?? null;
  const acts = { resumeId, seen: document, engine: run.engine, applied, onApply };
  return (
    <>
      <ResultHead
        run={run}
        score={score}
        verdict={verdictOf(result)}
        delta={!scoring.isSince && analysed.change?.isComparable ? analysed.change.change : null}
        note={scoring.isSince ? <Since before={analysed.overall?.score ?? null} now={score} /> : null}
        actions={frame.actions}
      />
      {frame.comment}
      <FirstActions
        actions={firstActions(result)}
        onOpen={(id) => ask(findings.find(({ finding }) => finding.id === id)?.number)}
      />
      <ResultSection
        title={`在简历上看 · ${findings.length} 条建议`}
        lead="点一句有颜色的话，右边会说明为什么、改成什么。急＝尽快修改，改＝建议修改，优＝可以更好。"
      >
        <div className={styles.annotated} data-alone={document === null}>
          {document ? (
            <div className={styles.paper} ref={pages}>
              <PanelBoundary name="简历页面" resetKeys={[document]}>
                <Suspense fallback={<Skeleton height="100%" />}>
                  <AnnotatedPaper document={document} places={places} open={open} onOpen={ask} />
                </Suspense>
              </PanelBoundary>
            </div>
          ) : null}
          <div className={styles.findings}>
            <ScoringState
              isBusy={scoring.isBusy}
              hasFailed={scoring.hasFailed}
              last={last}
              onRetry={scoring.rescore}
            />
            <FindingPanel
              findings={findings}
              acts={{ ...acts, isBusy: isBusy || scoring.isBusy }}
              open={open}
              onOpen={setOpen}
              asked={asked}
              onReturn={giveBack}
            />
          </div>
        </div>
      </ResultSection>
      <div>
        <Tabs
          label="更多内容"
          tabs={[
            { key: 'details', label: '详情', content: <Details run={run} result={result} /> },
            { key: 'reasons', label: '依据', content: <Reasons run={run} result={result} /> },
            { key: 'history', label: '历史', content: frame.history },
          ]}
        />
      </div>
    </>
  );
}
