import { Form } from '@qicheng/ui/form';
import { signInWithCode } from '../api/sign-in.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import type { SignedIn } from '../signed-in.js';
import { PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';
import { TermsField } from './terms-field.js';

/** Sign-in by SMS code; a phone without an account gets one [decision 38]. */
export function CodeTab({ onSignedIn }: { onSignedIn: SignedIn }) {
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'login',
    submit: (values) => signInWithCode(values).then(onSignedIn),
  });
  return (
    <>
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <TermsField creates="unknownPhone" />
        <SubmitButton isBusy={isBusy}>登录</SubmitButton>
      </Form>
      {captcha}
    </>
  );
}
