import type { FontFamily } from '@qicheng/resume/document';

// A style sheet only declares slices; a browser fetches those whose characters appear.
const SHEETS: Record<FontFamily, () => Promise<unknown>> = {
  sans: () => import('./fonts/sans.css'),
  serif: () => Promise.all([import('./fonts/serif.css'), import('./fonts/sans.css')]),
  kai: () => Promise.all([import('./fonts/kai.css'), import('./fonts/sans.css')]),
};

/** Makes families known to the page; their files follow as they are needed. */
export const loadFamilies = async (...families: (FontFamily | undefined)[]): Promise<void> => {
  await Promise.all(families.flatMap((family) => (family ? [SHEETS[family]()] : [])));
};
