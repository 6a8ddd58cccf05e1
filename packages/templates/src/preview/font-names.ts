import type { HeadingFont } from '@qicheng/resume/document';

/** A family with just the glyphs of a font's name, drawn in that font. */
export const fontNameFamily = (font: HeadingFont): string => `'Font name ${font}'`;

/** Loads the families of `fontNameFamily`. */
export const loadFontNames = async (): Promise<void> => {
  await import('./fonts/names.css');
};
