import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { Empty } from '@qicheng/ui/status';
import { type ReactNode, useRef } from 'react';
import { Form, Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { useScrollToCurrent } from '#src/lib/scroll-position.js';
import { type Category, type ListData, PAGE_SIZE } from '../content.js';
import { searchOf } from '../load-list.js';
import styles from './list-frame.module.css';

interface Words {
  label: string;
  all: string;
}

interface ListFrameProps {
  path: string;
  title: string;
  lead: ReactNode;
  /** What is searched, for the field's label. */
  searched: string;
  data: ListData;
  /** The label of the category row and its "all" entry, if the row is labelled. */
  categoryWords?: Words;
  /** The same for the topic row below. */
  topicWords?: Words;
  children: ReactNode;
}

interface ChoiceProps extends Words {
  /** Whether the label is visible; otherwise it is for screen readers only. */
  isNamed: boolean;
  choices: readonly Category[];
  chosen: string;
  hrefOf: (name: string) => string;
}

/** Shown before the row is expanded. */
const FIRST_CHOICES = 8;

function Choices({ label, all, isNamed, choices, chosen, hrefOf }: ChoiceProps) {
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, chosen);
  const links = [{ name: '', count: 0 }, ...choices].map(({ name, count }) => (
    <Link
      key={name}
      to={hrefOf(name)}
      className={styles.choice}
      aria-current={name === chosen ? 'true' : undefined}
      preventScrollReset
    >
      {name || all}
      {count > 0 ? <span className={styles.count}>{count}</span> : null}
    </Link>
  ));
  // Do not collapse a row to hide a single entry.
  const first = links.length > FIRST_CHOICES + 2 ? FIRST_CHOICES + 1 : links.length;
  const isChosenLater = choices.slice(first - 1).some(({ name }) => name === chosen);
  return (
    <nav ref={row} className={styles.choices} aria-label={label} data-named={isNamed}>
      {isNamed ? (
        <span className={styles.name} aria-hidden="true">
          {label}
        </span>
      ) : null}
      {links.slice(0, first)}
      {first < links.length ? (
        <details className={styles.more} open={isChosenLater || undefined}>
          <summary className={styles.choice}>
            更多{label}
            <Icon name="chevron" size={14} />
          </summary>
          <div className={styles.rest}>{links.slice(first)}</div>
        </details>
      ) : null}
    </nav>
  );
}

function Pager({ path, data: { query, total } }: Pick<ListFrameProps, 'path' | 'data'>) {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (last === 1) return null;
  const to = (page: number) => path + searchOf({ ...query, page });
  return (
    <nav className={styles.pager} aria-label="翻页">
      {query.page > 1 ? <ButtonLink to={to(query.page - 1)}>上一页</ButtonLink> : null}
      <span>
        第 {query.page} 页，共 {last} 页
      </span>
      {query.page < last ? <ButtonLink to={to(query.page + 1)}>下一页</ButtonLink> : null}
    </nav>
  );
}

/**
 * A content list: search, filters and paging are in the address alone, so that it works without JavaScript.
 */
export function ListFrame({
  path,
  title,
  lead,
  searched,
  data,
  categoryWords,
  topicWords = { label: '细分', all: '全部' },
  children,
}: ListFrameProps) {
  const { query, total, categories, topics } = data;
  const isNarrowed = query.keyword !== '' || query.category !== '';
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <Form action={path} role="search" className={styles.search} key={query.keyword}>
          <Icon name="search" size={18} />
          <input
            type="search"
            name={pageQuery.keyword}
            defaultValue={query.keyword}
            maxLength={60}
            className={styles.input}
            placeholder="关键词或拼音首字母"
            aria-label={`搜索${searched}`}
          />
          <Button type="submit" tone="quiet">
            搜索
          </Button>
        </Form>
      </header>
      {categories.length > 0 ? (
        <Choices
          {...(categoryWords ?? { label: '分类', all: '全部' })}
          isNamed={categoryWords !== undefined}
          choices={categories}
          chosen={query.category}
          hrefOf={(category) => path + searchOf({ keyword: query.keyword, category })}
        />
      ) : null}
      {topics.length > 1 ? (
        <Choices
          {...topicWords}
          isNamed={categoryWords !== undefined}
          choices={topics}
          chosen={query.topic}
          hrefOf={(topic) => path + searchOf({ keyword: query.keyword, category: query.category, topic })}
        />
      ) : null}
      {isNarrowed ? (
        <p className={styles.found} role="status">
          {query.keyword ? `“${query.keyword}”` : ''}找到 {total} 个结果
          <Link to={path}>清除条件</Link>
        </p>
      ) : null}
      {total === 0 ? (
        <Empty title="没有找到" action={isNarrowed ? <ButtonLink to={path}>看全部</ButtonLink> : undefined}>
          {isNarrowed ? '换一个更短的词，或者去掉分类再试。' : '内容还在准备。'}
        </Empty>
      ) : (
        children
      )}
      <Pager path={path} data={data} />
    </div>
  );
}
