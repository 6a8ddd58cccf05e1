import { Button } from '../../../components/button.js';
import { showToast } from '../../../lib/toast.js';

/** The words of a piece of HTML, a line for each block. */
function wordsOf(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const block of holder.querySelectorAll('p, li, h1, h2, h3, tr, blockquote')) block.append('\n');
  return (holder.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

/** Takes the text of a document to the clipboard or to paper. */
export function DocumentActions({ html }: { html: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wordsOf(html));
      showToast('success', '已复制全文');
    } catch {
      showToast('error', '浏览器不允许复制，请选中文字后手动复制');
    }
  };
  return (
    <>
      <Button tone="primary" icon="copy" onClick={() => void copy()}>
        复制全文
      </Button>
      <Button onClick={() => window.print()}>打印</Button>
    </>
  );
}
