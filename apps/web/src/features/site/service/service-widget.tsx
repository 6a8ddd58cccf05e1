import { getServiceCodes } from '@qicheng/contract/content/site-entry.contract';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { Icon } from '@qicheng/ui/icon';
import { type MouseEvent, Suspense, useEffect, useId, useState } from 'react';
import { call } from '#src/lib/api.js';
import { optionalPart } from '#src/lib/load-chunk.js';
import { useSiteInfo } from '#src/lib/site-context.jsx';
import styles from './service-widget.module.css';

const ServiceDialog = optionalPart(async () => (await import('./service-dialog.js')).ServiceDialog);

/** [spec 2]: the chat opens in a window of 600 by 600. */
const CHAT_WINDOW = 'popup,width=600,height=600,noopener,noreferrer';

type Codes = ResultOf<typeof getServiceCodes>;

function useServiceCodes(): Codes | null {
  const [codes, setCodes] = useState<Codes | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    call(getServiceCodes, {}, { signal: ended.signal })
      .then(setCodes)
      .catch(() => undefined);
    return () => ended.abort();
  }, []);
  return codes;
}

/** Opens the chat window; a modifier click opens a tab as usual. */
function openChat(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.open(event.currentTarget.href, '_blank', CHAT_WINDOW);
}

interface LinkProps {
  href: string | undefined;
  label: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const LinkEntry = ({ href, label, onClick }: LinkProps) =>
  href ? (
    <li>
      <a href={href} target="_blank" rel="noreferrer" className={styles.entry} onClick={onClick}>
        {label}
      </a>
    </li>
  ) : null;

/** The floating widget [spec 2]; shown only if the operator has set a service code. */
export function ServiceWidget() {
  const codes = useServiceCodes();
  const info = useSiteInfo();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isAsking && !wasOpened) setWasOpened(true);
  const id = useId();
  if (!codes?.serviceImage) return null;
  return (
    <aside className={styles.widget} aria-label="联系我们" data-print="hide">
      <ul id={id} className={styles.entries} data-unfolded={isUnfolded}>
        <li>
          <button type="button" className={styles.entry} onClick={() => setAsking(true)}>
            客服咨询
          </button>
        </li>
        <LinkEntry href={info?.chatUrl} label="在线客服" onClick={openChat} />
        <LinkEntry href={info?.feedbackUrl} label="意见反馈" />
      </ul>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {isUnfolded ? <Icon name="close" size={18} /> : '客服'}
        {isUnfolded ? <span className="visually-hidden">收起客服</span> : null}
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <ServiceDialog
            codes={codes}
            hotline={info?.hotline ?? ''}
            open={isAsking}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </aside>
  );
}
