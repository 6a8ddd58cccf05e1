import {
  confirmPartnerSignIn,
  findPartnerMember,
  prepareReturn,
  resumeByMemberHint,
  signInWithPartnerTicket,
  signInWithPassTicket,
  syncMember,
} from './partner.contract.js';

export {
  confirmPartnerSignIn,
  findPartnerMember,
  prepareReturn,
  resumeByMemberHint,
  signInWithPartnerTicket,
  signInWithPassTicket,
  syncMember,
} from './partner.contract.js';

export const partnerEndpoints = {
  resumeByMemberHint,
  signInWithPartnerTicket,
  syncMember,
  signInWithPassTicket,
  findPartnerMember,
  confirmPartnerSignIn,
  prepareReturn,
};
