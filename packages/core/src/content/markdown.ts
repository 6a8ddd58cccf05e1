import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const OPTIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Markdown as HTML. Tags in the text come out as text, and links only to web addresses, mail and this site. */
export const htmlOf = (markdown: string): string => micromark(markdown, OPTIONS);
