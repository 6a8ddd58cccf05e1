import type { ResumeView } from '@qicheng/resume/view-model';
import type { TemplateCode } from './catalog.js';
import { registry } from './registry.js';
import { baseStyles } from './shared/base-styles.js';
import { printableData } from './shared/printable-text.js';
import { Sheet } from './shared/sheet.js';
import { typesetQuotes } from './shared/typeset-quotes.js';
import { styleOf, usableTemplate } from './style-of.js';

/** Style sheet of one template, base rules included. */
export const templateStyles = (code: TemplateCode): string => baseStyles + registry[code].css;

/** The only tree that renders a résumé; preview and print are two windows on it. */
export function ResumeTree({ view }: { view: ResumeView }) {
  const code = usableTemplate(view.templateCode);
  const { Body } = registry[code];
  return (
    <Sheet view={view} code={code} style={styleOf(view)}>
      {typesetQuotes(<Body view={printableData(view)} />)}
    </Sheet>
  );
}
