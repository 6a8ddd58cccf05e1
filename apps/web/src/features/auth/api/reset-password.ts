import { completePasswordReset, provePasswordReset } from '@qicheng/contract/auth/password-reset.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

/** Step one; its proof is a cookie that no script sees. */
export const provePhone = (input: InputOf<typeof provePasswordReset>) => call(provePasswordReset, input);

/** Step two; takes the proof of step one once. */
export const resetPassword = (input: InputOf<typeof completePasswordReset>) =>
  call(completePasswordReset, input);
