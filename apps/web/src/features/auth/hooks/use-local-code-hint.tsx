import type { ReactNode } from 'react';
import { useSiteInfo } from '#src/lib/site-context.jsx';

/** The page of this site that shows what local drivers did not send. */
const LOCAL_MESSAGES = '/dev/outbox';

/** Where to read a code that this installation shows instead of sending it; null where codes are sent. */
export function useLocalCodeHint(channel: 'sms' | 'mail'): ReactNode {
  const isLocal = useSiteInfo()?.localMessages?.includes(channel) ?? false;
  if (!isLocal) return null;
  return (
    <>
      {`本地环境不发${channel === 'sms' ? '短信' : '邮件'}，验证码在`}
      <a href={LOCAL_MESSAGES} target="_blank" rel="noreferrer">
        本地消息
      </a>
      里看
    </>
  );
}
