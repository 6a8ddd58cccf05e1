import { type Finding, severityLabels } from '@qicheng/analysis/result';
import { Button } from '@qicheng/ui/button';
import { useRef, useState } from 'react';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { FilledText } from './filled-text.js';
import styles from './findings.module.css';
import { PlaceLink } from './evidence-quotes.js';

const FIRST = 10;

interface FindingListProps {
  /** In recommended order. */
  findings: readonly Finding[];
  /** The label of a category code. */
  categoryOf?: (category: string) => string;
  resumeId?: string | null;
  /** Applies a finding's patch; without it, or without a patch, only 去修改 is shown. */
  onApply?: ((finding: Finding) => void) | undefined;
  /** Corrects what the user has pasted, for findings that are not about the résumé. */
  onCorrect?: ((finding: Finding) => void) | undefined;
  /** Ids of applied findings. */
  applied?: ReadonlySet<string>;
  isBusy?: boolean;
}

interface CardProps extends Omit<FindingListProps, 'findings' | 'applied'> {
  finding: Finding;
  isApplied: boolean;
}

const Change = ({ before, after, isByModel }: Pick<Finding, 'before' | 'after' | 'isByModel'>) =>
  before === undefined && after === undefined ? null : (
    <dl className={styles.change}>
      {before === undefined ? null : (
        <div>
          <dt>原文</dt>
          <dd>{before}</dd>
        </div>
      )}
      {after === undefined ? null : (
        <div data-side="after">
          <dt>{isByModel ? 'AI 生成的建议' : '建议'}</dt>
          <dd>
            <FilledText text={after} />
          </dd>
        </div>
      )}
    </dl>
  );

function Card(props: CardProps) {
  const { finding, categoryOf, resumeId = null, onApply, onCorrect, isApplied, isBusy = false } = props;
  const { severity, category, issue, why, before, after, gain, pointer, targetId, patch, needsFact } =
    finding;
  const card = useRef<HTMLLIElement>(null);
  useFocusWhenLost(() => card.current, isApplied);
  return (
    <li ref={card} tabIndex={-1} className={styles.card} data-severity={severity} data-applied={isApplied}>
      <p className={styles.kind}>
        <span className={styles.severity}>{severityLabels[severity]}</span>
        <span>{categoryOf ? categoryOf(category) : category}</span>
        {gain ? <span className={styles.gain}>{`约 +${Number(gain.toFixed(1))} 分`}</span> : null}
      </p>
      <h4 className={styles.issue}>{issue}</h4>
      <p className={styles.why}>{why}</p>
      <Change before={before} after={after} isByModel={finding.isByModel} />
      {needsFact && needsFact.length > 0 ? (
        <p className={styles.needs}>{`需要您补充：${needsFact.join('、')}`}</p>
      ) : null}
      <p className={styles.acts}>
        {isApplied ? <span className={styles.done}>已应用</span> : null}
        {patch && onApply && !isApplied ? (
          <Button
            icon="check"
            aria-disabled={isBusy}
            onClick={() => (isBusy ? undefined : onApply(finding))}
            aria-label={`应用：${issue}`}
          >
            应用
          </Button>
        ) : null}
        {onCorrect && pointer === undefined ? (
          <button
            type="button"
            className={styles.correct}
            data-print="hide"
            onClick={() => onCorrect(finding)}
          >
            去修改
          </button>
        ) : (
          <PlaceLink resumeId={resumeId} pointer={pointer} targetId={targetId}>
            {onCorrect ? '看简历里的这一条' : '去修改'}
          </PlaceLink>
        )}
      </p>
    </li>
  );
}

/** Suggested improvements, one card each: location, reason, and replacement text. */
export function FindingList({ findings, applied, ...rest }: FindingListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <>
      <ol className={styles.list}>
        {shown.map((finding) => (
          <Card key={finding.id} finding={finding} isApplied={applied?.has(finding.id) ?? false} {...rest} />
        ))}
      </ol>
      {shown.length < findings.length ? (
        <Button
          data-print="hide"
          onClick={() => setWhole(true)}
        >{`其余 ${findings.length - shown.length} 条`}</Button>
      ) : null}
    </>
  );
}
