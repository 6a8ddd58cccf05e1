import { campusEmailCode } from '@qicheng/contract/campus-email/campus-email.contract';
import { Button, Checkbox, Form, Input } from 'antd';
import { fieldRule } from '../../../lib/field-rule.js';
import { useVerification, type VerificationOptions } from '../hooks/use-verification.js';
import styles from './campus-email.module.css';
import { EmailField } from './email-field.js';
import { PictureField } from './picture-field.js';
import { SchoolField } from './school-field.js';

const CONSENT_MISSING = '请勾选同意信息';

const consentRule = {
  validator: (_rule: unknown, isTicked: unknown) =>
    isTicked === true ? Promise.resolve() : Promise.reject(new Error(CONSENT_MISSING)),
};

type Sending = ReturnType<typeof useVerification>['sending'];

const CodeField = ({ remaining, isBusy, press }: Sending) => (
  <Form.Item
    label="邮箱验证码"
    htmlFor="campusCode"
    extra={<span className={styles.note}>验证码 15 分钟内有效；没有收到时请看看垃圾邮件。</span>}
  >
    <div className={styles.pair}>
      <Form.Item name="code" noStyle rules={[fieldRule(campusEmailCode)]} validateTrigger="onSubmit">
        <Input
          id="campusCode"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          placeholder="邮件中的验证码"
        />
      </Form.Item>
      <Button className={styles.send} disabled={remaining > 0} loading={isBusy} onClick={() => press()}>
        {remaining > 0 ? `${remaining} 秒后可重发` : '获取验证码'}
      </Button>
    </div>
  </Form.Item>
);

/** Dialog (2) of [spec 2]. */
export function VerificationForm(props: VerificationOptions) {
  const { formProps, isBusy, picture, sending } = useVerification(props);
  return (
    <>
      <p className={styles.lead}>
        {props.user.campusEmail === ''
          ? '面向在校及新录取的大学生、教师和教职工，认证后可获得免费 AI 使用次数。'
          : '新的教育邮箱验证后，将替换现在的认证。'}
      </p>
      <Form {...formProps} name="campus-email" layout="vertical" noValidate>
        <SchoolField />
        <EmailField />
        <PictureField picture={picture} />
        <CodeField {...sending} />
        <Form.Item name="consent" valuePropName="checked" rules={[consentRule]} validateTrigger="onSubmit">
          <Checkbox>我是在校或新录取的大学生、教师或教职工，同意用所填信息核验教育身份</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isBusy} className={styles.submit}>
          认证
        </Button>
      </Form>
    </>
  );
}
