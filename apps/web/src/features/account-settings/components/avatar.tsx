import { nameInitial } from '#src/lib/name-initial.js';
import styles from './settings.module.css';

/** The owner's avatar, or the initial of the name. */
export const Avatar = ({ username, avatar }: { username: string; avatar: string }) =>
  avatar ? (
    <img src={avatar} alt="当前头像" className={styles.avatar} />
  ) : (
    <span className={styles.avatar} role="img" aria-label="尚未设置头像">
      <span aria-hidden="true">{nameInitial(username)}</span>
    </span>
  );
