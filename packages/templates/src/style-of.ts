import type { ResumeView } from '@qicheng/resume/view-model';
import { catalog, usableTemplate } from './catalog.js';
import { resolveStyle, type ResolvedStyle } from './resolve-style.js';

/** The view's style over its template's defaults. */
export const styleOf = (view: ResumeView): ResolvedStyle =>
  resolveStyle(catalog[usableTemplate(view.templateCode)], view.style);
