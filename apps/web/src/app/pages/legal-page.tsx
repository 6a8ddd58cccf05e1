import { getLegalText } from '@qicheng/contract/content/index';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { Call } from '@qicheng/contract/kit/client';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { legalNames, type LegalName, legalTitles } from '#src/config/legal.js';
import { paths } from '#src/config/paths.js';
import { ArticleView } from '#src/features/content/components/article-view.jsx';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import type { Plain } from '#src/lib/plain.js';
import type { PageWords } from '../page.js';

interface Loaded {
  name: LegalName;
  text: ResultOf<typeof getLegalText>;
}
type Data = Plain<Loaded> | null;

const links = legalNames.map((name) => ({ id: name, title: legalTitles[name] }));
const hrefOf = ({ id }: { id: string }) => paths.legal.href(id);

/** The text of the address; defaults to the user agreement. */
export async function load(ask: Call, query: URLSearchParams): Promise<Loaded | null> {
  const requested = query.get(pageQuery.legalName) ?? 'terms';
  const name = legalNames.find((each) => each === requested);
  return name === undefined ? null : { name, text: await ask(getLegalText, { name }) };
}

export function describe(_query: URLSearchParams, data: Data): PageWords {
  if (data === null) return { title: '没有找到这份文件 · 启程', status: 404 };
  const { name, text } = data;
  return { title: `${text.title} · 启程`, description: text.summary, canonical: paths.legal.href(name) };
}

/** The texts refer to the operator's name at the foot of the page, which a fresh site does not have yet. */
const UNNAMED = '本站还没有填写运营者的名称和联系方式，目前只用于试用和演示。';

/** User agreement, privacy policy and children's privacy notice, as published by the operators. */
export function Component() {
  const data = useLoaderData<Data>();
  const isUnnamed = useSiteInfo()?.operatorName === '';
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这份文件"
        action={<ButtonLink to={paths.home.href()}>回首页</ButtonLink>}
      >
        地址可能不完整，也可以从页面底部打开。
      </Lost>
    );
  const summary = isUnnamed ? `${data.text.summary}${UNNAMED}` : data.text.summary;
  const article = { ...data.text, summary, category: '协议与政策', source: '', related: links };
  return <ArticleView article={article} back={{ to: paths.home.href(), label: '首页' }} hrefOf={hrefOf} />;
}
