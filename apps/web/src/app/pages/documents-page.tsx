import {
  getDocument,
  countDocumentDownload,
  downloadDocument,
  countDocumentView,
} from '@qicheng/contract/content/index';
import type { Call } from '@qicheng/contract/kit/client';
import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Lost } from '@qicheng/ui/status';
import { useLoaderData } from 'react-router-dom';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState, useEffect } from 'react';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { ArticleView } from '#src/features/content/components/article-view.jsx';
import { EntryList } from '#src/features/content/components/entry-list.jsx';
import { ListFrame } from '#src/features/content/components/list-frame.jsx';
import type { Article, Entry, ListData } from '#src/features/content/content.js';
import { loadList } from '#src/features/content/load-list.js';
import type { PageWords } from '../page.js';
import { call } from '#src/lib/api.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { saveFile } from '#src/lib/save-file.js';

/** Counts a view of a document; a failed count is ignored. */
function useViewCount(id: string): void {
  useEffect(() => {
    call(countDocumentView, { id }).catch(() => undefined);
  }, [id]);
}

/** The text of an HTML fragment, one line per block. */
function wordsOf(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  for (const block of holder.querySelectorAll('p, li, h1, h2, h3, tr, blockquote')) block.append('\n');
  return (holder.textContent ?? '').replace(/\n{3,}/g, '\n\n').trim();
}

async function fetchWord(id: string): Promise<{ url: string; fileName: string }> {
  const { content, mime, name } = await call(downloadDocument, { id });
  // A failed download count is ignored.
  call(countDocumentDownload, { id }).catch(() => undefined);
  const blob = new Blob([content as Uint8Array<ArrayBuffer>], { type: mime });
  return { url: URL.createObjectURL(blob), fileName: name };
}

/** Actions of a document: download as a Word file, copy, print. */
function DocumentActions({ id, html }: { id: string; html: string }) {
  const [isMaking, setMaking] = useState(false);
  const download = async () => {
    setMaking(true);
    try {
      saveFile(await fetchWord(id));
    } catch (failure) {
      reportFailure(failure);
    } finally {
      setMaking(false);
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(wordsOf(html));
      showToast('success', '已复制全文');
    } catch {
      showToast('error', '浏览器不允许复制，请选中文字后手动复制');
    }
  };
  return (
    <>
      <Button tone="primary" icon="download" disabled={isMaking} onClick={() => void download()}>
        {isMaking ? '正在生成' : '下载 Word'}
      </Button>
      <Button icon="copy" onClick={() => void copy()}>
        复制全文
      </Button>
      <Button onClick={() => window.print()}>打印</Button>
    </>
  );
}

type Data = { article: Article } | ListData | null;

const hrefOf = ({ id }: Pick<Entry, 'id'>) => paths.documents.hrefOf(id);

/** The list, or the document of the address. */
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

/** Job documents [spec 2]: search, read, download. */
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
