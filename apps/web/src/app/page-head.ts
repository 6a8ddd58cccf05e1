import { manifest } from 'virtual:client-manifest';
import { STATE_ELEMENT_ID } from '#src/lib/site-context.jsx';
import type { PageHandle, PageWords } from './page.js';

const ENTRY = 'index.html';
const DEFAULT_TITLE = '启程';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

interface PageFiles {
  styles: Set<string>;
  scripts: Set<string>;
}

/** Files of a module and its static imports, from the client build manifest. */
function collectFiles(
  source: string,
  files: PageFiles = { styles: new Set(), scripts: new Set() },
): PageFiles {
  const chunk = manifest[source];
  if (!chunk || files.scripts.has(chunk.file)) return files;
  files.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) files.styles.add(style);
  for (const imported of chunk.imports ?? []) collectFiles(imported, files);
  return files;
}

/** Files of the page itself; index.html already links those of the entry. */
function fileLinks(source: string, nonce: string): string[] {
  const shared = collectFiles(ENTRY);
  const own = collectFiles(source);
  const only = (all: Set<string>, known: Set<string>) => [...all].filter((file) => !known.has(file));
  return [
    ...only(own.styles, shared.styles).map(
      (file) => `<link rel="stylesheet" href="/${file}" nonce="${nonce}" />`,
    ),
    ...only(own.scripts, shared.scripts).map(
      (file) => `<link rel="modulepreload" href="/${file}" nonce="${nonce}" />`,
    ),
  ];
}

function socialTags(words: PageWords, address: URL, origin: string): string[] {
  const canonical = origin + (words.canonical ?? address.pathname);
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}" />`;
  return [
    `<link rel="canonical" href="${escaped(canonical)}" />`,
    property('type', 'website'),
    property('site_name', DEFAULT_TITLE),
    property('locale', 'zh_CN'),
    property('title', words.title),
    property('description', words.description ?? ''),
    property('url', canonical),
    property('image', `${origin}/og-card.png`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

interface HeadInput {
  handle: PageHandle | undefined;
  words: PageWords | undefined;
  address: URL;
  origin: string | null;
  nonce: string;
  state: string;
}

/** The page-specific part of the document head. */
export function pageHead({ handle, words, address, origin, nonce, state }: HeadInput): string {
  const isListed = handle?.isPublic === true && words?.status === undefined;
  return [
    `<title>${escaped(words?.title ?? DEFAULT_TITLE)}</title>`,
    words?.description ? `<meta name="description" content="${escaped(words.description)}" />` : '',
    isListed ? '' : '<meta name="robots" content="noindex" />',
    ...(words && (isListed || handle?.hasCard) && origin ? socialTags(words, address, origin) : []),
    ...(handle ? fileLinks(handle.source, nonce) : []),
    // A JSON data block is not executed; `<` is escaped so that the text cannot close the element.
    `<script type="application/json" id="${STATE_ELEMENT_ID}">${state.replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ');
}
