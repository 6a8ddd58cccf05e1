import {
  cloneElement,
  Fragment,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { quotePieces } from '@qicheng/resume/quotation-marks';
import type { ResumeView } from '@qicheng/resume/view-model';
import { type TemplateCode, usableTemplate } from './catalog.js';
import { registry } from './registry.js';
import { baseStyles } from './shared/base-styles.js';
import { printableData } from './shared/printable-text.js';
import { Sheet } from './shared/sheet.js';
import { styleOf } from './style-of.js';

type Parent = ReactElement<{ children?: ReactNode }>;

/**
 * The tree of a template with every quotation mark in the font of the text around it. Parts of a template are pure
 * functions without hooks (README), so that they may be called here, and none of them has to think of it.
 */
function typesetQuotes(node: ReactNode): ReactNode {
  if (typeof node === 'string') return withQuotes(node);
  if (Array.isArray(node)) return node.map(typesetQuotes);
  if (!isValidElement(node)) return node;
  const { type, key, props } = node as Parent;
  if (typeof type === 'function') {
    const drawn = typesetQuotes((type as FunctionComponent)(props) as ReactNode);
    return key === null ? drawn : <Fragment key={key}>{drawn}</Fragment>;
  }
  const { children } = props;
  if (children === undefined || children === null) return node;
  // Children that were written one by one need no keys, as long as they are passed on one by one.
  return Array.isArray(children)
    ? cloneElement(node as Parent, undefined, ...children.map(typesetQuotes))
    : cloneElement(node as Parent, undefined, typesetQuotes(children));
}

function withQuotes(text: string): ReactNode {
  const pieces = quotePieces(text);
  if (!pieces.some(({ quotes }) => quotes)) return text;
  // One element, so that the text stays one part of a row.
  return (
    <span className="quoted-text">
      {pieces.map(({ text: part, quotes }, index) =>
        quotes ? (
          <span key={index} className={`quotes-${quotes}`}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

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
