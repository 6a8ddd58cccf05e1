import type { CompanionCategory } from '@qicheng/analysis/companion';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import styles from './companion.module.css';

interface CategoryPickerProps {
  categories: readonly CompanionCategory[];
  chosen: string;
  onChoose: (code: string) => void;
}

/** The kinds of help; one with a page of its own leads there. */
export const CategoryPicker = ({ categories, chosen, onChoose }: CategoryPickerProps) => (
  <nav className={styles.categories} aria-label="类别">
    {categories.map(({ code, name, description, page }) =>
      page === paths.aiCompanion.path ? (
        <button
          key={code}
          type="button"
          aria-pressed={code === chosen}
          className={styles.category}
          onClick={() => onChoose(code)}
        >
          <strong>{name}</strong>
          <span>{description}</span>
        </button>
      ) : (
        <Link key={code} to={page} className={styles.category}>
          <strong>{name}</strong>
          <span>{description}</span>
        </Link>
      ),
    )}
  </nav>
);
