import type { ResumeDocument } from '@qicheng/resume/document';
import {
  baseOf,
  cutCandidates,
  type CutAnswer,
  densityOf,
  findCuts,
  type FitAnswer,
  type FitChoice,
  type FitSizes,
  solveFit,
  withVisible,
} from '@qicheng/templates/page-fit';
import { FitSurface } from '@qicheng/templates/preview';

/** The result of a fit, and the document it is for. */
export interface FitOutcome {
  readonly document: ResumeDocument;
  readonly choice: FitChoice;
  readonly before: { readonly sizes: FitSizes; readonly pageCount: number };
  readonly answer: FitAnswer;
  /** What to hide if nothing else helps. */
  readonly cut?: CutAnswer;
}

/** Timeout of the idle callback, so that a layout also runs on a busy page. */
const IDLE_TIMEOUT_MS = 300;

const freeTime = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve, 16);
  });

/** The résumé's current sizes. */
export const sizesNow = (document: ResumeDocument): FitSizes => {
  const { sizes } = baseOf({ ...document, meta: { ...document.meta, pageFit: undefined } });
  return sizes;
};

/** The density that a previous fit gave the document, if any. */
export const densityNow = (document: ResumeDocument): number | undefined =>
  densityOf(baseOf(document), sizesNow(document));

/** Measures layouts for a fit: off screen, one at a time while the page is idle. */
export class FitJob {
  private surface: FitSurface | undefined;

  /** Rejects with the signal's reason when aborted. */
  async run(document: ResumeDocument, choice: FitChoice, signal: AbortSignal): Promise<FitOutcome> {
    const sizes = sizesNow(document);
    const { pageCount } = await this.measureWithFonts(document, sizes, signal);
    const answer = await this.solve(document, choice, signal);
    const found = { document, choice, before: { sizes, pageCount }, answer };
    return answer.fits ? found : { ...found, cut: await this.cut(document, choice, answer, signal) };
  }

  async solve(document: ResumeDocument, choice: FitChoice, signal: AbortSignal): Promise<FitAnswer> {
    const { budget, fills } = choice;
    return await solveFit({
      base: baseOf(document),
      budget,
      fills,
      hint: densityNow(document),
      measure: (sizes) => this.measure(document, sizes, signal),
    });
  }

  close(): void {
    this.surface?.close();
    this.surface = undefined;
  }

  private async cut(
    document: ResumeDocument,
    { budget }: FitChoice,
    { sizes }: FitAnswer,
    signal: AbortSignal,
  ): Promise<CutAnswer> {
    return await findCuts(cutCandidates(document), budget, (hidden) =>
      this.measure(withVisible(document, hidden, false), sizes, signal),
    );
  }

  /** Measure again once the fonts are loaded: the first layout requests missing ones. */
  private async measureWithFonts(document: ResumeDocument, sizes: FitSizes, signal: AbortSignal) {
    const first = await this.measure(document, sizes, signal);
    if (window.document.fonts.status !== 'loading') return first;
    await window.document.fonts.ready;
    return await this.measure(document, sizes, signal);
  }

  private async measure(document: ResumeDocument, sizes: FitSizes, signal: AbortSignal) {
    await freeTime();
    signal.throwIfAborted();
    this.surface ??= new FitSurface();
    return await this.surface.measure(document, sizes);
  }
}
