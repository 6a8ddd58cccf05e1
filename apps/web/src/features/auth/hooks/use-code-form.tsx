import { refuseField, useForm } from '@qicheng/ui/form';
import { useCallback, useState } from 'react';
import { type CodePurpose, sendCode } from '../api/auth-calls.js';
import { updateFlow, useAuthFlow } from '../auth-flow.js';
import { CodeField } from '../components/fields.js';
import { type FieldOfReason, showFormFailure } from '../form-failure.js';
import { useSentCode } from './use-sent-code.js';
import { useThrottled } from './use-throttled.js';

interface CodeValues {
  phone: string;
  code: string;
  /** Only in a form that also sets a password. */
  password: string;
  /** Only where an account may be created. */
  termsAgreed?: boolean;
}

const NO_CODE_SENT = '请先获取短信验证码';

interface CodeFormOptions {
  purpose: CodePurpose;
  submit: (values: CodeValues & { challengeId: string }) => Promise<void>;
  /** Failures without an entry are shown under the code. */
  fieldOf?: FieldOfReason<keyof CodeValues>;
  /** Handles a failure that concerns no field; true if it did. */
  onFailure?: (error: unknown) => boolean;
}

/** A form with a phone and an SMS code: slider, send, 60 s cooldown, one submit per 1.5 s. */
export function useCodeForm({ purpose, submit, fieldOf = {}, onFailure }: CodeFormOptions) {
  const [typedBefore] = useState(() => {
    const { phone, typed } = useAuthFlow.getState();
    return { ...typed[purpose], phone };
  });
  const form = useForm<CodeValues>(typedBefore);
  const fail = (error: unknown) => {
    if (onFailure?.(error) !== true) showFormFailure(form, error, 'code', fieldOf);
  };
  const sms = useSentCode({
    key: purpose,
    send: (phone, pass) => sendCode(purpose, phone, pass),
    onSent: () => {
      form.clearErrors('code');
      form.setFocus('code');
    },
    onFailure: fail,
  });
  const send = async () => {
    if (!(await form.trigger('phone', { shouldFocus: true }))) return;
    const phone = form.getValues('phone');
    await sms.press(phone, { phone, purpose });
  };
  const { press, isBusy } = useThrottled((values: CodeValues) => {
    const challengeId = sms.challengeFor(values.phone);
    if (challengeId === '') {
      refuseField(form, 'code', NO_CODE_SENT);
      return undefined;
    }
    return submit({ ...values, challengeId })
      .then(() => updateFlow({ typed: { ...useAuthFlow.getState().typed, [purpose]: {} } }))
      .catch(fail);
  });
  const keep = useCallback(
    ({ phone = '', code, password }: Partial<CodeValues>) => {
      // Consent is not kept: its box is never ticked in advance [decision 38].
      updateFlow({ phone, typed: { ...useAuthFlow.getState().typed, [purpose]: { code, password } } });
    },
    [purpose],
  );
  return {
    formProps: { form, onSubmit: press, onValues: keep },
    isBusy,
    codeField: <CodeField remaining={sms.remaining} isSending={sms.isSending} onSend={() => void send()} />,
    captcha: sms.captcha,
  };
}
