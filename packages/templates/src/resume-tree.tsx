import type { ResumeView } from '@qicheng/resume/view-model';
import { designOf } from './registry.js';
import { baseStyles } from './shared/base-styles.js';
import { printableData } from './shared/printable-text.js';
import { Sheet } from './shared/sheet.js';
import { styleOf } from './style-of.js';
import { typesetTree } from './typeset/typeset-tree.js';

/** Style sheet of one template, including the base rules. */
export const templateStyles = (code: string): string => baseStyles + designOf(code).css;

/** The only tree that renders a résumé; both preview and print use it. */
export function ResumeTree({ view }: { view: ResumeView }) {
  const { code, Body } = designOf(view.templateCode);
  return (
    <Sheet view={view} code={code} style={styleOf(view)}>
      {typesetTree(<Body view={printableData(view)} />)}
    </Sheet>
  );
}
