import { catalog, type CatalogEntry } from '@qicheng/templates/catalog';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { TemplateCard } from './template-card.js';
import styles from './template-strip.module.css';

const MOST = 6;

/** A look at the template wall from the home page. */
export function TemplateStrip({ actionsFor }: { actionsFor: (template: CatalogEntry) => ReactNode }) {
  const templates: readonly CatalogEntry[] = Object.values(catalog);
  return (
    <section className={styles.strip} aria-labelledby="templates-title">
      <header className={styles.head}>
        <h2 id="templates-title" className={styles.heading}>
          {templates.length} 套真实的版式
        </h2>
        <p className={styles.lead}>
          每一页都由导出文件的同一个程序排出，颜色、字体、字号、行距和页边距都能调。
        </p>
        <Link to={paths.templates.href()} className={styles.all}>
          全部模板
        </Link>
      </header>
      <ul className={styles.grid}>
        {templates.slice(0, MOST).map((template) => (
          <TemplateCard key={template.code} template={template} actions={actionsFor(template)} />
        ))}
      </ul>
    </section>
  );
}
