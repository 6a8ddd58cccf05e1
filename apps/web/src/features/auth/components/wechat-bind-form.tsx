import { showToast } from '@qicheng/ui/toast';
import { Form } from '@qicheng/ui/form';
import { isFailure } from '#src/lib/api.js';
import { bindPhone } from '../api/wechat.js';
import { updateFlow, useAuthFlow } from '../auth-flow.js';
import type { ShowForm, OnSignedIn } from '../account-form.js';
import type { FieldOfReason } from '../form-failure.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import styles from './auth-form.module.css';
import { PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';
import { TermsField } from './terms-field.js';

const fieldOf: FieldOfReason<'phone'> = { wechatAccountLinked: 'phone' };

/** Binds a phone to a new WeChat account [spec 4]; the handle is in memory only. */
export function WechatBindForm({ onSignedIn, show }: { onSignedIn: OnSignedIn; show: ShowForm }) {
  const { bindHandle } = useAuthFlow.getState();
  const scanAgain = () => {
    updateFlow({ bindHandle: '' });
    show('wechat');
  };
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'wechatBind',
    fieldOf,
    submit: (values) => bindPhone({ ...values, bindHandle }).then(onSignedIn),
    onFailure: (error) => {
      if (!isFailure(error, 'wechatBindExpired')) return false;
      showToast('error', error.message);
      scanAgain();
      return true;
    },
  });
  return (
    <>
      <p className={styles.lead}>微信已确认。绑定手机号后完成登录，下次扫码即可直接进入。</p>
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <TermsField creates="unknownPhone" />
        <SubmitButton isBusy={isBusy}>绑定并登录</SubmitButton>
      </Form>
      <p className={styles.switch}>
        <button type="button" className={styles.link} onClick={scanAgain}>
          重新扫码
        </button>
      </p>
      {captcha}
    </>
  );
}
