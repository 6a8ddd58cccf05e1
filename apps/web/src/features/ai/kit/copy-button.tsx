import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';

/** Copies a text, and says so if the browser refuses. */
export const CopyButton = ({ text, label = '复制' }: { text: string; label?: string }) => (
  <Button
    icon="copy"
    data-print="hide"
    onClick={() => {
      navigator.clipboard.writeText(text).then(
        () => showToast('success', '已复制'),
        () => showToast('error', '没有复制成功，请选中文字后复制'),
      );
    }}
  >
    {label}
  </Button>
);
