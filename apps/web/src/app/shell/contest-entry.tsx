import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.js';
import { useSiteInfo } from '../../lib/site-context.js';
import barStyles from './top-bar.module.css';
import styles from './contest-entry.module.css';

const ENTRIES = [
  { flag: 1, label: '校级大赛', href: paths.contest.href('school') },
  { flag: 2, label: '省级大赛', href: paths.contest.href('provincial') },
] as const;

/** [spec 2]: shown by the contest flag 1 or 2, with a submenu of both at 3, hidden at 0. */
export function ContestEntry() {
  const flag = useSiteInfo()?.contestFlag ?? 0;
  const { pathname } = useLocation();
  const only = ENTRIES.find((entry) => entry.flag === flag);
  if (only)
    return (
      <NavLink to={only.href} className={barStyles.item ?? ''}>
        简历大赛
      </NavLink>
    );
  if (flag !== 3) return null;
  return (
    <div className={styles.root}>
      <NavLink to={ENTRIES[0].href} className={barStyles.item ?? ''}>
        简历大赛
      </NavLink>
      <ul className={styles.panel} data-here={pathname === paths.contest.path} aria-label="简历大赛">
        {ENTRIES.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={styles.entry}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
