import type { ResumeDocument } from '@qicheng/resume/document';
import { loadDesign } from '@qicheng/templates/preview';

/**
 * Loads the design of a résumé before the editor shows it, so that form and sheet appear together. A design that cannot
 * be loaded is reported by the sheet.
 */
export async function prepareDesign({ meta }: ResumeDocument): Promise<void> {
  await loadDesign(meta.templateCode).catch(() => undefined);
}
