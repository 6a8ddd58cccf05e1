import { type CatalogEntry, catalog } from '@qicheng/templates/catalog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { templateUsesQuery } from '../api/list-templates.js';
import { useKeptTemplates } from '../api/my-templates.js';
import { startLanguage } from '../gallery-filter.js';
import type { StartOn } from './gallery.js';
import { KeepButton } from './keep-button.js';
import { TemplateCard } from './template-card.js';
import styles from './template-details.module.css';
import { TemplateFacts } from './template-facts.js';
import { TemplatePages } from './template-pages.js';

const SAME_CATEGORY = 3;
const SAME_LOOK = 2;

function likeness(one: CatalogEntry, other: CatalogEntry): number {
  const shared = one.occupations.filter((name) => other.occupations.includes(name)).length;
  const category = one.category === other.category ? SAME_CATEGORY : 0;
  return category + (one.look === other.look ? SAME_LOOK : 0) + shared;
}

/** The most similar templates, best first: by purpose, layout and shared occupations. */
export function similarTemplates(template: CatalogEntry, limit: number): CatalogEntry[] {
  return Object.values<CatalogEntry>(catalog)
    .filter(({ code }) => code !== template.code)
    .map((other) => ({ other, score: likeness(template, other) }))
    .sort((one, two) => two.score - one.score)
    .slice(0, limit)
    .map(({ other }) => other);
}

const SIMILAR = 4;

const Breadcrumb = ({ name }: { name: string }) => (
  <nav aria-label="所在位置" className={styles.path}>
    <ol>
      <li>
        <Link to={paths.home.href()}>首页</Link>
      </li>
      <li>
        <Link to={paths.templates.href()}>简历模板</Link>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
);

interface TemplateDetailsProps {
  template: CatalogEntry;
  /** The colour in the address, if the template offers it. */
  accent: string;
  onAccent: (accent: string) => void;
  startOn: StartOn;
}

/** A template: all its pages at reading size, its purpose, and similar ones. */
export function TemplateDetails({ template, accent, onAccent, startOn }: TemplateDetailsProps) {
  const [pageCount, setPageCount] = useState(0);
  const kept = useKeptTemplates();
  const { data: uses } = useQuery(templateUsesQuery(template.code));
  const choiceOf = (chosen: CatalogEntry, colour: string) => ({
    template: chosen,
    accent: colour,
    language: startLanguage(chosen, undefined),
  });
  return (
    <div className={styles.page}>
      <Breadcrumb name={template.name} />
      <article className={styles.template} aria-labelledby="template-name">
        <div className={styles.about}>
          <h1 id="template-name" className={styles.name}>
            {template.name}
          </h1>
          <p className={styles.lead}>{template.description}</p>
          <div className={styles.actions}>
            {startOn(choiceOf(template, accent))}
            <KeepButton
              name={template.name}
              isKept={kept.isKept(template.code)}
              onToggle={() => kept.toggle(template)}
            />
          </div>
          <TemplateFacts
            template={template}
            accent={accent}
            onAccent={onAccent}
            pageCount={pageCount}
            uses={uses}
          />
          <p className={styles.note}>
            颜色、字体、字号、行距和页边距之后都能再调。样张中的人物与经历均为虚构。
          </p>
        </div>
        <div className={styles.canvas}>
          <TemplatePages
            key={template.code}
            code={template.code}
            accent={accent}
            isAboveFold
            onPageCount={setPageCount}
          />
        </div>
      </article>
      <section className={styles.similar} aria-labelledby="similar-title">
        <h2 id="similar-title" className={styles.heading}>
          相近的模板
        </h2>
        <ul className={styles.grid}>
          {similarTemplates(template, SIMILAR).map((other) => (
            <TemplateCard
              key={other.code}
              template={other}
              actions={startOn(choiceOf(other, other.defaults.accent))}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}
