import { html } from '../kit/page/html.js';

/** Link preview data, if it differs from the page's own text. */
interface PageCard {
  title: string;
  description: string;
  /** An absolute URL. */
  image: string;
}

/** Replaces the Open Graph tags of the document with the card's texts. */
export function withCard(document: string, card: PageCard | null): string {
  if (card === null) return document;
  const bare = document.replace(/\s*<meta property="og:(?:title|description|image)" [^>]*>/g, '');
  const tags = Object.entries({
    ...card,
    'image:width': '1200',
    'image:height': '630',
  }).map(([name, content]) => html`<meta property="og:${name}" content="${content}" />`.text);
  return bare.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

/** Content of a page that only its link opens. */
export interface LinkedPage {
  card: PageCard;
  /** Its text, for the page's own renderer. */
  reading: unknown;
}
