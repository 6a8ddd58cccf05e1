import { FormCheckbox } from '@qicheng/ui/form-checkbox';
import { LegalLink } from '#src/components/legal-link.jsx';
import styles from './auth-form.module.css';

const NOT_AGREED = '请先阅读并勾选同意用户协议与隐私政策';

/** [decision 38]: states what the button creates and asks for consent; never ticked in advance. */
export const TermsField = ({ creates }: { creates: 'unknownPhone' | 'always' }) => (
  <div className={styles.terms}>
    <FormCheckbox name="termsAgreed" mustBeTicked={NOT_AGREED}>
      我已阅读并同意
      <LegalLink name="terms" />与<LegalLink name="privacy" />
    </FormCheckbox>
    <p className={styles.consent}>
      {creates === 'unknownPhone' ? '未注册的手机号验证后将自动创建账号' : '注册将创建一个账号'}
      ，手机号只用于登录和接收验证码。未满 14 周岁请由监护人阅读
      <LegalLink name="children" />。
    </p>
  </div>
);
