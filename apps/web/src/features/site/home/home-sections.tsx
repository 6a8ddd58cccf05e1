import { Link } from 'react-router-dom';
import { type ReactNode, useId } from 'react';
import { paths } from '#src/config/paths.js';
import type { HomeData, HomeEntry, HomeBanner, Services } from './home-data.js';
import styles from './home.module.css';
import { openGhostwriteDialog } from '#src/lib/dialog-state.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { VisitorWords } from '#src/components/visitor-words.jsx';

const EntryLink = ({ url, children }: { url: string; children: ReactNode }) =>
  url.startsWith('/') ? (
    <Link to={url}>{children}</Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );

/** The banners of home side by side; the row scrolls only by hand. */
export const BannerRow = ({ banners }: { banners: readonly HomeBanner[] }) =>
  banners.length === 0 ? null : (
    <section className={styles.banners} aria-label="推荐">
      <ul className={styles.row} tabIndex={0}>
        {banners.map(({ title, content, url, image }) => (
          <li key={title} className={styles.banner}>
            {image ? <img src={image} alt="" className={styles.art} loading="lazy" /> : null}
            <div className={styles.words}>
              <h2 className={styles.bannerTitle}>
                <EntryLink url={url}>{title}</EntryLink>
              </h2>
              {content ? <p className={styles.text}>{content}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  all?: { to: string; label: string };
  /** Full-width white background instead of paper. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A section of home: title, one sentence, a link to all entries, and its content. */
export function Section({ title, lead, all, isRaised = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.band} data-raised={isRaised} aria-labelledby={id}>
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
          {all ? (
            <Link to={all.to} className={styles.all}>
              {all.label}
            </Link>
          ) : null}
        </header>
        {children}
      </div>
    </section>
  );
}

interface EntriesProps {
  entries: readonly HomeEntry[];
  counts: HomeData['counts'];
}

const counted = (number: number | undefined, unit: string, what: string) =>
  number === undefined ? what : `${number} ${unit}${what}`;

/** The most read documents, in two columns. */
export const Documents = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title={counted(counts?.documents, '篇', '求职文档')}
      lead="求职信、邮件、面试与入职要用的范文和清单，复制后改成自己的。"
      all={{ to: paths.documents.href(), label: '全部文档' }}
    >
      <ul className={styles.documents}>
        {entries.map(({ id, title, summary, category }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.kind}>{category}</span>
            <h3 className={styles.name}>
              <Link to={paths.documents.hrefOf(id)}>{title}</Link>
            </h3>
            <p className={styles.text}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );

const MAX_COURSES = 3;

/** The first courses of the list. */
export const Courses = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title={counted(counts?.courses, '门', '短课程')}
      lead={
        <>
          每门课分成几章，几分钟学完一章；<VisitorWords>登录后</VisitorWords>会记住学到哪里。
        </>
      }
      all={{ to: paths.courses.href(), label: '全部课程' }}
    >
      <ul className={styles.courses}>
        {entries.slice(0, MAX_COURSES).map(({ id, title, summary, category }) => (
          <li key={id} className={styles.course}>
            <span className={styles.kind}>{category}</span>
            <h3 className={styles.courseTitle}>
              <Link to={paths.course.href(id)}>{title}</Link>
            </h3>
            <p className={styles.text}>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );

/** The most frequent questions. */
export const Help = ({ entries, counts }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Section
      title="先看看帮助"
      lead={counts ? `${counts.help} 篇说明，一篇说清一件事。` : '一篇说清一件事。'}
      all={{ to: paths.help.href(), label: '帮助中心' }}
    >
      <ul className={styles.help}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.help.hrefOf(id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );

// Opens a résumé picker first, as in the menu.
const GHOSTWRITE = 'ghostwrite';

/** The AI services as a table of contents. */
export function AiServices({ services }: { services: Services }) {
  const groups = Object.entries(services).filter(([, products]) => products.length > 0);
  const count = groups.reduce((sum, [, products]) => sum + products.length, 0);
  if (count === 0) return null;
  return (
    <Section
      isRaised
      title={
        <>
          {`${count} 项 AI 服务，`}
          <span className={styles.whole}>每个结论都有出处</span>
        </>
      }
      lead="得分能逐项还原，问题指到原文；没有依据的写数据缺失，不替您编造经历。"
    >
      <div className={styles.groups}>
        {groups.map(([group, products]) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul>
              {products.map(({ code, name, description, path }) => (
                <li key={code} className={styles.service}>
                  <Link
                    to={path}
                    className={styles.name}
                    onClick={(event) => {
                      if (code !== GHOSTWRITE) return;
                      event.preventDefault();
                      openGhostwriteDialog();
                    }}
                  >
                    {name}
                  </Link>
                  <p className={styles.text}>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const CONTESTS = [
  { flag: 1, kind: 'school', name: '校级简历大赛', text: '看规则和截止时间，用一份做好的简历参赛。' },
  { flag: 2, kind: 'provincial', name: '省级简历大赛', text: '提交的是一份定格的简历，截止前可以撤回。' },
] as const;

const BOTH = 3;

/** The contests shown by the site's flag [spec 2]. */
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
