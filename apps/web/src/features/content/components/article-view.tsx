import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatChinaDay } from '@qicheng/resume/china-time';
import type { Article, Entry } from '../content.js';
import styles from './article-view.module.css';

type Named = Pick<Entry, 'id' | 'title'>;

interface ArticleViewProps {
  article: Pick<Article, 'title' | 'summary' | 'category' | 'source' | 'html' | 'updatedAt'> & {
    related: readonly Named[];
    /** Version of a legal text; shown instead of its date. */
    version?: string;
  };
  back: { to: string; label: string };
  hrefOf: (entry: Named) => string;
  /** Actions beside the title. */
  actions?: ReactNode;
}

/** An article and related ones. The server renders its HTML from Markdown, without scripts. */
export const ArticleView = ({ article, back, hrefOf, actions }: ArticleViewProps) => (
  <div className={styles.page}>
    <nav className={styles.way} aria-label="位置">
      <Link to={back.to}>{back.label}</Link>
      {article.category ? <span aria-hidden="true">/</span> : null}
      <span>{article.category}</span>
    </nav>
    <div className={styles.columns}>
      <article className={styles.article}>
        <header className={styles.head}>
          <h1 className={styles.title}>{article.title}</h1>
          {article.summary ? <p className={styles.summary}>{article.summary}</p> : null}
          <p className={styles.facts}>
            <span>
              {article.version
                ? `版本 ${article.version}`
                : `${formatChinaDay(new Date(article.updatedAt))} 更新`}
            </span>
            {article.source ? <span>来源：{article.source}</span> : null}
          </p>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: article.html }} />
      </article>
      {article.related.length > 0 ? (
        <aside className={styles.related} aria-labelledby="related-title">
          <h2 id="related-title" className={styles.relatedTitle}>
            相关内容
          </h2>
          <ul>
            {article.related.map((entry) => (
              <li key={entry.id}>
                <Link to={hrefOf(entry)}>{entry.title}</Link>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  </div>
);
