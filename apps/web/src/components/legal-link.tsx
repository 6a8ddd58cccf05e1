import { type LegalName, legalTitles } from '#src/config/legal.js';
import { paths } from '#src/config/paths.js';
import styles from './legal-link.module.css';

/** Opens in a new tab, so that the form keeps its input. */
export const LegalLink = ({ name }: { name: LegalName }) => (
  <a className={styles.link} href={paths.legal.href(name)} target="_blank" rel="noreferrer">
    《{legalTitles[name]}》
  </a>
);
