import type { ResumeDocument } from '@qicheng/resume/document';
import { catalog, templateCodes, type TemplateCode } from '@qicheng/templates/catalog';
import { FIT_BOUNDS } from '@qicheng/templates/page-fit';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { documentOf, generatedResumes, type ComparedResume } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { PreviewBrowser, type FitReply } from './preview-browser.js';

/** A generated résumé, its template and its maximum number of pages. */
export interface FitCase extends ComparedResume {
  code: TemplateCode;
  budget: number;
  fills: boolean;
}

/** Returns `count` cases; templates, budgets and `fills` cycle with coprime lengths, so that all combinations occur. */
export const fitCases = (count: number): FitCase[] =>
  generatedResumes(count).map((resume, index) => ({
    ...resume,
    code: templateCodes[(index * 7) % templateCodes.length] ?? 'tem0001',
    budget: [1, 1, 2, 1, 3][index % 5] ?? 1,
    fills: Math.floor(index / 6) % 3 === 0,
  }));

export interface CheckedFit {
  case: FitCase;
  /** The problems of the fit as text. */
  problems: string[];
  reply: FitReply;
}

/** Fits résumés like the editor and checks the result against the preview and the PDF. */
export class FitChecker {
  private constructor(
    private readonly browser: PreviewBrowser,
    private readonly printer: ChromiumPrinter,
  ) {}

  static async open(): Promise<FitChecker> {
    return new FitChecker(await PreviewBrowser.open(1), await ChromiumPrinter.create(chromiumConfig()));
  }

  async check(one: FitCase): Promise<CheckedFit> {
    const { code, lang, budget, fills } = one;
    const document = documentOf(one, code);
    document.meta.lang = lang;
    await this.browser.show(document, lang);
    const reply = await this.browser.fit({ document, budget, fills });
    const { fitted, isFitted } = reply;
    const [shown, { pageCount }] = await Promise.all([
      this.browser.show(fitted, lang),
      this.printer.pdf({ document: fitted, lang, templateCode: code, title: '适配' }),
    ]);
    const problems = [
      ...certificateProblems(reply, budget),
      ...boundProblems(fitted, code),
      ...shown.problems,
      ...(isFitted && pageCount > budget ? [`${pageCount} pages printed for ${budget}`] : []),
      ...(shown.pageCount === pageCount ? [] : [`${pageCount} pages printed, ${shown.pageCount} shown`]),
    ];
    return { case: one, problems, reply };
  }

  async close(): Promise<void> {
    await Promise.all([this.browser.close(), this.printer.close()]);
  }
}

/**
 * Checks the evidence: a fit needs a looser layout that exceeds the budget, a failure needs sizes at their bounds and
 * sections to hide.
 */
function certificateProblems({ answer, cut, isFitted }: FitReply, budget: number): string[] {
  if (answer.fits)
    return answer.looser && answer.looser.pageCount <= budget ? ['a looser page fits as well'] : [];
  return [
    ...(answer.bound.includes('fontSizePt') && answer.bound.includes('lineHeight')
      ? []
      : ['not at the bounds']),
    ...(cut && (cut.cuts.length > 0 || !cut.isEnough) ? [] : ['nothing is offered to be hidden']),
    ...(cut?.isEnough && !isFitted ? ['does not fit without what was named'] : []),
  ];
}

function boundProblems({ meta: { style } }: ResumeDocument, code: TemplateCode): string[] {
  const { defaults } = catalog[code];
  const { fontSizePt, lineHeight, marginMm } = { ...defaults, ...style };
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  return [
    ...(fontSizePt < FIT_BOUNDS.fontSizePt.min ? [`type of ${fontSizePt} pt`] : []),
    ...(lineHeight < FIT_BOUNDS.lineHeight.min ? [`lines of ${lineHeight}`] : []),
    ...sides
      .filter((side) => marginMm[side] < Math.min(FIT_BOUNDS.marginMm.min, defaults.marginMm[side]))
      .map((side) => `a margin of ${marginMm[side]} mm`),
  ];
}

/** Returns statistics of a run. */
export function fitFigures(fits: readonly CheckedFit[]) {
  const layouts = fits.map(({ reply }) => reply.answer.layouts).sort((one, other) => one - other);
  const times = fits.map(({ reply }) => reply.milliseconds).sort((one, other) => one - other);
  const at = (list: number[], share: number): number => list[Math.floor((list.length - 1) * share)] ?? 0;
  const cut = fits.filter(({ reply }) => !reply.answer.fits);
  return {
    fits: fits.length,
    asTheyAre: fits.filter(({ reply }) => reply.answer.fits && reply.answer.density === 0).length,
    denser: fits.filter(({ reply }) => reply.answer.fits && reply.answer.density > 0).length,
    stretched: fits.filter(({ reply }) => reply.answer.density < 0).length,
    withCuts: cut.filter(({ reply }) => reply.isFitted).length,
    impossible: cut.filter(({ reply }) => !reply.isFitted).length,
    layouts: { p50: at(layouts, 0.5), p95: at(layouts, 0.95), most: at(layouts, 1) },
    milliseconds: { p50: Math.round(at(times, 0.5)), p95: Math.round(at(times, 0.95)) },
    cuts: Math.max(0, ...cut.map(({ reply }) => reply.cut?.cuts.length ?? 0)),
    cutLayouts: Math.max(0, ...cut.map(({ reply }) => reply.cut?.layouts ?? 0)),
  };
}
