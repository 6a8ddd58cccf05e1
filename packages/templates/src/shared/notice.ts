/** Distance of the AI notice from the bottom of the last page. */
export const NOTICE_RISE_MM = 6;

/**
 * The notice is in the margin, so that it shifts nothing; readable on any background. Position and font
 * family are added.
 */
export const NOTICE_STYLE =
  'position:absolute;right:4mm;margin:0;padding:0 1mm;font:7pt/4mm sans-serif;color:#555;background:#fff;white-space:nowrap;text-autospace:no-autospace';
