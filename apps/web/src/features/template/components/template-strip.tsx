import { catalog, type CatalogEntry, templateCodes } from '@qicheng/templates/catalog';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { TemplateCard } from './template-card.js';
import styles from './template-strip.module.css';
import { Sheet, SheetFan } from '#src/components/sheet.jsx';
import { TemplateStill } from './template-still.js';

/** Left, right, front: three designs that differ at a glance. */
const preferred = ['tem0002', 'tem0006', 'tem0001'];

/** Three sample résumés from our own renderer, in the server's HTML. */
export function HeroSheets() {
  const codes: readonly string[] = templateCodes;
  const shown = preferred.map((code) => (codes.includes(code) ? code : (codes[0] ?? code)));
  return (
    <SheetFan
      sheets={shown.map((code, place) => (
        <Sheet key={place}>
          <TemplateStill code={code} isAboveFold />
        </Sheet>
      ))}
    />
  );
}

const MAX_TEMPLATES = 6;

/** A preview of the template gallery on the home page. */
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
        {templates.slice(0, MAX_TEMPLATES).map((template) => (
          <TemplateCard key={template.code} template={template} actions={actionsFor(template)} />
        ))}
      </ul>
    </section>
  );
}
