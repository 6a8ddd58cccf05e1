import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import styles from './home.module.css';
import { Section } from './section.js';

const CONTESTS = [
  { flag: 1, kind: 'school', name: '校级简历大赛', text: '看规则和截止时间，用一份做好的简历参赛。' },
  { flag: 2, kind: 'provincial', name: '省级简历大赛', text: '提交的是一份定格的简历，截止前可以撤回。' },
] as const;

const BOTH = 3;

/** The contests that the site's flag shows [spec 2]. */
export function ContestStrip() {
  const shown = useSiteInfo()?.contestFlag ?? 0;
  const contests = CONTESTS.filter(({ flag }) => shown === BOTH || shown === flag);
  if (contests.length === 0) return null;
  return (
    <Section title="简历大赛" lead="双盲评审，评分标准公开，排名可以按记录重算。">
      <ul className={styles.contests}>
        {contests.map(({ kind, name, text }) => (
          <li key={kind} className={styles.contest}>
            <h3 className={styles.courseTitle}>
              <Link to={paths.contest.href(kind)}>{name}</Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
