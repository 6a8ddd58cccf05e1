import { Form, useForm } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { isFailure } from '#src/lib/api.js';
import { chooseStudentPassword, keepInitialPassword } from '../api/auth-calls.js';
import { updateFlow, type StudentCheck } from '../auth-flow.js';
import type { ShowForm, OnSignedIn } from '../account-form.js';
import { showFormFailure } from '../form-failure.js';
import { useThrottled } from '../hooks/use-throttled.js';
import styles from './auth-form.module.css';
import { NewPasswordFields } from './fields.js';
import { SubmitButton } from './submit-button.js';

interface Values {
  password: string;
  repeatedPassword: string;
}

interface StudentPasswordFormProps {
  check: StudentCheck;
  onSignedIn: OnSignedIn;
  show: ShowForm;
}

/** After the phone is verified: set a new password or skip; both end signed in [spec 2]. */
export function StudentPasswordForm({ check, onSignedIn, show }: StudentPasswordFormProps) {
  const form = useForm<Values>({});
  const { studentTicket } = check;
  const fail = (error: unknown) => {
    if (isFailure(error, 'studentTicketInvalid')) {
      showToast('error', error.message);
      updateFlow({ studentCheck: null, method: 'student' });
      return show('signIn');
    }
    showFormFailure(form, error, 'password');
  };
  const confirm = useThrottled(({ password, repeatedPassword }: Values) =>
    chooseStudentPassword({ studentTicket, newPassword: password, repeatedPassword })
      .then(onSignedIn)
      .catch(fail),
  );
  const skip = useThrottled(() => keepInitialPassword(studentTicket).then(onSignedIn).catch(fail));
  return (
    <>
      <p className={styles.lead}>
        手机号验证成功。建议设置新密码，替换学校发放的初始密码；跳过的话，下次用学号登录仍要验证手机号。
      </p>
      <Form form={form} onSubmit={confirm.press}>
        <NewPasswordFields />
        <SubmitButton isBusy={confirm.isBusy} disabled={skip.isBusy}>
          确认
        </SubmitButton>
      </Form>
      <p className={styles.switch}>
        <button
          type="button"
          className={styles.link}
          disabled={skip.isBusy || confirm.isBusy}
          onClick={() => skip.press()}
        >
          跳过，暂不设置
        </button>
      </p>
    </>
  );
}
