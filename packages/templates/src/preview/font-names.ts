import type { HeadingFont } from '@qicheng/resume/document';

/** The family that draws the name of a font, and nothing else, in the letters of that font. */
export const fontNameFamily = (font: HeadingFont): string => `'Font name ${font}'`;

/** Makes the families of `fontNameFamily` known to the page. */
export const loadFontNames = async (): Promise<void> => {
  await import('./fonts/names.css');
};
