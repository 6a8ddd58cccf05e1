import { countDocumentDownload, downloadDocument } from '@qicheng/contract/content/index';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { saveFile } from '#src/lib/save-file.js';

/** The words of a piece of HTML, a line for each block. */
function wordsOf(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const block of holder.querySelectorAll('p, li, h1, h2, h3, tr, blockquote')) block.append('\n');
  return (holder.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

async function fetchWord(id: string): Promise<{ url: string; fileName: string }> {
  const { content, mime, name } = await call(downloadDocument, { id });
  // A download that is not counted is nobody's trouble.
  call(countDocumentDownload, { id }).catch(() => undefined);
  const blob = new Blob([content as Uint8Array<ArrayBuffer>], { type: mime });
  return { url: URL.createObjectURL(blob), fileName: name };
}

/** Takes a document home: as a Word file, to the clipboard or to paper. */
export function DocumentActions({ id, html }: { id: string; html: string }) {
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      saveFile(await fetchWord(id));
    } catch (failure) {
      reportFailure(failure);
    } finally {
      setMaking(false);
    }
  };
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
      <Button tone="primary" icon="download" disabled={isMaking} onClick={() => void download()}>
        {isMaking ? '正在生成' : '下载 Word'}
      </Button>
      <Button icon="copy" onClick={() => void copy()}>
        复制全文
      </Button>
      <Button onClick={() => window.print()}>打印</Button>
    </>
  );
}
