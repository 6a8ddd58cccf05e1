import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireDate, wireFlag, wireId } from '../kit/endpoint.js';
import { resumeId } from '../resume/fields.js';
import { CAMPUS_CONSENT, RECOMMEND_CONSENT } from './consent-texts.js';

/** Result of the last transfer. */
const deliveryStates = ['none', 'waiting', 'delivered', 'failed'] as const;

const sending = {
  /** The selected résumé; null if it was deleted. */
  resume: wire({
    id: wireId,
    title: z.string(),
    /** Whether it changed since the last transfer. */
    isChanged: legacy('is_changed', wireFlag),
  }).nullable(),
  delivery: z.enum(deliveryStates),
  deliveredAt: legacy('delivered_at', wireDate.nullable()),
};

const recommendation = wire({
  /** Whether a platform is connected. */
  isAvailable: legacy('is_available', wireFlag),
  isOpen: legacy('is_open', wireFlag),
  recipient: z.string().nullable(),
  textVersion: legacy('text_version', z.string().nullable()),
  openedAt: legacy('opened_at', wireDate.nullable()),
  /** The verified phone that employers may call, masked. */
  phone: z.string().nullable(),
  ...sending,
});

const NO_CONSENT = '请先阅读并同意授权说明';
const consentTo = (version: string) => z.literal(version, NO_CONSENT).optional();

export const getRecommendation = endpoint({
  route: 'POST /make_resume/getResumeRecommendStatus',
  access: 'user',
  summary: '简历推荐的状态',
  input: wire({}),
  replies: { ok: reply(1, recommendation) },
  note: assumed('reply not shown in [spec 7]'),
});

export const getRecommendationOffer = endpoint({
  route: 'POST /make_resume/getIsShowedResumeRecommend',
  access: 'user',
  summary: '是否已经介绍过简历推荐；is_showed=1 记为已介绍',
  input: wire({ isShown: legacy('is_showed', wireFlag.optional()) }),
  replies: { ok: reply(1, wire({ isShown: legacy('is_showed', wireFlag) })) },
  note: assumed('payload and reply not shown in [spec 7]: one flag, given back and set by the same name'),
});

export const openRecommendation = endpoint({
  route: 'POST /make_resume/openResumeRecommend',
  access: 'user',
  summary: '开启简历推荐，或换一份简历；需要单独授权与已验证的联系手机号',
  input: wire({ resumeId: legacy('resume_id', resumeId), consent: consentTo(RECOMMEND_CONSENT.version) }),
  replies: { ok: reply(1, recommendation, '已开启简历推荐') },
  note: assumed('payload not shown in [spec 7]; consent names the text that was agreed to'),
});

export const closeRecommendation = endpoint({
  route: 'POST /make_resume/closeResumeRecommend',
  access: 'user',
  summary: '关闭简历推荐：立即停止发送，并通知平台删除',
  input: wire({}),
  replies: { ok: reply(1, recommendation, '已关闭简历推荐') },
  note: assumed('payload and reply not shown in [spec 7]'),
});

export const syncRecommendation = endpoint({
  route: 'POST /make_resume/jyqsyncresumeinfo',
  access: 'user',
  summary: '把推荐中的简历的最新内容同步给就业合作平台',
  input: wire({}),
  replies: { ok: reply(1, recommendation, '已提交同步') },
  note: assumed('payload not shown in [spec 7]: the recommended résumé in its current state'),
});

const campusSync = wire({
  isShown: legacy('is_show', wireFlag),
  recipient: z.string().nullable(),
  isAllowed: legacy('is_allowed', wireFlag),
  ...sending,
});

export const getCampusSync = endpoint({
  route: 'POST /make_resume/getIsShowBxwSyncBtn',
  access: 'user',
  summary: '是否显示“同步到校园网”，以及上次同步的结果',
  input: wire({}),
  replies: { ok: reply(1, campusSync) },
  note: assumed('reply not shown in [spec 7]: shown to members of the campus network that is connected'),
});

export const startCampusSync = endpoint({
  route: 'POST /make_resume/bxwSyncResume',
  access: 'user',
  summary: '把简历同步到校园网；第一次需要单独授权',
  input: wire({ resumeId: legacy('resume_id', resumeId), consent: consentTo(CAMPUS_CONSENT.version) }),
  replies: { ok: reply(1, campusSync, '已提交同步') },
  note: assumed('payload not shown in [spec 7]; consent names the text that was agreed to'),
});

export const stopCampusSync = endpoint({
  route: 'POST /api/campus-sync/stop',
  access: 'user',
  summary: '撤回同步到校园网的授权，并通知对方删除',
  input: wire({}),
  replies: { ok: reply(1, campusSync, '已撤回授权') },
});
