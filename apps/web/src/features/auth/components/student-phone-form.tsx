import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Form } from '@qicheng/ui/form';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { isFailure } from '#src/lib/api.js';
import { proveStudentPhone } from '../api/auth-calls.js';
import { updateFlow, type StudentCheck } from '../auth-flow.js';
import type { ShowForm } from '../account-form.js';
import type { FieldOfReason } from '../form-failure.js';
import { useCodeForm } from '../hooks/use-code-form.js';
import styles from './auth-form.module.css';
import { PhoneField } from './fields.js';
import { SubmitButton } from './submit-button.js';
import { TermsField } from './terms-field.js';

const fieldOf: FieldOfReason<'phone'> = { studentPhoneDiffers: 'phone', studentPhoneBound: 'phone' };

function NotMyPhone({
  check,
  isOpen,
  onClose,
}: {
  check: StudentCheck;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={isOpen} title="不是我的手机号" width="narrow" onClose={onClose}>
      <p>
        如果该手机号已停用或登记有误，请联系{check.schoolName}的老师更换登记的手机号，更换后再用学号登录。
      </p>
      <dl className={styles.contact}>
        <dt>学校联系方式</dt>
        <dd>{check.contact || '学校尚未提供，请咨询辅导员或学校就业指导部门'}</dd>
      </dl>
      <div className={styles.choice}>
        <Button tone="primary" data-first-field onClick={onClose}>
          知道了
        </Button>
      </div>
    </Dialog>
  );
}

const Lead = ({ maskedPhone, isProvenAgain }: Pick<StudentCheck, 'maskedPhone' | 'isProvenAgain'>) => (
  <p className={styles.lead}>
    {isProvenAgain ? (
      <>
        您还在用学校发放的初始密码，为保护账号，请再次验证手机号 <strong>{maskedPhone}</strong>
        。设置自己的密码后，登录不再需要验证。
      </>
    ) : maskedPhone ? (
      <>
        学校登记的手机号为 <strong>{maskedPhone}</strong>，请输入完整号码并验证。
      </>
    ) : (
      '首次用学号登录，请验证您的手机号，之后可用它登录和找回密码。'
    )}
  </p>
);

/** Verifies a student's phone before the sign-in completes (the 202 of [spec 4]). */
export function StudentPhoneForm({ check, show }: { check: StudentCheck; show: ShowForm }) {
  const [isAsking, setAsking] = useState(false);
  const { studentTicket } = check;
  const startAgain = () => {
    updateFlow({ studentCheck: null, method: 'student' });
    show('signIn');
  };
  const { formProps, codeField, isBusy, captcha } = useCodeForm({
    purpose: 'studentCheck',
    fieldOf,
    submit: (values) => proveStudentPhone({ ...values, studentTicket }).then(() => show('studentPassword')),
    onFailure: (error) => {
      if (!isFailure(error, 'studentTicketInvalid')) return false;
      showToast('error', error.message);
      startAgain();
      return true;
    },
  });
  return (
    <>
      <Lead {...check} />
      <Form {...formProps}>
        <PhoneField />
        {codeField}
        <TermsField creates="unknownPhone" />
        <SubmitButton isBusy={isBusy}>验证</SubmitButton>
      </Form>
      <p className={styles.line}>
        <button type="button" className={styles.link} onClick={startAgain}>
          返回登录
        </button>
        <button type="button" className={styles.link} onClick={() => setAsking(true)}>
          不是我的手机号
        </button>
      </p>
      <NotMyPhone check={check} isOpen={isAsking} onClose={() => setAsking(false)} />
      {captcha}
    </>
  );
}
