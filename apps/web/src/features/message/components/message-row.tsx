import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { displayTime } from '#src/lib/display-time.js';
import { isOwnPath } from '#src/lib/own-path.js';
import type { Message } from '../api/messages.js';
import styles from './my-messages.module.css';

const kindNames = { system: '系统', personal: '个人' } as const;

interface MessageRowProps {
  message: Message;
  onRead: () => void;
}

/** One message: its title opens what it says and marks it read. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const [isOpen, setOpen] = useState(false);
  const bodyId = useId();
  const { title, body, link, kind, isRead, createdAt } = message;
  const open = () => {
    setOpen(!isOpen);
    if (!isRead) onRead();
  };
  return (
    <li className={styles.row} data-unread={isRead ? undefined : ''}>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.title}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={open}
        >
          {isRead ? null : <span className="visually-hidden">未读：</span>}
          {title}
        </button>
      </h2>
      <p className={styles.facts}>
        <span>{kindNames[kind]}</span>
        <time dateTime={createdAt.toISOString()}>{displayTime(createdAt)}</time>
      </p>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        {body === '' ? null : <p>{body}</p>}
        {isOwnPath(link) ? <Link to={link}>去看看</Link> : null}
      </div>
    </li>
  );
}
