import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.js';
import { openCampusEmailDialog } from '#src/lib/campus-email-dialog.js';
import { nameInitial } from '#src/lib/name-initial.js';
import { useSession } from '#src/lib/session.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import { useUnread } from '#src/lib/unread.js';
import { accountEntries } from '../account-entries.js';
import styles from './account-area.module.css';

/** The avatar's drop-down. */
export function AccountMenu() {
  const user = useSession((state) => state.user);
  const unread = useUnread(({ system, personal }) => system + personal);
  const vipEnabled = useSiteInfo()?.vipEnabled === true;
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
  const name = user?.username || '我的账号';
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
      buttonLabel={`账号菜单：${name}${unread > 0 ? `，${unread} 条未读消息` : ''}`}
      buttonClassName={styles.trigger}
      items={[
        ...entries.map(({ key, label, to }) => ({
          key,
          label,
          onSelect: () => (to === null ? openCampusEmailDialog() : void navigate(to)),
        })),
        { key: 'settings', label: '账号设置', onSelect: () => void navigate(paths.settings.href()) },
        { key: 'sign-out', label: '退出登录', onSelect: () => void leave() },
      ]}
    />
  );
}
