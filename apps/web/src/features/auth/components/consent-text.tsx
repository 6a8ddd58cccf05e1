import { useSiteInfo } from '../../../lib/site-context.js';
import styles from './auth-form.module.css';

/** decision 38: what pressing the button does and agrees to, beside it; nobody agrees to what cannot be read. */
export function ConsentText({ creates }: { creates: 'unknownPhone' | 'always' }) {
  const agreement = useSiteInfo()?.payAgreementUrl;
  if (!agreement) {
    return (
      <p className={styles.consent}>
        {creates === 'unknownPhone' ? '未注册的手机号验证后将自动创建账号' : '注册将创建一个账号'}
        ，手机号只用于登录和接收验证码。
      </p>
    );
  }
  return (
    <p className={styles.consent}>
      {creates === 'unknownPhone' ? '未注册的手机号验证后将自动创建账号。登录' : '注册'}即表示同意
      <a href={agreement} target="_blank" rel="noreferrer">
        服务协议
      </a>
      ，手机号只用于登录和接收验证码。
    </p>
  );
}
