import { FIT_BUDGETS } from '@qicheng/templates/page-fit';
import { Button } from '@qicheng/ui/button';
import { useDocument, useEditor, useWrite } from '../store/editor-context.js';
import { SegmentField } from '../style/segment-field.js';
import groupStyles from '../style/style.module.css';
import { CutList } from './cut-list.js';
import { FitReport } from './fit-report.js';
import { HiddenParts } from './hidden-parts.js';
import styles from './page-fit.module.css';
import { usePageFit } from './use-page-fit.js';

const BUDGETS = FIT_BUDGETS.map((pages) => ({ value: String(pages), name: `${pages} 页` }));

function useChoice() {
  const budget = useDocument(({ meta }) => meta.pageBudget ?? 1);
  const fills = useDocument(({ meta }) => meta.pageFit?.fills ?? false);
  const keeps = useDocument(({ meta }) => meta.pageFit?.keeps ?? false);
  return { budget: Math.min(budget, FIT_BUDGETS.length), fills, keeps };
}

/** Pages to fit, one key to fit them, and what came of it. */
export function FitPanel() {
  const editor = useEditor();
  const write = useWrite();
  const { budget, fills, keeps } = useChoice();
  const { fit, hide, isBusy, outcome } = usePageFit();
  const set = (change: Partial<{ budget: number; fills: boolean; keeps: boolean }>) => {
    const choice = { budget, fills, keeps, ...change };
    // Options of a fit that was not made yet have nowhere to be kept: choosing one makes it.
    if (editor.getContent().document.meta.pageFit || change.budget === undefined) fit(choice);
    else write.value(['meta', 'pageBudget'], change.budget);
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
            不足时拉开间距，撑满页面
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
