import { campusEmailCode } from '@qicheng/contract/campus-email/campus-email.contract';
import { Button } from '@qicheng/ui/button';
import { Form, FormField } from '@qicheng/ui/form';
import { FormCheckbox } from '@qicheng/ui/form-checkbox';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import { useVerification, type VerificationOptions } from '../hooks/use-verification.js';
import styles from './campus-email.module.css';
import { EmailField } from './email-field.js';
import { PictureField } from './picture-field.js';
import { SchoolField } from './school-field.js';

const CONSENT_MISSING = '请勾选同意信息';
const codeRules = [fieldRule(campusEmailCode)];

type Sending = ReturnType<typeof useVerification>['sending'];

const CodeField = ({ remaining, isBusy, press }: Sending) => (
  <FormField
    name="code"
    label="邮箱验证码"
    rules={codeRules}
    hint="验证码 15 分钟内有效；没有收到时请看看垃圾邮件。"
  >
    {(control) => (
      <div className={styles.pair}>
        <TextInput
          {...control}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          placeholder="邮件中的验证码"
        />
        <Button className={styles.send} disabled={remaining > 0} isBusy={isBusy} onClick={() => press()}>
          {remaining > 0 ? `${remaining} 秒后可重发` : '获取验证码'}
        </Button>
      </div>
    )}
  </FormField>
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
      <Form {...formProps}>
        <SchoolField />
        <EmailField />
        <PictureField picture={picture} />
        <CodeField {...sending} />
        <FormCheckbox name="consent" mustBeTicked={CONSENT_MISSING}>
          我是在校或新录取的大学生、教师或教职工，同意用所填信息核验教育身份
        </FormCheckbox>
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          认证
        </Button>
      </Form>
    </>
  );
}
