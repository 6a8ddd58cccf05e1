export { baseOf, withFit, withVisible, type FitChoice } from './apply-fit.js';
export { cutCandidates } from './cut-candidates.js';
export { FIT_BOUNDS, FIT_BUDGETS, type FitBound, type FitSize } from './fit-bounds.js';
export { findCuts, type CutAnswer, type CutCandidate } from './fit-cuts.js';
export { densityOf, sizesAt, type FitBase, type FitSizes } from './fit-density.js';
export { solveFit, type FitAnswer, type FitLayout, type FitQuestion } from './solve-fit.js';
