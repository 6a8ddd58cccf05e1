import { useSiteInfo } from '../../../lib/site-context.js';
import styles from './auth-form.module.css';

/** decision 38: what pressing the button agrees to, beside the button. */
export function ConsentText({ creates }: { creates: 'unknownPhone' | 'always' }) {
  const agreement = useSiteInfo()?.payAgreementUrl;
  const service = agreement ? (
    <a href={agreement} target="_blank" rel="noreferrer">
      服务协议
    </a>
  ) : (
    '服务协议'
  );
  return (
    <p className={styles.consent}>
      {creates === 'unknownPhone' ? '未注册的手机号验证后将自动创建账号。登录' : '注册'}即表示同意{service}
      ，手机号只用于登录和接收验证码。
    </p>
  );
}
