import { z } from 'zod';
import { userInfo } from '../account/user-info.js';
import { legacy, reply, text, wire } from '../kit/endpoint.js';

const OUTDATED = '登录凭证已过期，请重新登录';

/** A partner's signed ticket; anything of another shape is refused like a spent one. */
export const partnerTicket = legacy('pass_ticket', text(2000, OUTDATED).optional());

/** The partner's opaque name of its member; a hint, never an identity [SS3]. */
export const memberHint = legacy('m_id', text(200).optional());
export const memberProof = legacy('__c', text(500).optional());

/** How every way in by a partner ends. */
export const partnerSignInReplies = {
  signedIn: reply(200, userInfo, '登录成功'),
  confirmationRequired: reply(
    203,
    wire({
      confirmHandle: legacy('handle', z.string()),
      partnerName: legacy('partner_name', z.string()),
      /** Who would be signed in. */
      username: z.string(),
      /** Who is signed in now; empty for a visitor. */
      currentUsername: legacy('current_username', z.string()),
    }),
    '请确认要登录的账号',
  ),
};
