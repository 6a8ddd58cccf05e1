/** WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;
/**
 * Accents and grey text are designed for white paper; at this fraction of their contrast they are still
 * legible.
 */
const MIN_SHARE_OF_WHITE = 0.88;

const WHITE = '#ffffff';

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Relative luminance of a colour `#rrggbb`, channels from 0 to 1. */
export const linearRgb = (hex: string): readonly [number, number, number] => {
  const channel = (at: number): number => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether everything a template prints is legible on paper of this colour. */
export const isReadableGround = (ground: string): boolean =>
  1 / contrastOf(ground, WHITE) >= MIN_SHARE_OF_WHITE;

/** Whether text of this colour is legible on the paper. */
export const isReadableText = (text: string, ground = WHITE): boolean =>
  contrastOf(text, ground) >= MIN_CONTRAST;
