import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { type PersonalTab, paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { useScrollToCurrent } from '#src/lib/scroll-position.js';
import styles from './pages/personal-page.module.css';

/** A page of the personal centre: a tab [decision 34], or the applications, which have their own address. */
export type PersonalPlace = PersonalTab | 'applications';

export const personalTitles: Readonly<Record<PersonalPlace, string>> = {
  resumes: '我的简历',
  applications: '求职进展',
  courses: '我的课程',
  orders: '我的订单',
  templates: '我的模板',
  messages: '我的消息',
};

/** [decision 34]: orders are shown only with VIP features. */
export function usePersonalPlaces(): PersonalPlace[] {
  const hasOrders = useSiteInfo()?.vipEnabled ?? false;
  return (Object.keys(personalTitles) as PersonalPlace[]).filter((place) => place !== 'orders' || hasOrders);
}

/** Navigation of the personal centre; the tabs are links. */
export function PersonalNav({ open }: { open: PersonalPlace }) {
  const places = usePersonalPlaces();
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row, open);
  return (
    <nav ref={row} className={styles.tabs} aria-label="个人中心">
      {places.map((place) => (
        <Link
          key={place}
          to={place === 'applications' ? paths.applications.href() : paths.personal.href(place)}
          className={styles.tab}
          aria-current={place === open ? 'page' : undefined}
        >
          {personalTitles[place]}
        </Link>
      ))}
    </nav>
  );
}
