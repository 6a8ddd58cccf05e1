/**
 * Lengths that every browser lays out alike. Chromium keeps them in 64ths of a device pixel, so that thirds come out
 * differently at another pixel ratio and a column of fifty blocks drifts by a pixel: the preview would break pages
 * where the print does not. Quarters of a pixel, and dyadic multiples of a line, are exact.
 */
const STEP_PX = 0.25;

/** The sheet, but for less than a tenth of a pixel, so that lines of text are equally wide everywhere. */
export const SHEET_WIDTH = 'var(--sheet-width)';

/** The nearest length that is exact, in pixels. */
export const exactPx = (px: number): number => Math.round(px / STEP_PX) * STEP_PX;

/** About so many millimetres. */
export const mm = (millimetres: number): string => `${exactPx((millimetres * 96) / 25.4)}px`;

/** A line height of so many lines; take dyadic numbers. */
export const lines = (count: number): string => `calc(var(--line) * ${count})`;
