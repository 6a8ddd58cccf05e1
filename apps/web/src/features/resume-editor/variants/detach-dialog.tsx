import { detachVariant } from '@qicheng/contract/resume-variant/index';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { showToast } from '@qicheng/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';
import type { OpenVariant } from './use-variant.js';
import type { VariantParts } from './variant-state.js';
import styles from './variants.module.css';

interface DetachDialogProps extends VariantParts {
  variant: OpenVariant;
  onClose: () => void;
}

/** Asks before the variant is detached from its base, which cannot be undone. */
export function DetachDialog({ resumeId, waitUntilSaved, variant, onClose }: DetachDialogProps) {
  const detach = useMutation({
    mutationFn: async () => {
      if (!(await waitUntilSaved())) throw new Error('当前内容还没有保存，请稍后再试');
      return call(detachVariant, { id: resumeId });
    },
    onSuccess: () => window.location.reload(),
    onError: (failure) => showToast('error', failure.message),
  });
  return (
    <Dialog open title="转为独立简历" width="narrow" onClose={onClose}>
      <p className={styles.lead}>
        内容保持不变。之后《{variant.baseTitle}》的修改不再同步到这里，也不能重新关联。
      </p>
      <div className={styles.foot}>
        <Button tone="primary" disabled={detach.isPending} onClick={() => detach.mutate()}>
          转为独立简历
        </Button>
        <Button onClick={onClose}>取消</Button>
      </div>
    </Dialog>
  );
}
