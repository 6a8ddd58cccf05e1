import { z } from 'zod';
import { challengeId, newPassword, phone, smsCode } from '../auth/fields.js';
import { assumed, endpoint, legacy, reply, text, wire } from '../kit/endpoint.js';
import { identityProof, identityProofOfOldPhone, profile, repeatedPassword, username } from './fields.js';
import { userInfo } from './user-info.js';

export const getAccountProfile = endpoint({
  route: 'POST /myinfo/my_info',
  access: 'user',
  summary: '账号设置：个人资料与登录方式',
  input: wire({}),
  replies: { ok: reply(1, profile) },
  note: assumed('payload not shown in [spec 7]: names of [spec 3] where they exist; the phone is masked'),
});

/** Changes the given fields. A new password ends every other session and returns a new token. */
export const updateAccountProfile = endpoint({
  route: 'POST /myinfo/modify_info',
  access: 'user',
  summary: '修改昵称、头像、密码',
  input: wire({
    username: username.optional(),
    avatar: text(1000, '头像不正确').optional(),
    ...identityProof,
    newPassword: legacy('newpassword', newPassword.optional()),
    repeatedPassword: legacy('agian_pwd', repeatedPassword.optional()),
  }),
  replies: { ok: reply(1, userInfo, '修改成功') },
  note: assumed(
    'payload not shown in [spec 7]: username, avatar (address of avatarList, or fullurl or file_id of an own photo), newpassword and agian_pwd with password (the current one) or code and msg_id',
  ),
});

/**
 * Needs proof of ownership as well as the code sent to the new phone; ends every session and returns a new
 * token.
 */
export const changePhone = endpoint({
  route: 'POST /myinfo/changemobile',
  access: 'user',
  summary: '更换手机号',
  input: wire({ phone, code: smsCode, challengeId, ...identityProofOfOldPhone }),
  replies: { ok: reply(1, userInfo, '手机号已更换') },
  note: assumed(
    'payload not shown in [spec 7]: phone, code, msg_id of the new phone (type 6); as proof password, or old_code and old_msg_id of the old phone (type 6 or /api/account/identity-code)',
  ),
});

export const listAvatars = endpoint({
  route: 'POST /myinfo/avatarList',
  access: 'user',
  summary: '可选头像',
  input: wire({}),
  replies: {
    ok: reply(1, z.object({ list: z.array(z.object({ avatar: z.string(), name: z.string() })) })),
  },
  note: assumed('reply not shown in [spec 7]: list of avatar (address from the root of the site) and name'),
});
