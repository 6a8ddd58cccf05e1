import { type CatalogEntry, COLOUR_NAMES, colourFamily } from '@qicheng/templates/catalog';
import { type CSSProperties, useId } from 'react';
import styles from './accent-swatches.module.css';

interface AccentSwatchesProps {
  template: CatalogEntry;
  accent: string;
  onChoose: (accent: string) => void;
}

/** The colours of a template; the arrow keys move through them. */
export function AccentSwatches({ template, accent, onChoose }: AccentSwatchesProps) {
  const name = useId();
  return (
    <div className={styles.swatches} role="radiogroup" aria-label={`“${template.name}”的颜色`}>
      {template.accents.map((offered) => (
        <label key={offered} className={styles.swatch} style={{ '--swatch': offered } as CSSProperties}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={`${COLOUR_NAMES[colourFamily(offered)]} ${offered}`}
            checked={offered === accent}
            onChange={() => onChoose(offered)}
          />
        </label>
      ))}
    </div>
  );
}
