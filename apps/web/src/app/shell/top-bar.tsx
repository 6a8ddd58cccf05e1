import { type ComponentType, Fragment, type ReactNode, useId, useRef, useState, lazy, Suspense } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { useCloseOutside } from '@qicheng/ui/close-outside';
import { Icon } from '@qicheng/ui/icon';
import { BrandMark } from '#src/components/brand-mark.jsx';
import { paths } from '#src/config/paths.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { AccountArea } from '#src/features/auth/components/account-area.jsx';
import { SiteSearch } from '#src/features/site/search/site-search.jsx';
import styles from './top-bar.module.css';
import { loadChunk } from '#src/lib/load-chunk.js';
import { isAiPage } from './menu-place.js';
import entryStyles from './menu-entry.module.css';

const Menu = lazy(async () => ({
  default: (await loadChunk(() => import('./ai-product-menu.js'))).AiProductMenu,
}));

interface MenuEntryProps {
  label: string;
  isCurrent: boolean;
  /** Classes that position the opened menu. */
  classes: { root?: string | undefined; panel?: string | undefined };
  Content: ComponentType<{ onClose: () => void }>;
}

/** A top menu entry with its own menu: a button opens it below the bar; Escape or leaving it closes it. */
function EntryWithMenu({ label, isCurrent, classes, Content }: MenuEntryProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpenAt(null));
  const close = () => {
    setOpenAt(null);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      className={classes.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.item} ${entryStyles.button}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-current={isCurrent}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {label}
        <Icon name="chevron" size={14} />
      </button>
      {isOpen ? (
        <div id={id} className={classes.panel} role="region" aria-label={label}>
          <Suspense fallback={null}>
            <Content onClose={close} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

/** The AI services, below the bar. */
function AiMenu() {
  const { pathname } = useLocation();
  const classes = { root: entryStyles.root, panel: entryStyles.panel };
  return <EntryWithMenu label="AI 服务" isCurrent={isAiPage(pathname)} classes={classes} Content={Menu} />;
}

const ENTRIES = [
  { flag: 1, label: '校级大赛', href: paths.contest.href('school') },
  { flag: 2, label: '省级大赛', href: paths.contest.href('provincial') },
] as const;

const ContestList = () => (
  <ul>
    {ENTRIES.map(({ label, href }) => (
      <li key={href}>
        <Link to={href} className={entryStyles.entry}>
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

/** [spec 2]: shown by contest flag 1 or 2, with a submenu of both at 3, hidden at 0. */
function ContestEntry() {
  const flag = useSiteInfo()?.contestFlag ?? 0;
  const { pathname } = useLocation();
  const only = ENTRIES.find((entry) => entry.flag === flag);
  if (only)
    return (
      <NavLink to={only.href} className={styles.item ?? ''}>
        简历大赛
      </NavLink>
    );
  if (flag !== 3) return null;
  return (
    <EntryWithMenu
      label="简历大赛"
      isCurrent={pathname === paths.contest.path}
      classes={{ root: `${entryStyles.root} ${entryStyles.near}`, panel: entryStyles.list }}
      Content={ContestList}
    />
  );
}

/**
 * The main menu: a row in a wide window, behind a button in a narrow one. Escape, a choice or leaving it
 * closes it.
 */
function MenuFold({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCloseOutside(root, isOpen, () => setOpenAt(null));
  return (
    <div
      ref={root}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
        setOpenAt(null);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? '收起菜单' : '打开菜单'}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <nav id={id} aria-label="主菜单" className={styles.menu} data-open={isOpen}>
        {children}
      </nav>
    </div>
  );
}

interface MenuEntry {
  label: string;
  href: string;
  isExternal?: boolean;
  /** Left out of a row that is too narrow for it: it is in the account menu too. */
  isInAccountMenu?: boolean;
}

/**
 * The top menu [spec 2], without entries that have no target. The AI and contest entries are inserted
 * separately; the two external links appear once an operator has set them.
 */
function menuEntries(siteInfo: WebsiteInfo | null): MenuEntry[] {
  const external = (label: string, href: string | undefined): MenuEntry[] =>
    href ? [{ label, href, isExternal: true }] : [];
  return [
    { label: '首页', href: paths.home.href() },
    { label: '在线制作', href: paths.templates.href() },
    { label: '职位', href: paths.jobs.href() },
    { label: '求职进展', href: paths.applications.href(), isInAccountMenu: true },
    { label: '求职文档', href: paths.documents.href() },
    { label: '课程', href: paths.courses.href() },
    ...external('投递岗位', siteInfo?.jobApplicationUrl),
    ...external('就业桥', siteInfo?.employmentBridgeUrl),
  ];
}

/** [spec 2]: AI follows the home entry. */
const AI_PLACE = 1;
/** The contests follow the courses. */
const COURSES_PLACE = 5;

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
          {menuEntries(siteInfo).map(({ label, href, isExternal, isInAccountMenu = false }, place) => (
            <Fragment key={href}>
              {place === AI_PLACE ? <AiMenu /> : null}
              {isExternal ? (
                <a href={href} className={styles.item} rel="noreferrer" target="_blank">
                  {label}
                </a>
              ) : (
                <NavLink to={href} className={styles.item ?? ''} data-in-account-menu={isInAccountMenu}>
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
