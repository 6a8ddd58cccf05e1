import { failure } from '../kit/endpoint.js';

export const partnerFailures = {
  /** Forged, spent, too old, for another site or another browser: told alike. */
  partnerTicketInvalid: failure('登录凭证已过期，请重新登录'),
  /** [spec 8], on sync login. */
  partnerProofInvalid: failure('登录身份信息已过期，请重新登录'),
  partnerRequestInvalid: failure('请求签名不正确'),
  partnerConfirmExpired: failure('确认已过期，请从合作网站重新进入'),
};
