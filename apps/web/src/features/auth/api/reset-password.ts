import { completePasswordReset, provePasswordReset } from '@qicheng/contract/auth/password-reset.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

/** Step one; its proof is an HttpOnly cookie. */
export const provePhone = (input: InputOf<typeof provePasswordReset>) => call(provePasswordReset, input);

/** Step two; uses up the proof of step one. */
export const resetPassword = (input: InputOf<typeof completePasswordReset>) =>
  call(completePasswordReset, input);
