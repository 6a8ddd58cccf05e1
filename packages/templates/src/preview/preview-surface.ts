import { previewGeometry, type PageBox, type PageGeometry } from '../pagination/page-geometry.js';
import { layOut } from '../pagination/lay-out.js';
import type { Pagination } from '../pagination/pagination.js';
import { NOTICE_RISE_MM, NOTICE_STYLE } from '../shared/notice.js';

/**
 * Styles of a text being edited on the sheet. A `span` contains a plain text; a `ul` contains statements,
 * whose bullets are drawn by the style sheet, because all of its content is text.
 */
const writingStyles = `
.resume [data-writing] { outline: none; cursor: text; -webkit-user-select: text; user-select: text; }
.resume span[data-writing] { white-space-collapse: preserve; border-radius: 2px;
  background: rgb(31 122 94 / 0.08); box-shadow: 0 0 0 2px rgb(31 122 94 / 0.08); }
.resume :is(.kept, .joint):has(span[data-writing]) { display: inline-block; max-width: 100%; white-space: normal; overflow-wrap: anywhere; }
.resume span[data-writing='value'] { cursor: pointer; }
.resume span[data-writing='value']:focus-visible { box-shadow: 0 0 0 2px rgb(31 122 94 / 0.7); }
.resume span[data-writing]:empty::before { content: attr(data-ghost) / ''; opacity: 0.45; }
.resume span[data-writing]:empty:not([data-ghost])::before { content: '\\200b'; }
.resume ::highlight(blank-text) { color: #8a8a8a; }
.resume ul[data-writing] { counter-reset: statement; white-space: pre-wrap; border-radius: 2px;
  background: rgb(31 122 94 / 0.05); box-shadow: 0 0 0 3px rgb(31 122 94 / 0.05); }
.resume ul[data-writing] > li:not(.atom-numbered) { counter-reset: statement; }
.resume ul[data-writing] > .atom-numbered { counter-increment: statement; }
.resume ul[data-writing] > :is(.atom-bullet, .atom-numbered)::before { display: inline-block; line-height: 0; }
.resume ul[data-writing] > .atom-bullet::before { content: var(--mark); width: var(--em); margin-left: calc(var(--em) * -1); }
.resume ul[data-writing].mark-dot > .atom-bullet::before { font-family: 'Noto Sans SC'; font-size: 1.5em;
  vertical-align: -0.13em; width: calc(var(--em) + 0.32em); margin-left: calc(var(--em) * -1 - 0.32em); }
.resume ul[data-writing].mark-full > .atom-bullet::before { font-size: 0.62em; vertical-align: 0.14em; }
.resume ul[data-writing] > .atom-numbered::before { content: counter(statement) '.';
  width: calc(var(--em) * 1.625); margin-left: calc(var(--em) * -1.625); }
.resume ul[data-writing] > li.is-blank::after { content: attr(data-ghost) / ''; opacity: 0.45; }
@media print { .resume [data-writing] { background: none; box-shadow: none; } }
`;

/** The state from which the visible copy was last updated. */
interface CopyState {
  skeleton: string;
  sections: string[];
  frozenSection?: string | undefined;
}

const SECTION = '[data-section]';

/**
 * Updates the visible copy from what React rendered, section by section: while typing only the changed
 * section is replaced, so that scroll position, selection and images of the others stay. React does not own
 * the copy, because `paginate` changes it. A frozen section stays unchanged, because its copy is being edited.
 */
function copyChanges(
  source: HTMLElement,
  target: ParentNode,
  last: CopyState | undefined,
  frozenSection: string | undefined,
): CopyState {
  const sections = Array.from(source.querySelectorAll<HTMLElement>(SECTION));
  const html = sections.map((section) => section.outerHTML);
  const skeleton = skeletonOf(source.outerHTML, html);
  const copy = target.firstElementChild;
  const copies = Array.from(copy?.querySelectorAll<HTMLElement>(SECTION) ?? []);
  if (!copy || last?.skeleton !== skeleton || copies.length !== sections.length) {
    // A clone keeps inline styles that a content security policy would block in parsed markup.
    target.replaceChildren(source.cloneNode(true));
  } else {
    sections.forEach((section, index) => {
      const { section: key } = section.dataset;
      const isFrozen = key !== undefined && key === frozenSection && copies[index]?.dataset.section === key;
      // An edited copy has other markup than what React rendered, even if the text is the same.
      const wasFrozen = key !== undefined && key === last.frozenSection;
      if (!isFrozen && (wasFrozen || html[index] !== last.sections[index]))
        copies[index]?.replaceWith(section.cloneNode(true));
    });
  }
  return { skeleton, sections: html, frozenSection };
}

/** The markup around the sections. */
function skeletonOf(whole: string, sections: string[]): string {
  let rest = whole;
  let around = '';
  for (const section of sections) {
    const start = rest.indexOf(section);
    around += `${rest.slice(0, start)}\u0000`;
    rest = rest.slice(start + section.length);
  }
  return around + rest;
}

const SURFACE_STYLES = `
:host { display: block; }
.scaler { position: relative; transform-origin: 0 0; width: max-content; }
.resume .page { box-shadow: var(--sheet-shadow, 0 1px 3px rgb(28 36 48 / 0.12), 0 6px 24px rgb(28 36 48 / 0.08)); }
.resume [data-id] { cursor: var(--resume-cursor, inherit); }
${writingStyles}@media print { .resume .page { box-shadow: none; } }
`;

export interface SurfaceOptions {
  styles: string;
  page: PageBox;
  spacings: Required<Pick<PageGeometry, 'spacings' | 'widerSpacings'>>;
  zoom: number;
  /** Space between two sheets in CSS pixels before zoom. */
  gap: number;
  /** A small line at the bottom of the last page. */
  notice: string | undefined;
  /** The section whose copy is being edited. */
  frozenSection?: string | undefined;
  areLinksActive: boolean;
}

/** Links that do not navigate are no tab stops. */
function setLinkActive(link: HTMLAnchorElement, isActive: boolean): void {
  if (!isActive) {
    link.tabIndex = -1;
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener noreferrer nofollow';
}

/** The visible résumé inside a shadow root: a copy of what React rendered, laid out in pages. */
export class PreviewSurface {
  private readonly scaler: HTMLElement;
  private readonly sheet = new CSSStyleSheet();
  private state: CopyState | undefined;
  private styles = '';
  private options: SurfaceOptions | undefined;
  private readonly note = document.createElement('p');
  /** Whether the last layout happened in a hidden pane, where nothing has a size. */
  isUnmeasured = false;

  constructor(readonly host: HTMLElement) {
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    // Adopted style sheets are not inline styles, so they satisfy a content security policy with nonces.
    root.adoptedStyleSheets = [this.sheet];
    this.scaler = document.createElement('div');
    this.scaler.className = 'scaler';
    this.note.style.cssText = NOTICE_STYLE;
    root.replaceChildren(this.scaler);
  }

  /** Shows the rendered tree; returns the pagination. */
  show(source: HTMLElement, options: SurfaceOptions): Pagination {
    this.options = options;
    if (options.styles !== this.styles) {
      this.sheet.replaceSync(options.styles + SURFACE_STYLES);
      this.styles = options.styles;
    }
    this.state = copyChanges(source, this.scaler, this.state, options.frozenSection);
    for (const link of this.scaler.querySelectorAll('a')) setLinkActive(link, options.areLinksActive);
    return this.layOut();
  }

  /** Lays out the pages again, for instance when a font has loaded. */
  layOut(): Pagination {
    const root = this.scaler.firstElementChild as HTMLElement | null;
    if (!root || !this.options) return { pageCount: 0, oversized: [], pageBreaks: [], fill: 0 };
    const { page, spacings, gap, zoom } = this.options;
    this.scaler.style.transform = zoom === 1 ? '' : `scale(${zoom})`;
    const geometry = previewGeometry(page, gap);
    const pagination = layOut(root, { ...geometry, ...spacings });
    this.showNotice(root, (pagination.pageCount - 1) * geometry.pitch + geometry.height);
    this.isUnmeasured = root.offsetWidth === 0;
    if (this.isUnmeasured) return pagination;
    // Transforms do not affect the layout size: without this the canvas would scroll by the unscaled size.
    this.host.style.width = `${root.offsetWidth * zoom}px`;
    this.host.style.height = `${root.offsetHeight * zoom}px`;
    return pagination;
  }

  /** Shows the notice at the bottom of the last page, or removes it. */
  private showNotice(root: HTMLElement, foot: number): void {
    const { notice } = this.options ?? {};
    if (notice === undefined) return this.note.remove();
    this.note.textContent = notice;
    this.note.style.top = `calc(${foot}px - ${NOTICE_RISE_MM}mm)`;
    this.note.style.fontFamily = getComputedStyle(root).fontFamily;
    this.scaler.append(this.note);
  }
}
