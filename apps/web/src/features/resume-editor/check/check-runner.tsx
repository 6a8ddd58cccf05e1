import { useEffect } from 'react';
import { useEditor } from '../store/editor-context.js';
import { useCheck } from './check-state.js';

const PAUSE_MS = 700;
const LATEST_MS = 3_000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
};

/** Checks the résumé when the writer pauses; the rules and their lists are fetched apart from the editor. */
export function CheckRunner() {
  const editor = useEditor();
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelIdle = (): void => undefined;
    const run = async () => {
      const { checkResume } = await import('@qicheng/resume/check');
      if (!isOpen) return;
      const now = new Date();
      const today = { y: now.getFullYear(), m: now.getMonth() + 1, d: now.getDate() };
      useCheck.setState({ findings: checkResume(editor.getContent().document, today) });
    };
    const plan = () => {
      clearTimeout(timer);
      cancelIdle();
      timer = setTimeout(() => {
        cancelIdle = whenIdle(() => void run().catch(() => undefined));
      }, PAUSE_MS);
    };
    plan();
    const stop = editor.subscribe(plan);
    return () => {
      isOpen = false;
      stop();
      clearTimeout(timer);
      cancelIdle();
      useCheck.setState({ findings: null });
    };
  }, [editor]);
  return null;
}
