import { z } from 'zod';
import { assumed, endpoint, file, legacy, reply, wire, wireFlag, wireInt } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';
import { SHARE_CONSENT, shareLifetime, sharePassword, shareSettings } from './fields.js';

/** The link of one's own résumé: created if there is none or it was revoked, otherwise unchanged. */
export const getShareUrl = endpoint({
  route: 'POST /make_resume/get_share_url',
  access: 'user',
  summary: '生成或读取分享链接',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, shareSettings) },
  note: assumed('payload not shown in [spec 7]; md5 is the share token [decision 24], 128 random bits'),
});

/**
 * Changes a share; omitted fields are unchanged. `renew` issues a new link, `revoke` removes it; both end the
 * current link at once and permanently. Contacts are shown only with consent to the text.
 */
export const updateShareUrl = endpoint({
  route: 'POST /make_resume/update_share_url',
  access: 'user',
  summary: '修改分享设置',
  input: wire({
    id: resumeId,
    isOn: legacy('is_on', wireFlag.optional()),
    password: sharePassword.optional(),
    lifetimeDays: legacy('expire_days', shareLifetime.optional()),
    showsContacts: legacy('show_contacts', wireFlag.optional()),
    consent: z.literal(SHARE_CONSENT, '请先阅读并同意公开联系方式的说明').optional(),
    allowsDownload: legacy('allow_download', wireFlag.optional()),
    renew: wireFlag.optional(),
    revoke: wireFlag.optional(),
  }),
  replies: { ok: reply(1, shareSettings, '修改成功') },
  note: assumed('payload not shown in [spec 7]'),
});

/** The current share, or null; creates nothing. */
export const getShareState = endpoint({
  route: 'POST /api/resume/share/state',
  access: 'user',
  summary: '查看分享设置',
  input: wire({ id: resumeId }),
  replies: { ok: reply(1, z.object({ share: shareSettings.nullable() })) },
});

/** The link as a QR code. */
export const getShareQrCode = endpoint({
  route: 'POST /api/resume/share/qr',
  access: 'user',
  summary: '分享链接的二维码',
  input: wire({ id: resumeId }),
  replies: { ok: file('image/svg+xml') },
});

/** How often the link was opened: in total, and per day for the last 30 days, newest first. */
export const getShareViews = endpoint({
  route: 'POST /api/resume/share/views',
  access: 'user',
  summary: '分享的浏览次数',
  input: wire({ id: resumeId }),
  replies: {
    ok: reply(
      1,
      z.object({ total: wireInt, days: z.array(z.object({ day: z.iso.date(), views: wireInt })) }),
    ),
  },
});
