import type { ReactNode } from 'react';
import type { ResumeView } from '@qicheng/resume/view-model';
import { styleVariables, type ResolvedStyle } from '../resolve-style.js';
import { periodVariable } from './period-width.js';

/** The root of a rendered résumé; `paginate` fills the layer with one paper per page. */
export function Sheet({
  view,
  code,
  style,
  children,
}: {
  view: ResumeView;
  code: string;
  style: ResolvedStyle;
  children: ReactNode;
}) {
  return (
    <div
      className={`resume ${code}`}
      data-template={code}
      lang={view.lang === 'zh' ? 'zh-CN' : 'en'}
      style={{
        ...styleVariables(style),
        ...periodVariable(view.style.dateForm, view.lang, style.fontFamily),
      }}
    >
      <div className="page-layer" aria-hidden="true" />
      {children}
    </div>
  );
}

/** A column in reading order, paginated on its own. */
export function Region({ name, children }: { name: 'head' | 'main' | 'side'; children: ReactNode }) {
  return (
    <div className={`region region-${name}`} data-region={name}>
      {children}
    </div>
  );
}
