import type { HeadingFont } from '@qicheng/resume/document';

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
  brush: () => Promise.all([import('./fonts/brush.css'), kai()]),
  playful: () => Promise.all([import('./fonts/playful.css'), sans()]),
};

/** Declares families; their files are loaded on demand. */
export const loadFamilies = async (...families: (HeadingFont | undefined)[]): Promise<void> => {
  await Promise.all(families.flatMap((family) => (family ? [SHEETS[family]()] : [])));
};
