import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ResumeDocument } from '@qicheng/resume/document';
import { catalog, usableTemplate } from '../catalog.js';
import { printGeometry } from '../pagination/page-geometry.js';
import { measurePages } from '../pagination/lay-out.js';
import type { Pagination } from '../pagination/pagination.js';
import type { TemplateDesign } from '../design.js';
import type { FitSizes } from '../page-fit/fit-density.js';
import { resolveStyle, styleVariables } from '../resolve-style.js';
import { ResumeTree, templateStyles } from '../resume-tree.js';
import { sectionVariables } from '../shared/section-style.js';
import { viewOf } from '../view-of.js';
import { loadDesign } from './load-design.js';

// Any image will do: the size of a photo comes from the template.
const PLACEHOLDER = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Lays out a résumé off screen at other sizes, with the tree and pagination of the preview. New content is
 * rendered once; each further size only changes custom properties and paginates again.
 */
export class FitSurface {
  private readonly host = document.createElement('div');
  private readonly sheet = new CSSStyleSheet();
  private readonly source = document.createElement('div');
  private readonly react: Root;
  private shown: ResumeDocument | undefined;

  constructor() {
    this.host.setAttribute('aria-hidden', 'true');
    this.host.inert = true;
    const { style } = this.host;
    Object.assign(style, { position: 'fixed', top: '0', left: '-10000px', visibility: 'hidden' });
    style.contain = 'layout style';
    const shadow = this.host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [this.sheet];
    document.body.append(this.host);
    this.react = createRoot(this.source);
  }

  /** The pages of the document at the given sizes; fonts must be loaded. */
  async measure(resume: ResumeDocument, sizes: FitSizes): Promise<Pagination> {
    const design = await loadDesign(resume.meta.templateCode);
    const code = usableTemplate(resume.meta.templateCode);
    if (resume !== this.shown) this.draw(resume, design);
    const root = this.host.shadowRoot?.firstElementChild as HTMLElement;
    const style = resolveStyle(catalog[code], { ...resume.meta.style, ...sizes });
    assign(root, styleVariables(style));
    for (const section of Array.from(root.querySelectorAll<HTMLElement>('[data-own-style]'))) {
      assign(section, sectionVariables(JSON.parse(section.dataset.ownStyle ?? '{}') as object, style));
    }
    return measurePages(root, printGeometry(style.page));
  }

  close(): void {
    this.react.unmount();
    this.host.remove();
  }

  private draw(resume: ResumeDocument, design: TemplateDesign): void {
    const view = viewOf(resume, resume.meta.lang, { resolvePhoto: () => PLACEHOLDER });
    flushSync(() => this.react.render(<ResumeTree view={view} design={design} />));
    this.sheet.replaceSync(templateStyles(design));
    const rendered = this.source.firstElementChild;
    if (rendered) this.host.shadowRoot?.replaceChildren(rendered.cloneNode(true));
    this.shown = resume;
  }
}

function assign(element: HTMLElement, variables: Record<`--${string}`, string>): void {
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
}
