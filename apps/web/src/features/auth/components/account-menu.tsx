import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { openCampusEmailDialog } from '#src/lib/campus-email-dialog.js';
import { nameInitial } from '#src/lib/name-initial.js';
import { useSession } from '#src/lib/session.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { chooseTheme, useIsDark } from '#src/lib/theme.js';
import { useUnread } from '#src/lib/unread.js';
import { accountEntries } from '../account-entries.js';
import styles from './account-area.module.css';

/** Whose account it is and what is left of the AI counts; read when the menu opens. */
function AccountHead({ name }: { name: string }) {
  const [counts, setCounts] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    import('../api/read-counts.js')
      .then(({ readCounts }) => readCounts(gone.signal))
      .then((words) => (gone.signal.aborted ? undefined : setCounts(words)))
      // The menu is whole without it.
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

/** The avatar's drop-down. */
export function AccountMenu() {
  const user = useSession((state) => state.user);
  const unread = useUnread(({ system, personal }) => system + personal);
  const vipEnabled = useSiteInfo()?.vipEnabled === true;
  const isDark = useIsDark();
  const navigate = useNavigate();
  const leave = async () => {
    const { signOut } = await import('../api/sign-out.js');
    // On the screen before the session ends, not only in progress.
    await signOut(() => navigate(paths.home.href(), { flushSync: true }));
  };
  const entries = accountEntries({
    vipEnabled,
    isMember: user?.isMember === true,
    hasCampusEmail: Boolean(user?.campusEmail),
    unread,
  });
  // Read with the session: until then the room for it stays empty, so that the bar does not move.
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
        ...entries.map(({ key, label, to, isApart = false }) => ({
          ...{ key, label, isApart },
          onSelect: () => (to === null ? openCampusEmailDialog() : void navigate(to)),
        })),
        {
          ...{ key: 'settings', label: '账号设置', isApart: true },
          onSelect: () => void navigate(paths.settings.href()),
        },
        {
          ...{ key: 'theme', label: isDark ? '切换到浅色' : '切换到深色' },
          onSelect: () => chooseTheme(isDark ? 'light' : 'dark'),
        },
        { key: 'sign-out', isApart: true, label: '退出登录', onSelect: () => void leave() },
      ]}
    />
  );
}
