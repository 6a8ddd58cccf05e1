import type { ResumeDocument } from '@qicheng/resume/document';
import {
  baseOf,
  cutCandidates,
  findCuts,
  solveFit,
  withFit,
  withVisible,
  type CutAnswer,
  type FitAnswer,
} from '@qicheng/templates/page-fit';
import { FitSurface } from '@qicheng/templates/preview';

/** What a test asks to be fitted. */
export interface FitRequest {
  document: ResumeDocument;
  budget: number;
  fills: boolean;
}

/** The fit; where there is none, what has to be hidden, and the fit of the rest. */
export interface FitReply {
  answer: FitAnswer;
  cut?: CutAnswer;
  fitted: ResumeDocument;
  isFitted: boolean;
  milliseconds: number;
}

const surface = new FitSurface();

/** Fits as the editor does: the same solver, the same layouts, out of sight. */
export async function fit({ document: given, budget, fills }: FitRequest): Promise<FitReply> {
  const solve = (resume: ResumeDocument) =>
    solveFit({ base: baseOf(resume), budget, fills, measure: (sizes) => surface.measure(resume, sizes) });
  const choice = { budget, fills, keeps: false };
  const began = performance.now();
  const answer = await solve(given);
  const milliseconds = performance.now() - began;
  if (answer.fits) return { answer, fitted: withFit(given, answer, choice), isFitted: true, milliseconds };
  const cut = await findCuts(cutCandidates(given), budget, (hidden) =>
    surface.measure(withVisible(given, hidden, false), answer.sizes),
  );
  const rest = withVisible(given, new Set(cut.cuts.map(({ id }) => id)), false);
  const second = await solve(rest);
  return { answer, cut, fitted: withFit(rest, second, choice), isFitted: second.fits, milliseconds };
}
