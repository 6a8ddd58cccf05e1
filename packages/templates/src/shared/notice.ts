/** How far the note of AI-written text lies above the foot of the last page. */
export const NOTICE_RISE_MM = 6;

/** The note is on the margin, so that it moves nothing; readable on any ground. Place and font family are added. */
export const NOTICE_STYLE =
  'position:absolute;right:4mm;margin:0;padding:0 1mm;font:7pt/4mm sans-serif;color:#555;background:#fff;white-space:nowrap;text-autospace:no-autospace';
