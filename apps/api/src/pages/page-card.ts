import { html } from '../kit/page/html.js';

/** What a link to a page shows where it is posted, when it is more than the page's own words. */
export interface PageCard {
  title: string;
  description: string;
  /** A whole address. */
  image: string;
}

/** The document with the card's words in its Open Graph tags, present ones replaced. */
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
