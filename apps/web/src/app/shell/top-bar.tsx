import { Fragment } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BrandMark } from '../../components/brand-mark.js';
import { paths } from '../../config/paths.js';
import { useSiteInfo } from '../../lib/site-context.js';
import { AccountArea } from '../../features/auth/components/account-area.js';
import { SiteSearch } from '../../features/site/search/site-search.js';
import { AiMenu } from './ai-menu.js';
import { ContestEntry } from './contest-entry.js';
import { menuEntries } from './menu-entries.js';
import { MenuFold } from './menu-fold.js';
import styles from './top-bar.module.css';

/** [spec 2]: AI stands behind the home entry. */
const AI_PLACE = 1;
/** And the contests follow the courses. */
const COURSES_PLACE = 3;

export function TopBar() {
  const siteInfo = useSiteInfo();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={paths.home.href()} className={styles.brand} aria-label="启程，回到首页">
          {siteInfo?.logo ? (
            <img src={siteInfo.logo} alt="" className={styles.logo} />
          ) : (
            <>
              <BrandMark className={styles.mark} />
              <span className={styles.name}>启程</span>
            </>
          )}
        </Link>
        <MenuFold>
          {menuEntries(siteInfo).map(({ label, href, isExternal }, place) => (
            <Fragment key={href}>
              {place === AI_PLACE ? <AiMenu /> : null}
              {isExternal ? (
                <a href={href} className={styles.item} rel="noreferrer" target="_blank">
                  {label}
                </a>
              ) : (
                <NavLink to={href} className={styles.item ?? ''}>
                  {label}
                </NavLink>
              )}
              {place === COURSES_PLACE ? <ContestEntry /> : null}
            </Fragment>
          ))}
        </MenuFold>
        <SiteSearch />
        <AccountArea />
      </div>
    </header>
  );
}
