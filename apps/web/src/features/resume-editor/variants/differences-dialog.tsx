import { settleVariant } from '@qicheng/contract/resume-variant/index';
import { materialise, revertOverrides } from '@qicheng/resume/variants';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { showToast } from '@qicheng/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import { useEditor } from '../store/editor-context.js';
import { type Difference, type OpenVariant, useDifferences, variantKey } from './use-variant.js';
import type { VariantParts } from './variant-state.js';
import styles from './variants.module.css';

const KINDS = { hide: '不显示', reorder: '顺序', replaceAtom: '改写', set: '改写', add: '新增' } as const;

interface DifferencesDialogProps extends VariantParts {
  variant: OpenVariant;
  isBehind: boolean;
  onClose: () => void;
}

interface RowProps {
  difference: Difference;
  isBusy: boolean;
  onRevert: () => void;
  onKeep: () => void;
}

function Row({ difference, isBusy, onRevert, onKeep }: RowProps) {
  const { where, label, op, base, mine, conflict } = difference;
  return (
    <section className={styles.row} aria-label={`${where}：${label}`} data-conflict={conflict !== undefined}>
      <header>
        <span className={styles.badge}>{KINDS[op]}</span>
        <span>{where}</span>
        {label === where ? null : <span className={styles.soft}>{label}</span>}
        {conflict ? (
          <span className={styles.conflict}>
            {conflict === 'changed' ? '基础简历也改了这里' : '基础简历已删除这里'}
          </span>
        ) : null}
      </header>
      <dl>
        <div>
          <dt>基础简历</dt>
          <dd>{base || '（无）'}</dd>
        </div>
        <div>
          <dt>岗位版本</dt>
          <dd>{mine || '（空）'}</dd>
        </div>
      </dl>
      <p className={styles.actions}>
        {conflict ? (
          <button type="button" disabled={isBusy} onClick={onKeep}>
            {conflict === 'changed' ? '保留岗位版本' : '放弃这处修改'}
          </button>
        ) : null}
        {conflict === 'removed' ? null : (
          <button type="button" disabled={isBusy} onClick={onRevert}>
            {conflict ? '改用基础简历' : '还原为基础简历'}
          </button>
        )}
      </p>
    </section>
  );
}

/** All differences of the variant; each can be reset to the base. */
export function DifferencesDialog({
  resumeId,
  waitUntilSaved,
  variant,
  isBehind,
  onClose,
}: DifferencesDialogProps) {
  const editor = useEditor();
  const queries = useQueryClient();
  const { overrides, differences } = useDifferences(variant);
  const revert = (keys: readonly string[]) =>
    editor.edit(
      (document) => materialise(variant.document, revertOverrides(overrides, keys), document.meta).document,
    );
  const keep = useMutation({
    mutationFn: async (key: string) => {
      if (!(await waitUntilSaved())) throw new Error('当前内容还没有保存，请稍后再试');
      return call(settleVariant, { id: resumeId, keys: [key] });
    },
    onSuccess: (answer) => queries.setQueryData(variantKey(resumeId), answer),
    onError: (failure) => showToast('error', failure.message),
  });
  const sorted = differences.toSorted((a, b) => Number(Boolean(b.conflict)) - Number(Boolean(a.conflict)));
  return (
    <Dialog open title={`与《${variant.baseTitle}》的差异`} width="broad" onClose={onClose}>
      <p className={styles.lead}>
        没有列出的内容与基础简历一致，会随它更新。版式与模块顺序由岗位版本自己决定。
      </p>
      <div className={styles.rows}>
        {sorted.map((difference) => (
          <Row
            key={difference.key}
            difference={difference}
            isBusy={isBehind || keep.isPending}
            onRevert={() => revert([difference.key])}
            onKeep={() => keep.mutate(difference.key)}
          />
        ))}
        {sorted.length === 0 ? <p className={styles.soft}>目前与基础简历完全一致。</p> : null}
      </div>
      <div className={styles.foot}>
        <Button
          disabled={isBehind || sorted.length === 0}
          onClick={() => revert(sorted.map(({ key }) => key))}
        >
          全部还原
        </Button>
        <Button tone="primary" onClick={onClose}>
          完成
        </Button>
      </div>
    </Dialog>
  );
}
