import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  confirmPartnerSignIn,
  resumeByMemberHint,
  signInWithPartnerTicket,
  signInWithPassTicket,
  syncMember,
} from '@qicheng/contract/partner/partner.contract';
import { call } from '#src/lib/api.js';
import { readArrival } from '#src/lib/arrival.js';

/** Every partner sign-in has the same outcomes: signed in, or a confirmation is needed. */
export type PartnerResult = ResultOf<typeof syncMember>;

const from = () => {
  const { domain } = readArrival();
  return domain === undefined ? {} : { domain };
};

export const redeemAddressTicket = (ticket: string): Promise<PartnerResult> =>
  call(signInWithPartnerTicket, { ticket, ...from() });

export const redeemCookieTicket = (ticket: string): Promise<PartnerResult> =>
  call(signInWithPassTicket, { ticket, ...from() });

type MemberProof = Required<Pick<InputOf<typeof syncMember>, 'proof'>> & { hint: string };

export const resumeByHint = ({ hint, proof }: MemberProof): Promise<PartnerResult> =>
  call(resumeByMemberHint, { memberHint: hint, proof });

export const syncByHint = ({ hint, proof }: MemberProof): Promise<PartnerResult> =>
  call(syncMember, { memberHint: hint, proof });

export const confirmSignIn = (confirmHandle: string) => call(confirmPartnerSignIn, { confirmHandle });
