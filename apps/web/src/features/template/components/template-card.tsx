import type { CatalogEntry } from '@qicheng/templates/catalog';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sheet } from '#src/components/sheet.jsx';
import { paths } from '#src/config/paths.js';
import styles from './template-strip.module.css';
import { TemplateStill } from './template-still.js';

interface TemplateCardProps {
  template: CatalogEntry;
  /** Its actions; shown on hover and focus, and always on touch screens. */
  actions: ReactNode;
}

export function TemplateCard({ template, actions }: TemplateCardProps) {
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Sheet>
          <TemplateStill code={template.code} />
        </Sheet>
        <div className={styles.actions} data-theme="light">
          {actions}
        </div>
      </div>
      <h3 className={styles.name}>
        <Link to={paths.templateDetails.href(template.code)}>{template.name}</Link>
      </h3>
      <p className={styles.about}>{template.description}</p>
    </li>
  );
}
