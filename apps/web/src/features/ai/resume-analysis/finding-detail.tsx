import { type ResumeFinding, resumeIssues } from '@qicheng/analysis/resume-analysis-result';
import type { Engine } from '@qicheng/analysis/engine';
import type { ResumeDocument } from '@qicheng/resume/document';
import { Button } from '@qicheng/ui/button';
import { useId, useState } from 'react';
import { AiLabel } from '../kit/ai-label.js';
import { PlaceLink } from '../kit/evidence-quotes.js';
import { FilledText } from '../kit/filled-text.js';
import { changeOf, hasGap, statementOf } from '../kit/finding-change.js';
import styles from './finding-panel.module.css';

export interface FindingActions {
  resumeId: string | null;
  /** The analysed version of the résumé; null if the run does not contain it. */
  seen: ResumeDocument | null;
  engine: Engine | null;
  isBusy: boolean;
  applied: ReadonlySet<string>;
  onApply: ((finding: ResumeFinding, words?: string) => void) | undefined;
}

interface RewordProps {
  label: string;
  words: string;
  onWords: (words: string) => void;
}

/** The proposed text, editable; facts that only the user knows are gaps in it. */
function Reword({ label, words, onWords }: RewordProps) {
  const id = useId();
  return (
    <div className={styles.side} data-side="after">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        value={words}
        maxLength={2_000}
        rows={Math.max(3, Math.ceil(words.length / 18))}
        aria-describedby={hasGap(words) ? `${id}-gap` : undefined}
        onChange={(event) => onWords(event.target.value)}
      />
      {hasGap(words) ? (
        <p id={`${id}-gap`} className={styles.gap}>
          把【】换成真实的情况后才能应用；没有的就删掉。
        </p>
      ) : null}
    </div>
  );
}

/** Details of a finding: reason, text before and after side by side, and buttons to apply it. */
export function FindingDetail({ finding, actions }: { finding: ResumeFinding; actions: FindingActions }) {
  const { why, before, after, category, issue, needsFact, pointer, targetId, isByModel } = finding;
  const { resumeId, seen, engine, isBusy, applied, onApply } = actions;
  const statement = seen && onApply ? statementOf(finding, seen) : undefined;
  const [words, setWords] = useState(after ?? statement ?? '');
  const change = seen && onApply ? changeOf(finding, seen, words) : null;
  const isApplied = applied.has(finding.id);
  const afterLabel = isByModel ? 'AI 生成的建议' : '建议';
  return (
    <div className={styles.detail}>
      <p className={styles.why}>{`${resumeIssues[category]}：${why}`}</p>
      {before === undefined && after === undefined && statement === undefined ? null : (
        <div className={styles.compare}>
          {(before ?? statement) === undefined ? null : (
            <div className={styles.side}>
              <span>原文</span>
              <p>{before ?? statement}</p>
            </div>
          )}
          {statement !== undefined ? (
            <Reword
              label={after === undefined ? '改成（您来写）' : `${afterLabel}（可以直接改）`}
              words={words}
              onWords={setWords}
            />
          ) : after === undefined ? null : (
            <div className={styles.side} data-side="after">
              <span>{afterLabel}</span>
              <p>
                <FilledText text={after} />
              </p>
            </div>
          )}
        </div>
      )}
      {after === undefined ? null : <AiLabel engine={engine} />}
      {after === undefined && needsFact && needsFact.length > 0 ? (
        <p className={styles.gap}>{`需要您补充：${needsFact.join('、')}`}</p>
      ) : null}
      <div className={styles.acts}>
        {isApplied ? <span className={styles.done}>已应用</span> : null}
        {!isApplied && onApply && (finding.patch || statement !== undefined) ? (
          <Button
            tone="primary"
            icon="check"
            disabled={change === null}
            aria-disabled={isBusy}
            aria-label={`应用：${issue}`}
            onClick={() => (isBusy ? undefined : onApply(finding, words))}
          >
            应用
          </Button>
        ) : null}
        <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
          去修改
        </PlaceLink>
      </div>
    </div>
  );
}
