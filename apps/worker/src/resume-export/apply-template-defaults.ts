import type { ResumeDocument } from '@qicheng/resume/document';
import type { findTemplate } from '@qicheng/templates/catalog';

type TemplateStyle = NonNullable<ReturnType<typeof findTemplate>>['defaults'];

/** The document in the template's own forms where the candidate chose none, as the preview shows it. */
export function applyTemplateDefaults(
  document: ResumeDocument,
  templateCode: string,
  defaults: TemplateStyle | undefined,
): ResumeDocument {
  const chosen = Object.entries(document.meta.style).filter(([, value]) => value !== undefined);
  const style = {
    photoShape: defaults?.photoShape,
    ...Object.fromEntries(chosen),
  };
  return { ...document, meta: { ...document.meta, templateCode, style } };
}
