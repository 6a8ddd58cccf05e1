import type { DocumentFileService } from '@qicheng/core/content';
import { RenderDocumentProcessor } from './render-document.processor.js';

it('keeps the Word file of a document under the key of its last change', async () => {
  const kept = new Map<string, Uint8Array>();
  const files = {
    source: (id: string) =>
      Promise.resolve({ key: `key of ${id}`, title: '感谢信', markdown: '## 开头\n\n您好', source: '启程' }),
    store: (key: string, bytes: Uint8Array) => Promise.resolve(void kept.set(key, bytes)),
  } as Pick<DocumentFileService, 'source' | 'store'> as DocumentFileService;
  await new RenderDocumentProcessor(files).run({ documentId: 'a' });
  const [[key, bytes] = ['', new Uint8Array()]] = kept;
  expect(key).toBe('key of a');
  expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe('PK');
});
