import type { ResumeView } from '@qicheng/resume/view-model';
import type { TemplateDesign } from './design.js';
import { baseStyles } from './shared/base-styles.js';
import { printableData } from './shared/printable-text.js';
import { Sheet } from './shared/sheet.js';
import { styleOf } from './style-of.js';
import { typesetTree } from './typeset/typeset-tree.js';

/** Style sheet of one template, including the base rules. */
export const templateStyles = ({ css }: TemplateDesign): string => baseStyles + css;

/** The only tree that renders a résumé; both preview and print use it. */
export function ResumeTree({ view, design: { code, Body } }: { view: ResumeView; design: TemplateDesign }) {
  return (
    <Sheet view={view} code={code} style={styleOf(view)}>
      {typesetTree(<Body view={printableData(view)} />)}
    </Sheet>
  );
}
