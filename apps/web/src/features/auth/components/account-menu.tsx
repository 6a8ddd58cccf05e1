import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { openCampusEmailDialog } from '#src/lib/dialog-state.js';
import { nameInitial } from '#src/lib/name-initial.js';
import { useSession } from '#src/lib/session.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { chooseTheme, useIsDark } from '#src/lib/theme.js';
import { useUnread } from '#src/lib/unread.js';
import styles from './account-area.module.css';

/** An entry of the account menu. */
interface AccountEntry {
  key: string;
  label: string;
  /** Its page; null for the campus e-mail, which opens a dialog instead. */
  to: string | null;
  /** Starts the group of the member's own pages. */
  startsGroup?: boolean;
}

interface AccountState {
  /** The site's flag; without it nothing with a price is shown [decision 36]. */
  vipEnabled: boolean;
  isMember: boolean;
  hasCampusEmail: boolean;
  unread: number;
}

/** The entries of the account menu [spec 2], in its order. */
export function accountEntries(state: AccountState): AccountEntry[] {
  const { vipEnabled, isMember, hasCampusEmail, unread } = state;
  const priced = (entry: AccountEntry) => (vipEnabled ? [entry] : []);
  return [
    ...priced({
      key: 'membership',
      label: isMember ? '会员有效 · 续费' : '开通会员',
      to: paths.member.href(),
    }),
    { key: 'campus-email', label: hasCampusEmail ? '校园邮箱（已认证）' : '校园邮箱认证', to: null },
    { key: 'resumes', label: '我的简历', to: paths.personal.href(), startsGroup: true },
    { key: 'applications', label: '求职进展', to: paths.applications.href() },
    { key: 'templates', label: '我的模板', to: paths.personal.href('templates') },
    { key: 'courses', label: '我的课程', to: paths.personal.href('courses') },
    {
      key: 'messages',
      label: unread > 0 ? `我的消息（${unread} 条未读）` : '我的消息',
      to: paths.personal.href('messages'),
    },
    ...priced({ key: 'orders', label: '我的订单', to: paths.personal.href('orders') }),
  ];
}

/** The account's name and remaining AI counts; loaded when the menu opens. */
function AccountHead({ name }: { name: string }) {
  const [counts, setCounts] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    import('../api/read-counts.js')
      .then(({ readCounts }) => readCounts(gone.signal))
      .then((words) => (gone.signal.aborted ? undefined : setCounts(words)))
      // The menu is complete without it.
      .catch(() => undefined);
    return () => gone.abort();
  }, []);
  return (
    <div className={styles.head}>
      <strong>{name}</strong>
      <p>{counts}</p>
    </div>
  );
}

/** The account menu. */
export function AccountMenu() {
  const user = useSession((state) => state.user);
  const unread = useUnread(({ system, personal }) => system + personal);
  const vipEnabled = useSiteInfo()?.vipEnabled === true;
  const isDark = useIsDark();
  const navigate = useNavigate();
  const leave = async () => {
    const { signOut } = await import('../api/sign-out.js');
    // Wait until home is rendered, not just until navigation has started.
    await signOut(() => navigate(paths.home.href(), { flushSync: true }));
  };
  const entries = accountEntries({
    vipEnabled,
    isMember: user?.isMember === true,
    hasCampusEmail: Boolean(user?.campusEmail),
    unread,
  });
  // Known only with the session: until then its space stays empty, so that the bar does not shift.
  const name = user ? user.username || '我的账号' : '';
  const trigger = (
    <>
      {user?.avatar ? (
        <img src={user.avatar} alt="" className={styles.avatar} />
      ) : (
        <span className={styles.avatar} data-initial={nameInitial(name)} aria-hidden="true" />
      )}
      <span className={styles.name}>{name}</span>
      {unread > 0 ? <span className={styles.dot} aria-hidden="true" /> : null}
      <Icon name="chevron" size={16} />
    </>
  );
  return (
    <Menu
      trigger={trigger}
      buttonLabel={`账号菜单${name && `：${name}`}${unread > 0 ? `，${unread} 条未读消息` : ''}`}
      buttonClassName={styles.trigger}
      header={<AccountHead name={name} />}
      items={[
        ...entries.map(({ key, label, to, startsGroup = false }) => ({
          key,
          label,
          isApart: startsGroup,
          onSelect: () => (to === null ? openCampusEmailDialog() : void navigate(to)),
        })),
        {
          key: 'settings',
          label: '账号设置',
          isApart: true,
          onSelect: () => void navigate(paths.settings.href()),
        },
        {
          key: 'theme',
          label: isDark ? '切换到浅色' : '切换到深色',
          onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
        },
        { key: 'sign-out', isApart: true, label: '退出登录', onSelect: () => void leave() },
      ]}
    />
  );
}
