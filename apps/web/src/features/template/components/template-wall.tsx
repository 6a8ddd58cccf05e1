import { catalog, type CatalogEntry } from '@qicheng/templates/catalog';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.js';
import { TemplateCard } from './template-card.js';
import { TemplateLightbox } from './template-lightbox.js';
import styles from './template-wall.module.css';

const categoryNames: Record<CatalogEntry['category'], string> = {
  general: '通用',
  technology: '技术',
  business: '商科与职能',
  publicService: '教师与公职',
  academic: '学术与升学',
  creative: '设计与内容',
};

const templates: readonly CatalogEntry[] = Object.values(catalog);
const categories = [...new Set(templates.map(({ category }) => category))];

interface TemplateWallProps {
  /** The action that starts a résumé on a template. */
  startOn: (template: CatalogEntry) => ReactNode;
}

/** Every template at a readable size, with the occupations it suits as filters on the left. */
export function TemplateWall({ startOn }: TemplateWallProps) {
  const [chosen, setChosen] = useState<CatalogEntry['category'] | null>(null);
  const [enlarged, setEnlarged] = useState<CatalogEntry | null>(null);
  const shown = templates.filter(({ category }) => chosen === null || category === chosen);
  const filter = (category: typeof chosen, label: string) => (
    <button
      key={label}
      type="button"
      className={styles.filter}
      aria-pressed={chosen === category}
      onClick={() => setChosen(category)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.wall}>
      <div className={styles.filters} role="group" aria-label="按方向筛选">
        {filter(null, '全部')}
        {categories.map((category) => filter(category, categoryNames[category]))}
      </div>
      <ul className={styles.grid} aria-label="简历模板">
        {shown.map((template) => (
          <TemplateCard
            key={template.code}
            template={template}
            actions={
              <>
                {startOn(template)}
                <Button aria-label={`看大图：${template.name}`} onClick={() => setEnlarged(template)}>
                  看大图
                </Button>
              </>
            }
          />
        ))}
      </ul>
      <TemplateLightbox
        template={enlarged}
        action={enlarged ? startOn(enlarged) : null}
        onClose={() => setEnlarged(null)}
      />
    </div>
  );
}
