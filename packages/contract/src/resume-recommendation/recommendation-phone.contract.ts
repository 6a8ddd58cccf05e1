import { challengeId, phone, sentChallengeId, smsCode } from '../auth/fields.js';
import { assumed, endpoint, reply, wire } from '../kit/endpoint.js';

/** [decision 6]: the slider's one-time pass travels in the header `x-captcha-pass`. */
export const sendRecommendationCode = endpoint({
  route: 'POST /sms/resumeRecommendSendCode',
  access: 'user',
  summary: '发送简历推荐手机号的验证码',
  input: wire({ phone }),
  replies: { ok: reply(1, wire({ challengeId: sentChallengeId }), '发送短信验证码成功') },
  note: assumed('payload and reply not shown in [spec 7]: phone; msg_id'),
});

export const bindRecommendationPhone = endpoint({
  route: 'POST /user/resumeRecommendBindPhone',
  access: 'user',
  summary: '绑定简历推荐手机号（企业可联系的号码）',
  input: wire({ phone, code: smsCode, challengeId }),
  replies: { ok: reply(1, undefined, '手机号绑定成功') },
  note: assumed(
    'meaning not shown in [spec 7]: the phone that employers may call about a recommended résumé; it may differ ' +
      'from the phone of sign-in and is never a way in',
  ),
});
