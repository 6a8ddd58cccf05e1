import { z } from 'zod';
import { userInfo } from '../account/user-info.js';
import { challengeId, phone, smsCode, termsAgreed } from '../auth/fields.js';
import { assumed, endpoint, legacy, reply, text, wire, wireFlag, wireId } from '../kit/endpoint.js';

export const getWechatQrCode = endpoint({
  route: 'POST /user/wxPcloginCode',
  access: 'none',
  summary: '微信扫码登录：取二维码（60 秒有效）',
  input: wire({}),
  replies: {
    ok: reply(
      200,
      wire({
        sceneId: legacy('scene_id', wireId),
        image: legacy('qrcode', z.string()),
        expiresInSeconds: legacy('expires_in', z.number().int()),
        phoneUrl: legacy('phone_url', z.string().optional()),
      }),
    ),
  },
  note: assumed(
    'reply not shown in [spec 7]: qrcode is a data URL of the picture, expires_in in seconds; phone_url, with the local driver only, is the page on which a developer plays the phone',
  ),
});

export const checkWechatScene = endpoint({
  route: 'POST /user/wxPcloginCheck',
  access: 'none',
  summary: '微信扫码登录：每 3 秒查询一次',
  input: wire({
    sceneId: legacy('scene_id', z.uuid('二维码已过期，请刷新后重新扫码')),
    kind: legacy('type', text(20).optional()),
    domain: text(200).optional(),
  }),
  replies: {
    signedIn: reply(200, userInfo, '登录成功'),
    phoneRequired: reply(201, wire({ bindHandle: legacy('openid', z.string()) }), '请绑定手机号'),
    waiting: reply(1001, wire({ isScanned: legacy('scanned', wireFlag) }), '等待扫码确认'),
  },
  note: assumed(
    'openid is an opaque one-use handle, never the WeChat openid [WX3]; scanned 1 = the phone has it and must confirm; type is taken and ignored',
  ),
});

export const bindWechatPhone = endpoint({
  route: 'POST /user/wxBindphone',
  access: 'none',
  summary: '微信扫码登录：绑定手机号并登录',
  input: wire({
    bindHandle: legacy('openid', z.string('绑定已过期，请重新扫码登录').min(1).max(100)),
    phone,
    code: smsCode,
    challengeId,
    termsAgreed,
    domain: text(200).optional(),
  }),
  replies: { ok: reply(200, userInfo, '登录成功') },
  note: assumed('openid is the handle that wxPcloginCheck answered with 201; ten minutes, one use'),
});
