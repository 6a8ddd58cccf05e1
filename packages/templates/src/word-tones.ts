import type { AccentTone } from '@qicheng/resume/word-layout';

/** `--accent-ink` of the style sheets. */
const LIGHTEST_INK = 0.52;

/** The accent as a text colour. */
export const INK: AccentTone = { lightest: LIGHTEST_INK };

/** This percentage of it mixed with white. */
export const tint = (share: number): AccentTone => ({ lightest: LIGHTEST_INK, share });
