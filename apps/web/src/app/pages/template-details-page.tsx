import { pageQuery } from '@qicheng/contract/browser/page-query';
import { CATEGORY_NAMES, findTemplate } from '@qicheng/templates/catalog';
import { Lost } from '@qicheng/ui/status';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { TemplateDetails } from '#src/features/template/components/template-details.jsx';
import { DataScope } from '../data-scope.js';
import type { PageWords } from '../page.js';
import { StartResumeButton } from '../start-resume-button.js';

const templateIn = (query: URLSearchParams) => findTemplate(query.get(pageQuery.templateId) ?? '');

/** Title and description of the template of the address; 404 if there is none. */
export function describe(query: URLSearchParams): PageWords {
  const template = templateIn(query);
  if (!template) return { title: '没有找到模板 · 启程', status: 404 };
  const { code, name, category, description, occupations } = template;
  return {
    title: `${name} · ${CATEGORY_NAMES[category]}简历模板 · 启程`,
    description: `${description}适合${occupations.join('、')}。免费在线编辑，导出 PDF、Word 与图片。`,
    canonical: paths.templateDetails.href(code),
  };
}

/** A template; its selected colour is in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const template = templateIn(query);
  if (!template) {
    return (
      <Lost
        level={1}
        title="没有找到这套模板"
        action={
          <ButtonLink to={paths.templates.href()} tone="primary">
            看全部模板
          </ButtonLink>
        }
      >
        它可能已下线，或者地址不完整。
      </Lost>
    );
  }
  const requested = `#${query.get(pageQuery.accent)}`;
  const accent = template.accents.find((offered) => offered === requested) ?? template.defaults.accent;
  const show = (chosen: string) => {
    const [, search] = paths.templateDetails.href(template.code, chosen).split('?');
    setQuery(search ?? '', { replace: true, preventScrollReset: true });
  };
  return (
    <DataScope>
      <TemplateDetails
        template={template}
        accent={accent}
        onAccent={show}
        startOn={(choice) => <StartResumeButton {...choice} tone="primary" />}
      />
    </DataScope>
  );
}
