import { Icon } from '@qicheng/ui/icon';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { closeStrip, type Strip, wasClosed } from './closed-strip.js';
import styles from './top-strip.module.css';

const Title = ({ strip: { title, url } }: { strip: Strip }) => {
  if (url.startsWith('/')) return <Link to={url}>{title}</Link>;
  if (url === '') return <span>{title}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
};

interface TopStripProps {
  /** Null while there is none. */
  strip: Strip | null;
  isShown: boolean;
}

/** The closable strip above the top bar [spec 2]. */
export function TopStrip({ strip, isShown }: TopStripProps) {
  const [isClosed, setClosed] = useState(false);
  if (strip === null || isClosed || !isShown) return null;
  const close = () => {
    closeStrip(strip);
    setClosed(true);
    // The focused button has been removed.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className={styles.strip} aria-label="通知" data-print="hide">
      <div className={styles.inner}>
        <p className={styles.text}>
          <Title strip={strip} />
          {strip.content ? <span className={styles.summary}>{strip.content}</span> : null}
          {strip.url ? <Icon name="arrow" size={16} /> : null}
        </p>
        <button type="button" className={styles.close} aria-label="收起通知，不再显示" onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}

/** The strip of a page rendered without one: requested once per visit. */
export function RequestedTopStrip({ isShown }: { isShown: boolean }) {
  const [strip, setStrip] = useState<Strip | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const request = async () => {
      const { askStrip } = await import('./ask-strip.js');
      const strip = await askStrip(ended.signal);
      setStrip(strip !== null && wasClosed(strip, document.cookie) ? null : strip);
    };
    void request().catch(() => undefined);
    return () => ended.abort();
  }, []);
  return <TopStrip strip={strip} isShown={isShown} />;
}
