/** Declarations of Latin text in the italic of its family; upright where the family has none, and in Chinese. */
export const ITALIC = 'font-family: var(--italic); --latin-quotes: var(--italic);';
