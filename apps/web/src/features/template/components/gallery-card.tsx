import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Sheet } from '#src/components/sheet.jsx';
import { paths } from '#src/config/paths.js';
import type { GalleryTemplate } from '../api/list-templates.js';
import { AccentSwatches } from './accent-swatches.js';
import styles from './gallery-card.module.css';
import { TemplateStill } from './template-still.js';

interface GalleryCardProps {
  template: GalleryTemplate;
  accent: string;
  onAccent: (accent: string) => void;
  onEnlarge: () => void;
  keep: ReactNode;
  start: ReactNode;
}

/** One template on the wall: its picture in the chosen colour, what it is for, and what can be done with it. */
export function GalleryCard({ template, accent, onAccent, onEnlarge, keep, start }: GalleryCardProps) {
  const { entry, uses } = template;
  return (
    <li className={styles.card} data-code={entry.code}>
      <div className={styles.frame}>
        <Sheet>
          <TemplateStill code={entry.code} accent={accent} />
        </Sheet>
        <div className={styles.actions}>
          {start}
          <Button className={styles.enlarge} aria-label={`看大图：${entry.name}`} onClick={onEnlarge}>
            看大图
          </Button>
        </div>
        <div className={styles.keep}>{keep}</div>
      </div>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <Link
            to={paths.templateDetails.href(entry.code, accent === entry.defaults.accent ? undefined : accent)}
          >
            {entry.name}
          </Link>
        </h3>
        {uses ? <span className={styles.uses}>{uses} 份简历在用</span> : null}
      </div>
      <p className={styles.about}>{entry.description}</p>
      <AccentSwatches template={entry} accent={accent} onChoose={onAccent} />
    </li>
  );
}

/** The exact shape of a card that is on its way. */
export const CardSkeleton = () => (
  <li className={styles.card} aria-hidden="true">
    <div className={styles.blank}>
      <Skeleton height="100%" />
    </div>
    <div className={styles.line}>
      <Skeleton width="5em" height="1.3em" />
    </div>
    <div className={styles.about}>
      <Skeleton width="90%" height="1em" />
    </div>
    <Skeleton width="9.5rem" height="24px" />
  </li>
);
