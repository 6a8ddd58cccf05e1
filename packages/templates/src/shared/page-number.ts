/** How far a page number lies above the foot of its page: within the narrowest margin. */
export const PAGE_NUMBER_RISE_MM = 5.5;

/** In the middle of the foot, on the margin, so that it moves nothing. Place and font family are added. */
export const PAGE_NUMBER_STYLE =
  'position:absolute;left:0;right:0;margin:0;font-size:8pt;line-height:4mm;text-align:center;color:#5b6472;white-space:nowrap;text-autospace:no-autospace';

/** What stands at the foot of each page; a single page has no number. */
export const pageNumbers = (pageCount: number): string[] =>
  pageCount < 2 ? [] : Array.from({ length: pageCount }, (_, page) => `${page + 1} / ${pageCount}`);
