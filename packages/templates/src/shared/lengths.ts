/**
 * Lengths that every browser lays out alike. Chromium stores them in 64ths of a device pixel, so that thirds
 * differ at another pixel ratio and a column of fifty blocks drifts by a pixel: the preview would break pages
 * elsewhere than the print. Quarters of a pixel, and dyadic multiples of a line, are exact.
 */
const STEP_PX = 0.25;

/**
 * The sheet width, rounded by less than a tenth of a pixel, so that lines of text are equally wide
 * everywhere.
 */
export const SHEET_WIDTH = 'var(--sheet-width)';

/** The nearest exact length, in pixels. */
export const exactPx = (px: number): number => Math.round(px / STEP_PX) * STEP_PX;

/** Approximately this many millimetres. */
export const mm = (millimetres: number): string => `${exactPx((millimetres * 96) / 25.4)}px`;

/** The height of this many lines; use dyadic numbers. */
export const lines = (count: number): string => `calc(var(--line) * ${count})`;

/** The margin under a heading: about so many millimetres, at most half of the space above it however narrow that is. */
export const underHeading = (millimetres: number): string =>
  `min(${mm(millimetres)}, calc(var(--section-gap) * 0.5))`;
