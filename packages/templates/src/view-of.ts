import type { ResumeDocument, Language } from '@qicheng/resume/document';
import { todayInChina } from '@qicheng/resume/dates';
import { resumeView, type ResumeView, type ViewOptions } from '@qicheng/resume/view';
import { applyTemplateDefaults } from './catalog.js';

/** The printable view with the template's own formats where the candidate chose none. */
export function viewOf(document: ResumeDocument, lang: Language, options: ViewOptions = {}): ResumeView {
  return resumeView(applyTemplateDefaults(document), lang, { today: todayInChina(), ...options });
}
