import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { isFailure } from '#src/lib/api.js';
import { provePhone, resetPassword } from '../api/auth-calls.js';
import { updateFlow, useAuthFlow } from '../auth-flow.js';
import type { ShowForm } from '../account-form.js';
import { showFormFailure } from '../form-failure.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import { useStepFocus } from '../hooks/use-step-focus.js';
import { useThrottled } from '../hooks/use-throttled.js';
import styles from './auth-form.module.css';
import { NewPasswordFields, PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';

/** [spec 4]: both sentences after a completed reset. */
const DONE = '密码重置成功，请重新登录';

const steps = ['验证手机号', '设置新密码'] as const;

const Steps = ({ present }: { present: 0 | 1 }) => (
  <ol className={styles.steps}>
    {steps.map((name, place) => (
      <li key={name} aria-current={place === present ? 'step' : undefined}>
        {place + 1}. {name}
      </li>
    ))}
  </ol>
);

const BackLink = ({ onBack, children }: { onBack: () => void; children: string }) => (
  <p className={styles.switch}>
    <button type="button" className={styles.link} onClick={onBack}>
      {children}
    </button>
  </p>
);

function ProvePhone({ onProven, onBack }: { onProven: () => void; onBack: () => void }) {
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'forgotPassword',
    submit: (values) => provePhone(values).then(onProven),
  });
  return (
    <>
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <SubmitButton isBusy={isBusy}>下一步</SubmitButton>
      </Form>
      <BackLink onBack={onBack}>返回登录</BackLink>
      {captcha}
    </>
  );
}

interface NewPasswordValues {
  password: string;
  repeatedPassword: string;
}

function ChooseNewPassword({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const form = useForm<NewPasswordValues>({});
  const { phone } = useAuthFlow.getState();
  const { press, isBusy } = useThrottled(({ password, repeatedPassword }: NewPasswordValues) =>
    resetPassword({ phone, newPassword: password, repeatedPassword })
      .then(onDone)
      .catch((error: unknown) => {
        // Concerns the first step: the proof has expired, or the phone has no account.
        if (isFailure(error, 'passwordResetUnproven', 'phoneNotRegistered')) {
          showToast('error', error.message);
          return onBack();
        }
        showFormFailure(form, error, 'password');
      }),
  );
  return (
    <>
      <Form form={form} onSubmit={press}>
        {/* Tells password managers which account the password belongs to. */}
        <input type="hidden" autoComplete="username" value={phone} readOnly />
        <NewPasswordFields />
        <SubmitButton isBusy={isBusy}>确认</SubmitButton>
      </Form>
      <BackLink onBack={onBack}>返回上一步</BackLink>
    </>
  );
}

/** Password reset in two steps; a server cookie binds both to this browser. */
export function ForgotPassword({ show }: { show: ShowForm }) {
  const [step, setStep] = useState<0 | 1>(0);
  const box = useStepFocus(step);
  const finish = () => {
    showToast('success', DONE);
    updateFlow({ method: 'password' });
    show('signIn');
  };
  return (
    <div ref={box}>
      <Steps present={step} />
      {step === 0 ? (
        <ProvePhone onProven={() => setStep(1)} onBack={() => show('signIn')} />
      ) : (
        <ChooseNewPassword onDone={finish} onBack={() => setStep(0)} />
      )}
    </div>
  );
}
