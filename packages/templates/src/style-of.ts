import type { ResumeView } from '@qicheng/resume/view-model';
import { catalog, DEFAULT_TEMPLATE, isTemplateCode, type TemplateCode } from './catalog.js';
import { resolveStyle, type ResolvedStyle } from './resolve-style.js';

/** The template that is really used for a stored code: a code of a template that went away falls back. */
export const usableTemplate = (code: string): TemplateCode =>
  isTemplateCode(code) ? code : DEFAULT_TEMPLATE;

/** The view's style over its template's defaults. */
export const styleOf = (view: ResumeView): ResolvedStyle =>
  resolveStyle(catalog[usableTemplate(view.templateCode)], view.style);
