import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import styles from './parts.module.css';

interface PlaceLinkProps {
  resumeId: string | null;
  pointer: string | undefined;
  targetId?: string | undefined;
  children: ReactNode;
}

/** Leads to the field of the editor that a pointer names, or to the editor; nothing where there is no résumé of the site. */
export const PlaceLink = ({ resumeId, pointer, targetId, children }: PlaceLinkProps) =>
  resumeId === null ? null : (
    <Link
      className={styles.place}
      to={
        pointer === undefined
          ? paths.resumeEdit.href(resumeId)
          : paths.resumeEdit.hrefAt(resumeId, { pointer, targetId })
      }
      data-print="hide"
    >
      {children}
    </Link>
  );
