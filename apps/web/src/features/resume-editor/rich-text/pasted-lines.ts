import type { AtomKind } from '@qicheng/resume/document';
import { LIMITS } from '@qicheng/resume/limits';
import { isSafeLink } from '@qicheng/resume/text';
import { showToast } from '@qicheng/ui/toast';

const BULLET = /^\s*[•·●○◦▪■□◆◇➢➤✓✔\-–*\u{f0b7}\u{f06c}\u{f0d8}]\s*/u;
const NUMBER = /^\s*(?:\d{1,2}[.．、)）](?!\d)|[(（]\d{1,2}[)）]|[①-⑳⑴-⒇⒈-⒛❶-❿])\s*/u;

/** The kind of a line by the bullet or number at its start. */
const kindByMark = (line: string): AtomKind =>
  BULLET.test(line) ? 'bullet' : NUMBER.test(line) ? 'numbered' : 'paragraph';

/** The line without the bullet and number at its start. */
export const withoutMark = (line: string): string => line.replace(BULLET, '').replace(NUMBER, '');

/** A line of pasted text: its kind and its inner HTML, which contains b, i, u and a only. */
export interface PastedLine {
  readonly kind: AtomKind;
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

function lineOf(html: string, kind: AtomKind = 'paragraph'): PastedLine | null {
  const text = html.replace(/[\s\u00a0]+/g, ' ').trim();
  if (text === '') return null;
  // A page may write the mark of a list item as text.
  const markedKind = kind === 'paragraph' ? kindByMark(text) : kind;
  return { kind: markedKind, html: markedKind === 'paragraph' ? text : withoutMark(text) };
}

const present = (line: PastedLine | null): line is PastedLine => line !== null;

/** Lines of plain text; a leading bullet or number becomes the kind of the line. */
export const linesOfText = (text: string): PastedLine[] =>
  text
    .split(/\r?\n|\u2028|\v/)
    .map((line) => lineOf(escaped(line)))
    .filter(present);

const BLOCKS = 'p, li, div, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, section, article, ul, ol, table';

function styleOf(element: Element): { bold: boolean; italic: boolean; underline: boolean } {
  const style = element.getAttribute('style') ?? '';
  return {
    bold: /^(B|STRONG)$/.test(element.tagName)
      ? !/font-weight:\s*normal/.test(style)
      : /font-weight:\s*(bold|[6-9]00)/.test(style),
    italic: /^(I|EM)$/.test(element.tagName) || /font-style:\s*italic/.test(style),
    underline: element.tagName === 'U' || /text-decoration[^;]*underline/.test(style),
  };
}

function inlineHtml(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
  if (!(node instanceof Element) || /^(STYLE|SCRIPT|META|TITLE|IMG)$/.test(node.tagName)) return '';
  // Word writes the bullet of a list as text that is to be ignored.
  if (isIgnoredByWord(node)) return '';
  if (node.tagName === 'BR') return '\u2028';
  const inner = [...node.childNodes].map(inlineHtml).join('');
  if (inner.trim() === '') return inner;
  const { bold, italic, underline } = styleOf(node);
  const href = node.tagName === 'A' ? (node.getAttribute('href') ?? '') : '';
  if (isSafeLink(href)) return `<a href="${escaped(href)}">${inner}</a>`;
  return [bold && 'b', italic && 'i', underline && 'u']
    .filter((tag) => tag !== false)
    .reduce((html, tag) => `<${tag}>${html}</${tag}>`, inner);
}

const isIgnoredByWord = (element: Element) => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');

function kindOf(block: Element): AtomKind {
  if (block.tagName === 'LI') return block.parentElement?.tagName === 'OL' ? 'numbered' : 'bullet';
  if (!/mso-list:(?!\s*none)/i.test(block.getAttribute('style') ?? '')) return 'paragraph';
  const mark = [...block.querySelectorAll('[style]')].find(isIgnoredByWord)?.textContent ?? '';
  return kindByMark(mark) === 'numbered' ? 'numbered' : 'bullet';
}

function linesOfBlock(block: Element): PastedLine[] {
  if (!block.querySelector(BLOCKS))
    return inlineHtml(block)
      .split('\u2028')
      .map((html) => lineOf(html, kindOf(block)))
      .filter(present);
  const lines: PastedLine[] = [];
  let loose = '';
  const flush = () => {
    lines.push(
      ...loose
        .split('\u2028')
        .map((html) => lineOf(html, kindOf(block)))
        .filter(present),
    );
    loose = '';
  };
  for (const child of block.childNodes) {
    if (child instanceof Element && (child.matches(BLOCKS) || child.querySelector(BLOCKS))) {
      flush();
      lines.push(...linesOfBlock(child));
    } else loose += inlineHtml(child);
  }
  flush();
  return lines;
}

/** Lines of pasted HTML (Word, WPS, web pages), reduced to what a résumé stores. */
export const linesOfHtml = (html: string): PastedLine[] =>
  linesOfBlock(new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html').body);

/** The pasted lines that fit into the room left by the other lines; states how many do not. */
export function fittingLines<Line>(lines: readonly Line[], room: number): readonly Line[] {
  if (lines.length <= room) return lines;
  showToast('info', `这里最多 ${LIMITS.atomsPerItem} 行，剪贴板里后 ${lines.length - room} 行没有粘贴`);
  return lines.slice(0, room);
}

/** The lines at a caret: in a list they continue it; elsewhere a text with a list of its own keeps its kinds. */
export const continuingList = (
  lines: readonly PastedLine[],
  caret: { kind: AtomKind; isInList: boolean },
): readonly PastedLine[] =>
  !caret.isInList && lines.some(({ kind }) => kind !== 'paragraph')
    ? lines
    : lines.map((line) => ({ ...line, kind: caret.kind }));

/** The lines as HTML for the text editor. */
export const cleanHtml = (lines: readonly PastedLine[]): string =>
  lines.map(({ kind, html }) => `<p data-kind="${kind}">${html}</p>`).join('');
