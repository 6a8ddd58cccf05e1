import { getDocument } from '@qicheng/contract/content/index';
import type { Call } from '@qicheng/contract/kit/client';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.js';
import { paths } from '../../config/paths.js';
import { ArticleView } from '../../features/content/components/article-view.js';
import { DocumentActions } from '../../features/content/components/document-actions.js';
import { EntryList } from '../../features/content/components/entry-list.js';
import { ListFrame } from '../../features/content/components/list-frame.js';
import type { Article, Entry, ListData } from '../../features/content/content.js';
import { loadList } from '../../features/content/load-list.js';
import { useViewCount } from '../../features/content/use-view-count.js';
import type { PageWords } from '../page.js';

type Data = { article: Article } | ListData | null;

const hrefOf = ({ id }: Pick<Entry, 'id'>) => paths.documents.hrefOf(id);

/** The list, or the document that the address names. */
export async function load(ask: Call, query: URLSearchParams) {
  const id = query.get(pageQuery.contentId);
  return id === null ? loadList(ask, query, 'document') : { article: await ask(getDocument, { id }) };
}

export function describe(_query: URLSearchParams, data: Data): PageWords {
  if (data === null) return { title: '没有找到文档 · 启程', status: 404 };
  if ('article' in data) {
    const { id, title, summary } = data.article;
    return {
      title: `${title} · 求职文档 · 启程`,
      description: summary,
      canonical: paths.documents.hrefOf(id),
    };
  }
  const about = data.query.category || '求职信、自荐信、面试与入职';
  return { title: '求职文档 · 启程', description: `${about}的范文与清单，可以在线阅读，复制后修改。` };
}

function DocumentArticle({ article }: { article: Article }) {
  useViewCount(article.id);
  return (
    <ArticleView
      article={article}
      back={{ to: paths.documents.href(), label: '求职文档' }}
      hrefOf={hrefOf}
      actions={<DocumentActions id={article.id} html={article.html} />}
    />
  );
}

/** Job documents of [spec 2]: searched, read, downloaded. */
export function Component() {
  const data = useLoaderData<Data>();
  if (data === null)
    return (
      <Lost
        level={1}
        title="没有找到这份文档"
        action={<ButtonLink to={paths.documents.href()}>看全部文档</ButtonLink>}
      >
        它可能已下线，或者地址不完整。
      </Lost>
    );
  if ('article' in data) return <DocumentArticle key={data.article.id} article={data.article} />;
  return (
    <ListFrame
      path={paths.documents.path}
      title="求职文档"
      lead="求职信、邮件、面试与入职要用的范文和清单。在线读，复制后改成自己的。"
      searched="求职文档"
      data={data}
    >
      <EntryList entries={data.list} keyword={data.query.keyword} hrefOf={hrefOf} hasNumbers />
    </ListFrame>
  );
}
