import {
  FIT_BUDGETS,
  type CutCandidate,
  cutCandidates,
  withVisible,
  FIT_BOUNDS,
  type FitSize,
  type FitSizes,
} from '@qicheng/templates/page-fit';
import { Button } from '@qicheng/ui/button';
import type { ResumeDocument } from '@qicheng/resume/document';
import { useMemo } from 'react';
import { Summary } from '#src/components/summary.jsx';
import { useDocument, useEditor, useWrite } from '../store/editor-context.js';
import { SegmentField } from '../style/segment-field.js';
import groupStyles from '../style/style.module.css';
import styles from './page-fit.module.css';
import { usePageFit } from './use-page-fit.js';
import type { FitOutcome } from './fit-job.js';

const SIZES = Object.keys(FIT_BOUNDS) as FitSize[];

/** Margins are represented by the narrowest one. */
const valueOf = (sizes: FitSizes, size: FitSize): number =>
  size === 'marginMm' ? Math.min(...marginsOf(sizes)) : sizes[size];

const marginsOf = ({ marginMm: { top, right, bottom, left } }: FitSizes) => [top, right, bottom, left];

const isSame = (one: FitSizes, other: FitSizes, size: FitSize) =>
  size === 'marginMm' ? marginsOf(one).join() === marginsOf(other).join() : one[size] === other[size];

const shown = (size: FitSize, value: number) => {
  const { unit } = FIT_BOUNDS[size];
  return `${Number(value.toFixed(2))}${unit && ` ${unit}`}`;
};

interface SizeChange {
  readonly size: FitSize;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isBound: boolean;
}

/** The sizes that a fit changed, most visible first. */
const sizeChanges = ({ before, answer }: FitOutcome): SizeChange[] =>
  SIZES.filter((size) => !isSame(before.sizes, answer.sizes, size)).map((size) => ({
    size,
    name: FIT_BOUNDS[size].name,
    before: shown(size, valueOf(before.sizes, size)),
    after: shown(size, valueOf(answer.sizes, size)),
    isBound: answer.bound.includes(size),
  }));

const pages = (count: number) => `${count} 页`;

/** The result in one sentence. */
function fitResult({ answer, before, choice }: FitOutcome): string {
  const { budget } = choice;
  if (!answer.fits)
    return `按可读的下限排版也要 ${pages(answer.layout.pageCount)}，放不进 ${pages(budget)}。`;
  if (answer.density < 0)
    return `已拉开间距，末页占到 ${Math.round(answer.layout.fill * 100)}%，共 ${pages(answer.layout.pageCount)}。`;
  if (answer.density === 0) return `内容本来就在 ${pages(budget)}以内，用的是您设定的样式。`;
  return `已从 ${pages(before.pageCount)}调整到 ${pages(answer.layout.pageCount)}。`;
}

/** Why no looser layout fits: the sizes at their limit, and the page count of the next looser one. */
function limitText({ answer, choice }: FitOutcome): string {
  const { sizes, bound, looser } = answer;
  const size = `字号 ${shown('fontSizePt', sizes.fontSizePt)}`;
  const names = bound.map((one) => FIT_BOUNDS[one].name).join('、');
  const atLimit = names ? `${size}，已到下限：${names}。` : `${size}，各项都在下限以上。`;
  if (!answer.fits) return atLimit;
  return looser
    ? `${atLimit}再松一档就是 ${pages(looser.pageCount)}，这已是 ${pages(choice.budget)}内最宽松的排版。`
    : atLimit;
}

function hiddenIds(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { id, visible } = value as { id?: unknown; visible?: unknown };
  if (visible === false && typeof id === 'string') found.add(id);
  for (const entry of Object.values(value)) hiddenIds(entry, found);
  return found;
}

/** Entries and statements hidden from the pages, with their names. */
function hiddenParts(document: ResumeDocument): CutCandidate[] {
  const ids = hiddenIds({ ...document, meta: null });
  if (ids.size === 0) return [];
  return cutCandidates(withVisible(document, ids, true)).filter(({ id }) => ids.has(id));
}

/** The hidden parts, with a button to show them again. */
function HiddenParts() {
  const editor = useEditor();
  const document = useDocument((current) => current);
  const parts = useMemo(() => hiddenParts(document), [document]);
  if (parts.length === 0) return null;
  const show = (ids: readonly string[]) => {
    const shown = withVisible(editor.getContent().document, new Set(ids), true);
    editor.edit(() => shown);
  };
  return (
    <details className={styles.hidden}>
      <Summary>已隐藏 {parts.length} 处内容</Summary>
      <ul>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button type="button" aria-label={`恢复显示${name}`} onClick={() => show([id])}>
              恢复
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CutListProps {
  outcome: FitOutcome;
  isBusy: boolean;
  onHide: (cuts: readonly CutCandidate[]) => void;
}

/** The smallest set to hide, one by one or all at once; nothing is deleted. */
function CutList({ outcome, isBusy, onHide }: CutListProps) {
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

/** Report of a fit: pages before and after, what changed, and why it cannot be looser. */
function FitReport({ outcome }: { outcome: FitOutcome }) {
  const { answer } = outcome;
  const changes = answer.fits ? sizeChanges(outcome) : [];
  return (
    <div className={styles.report} data-fits={answer.fits} role="status">
      <p className={styles.result}>{fitResult(outcome)}</p>
      {changes.length > 0 ? (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">样式</th>
              <th scope="col">调整前</th>
              <th scope="col">调整后</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ size, name, before, after, isBound }) => (
              <tr key={size}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>
                  {after}
                  {isBound ? <span className={styles.bound}>下限</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <p className={styles.proof}>{limitText(outcome)}</p>
    </div>
  );
}

const BUDGETS = FIT_BUDGETS.map((pages) => ({ value: String(pages), name: `${pages} 页` }));

function useChoice() {
  const budget = useDocument(({ meta }) => meta.pageBudget ?? 1);
  const fills = useDocument(({ meta }) => meta.pageFit?.fills ?? false);
  const keeps = useDocument(({ meta }) => meta.pageFit?.keeps ?? false);
  return { budget: Math.min(budget, FIT_BUDGETS.length), fills, keeps };
}

/** The page limit, a button that fits the résumé to it, and the result. */
export function FitPanel() {
  const editor = useEditor();
  const write = useWrite();
  const { budget, fills, keeps } = useChoice();
  const { fit, hide, isBusy, outcome } = usePageFit();
  const set = (change: Partial<{ budget: number; fills: boolean; keeps: boolean }>) => {
    const choice = { budget, fills, keeps, ...change };
    // Options can only be stored with a fit, so choosing one applies it.
    if (editor.getContent().document.meta.pageFit || change.budget === undefined) fit(choice);
    else write.choice(['meta', 'pageBudget'], change.budget);
  };
  return (
    <fieldset className={groupStyles.group}>
      <legend>一页纸</legend>
      <div className={styles.panel} aria-busy={isBusy}>
        <SegmentField
          label="篇幅"
          options={BUDGETS}
          value={String(budget)}
          onChange={(value) => set({ budget: Number(value) })}
        />
        <div className={styles.options}>
          <label className={groupStyles.check}>
            <input type="checkbox" checked={fills} onChange={() => set({ fills: !fills })} />
            不足时拉开间距，尽量撑满
          </label>
          <label className={groupStyles.check}>
            <input type="checkbox" checked={keeps} onChange={() => set({ keeps: !keeps })} />
            改动内容后自动保持
          </label>
        </div>
        <Button tone="primary" disabled={isBusy} onClick={() => fit({ budget, fills, keeps })}>
          {isBusy ? '正在试排…' : '一键适配'}
        </Button>
        {outcome ? (
          <FitReport outcome={outcome} />
        ) : (
          <p className={groupStyles.note}>
            字号不小于 9 pt，行距不小于 1.25，页边距不小于 10 mm；内容不会被删改。
          </p>
        )}
        {outcome?.cut ? <CutList outcome={outcome} isBusy={isBusy} onHide={hide} /> : null}
        <HiddenParts />
      </div>
    </fieldset>
  );
}
