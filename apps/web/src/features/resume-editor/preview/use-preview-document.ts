import type { ResumeDocument } from '@qicheng/resume/document';
import { startTransition, useEffect, useState } from 'react';
import { useEditor } from '../store/editor-context.js';

/** The document as the sheet shows it: it follows the form, but a key press never waits for it. */
export function usePreviewDocument(): ResumeDocument {
  const editor = useEditor();
  const [shown, setShown] = useState(() => editor.getContent().document);
  useEffect(() => {
    const follow = () => startTransition(() => setShown(editor.getContent().document));
    follow();
    return editor.subscribe(follow);
  }, [editor]);
  return shown;
}
