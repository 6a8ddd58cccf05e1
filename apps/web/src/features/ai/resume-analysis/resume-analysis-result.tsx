import type { ResumeDocument } from '@qicheng/resume/document';
import { writtenLanguages } from '@qicheng/resume/written-languages';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Tabs } from '@qicheng/ui/tabs';
import { Suspense, useMemo, useRef, useState } from 'react';
import { ButtonLink } from '#src/components/button-link.jsx';
import { PanelBoundary } from '#src/components/panel-boundary.jsx';
import { paths } from '#src/config/paths.js';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { optionalPart } from '#src/lib/load-chunk.js';
import { useMedia } from '#src/lib/device.js';
import type { ResultFrame } from '../kit/finished-result.js';
import { ResultHead } from '../kit/result-head.js';
import { ResumeNextSteps } from '../kit/resume-next-steps.js';
import { useApply } from '../kit/use-apply.js';
import { type AnalysisPartProps, Details, Reasons } from './analysis-parts.js';
import { FindingPanel, ScoringState } from './finding-panel.js';
import { numbered, placesOf } from './finding-places.js';
import styles from './resume-analysis.module.css';
import { VERSIONS } from '../kit/resume-choice.js';
import { useScoring } from './use-scoring.js';
import { verdictOf } from './verdict.js';

// The templates are large, and the list is complete without its pages.
const AnnotatedPaper = optionalPart(async () => (await import('./annotated-paper.js')).AnnotatedPaper);

/** How the score has changed since the analysis. */
const Since = ({ before, now }: { before: number | null; now: number | null }) =>
  before === null || now === null ? (
    <p className={styles.soft}>已按简历现在的内容重新计分。</p>
  ) : (
    <p
      className={styles.soft}
    >{`分析时 ${before} 分，改动后 ${now} 分（按同一套规则重新计算，不消耗次数）。`}</p>
  );

/** The version that was analysed; nothing for a résumé in Chinese only. */
function versionOf(document: ResumeDocument | null): string | undefined {
  if (document === null) return undefined;
  const { lang } = document.meta;
  return lang === 'en' || writtenLanguages(document).length > 1 ? VERSIONS[lang] : undefined;
}

interface ResumeAnalysisResultViewProps extends AnalysisPartProps {
  frame: ResultFrame;
}

/** An analysed résumé: the verdict, then the pages with their findings and the rest in tabs. */
export function ResumeAnalysisResultView({ run, result: analysed, frame }: ResumeAnalysisResultViewProps) {
  const { resumeId } = run;
  const scoring = useScoring(run, analysed);
  const { result, document } = scoring.now;
  const { applied, last, isBusy, onApply } = useApply(resumeId, document, scoring.rescore);
  const findings = useMemo(() => numbered(result.findings, result.suggestions), [result]);
  const places = useMemo(() => (document ? placesOf(findings, document) : []), [findings, document]);
  // By id: the numbers change when the score is recomputed.
  const [openId, setOpenId] = useState<string | null>(null);
  const open = findings.find(({ finding }) => finding.id === openId)?.number ?? null;
  const setOpen = (number: number | null) =>
    setOpenId(findings.find((each) => each.number === number)?.finding.id ?? null);
  const [highlightClicks, setHighlightClicks] = useState(0);
  const ask = (number: number) => {
    setOpen(number);
    setHighlightClicks((times) => times + 1);
  };
  // A finding about what is missing has no text to highlight.
  const [isMarked, setMarked] = useState(false);
  const pages = useRef<HTMLDivElement>(null);
  const returnFocus = (number: number) => {
    const place = places.find((each) => each.findings.some((one) => one.number === number));
    const marks = [...(pages.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [])];
    marks.find(({ dataset }) => dataset.place === place?.key)?.focus();
  };
  // Applying a change removes the pressed button: move the focus to undo, and back to the list afterwards.
  const panel = useRef<HTMLDivElement>(null);
  const inPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
  useFocusWhenLost(() => inPanel(last ? '[data-act=undo]' : 'ol'), last);
  useFocusWhenLost(() => inPanel('[role=status]'), scoring.hasFailed);
  // If there is no room side by side, the list comes first, visually and for the keyboard.
  const isNarrow = useMedia('(max-width: 999px)');
  const score = result.overall?.score ?? null;
  const actions = { resumeId, seen: document, engine: run.engine, applied, onApply };
  const paper = document ? (
    <div key="paper" className={styles.paper} ref={pages}>
      <PanelBoundary name="简历页面" resetKeys={[document]}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <AnnotatedPaper document={document} places={places} open={open} onOpen={ask} onMarked={setMarked} />
        </Suspense>
      </PanelBoundary>
    </div>
  ) : null;
  const list = (
    <div key="list" className={styles.findings} ref={panel}>
      <ScoringState
        isBusy={scoring.isBusy}
        hasFailed={scoring.hasFailed}
        last={last}
        isChanging={isBusy}
        onRetry={scoring.rescore}
      />
      <FindingPanel
        findings={findings}
        actions={{ ...actions, isBusy: isBusy || scoring.isBusy }}
        open={open}
        onOpen={setOpen}
        highlightClicks={highlightClicks}
        onReturn={returnFocus}
      />
    </div>
  );
  const suggestions = (
    <>
      {findings.length > 1 ? (
        <p className={styles.lead}>
          最值得先改的排在前面。
          {document && isMarked ? (
            <span data-print="hide">点一句有颜色的话，会打开它的建议：为什么、改成什么。</span>
          ) : null}
        </p>
      ) : null}
      <div className={styles.annotated} data-alone={document === null}>
        {isNarrow ? [list, paper] : [paper, list]}
      </div>
    </>
  );
  return (
    <>
      <ResultHead
        run={run}
        version={versionOf(document)}
        score={score}
        verdict={verdictOf(result)}
        delta={!scoring.isSince && analysed.change?.isComparable ? analysed.change.change : null}
        note={scoring.isSince ? <Since before={analysed.overall?.score ?? null} now={score} /> : null}
        actions={frame.actions(
          resumeId === null ? null : (
            <ButtonLink to={paths.resumeEdit.href(resumeId)} tone="primary" icon="edit">
              去修改简历
            </ButtonLink>
          ),
        )}
      />
      {frame.comment}
      <div className={styles.tabs}>
        <Tabs
          label="分析结果"
          tabs={[
            { key: 'findings', label: `修改建议 ${findings.length}`, content: suggestions },
            { key: 'details', label: '详情', content: <Details run={run} result={result} /> },
            { key: 'reasons', label: '依据', content: <Reasons run={run} result={result} /> },
            { key: 'history', label: '历史', content: frame.history },
          ]}
        />
      </div>
      {resumeId === null ? null : <ResumeNextSteps resumeId={resumeId} />}
    </>
  );
}
