import { refuseField, useForm } from '@qicheng/ui/form';
import { useCallback, useState } from 'react';
import { type CodePurpose, sendCode } from '../api/send-code.js';
import { keepInFlow, useAuthFlow } from '../auth-flow.js';
import { CodeField } from '../components/fields.js';
import { type FieldOfReason, showFormFailure } from '../form-failure.js';
import { useSentCode } from './use-sent-code.js';
import { useThrottled } from './use-throttled.js';

interface CodeValues {
  phone: string;
  code: string;
  /** Only where a password is chosen in the same form. */
  password: string;
  /** Only where an account may be made; absent elsewhere. */
  termsAgreed?: boolean;
}

const NO_CODE_SENT = '请先获取短信验证码';

interface CodeFormOptions {
  purpose: CodePurpose;
  submit: (values: CodeValues & { challengeId: string }) => Promise<void>;
  /** The code is what any other failure is about. */
  fieldOf?: FieldOfReason<keyof CodeValues>;
  /** Takes a failure that is not about a field; true when it was dealt with. */
  onFailure?: (error: unknown) => boolean;
}

/** A form with a phone and the code that was sent to it: slider, send, 60 s, one press in 1.5 s. */
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
      .then(() => keepInFlow({ typed: { ...useAuthFlow.getState().typed, [purpose]: {} } }))
      .catch(fail);
  });
  const keep = useCallback(
    ({ phone = '', code, password }: Partial<CodeValues>) => {
      // The consent is left out: its box is never ticked beforehand [decision 38].
      keepInFlow({ phone, typed: { ...useAuthFlow.getState().typed, [purpose]: { code, password } } });
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
