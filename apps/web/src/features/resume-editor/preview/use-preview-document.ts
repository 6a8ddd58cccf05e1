import type { ResumeDocument } from '@qicheng/resume/document';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../store/editor-context.js';
import { createPace, type Pace } from './pace.js';

/** The document as the sheet shows it: it follows the form, but a key press never waits for it. */
export function usePreviewDocument(): ResumeDocument {
  const editor = useEditor();
  // A fresh object for every drawing, so that each one ends, even when the document is the same.
  const [shown, setShown] = useState(() => ({ document: editor.getContent().document }));
  const pace = useRef<Pace>(null);
  useEffect(() => {
    const show = () => setShown({ document: editor.getContent().document });
    const current = createPace((isCheap) => (isCheap ? show() : startTransition(show)));
    pace.current = current;
    const stop = editor.subscribe(() => current.request());
    current.request();
    return () => {
      stop();
      current.stop();
    };
  }, [editor]);
  // Runs when the sheet has been laid out: what it took decides how soon it may be drawn again.
  useLayoutEffect(() => pace.current?.drawn(), [shown]);
  return shown.document;
}
