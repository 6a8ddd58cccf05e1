import type { ResumeDocument, Language } from '@qicheng/resume/document';
import { todayInChina } from '@qicheng/resume/dates';
import { resumeView, type ResumeView, type ViewOptions } from '@qicheng/resume/view';
import { catalog } from './catalog.js';
import { usableTemplate } from './style-of.js';

/** The printable view in the template's own forms where the candidate chose none. */
export function viewOf(document: ResumeDocument, lang: Language, options: ViewOptions = {}): ResumeView {
  const templateCode = usableTemplate(document.meta.templateCode);
  const { photoShape } = catalog[templateCode].defaults;
  const style = { photoShape, ...withoutAbsent(document.meta.style) };
  const withDefaults = { ...document, meta: { ...document.meta, templateCode, style } };
  return resumeView(withDefaults, lang, { today: todayInChina(), ...options });
}

const withoutAbsent = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;
