import type { FontFamily, HeadingFont, TextWeight } from '@qicheng/resume/document';

const sans = () => import('./fonts/sans.css');
const serif = () => Promise.all([import('./fonts/serif.css'), sans()]);
const kai = () => Promise.all([import('./fonts/kai.css'), sans()]);

// A style sheet only declares slices; a browser loads those whose characters appear.
const SHEETS: Record<HeadingFont, () => Promise<unknown>> = {
  sans,
  serif,
  kai,
  heavy: () => Promise.all([import('./fonts/heavy.css'), sans()]),
  black: () => Promise.all([import('./fonts/black.css'), serif()]),
  xiaowei: () => Promise.all([import('./fonts/xiaowei.css'), serif()]),
  huangyou: () => Promise.all([import('./fonts/huangyou.css'), sans()]),
  brush: () => Promise.all([import('./fonts/brush.css'), kai()]),
  running: () => Promise.all([import('./fonts/running.css'), kai()]),
  playful: () => Promise.all([import('./fonts/playful.css'), sans()]),
};

/** The weights of the text. LXGW WenKai has only the regular one. */
const WEIGHT_SHEETS: Partial<Record<FontFamily, Record<TextWeight, () => Promise<unknown>>>> = {
  sans: { light: () => import('./fonts/sans-light.css'), medium: () => import('./fonts/sans-medium.css') },
  serif: { light: () => import('./fonts/serif-light.css'), medium: () => import('./fonts/serif-medium.css') },
};

interface PrintedFonts {
  fontFamily: FontFamily;
  textWeight?: TextWeight | undefined;
  headingFont?: HeadingFont | undefined;
}

/** Declares families; their files are loaded on demand. */
export async function loadFamilies({ fontFamily, textWeight, headingFont }: PrintedFonts): Promise<void> {
  const sheets = [SHEETS[fontFamily], headingFont && SHEETS[headingFont]];
  if (textWeight) sheets.push(WEIGHT_SHEETS[fontFamily]?.[textWeight]);
  await Promise.all(sheets.map(async (load) => load?.()));
}
