import {
  checkProofOfWork,
  issueProofOfWork,
  type ProofOfWork,
} from '@qicheng/contract/captcha/proof-of-work.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '#src/lib/api.js';

export type { ProofOfWork };

export const getProofOfWork = () => call(issueProofOfWork, {});

/** Exchanges the found number for a one-time pass. */
export async function requestPassForWork(attempt: InputOf<typeof checkProofOfWork>): Promise<string> {
  const { pass } = await call(checkProofOfWork, attempt);
  return pass;
}
