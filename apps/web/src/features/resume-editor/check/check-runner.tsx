import { useEffect } from 'react';
import type { Finding } from '@qicheng/resume/check';
import type { ResumeDocument } from '@qicheng/resume/document';
import { create } from 'zustand';
import { onFirstAct } from '#src/lib/run-when.js';
import { useEditor } from '../store/editor-context.js';
import type { Recipe } from '../store/editor-store.js';

interface CheckState {
  /** Null until the first check is done. */
  findings: readonly Finding[] | null;
}

/** Findings of the last check of the open résumé. */
export const useCheck = create<CheckState>()(() => ({ findings: null }));

const IGNORED = 'ignoredFindings';
const MAX_IGNORED = 200;

/** Ids of ignored findings; stored in the résumé. */
export function ignoredIn(document: ResumeDocument): ReadonlySet<string> {
  const stored = document.x?.[IGNORED];
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

/** Ignores a finding in this résumé. */
export const ignore =
  (id: string): Recipe =>
  (document) => {
    const ids = [...ignoredIn(document), id].slice(-MAX_IGNORED);
    document.x = { ...document.x, [IGNORED]: ids };
  };

/** Restores all ignored findings. */
export const ignoreNothing: Recipe = (document) => {
  if (!document.x) return;
  delete document.x[IGNORED];
  if (Object.keys(document.x).length === 0) delete document.x;
};

/** Findings that are not ignored. */
export const openFindings = (
  findings: readonly Finding[] | null,
  ignored: ReadonlySet<string>,
): readonly Finding[] => (findings ?? []).filter(({ id }) => !ignored.has(id));

/**
 * How many findings of the last check need review before the résumé is sent; hints do not. 导出 counts the texts
 * without English by itself, in the language of the file.
 */
export const countToReview = (document: ResumeDocument): number =>
  openFindings(useCheck.getState().findings, ignoredIn(document)).filter(
    ({ severity, group }) => severity !== 'hint' && group !== 'translation',
  ).length;

const PAUSE_MS = 700;
const IDLE_TIMEOUT_MS = 3_000;

const whenIdle = (run: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
};

/**
 * Checks the résumé when the user pauses, for the first time when the page is first used; the rules and their word lists
 * are loaded separately from the editor.
 */
export function CheckRunner() {
  const editor = useEditor();
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancelIdle = (): void => undefined;
    const run = async () => {
      const { checkDraft } = await import('@qicheng/resume/check');
      if (!isOpen) return;
      const now = new Date();
      const today = { y: now.getFullYear(), m: now.getMonth() + 1, d: now.getDate() };
      useCheck.setState({ findings: checkDraft(editor.getContent().document, today) });
    };
    const plan = () => {
      clearTimeout(timer);
      cancelIdle();
      timer = setTimeout(() => {
        cancelIdle = whenIdle(() => void run().catch(() => undefined));
      }, PAUSE_MS);
    };
    const stopWaiting = onFirstAct(plan);
    const stop = editor.subscribe(plan);
    return () => {
      isOpen = false;
      stopWaiting();
      stop();
      clearTimeout(timer);
      cancelIdle();
      useCheck.setState({ findings: null });
    };
  }, [editor]);
  return null;
}
