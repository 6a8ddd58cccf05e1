import { campusEmail, campusEmailCode } from '@qicheng/contract/campus-email/campus-email.contract';
import { campusEmailFailures } from '@qicheng/contract/campus-email/failures';
import { Button } from '@qicheng/ui/button';
import { type FieldRule, Form, FormField } from '@qicheng/ui/form';
import { FormCheckbox } from '@qicheng/ui/form-checkbox';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import { isEducationAddress } from '../api/schools.js';
import { isWellFormed } from '../education-address.js';
import { useLocalCodeHint } from '#src/features/auth/index.js';
import { useVerification, type VerificationOptions } from '../hooks/use-verification.js';
import styles from './campus-email.module.css';
import { PictureField } from './picture-field.js';
import { SchoolField } from './school-field.js';

/** Whether an address belongs to a school; if the list is unavailable, the server decides on sending. */
const educationRule: FieldRule = async (value) => {
  const address = typeof value === 'string' ? value.trim() : '';
  if (!isWellFormed(address) || (await isEducationAddress(address).catch(() => true))) return undefined;
  return campusEmailFailures.campusEmailNotEducation.message;
};

const emailRules = [fieldRule(campusEmail), educationRule];

/** The education e-mail, validated on blur: format first, then whether it belongs to a school [spec 5]. */
const EmailField = () => (
  <FormField name="email" label="教育邮箱" rules={emailRules} isCheckedOnBlur>
    {(control) => (
      <TextInput
        {...control}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="学校邮箱，如 name@pku.edu.cn"
      />
    )}
  </FormField>
);

const codeRules = [fieldRule(campusEmailCode)];

type Sending = ReturnType<typeof useVerification>['sending'];

const CodeField = ({ remaining, isBusy, press }: Sending) => (
  <FormField
    name="code"
    label="邮箱验证码"
    rules={codeRules}
    hint={useLocalCodeHint('mail') ?? '验证码 15 分钟内有效；没有收到时请看看垃圾邮件。'}
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

const CONSENT_MISSING = '请勾选同意信息';

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
