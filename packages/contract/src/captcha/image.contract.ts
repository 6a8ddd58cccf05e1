import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireId } from '../kit/endpoint.js';

const WRONG_IMAGE_CODE = '请输入正确的图形验证码';

/** [spec 5]: letters and digits only; surrounding blanks are ignored. */
export const imageCode = z
  .string(WRONG_IMAGE_CODE)
  .trim()
  .regex(/^[A-Za-z\d]{1,10}$/, WRONG_IMAGE_CODE);

const secondsLeft = legacy('expires', z.number().int());

export const getCaptchaImage = endpoint({
  route: 'GET /captcha/getImg',
  access: 'none',
  summary: '取图形验证码；带上一张的 id 时，上一张作废',
  input: wire({ previousId: legacy('id', z.string().max(200, '编号不正确').optional()) }),
  replies: {
    ok: reply(200, wire({ id: wireId, image: legacy('img', z.string()), expiresInSeconds: secondsLeft })),
  },
  note: assumed(
    'meaning of id and reply not shown in [spec 7]: id is the picture to be replaced; img is a data URL (PNG), expires in seconds',
  ),
});

export const checkCaptchaImage = endpoint({
  route: 'POST /captcha/check',
  access: 'none',
  summary: '核对图形验证码（只能一次），换取一次性凭证，用于请求头 x-captcha-pass',
  input: wire({ id: z.uuid(WRONG_IMAGE_CODE), code: imageCode }),
  replies: { ok: reply(200, wire({ pass: z.string(), expiresInSeconds: secondsLeft })) },
  note: assumed('reply not shown in [spec 7]: pass travels in the header x-captcha-pass of one send'),
});
