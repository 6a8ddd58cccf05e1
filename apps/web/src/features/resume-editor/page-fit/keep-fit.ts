import type { ResumeDocument } from '@qicheng/resume/document';
import { type FitAnswer, type FitChoice, withFit } from '@qicheng/templates/page-fit';
import type { EditorStore } from '../store/editor-store.js';

/** Typing pause after which a kept fit is recomputed. */
const PAUSE_MS = 700;

/**
 * A page that could be looser by fewer steps stays as it is, so that the text does not resize with every
 * word; an overflow is always fixed.
 */
const HYSTERESIS = 3;

interface Solver {
  solve: (document: ResumeDocument, choice: FitChoice, signal: AbortSignal) => Promise<FitAnswer>;
  densityNow: (document: ResumeDocument) => number | undefined;
}

const choiceOf = ({ meta }: ResumeDocument): FitChoice | null =>
  meta.pageFit?.keeps
    ? { budget: meta.pageBudget ?? 1, fills: meta.pageFit.fills ?? false, keeps: true }
    : null;

/** Whether a kept fit should change its density. */
export const shouldApply = (now: number | undefined, answer: Pick<FitAnswer, 'fits' | 'density'>): boolean =>
  answer.fits && (now === undefined || answer.density > now || answer.density <= now - HYSTERESIS);

/**
 * Keeps the fit up to date if the user asked for it: after a typing pause it is recomputed and amends the
 * last change, so that one undo reverts both. After an undo it pauses until something new is typed.
 */
export function keepFitted(editor: EditorStore, { solve, densityNow }: Solver): () => void {
  let seen = editor.getContent().document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const fit = async () => {
    const { document } = editor.getContent();
    const choice = choiceOf(document);
    if (!choice || editor.getSteps().redo > 0) return;
    running = new AbortController();
    const { signal } = running;
    const answer = await solve(document, choice, signal);
    if (signal.aborted || editor.getContent().document !== document) return;
    if (!shouldApply(densityNow(document), answer)) return;
    const fitted = withFit(document, answer, choice);
    seen = fitted;
    editor.amend(() => fitted);
    seen = editor.getContent().document;
  };
  const stop = editor.subscribe(() => {
    const { document } = editor.getContent();
    if (document === seen) return;
    seen = document;
    running?.abort();
    clearTimeout(timer);
    if (choiceOf(document)) timer = setTimeout(() => void fit().catch(() => undefined), PAUSE_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    running?.abort();
  };
}
