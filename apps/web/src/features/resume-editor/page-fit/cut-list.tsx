import type { CutCandidate } from '@qicheng/templates/page-fit';
import { Button } from '@qicheng/ui/button';
import type { FitOutcome } from './fit-job.js';
import styles from './page-fit.module.css';

interface CutListProps {
  outcome: FitOutcome;
  isBusy: boolean;
  onHide: (cuts: readonly CutCandidate[]) => void;
}

/** The smallest part that would have to go, each piece by itself or all at once; hidden, never deleted. */
export function CutList({ outcome, isBusy, onHide }: CutListProps) {
  const { cut, choice } = outcome;
  if (!cut || cut.cuts.length === 0) return null;
  return (
    <section className={styles.cuts} aria-label="建议先隐藏">
      <p>
        {cut.isEnough
          ? `暂时隐藏下面 ${cut.cuts.length} 处，就能放进 ${choice.budget} 页。内容不会被删除，随时可以恢复。`
          : '即使隐藏下面全部内容也放不下，请精简文字或增加页数。'}
      </p>
      <ul>
        {cut.cuts.map((candidate) => (
          <li key={candidate.id} data-pointer={candidate.pointer}>
            <span>{candidate.name}</span>
            <button
              type="button"
              disabled={isBusy}
              aria-label={`隐藏${candidate.name}`}
              onClick={() => onHide([candidate])}
            >
              隐藏
            </button>
          </li>
        ))}
      </ul>
      {cut.isEnough ? (
        <Button disabled={isBusy} onClick={() => onHide(cut.cuts)}>
          全部隐藏并适配
        </Button>
      ) : null}
    </section>
  );
}
