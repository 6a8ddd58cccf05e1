import type { ResumeDocument } from '@qicheng/resume/document';
import { type FitAnswer, type FitChoice, withFit } from '@qicheng/templates/page-fit';
import type { EditorStore } from '../store/editor-store.js';

/** A pause in typing after which a kept fit is looked at again. */
const PAUSE_MS = 700;

/**
 * A page that could be looser by fewer steps than this stays as it is, so that lines do not grow and shrink with every
 * word; one that has become too long never waits.
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

/** Whether a kept fit moves from one density to another. */
export const isWorthIt = (now: number | undefined, answer: Pick<FitAnswer, 'fits' | 'density'>): boolean =>
  answer.fits && (now === undefined || answer.density > now || answer.density <= now - HYSTERESIS);

/**
 * Follows the content while the candidate asked for it: after a pause the fit is made again and amends the last change,
 * so that one undo takes back both. After an undo it rests until something new is written.
 */
export function keepFit(editor: EditorStore, { solve, densityNow }: Solver): () => void {
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
    if (!isWorthIt(densityNow(document), answer)) return;
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
