import type { ResumeView } from '@qicheng/resume/view-model';
import { DEFAULT_TEMPLATE, catalog, isTemplateCode, type TemplateCode } from './catalog.js';
import { registry } from './registry.js';
import { resolveStyle, type ResolvedStyle } from './resolve-style.js';
import { baseStyles } from './shared/base-styles.js';
import { printableData } from './shared/printable-text.js';
import { Sheet } from './shared/sheet.js';

/** The template that is really used for a stored code: a code of a template that went away falls back. */
export const usableTemplate = (code: string): TemplateCode => (isTemplateCode(code) ? code : DEFAULT_TEMPLATE);

/** Style sheet of one template, base rules included. */
export const templateStyles = (code: TemplateCode): string => baseStyles + registry[code].css;

/** The view's style over its template's defaults. */
export const styleOf = (view: ResumeView): ResolvedStyle => resolveStyle(catalog[usableTemplate(view.templateCode)], view.style);

/** The only tree that renders a résumé; preview and print are two windows on it. */
export function ResumeTree({ view }: { view: ResumeView }) {
  const code = usableTemplate(view.templateCode);
  const { Body } = registry[code];
  return (
    <Sheet view={view} code={code} style={styleOf(view)}>
      <Body view={printableData(view)} />
    </Sheet>
  );
}
