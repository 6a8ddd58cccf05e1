import { loginPassword } from '@qicheng/contract/auth/fields';
import { FormField, type FormOf, refuseField } from '@qicheng/ui/form';
import { PasswordInput } from '@qicheng/ui/text-input';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { fieldRule } from '#src/lib/field-rule.js';
import { CodeField, type FieldOfReason, showFormFailure, useSentCode } from '#src/features/auth/index.js';
import { type IdentityProof, sendProofCode } from '../api/account-changes.js';
import type { AccountProfile } from '../api/account-queries.js';
import styles from '../components/form.module.css';

export interface ProofValues {
  proofPassword?: string;
  proofCode?: string;
}
type ProofMethod = 'password' | 'code';

const NO_CODE_SENT = '请先获取短信验证码';
const passwordRules = [fieldRule(loginPassword)];
const OWN_PHONE = 'own';

/** Opens the dialog that adds the account's first phone. */
export const BindPhone = createContext<() => void>(() => undefined);

const PhoneRequired = () => {
  const bindPhone = useContext(BindPhone);
  return (
    <p className={styles.problem}>
      <span>请先绑定手机号</span>{' '}
      <button type="button" className={styles.link} onClick={bindPhone}>
        去绑定
      </button>
    </p>
  );
};

/** Failure reasons that concern the proof. */
const fieldOf: FieldOfReason<keyof ProofValues> = {
  identityProofWrong: 'proofPassword',
  identityProofUnavailable: 'proofCode',
};

export interface Proof {
  fields: ReactNode;
  captcha: ReactNode;
  method: ProofMethod | null;
  /** The proof entered; null if something is missing, which is then shown under its field. */
  read: (values: ProofValues) => IdentityProof | null;
  /** The field of each rejection reason. */
  fieldOf: FieldOfReason<keyof ProofValues>;
  ownField: keyof ProofValues;
  discardCode: () => void;
}

const fieldNames = { password: 'proofPassword', code: 'proofCode' } as const;

/**
 * Re-authentication: the current password or a code sent to the account's phone, whichever the account has.
 */
export function useProof<Values extends ProofValues>(
  { phone, needsPassword }: Pick<AccountProfile, 'phone' | 'needsPassword'>,
  form: FormOf<Values>,
): Proof {
  const methods: ProofMethod[] = [
    ...(needsPassword ? [] : ['password' as const]),
    ...(phone ? ['code' as const] : []),
  ];
  const [chosen, choose] = useState<ProofMethod | null>(methods[0] ?? null);
  const own = form as unknown as FormOf<ProofValues>;
  const sms = useSentCode({
    key: 'reauthentication',
    send: (_to, pass) => sendProofCode(pass),
    onFailure: (error) => showFormFailure(own, error, 'proofCode'),
  });
  const other = methods.find((way) => way !== chosen);
  const fields = (
    <>
      {chosen === null ? <PhoneRequired /> : null}
      {chosen === 'password' ? (
        <FormField name="proofPassword" label="当前登录密码" rules={passwordRules}>
          {(control) => (
            <PasswordInput
              {...control}
              data-first-field
              autoComplete="current-password"
              placeholder="请输入当前密码"
            />
          )}
        </FormField>
      ) : null}
      {chosen === 'code' ? (
        <CodeField
          name="proofCode"
          label={`短信验证码（发送至 ${phone}）`}
          remaining={sms.remaining}
          isSending={sms.isSending}
          onSend={() => void sms.press(OWN_PHONE, { purpose: 'reauthentication' })}
          isFirst
        />
      ) : null}
      {other ? (
        <p className={styles.otherWay}>
          <button type="button" className={styles.link} onClick={() => choose(other)}>
            {other === 'code' ? '改用短信验证码' : '改用登录密码'}
          </button>
        </p>
      ) : null}
    </>
  );
  const read: Proof['read'] = ({ proofPassword, proofCode }) => {
    if (chosen === 'password') return { password: proofPassword };
    if (chosen === null) return null;
    const challengeId = sms.challengeFor(OWN_PHONE);
    if (challengeId !== '') return { code: proofCode, challengeId };
    refuseField(own, 'proofCode', NO_CODE_SENT);
    return null;
  };
  const ownField = fieldNames[chosen ?? 'password'];
  return {
    fields,
    captcha: sms.captcha,
    method: chosen,
    read,
    fieldOf,
    ownField,
    discardCode: sms.discardCode,
  };
}
