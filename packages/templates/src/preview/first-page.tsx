import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ResumeDocument } from '@qicheng/resume/document';
import { usableTemplate, catalog } from '../catalog.js';
import type { DesignCode, TemplateDesign } from '../design.js';
import { spacingsOf } from '../page-fit/spacings.js';
import { layOut } from '../pagination/lay-out.js';
import { previewGeometry, type PageGeometry } from '../pagination/page-geometry.js';
import { ResumeTree, templateStyles } from '../resume-tree.js';
import { styleOf } from '../style-of.js';
import { viewOf } from '../view-of.js';
import { loadFamilies } from './load-families.js';

/**
 * The page is scaled to its host by CSS alone: the tangent of the angle between two lengths is their ratio.
 */
const FRAME = `
:host { display: block; overflow: hidden; container-type: inline-size; background: #fff; }
.page-frame { width: 210mm; height: 297mm; overflow: hidden; transform-origin: 0 0; transform: scale(tan(atan2(100cqw, 210mm))); user-select: none; }
.page-frame:has(> [data-paper='letter']) { width: 215.9mm; height: 279.4mm; transform: scale(tan(atan2(100cqw, 215.9mm))); }
.resume [data-ghost] { opacity: 0.38; }
`;

const sheets = new Map<DesignCode, CSSStyleSheet>();

/** One style sheet for all pages of a template, parsed once. */
function sheetOf(design: TemplateDesign): CSSStyleSheet {
  const known = sheets.get(design.code);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(templateStyles(design) + FRAME);
  sheets.set(design.code, sheet);
  return sheet;
}

interface FirstPageOptions {
  photoUrl?: string | undefined;
  /** Sections rendered faint because their text is sample content. */
  ghosts?: readonly string[];
}

/**
 * The first page of a résumé as static real text, for thumbnails: rendered once, without keeping a React
 * tree. Call `layOut` in a later task, to avoid one long task.
 */
export class FirstPage {
  private root: HTMLElement | undefined;
  private geometry: PageGeometry | undefined;

  constructor(private readonly host: HTMLElement) {}

  /** `design` is that of the document's template. */
  draw(
    resume: ResumeDocument,
    design: TemplateDesign,
    { photoUrl, ghosts = [] }: FirstPageOptions = {},
  ): void {
    const view = viewOf(resume, resume.meta.lang, { resolvePhoto: () => photoUrl });
    const style = styleOf(view);
    const source = document.createElement('div');
    const react = createRoot(source);
    flushSync(() => react.render(<ResumeTree view={view} design={design} />));
    const page = source.firstElementChild?.cloneNode(true) as HTMLElement;
    react.unmount();
    for (const key of ghosts)
      page.querySelector(`[data-section="${CSS.escape(key)}"]`)?.setAttribute('data-ghost', '');
    const frame = document.createElement('div');
    frame.className = 'page-frame';
    frame.append(page);
    const shadow = this.host.shadowRoot ?? this.host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheetOf(design)];
    shadow.replaceChildren(frame);
    this.root = page;
    this.geometry = {
      ...previewGeometry(style.page, 0),
      ...spacingsOf(catalog[usableTemplate(view.templateCode)], view.style),
    };
    void loadFamilies({ ...style, headingFont: view.style.headingFont }).catch(() => undefined);
  }

  /** Paginates; again when fonts have loaded. */
  layOut(): void {
    if (this.root?.isConnected && this.geometry) layOut(this.root, this.geometry);
  }
}
