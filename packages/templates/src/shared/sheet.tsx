import type { ReactNode } from 'react';
import type { ResumeView } from '@qicheng/resume/view-model';
import { catalog, usableTemplate } from '../catalog.js';
import { ownLook } from '../own-look.js';
import { styleVariables, type ResolvedStyle } from '../resolve-style.js';
import { DATE_FORMS } from '@qicheng/resume/date-display';
import type { DateForm, FontFamily, Language } from '@qicheng/resume/document';

/**
 * Width in ems of the longest period of a format in the Noto fonts, rounded to quarters
 * (date-widths.golden.test).
 */
const PERIOD_EM: Record<DateForm, Record<Language, number>> = {
  dot: { zh: 8.5, en: 8.5 },
  short: { zh: 8.5, en: 10.25 },
  chinese: { zh: 12, en: 10.25 },
  slash: { zh: 8.75, en: 8.75 },
  dash: { zh: 9, en: 8.5 },
};
// The digits of LXGW WenKai are wider.
const MORE_IN_KAI = 0.75;

/** The width needed by a date column, as templates read it: a factor of `--em`. */
function periodVariable(
  form: DateForm | undefined,
  lang: Language,
  font: FontFamily,
): Record<`--${string}`, string> {
  const ems = PERIOD_EM[form ?? DATE_FORMS[lang][0]][lang] + (font === 'kai' ? MORE_IN_KAI : 0);
  return { '--period': String(ems) };
}

/** Footer text of later pages (`numberPages`). */
const PAGE_NUMBER: Record<Language, string> = {
  zh: '第 {page} 页 共 {pages} 页',
  en: 'Page {page} of {pages}',
};

/** The root of a rendered résumé; `paginate` fills the layer with one sheet of paper per page. */
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
  const own = ownLook(catalog[usableTemplate(code)], view.style);
  return (
    <div
      className={`resume ${code}`}
      {...own.attributes}
      data-template={code}
      lang={view.lang === 'zh' ? 'zh-CN' : 'en'}
      style={{
        ...styleVariables(style),
        ...periodVariable(view.style.dateForm, view.lang, style.fontFamily),
        ...own.variables,
      }}
    >
      <div className="page-layer" aria-hidden="true" />
      {children}
      {view.style.pageNumbers && (
        <div
          className="page-numbers"
          aria-hidden="true"
          data-name={view.header.name}
          data-form={PAGE_NUMBER[view.lang]}
        />
      )}
    </div>
  );
}

/** A column in reading order, paginated independently. */
export function Region({ name, children }: { name: 'head' | 'main' | 'side'; children: ReactNode }) {
  return (
    <div className={`region region-${name}`} data-region={name}>
      {children}
    </div>
  );
}
