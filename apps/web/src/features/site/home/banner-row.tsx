import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeBanner } from './home-data.js';
import styles from './home.module.css';

const Way = ({ url, children }: { url: string; children: ReactNode }) =>
  url.startsWith('/') ? (
    <Link to={url}>{children}</Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );

/** The banners of home side by side; the row is moved by hand only. */
export const BannerRow = ({ banners }: { banners: readonly HomeBanner[] }) =>
  banners.length === 0 ? null : (
    <section className={styles.banners} aria-label="推荐">
      <ul className={styles.row} tabIndex={0}>
        {banners.map(({ title, content, url, image }) => (
          <li key={title} className={styles.banner}>
            {image ? <img src={image} alt="" className={styles.art} loading="lazy" /> : null}
            <div className={styles.words}>
              <h2 className={styles.bannerTitle}>
                <Way url={url}>{title}</Way>
              </h2>
              {content ? <p className={styles.text}>{content}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
