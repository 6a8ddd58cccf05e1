import { getHelp } from '@qicheng/contract/content/index';
import type { Call } from '@qicheng/contract/kit/client';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { ArticleView } from '#src/features/content/components/article-view.jsx';
import { EntryList } from '#src/features/content/components/entry-list.jsx';
import { ListFrame } from '#src/features/content/components/list-frame.jsx';
import type { Article, Entry, ListData } from '#src/features/content/content.js';
import { loadList } from '#src/features/content/load-list.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import type { PageWords } from '../page.js';

const LEAD = '一篇说清一件事。';

/** The lead of the help centre; it mentions a contact only if the site has one. */
export function helpLead(info: Pick<WebsiteInfo, 'chatUrl' | 'feedbackUrl' | 'hotline'> | null): string {
  const hasContact = Boolean(info?.chatUrl || info?.feedbackUrl || info?.hotline);
  return hasContact ? `${LEAD}没有找到答案时，可以从页面右侧的客服入口找到我们。` : LEAD;
}

type Data = { article: Article } | ListData | null;

const hrefOf = ({ id }: Pick<Entry, 'id'>) => paths.help.hrefOf(id);

/** The help centre, or the article of the address. */
export async function load(ask: Call, query: URLSearchParams) {
  const id = query.get(pageQuery.contentId);
  return id === null ? loadList(ask, query, 'help') : { article: await ask(getHelp, { id }) };
}

export function describe(_query: URLSearchParams, data: Data): PageWords {
  if (data === null) return { title: '没有找到文章 · 启程', status: 404 };
  if ('article' in data) {
    const { id, title, summary } = data.article;
    return { title: `${title} · 帮助中心 · 启程`, description: summary, canonical: paths.help.hrefOf(id) };
  }
  return {
    title: '帮助中心 · 启程',
    description: '账号、简历、导出、AI 次数与隐私的常见问题，一篇说清一件事。',
  };
}

/** The help centre [spec 2]. */
export function Component() {
  const data = useLoaderData<Data>();
  const info = useSiteInfo();
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这篇文章"
        action={<ButtonLink to={paths.help.href()}>回帮助中心</ButtonLink>}
      >
        它可能已下线，或者地址不完整。
      </Lost>
    );
  if ('article' in data)
    return (
      <ArticleView
        article={data.article}
        back={{ to: paths.help.href(), label: '帮助中心' }}
        hrefOf={hrefOf}
      />
    );
  return (
    <ListFrame path={paths.help.path} title="帮助中心" lead={helpLead(info)} searched="帮助" data={data}>
      <EntryList entries={data.list} keyword={data.query.keyword} hrefOf={hrefOf} />
    </ListFrame>
  );
}
