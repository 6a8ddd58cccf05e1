import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const OPTIONS = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/**
 * Renders Markdown as HTML. Tags in the text are escaped, and links may only point to web URLs, mail and this
 * site.
 */
export const htmlOf = (markdown: string): string => micromark(markdown, OPTIONS);
