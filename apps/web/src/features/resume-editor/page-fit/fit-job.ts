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

/** What a fit found, and the document that it was asked about. */
export interface FitOutcome {
  readonly document: ResumeDocument;
  readonly choice: FitChoice;
  readonly before: { readonly sizes: FitSizes; readonly pageCount: number };
  readonly answer: FitAnswer;
  /** What to hide, where nothing else helps. */
  readonly cut?: CutAnswer;
}

/** The slice of the browser's free time that one layout waits for; a busy page gives it one at last. */
const PATIENCE_MS = 300;

const freeTime = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 16);
  });

/** The sizes that the résumé has now. */
export const sizesNow = (document: ResumeDocument): FitSizes => {
  const { sizes } = baseOf({ ...document, meta: { ...document.meta, pageFit: undefined } });
  return sizes;
};

/** Where the document is on the scale of its fit, if a fit brought it there. */
export const densityNow = (document: ResumeDocument): number | undefined =>
  densityOf(baseOf(document), sizesNow(document));

/** Lays the document out as a fit needs it: out of sight, one layout at a time when the page has nothing else to do. */
export class FitJob {
  private surface: FitSurface | undefined;

  /** Rejects with the signal's reason when it is not wanted any longer. */
  async run(document: ResumeDocument, choice: FitChoice, signal: AbortSignal): Promise<FitOutcome> {
    const sizes = sizesNow(document);
    const { pageCount } = await this.settled(document, sizes, signal);
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

  /** Measures when the fonts are there: a first layout asks for those that are missing. */
  private async settled(document: ResumeDocument, sizes: FitSizes, signal: AbortSignal) {
    const first = await this.measure(document, sizes, signal);
    if (window.document.fonts.status !== 'loading') return first;
    await window.document.fonts.ready;
    return await this.measure(document, sizes, signal);
  }

  private async measure(document: ResumeDocument, sizes: FitSizes, signal: AbortSignal) {
    await freeTime();
    signal.throwIfAborted();
    this.surface ??= new FitSurface();
    return this.surface.measure(document, sizes);
  }
}
