import { loginPassword } from '@qicheng/contract/auth/fields';
import { Form, useForm } from '@qicheng/ui/form';
import { signInWithPassword } from '../api/sign-in.js';
import { updateFlow, useAuthFlow } from '../auth-flow.js';
import { showFormFailure } from '../form-failure.js';
import { useCaptchaOnDemand } from '../hooks/use-captcha-on-demand.js';
import { useThrottled } from '../hooks/use-throttled.js';
import type { SignedIn } from '../signed-in.js';
import { PasswordField, PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';

interface Values {
  phone: string;
  password: string;
}

const storePhone = ({ phone }: Values) => updateFlow({ phone });

/** Sign-in by password; after several failures the server requires the slider. */
export function PasswordTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const form = useForm<Values>({ phone: useAuthFlow.getState().phone });
  const { attempt, captcha } = useCaptchaOnDemand();
  const { press, isBusy } = useThrottled((values: Values) =>
    attempt((pass) => signInWithPassword(values, pass).then(onSignedIn), {
      phone: values.phone,
      purpose: 'passwordLogin',
    }).catch((error: unknown) => showFormFailure(form, error, 'password')),
  );
  return (
    <>
      <Form form={form} onSubmit={press} onValues={storePhone}>
        <PhoneField />
        <PasswordField rule={loginPassword} />
        <SubmitButton isBusy={isBusy}>登录</SubmitButton>
      </Form>
      {captcha}
    </>
  );
}
