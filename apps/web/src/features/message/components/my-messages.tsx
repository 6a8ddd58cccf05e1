import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { MoreButton } from '#src/components/more-button.jsx';
import { useUnread } from '#src/lib/unread.js';
import { markAllRead, markRead, type MessageKind, messagesQuery, type Message } from '../api/messages.js';
import styles from './my-messages.module.css';
import { displayTime } from '#src/lib/display-time.js';
import { isOwnPath } from '#src/lib/own-path.js';

const kindNames = { system: '系统', personal: '个人' } as const;

interface MessageRowProps {
  message: Message;
  onRead: () => void;
}

/** A message: its title opens the text and marks it read. */
function MessageRow({ message, onRead }: MessageRowProps) {
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

interface Choice {
  key: string;
  label: string;
  kind?: MessageKind;
}
const ALL: Choice = { key: 'all', label: '全部' };
const choices: readonly Choice[] = [
  ALL,
  { key: 'system', label: '系统消息', kind: 'system' },
  { key: 'personal', label: '个人消息', kind: 'personal' },
];

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-busy="true">
    <span className="visually-hidden">正在读取消息</span>
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height="4.5rem" />
    ))}
  </div>
);

function MessageList({ kind }: { kind: MessageKind | undefined }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    messagesQuery(kind),
  );
  const queries = useQueryClient();
  const reading = useMutation({
    mutationFn: markRead,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
  if (!data && isError) {
    return (
      <ErrorState
        title="消息没有读出来"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        消息都还在。请检查网络，然后再试一次。
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  const messages = data.pages.flatMap(({ list }) => list);
  if (messages.length === 0)
    return <Empty title="还没有消息">账号安全提醒（新设备登录、密码变更）和站内公告会出现在这里。</Empty>;
  return (
    <>
      <ul className={styles.list} aria-label="消息">
        {messages.map((message) => (
          <MessageRow key={message.id} message={message} onRead={() => reading.mutate(message.id)} />
        ))}
      </ul>
      <MoreButton className={styles.more} pages={{ hasNextPage, isFetchingNextPage, fetchNextPage }}>
        更早的消息
      </MoreButton>
    </>
  );
}

/** The member's messages by kind; unread ones are marked, and are read one by one or all at once. */
export function MyMessages() {
  const [choice, setChoice] = useState(ALL);
  const unread = useUnread();
  const { data } = useInfiniteQuery(messagesQuery(choice.kind));
  const hasMessages = data?.pages.some(({ list }) => list.length > 0) ?? false;
  const countOf = ({ kind }: Choice) => (kind === undefined ? unread.system + unread.personal : unread[kind]);
  const queries = useQueryClient();
  const readingAll = useMutation({
    mutationFn: () => markAllRead(choice.kind),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
  return (
    <section aria-label="我的消息">
      <div className={styles.bar}>
        <div className={styles.choices} role="group" aria-label="消息类型">
          {choices.map((each) => (
            <button
              key={each.key}
              type="button"
              className={styles.choice}
              aria-pressed={each.key === choice.key}
              onClick={() => setChoice(each)}
            >
              {each.label}
              {countOf(each) > 0 ? <span className={styles.count}>{countOf(each)}</span> : null}
            </button>
          ))}
        </div>
        {hasMessages ? (
          <Button
            tone="quiet"
            disabled={countOf(choice) === 0 || readingAll.isPending}
            onClick={() => readingAll.mutate()}
          >
            全部标为已读
          </Button>
        ) : null}
      </div>
      <MessageList kind={choice.kind} />
    </section>
  );
}
