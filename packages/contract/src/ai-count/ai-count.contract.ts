import { z } from 'zod';
import { assumed, endpoint, legacy, reply, text, wire, wireFlag } from '../kit/endpoint.js';

const count = z.number().int().min(0);

/** The signed campaign name from its links. */
const codeText = text(500, '活动链接无效，请确认链接是否完整');

export const getAiUseCount = endpoint({
  route: 'POST /myinfo/getAiUseCount',
  access: 'user',
  summary: '剩余 AI 次数',
  input: wire({}),
  replies: {
    ok: reply(1, wire({ count, isUnlimited: legacy('unlimited', wireFlag) })),
  },
  note: assumed('reply not shown in [spec 7]: count; unlimited 1 = AI is free, the count is not used'),
});

export const joinCampaign = endpoint({
  route: 'POST /user/setSchoolToCAiCount',
  access: 'user',
  summary: '登录后加入链接所带的活动',
  input: wire({ campaignCode: legacy('expire_school', codeText) }),
  replies: {
    ok: reply(
      200,
      wire({
        name: z.string(),
        schoolName: legacy('school_name', z.string()),
        gift: legacy('add_ai_count', count),
        isClaimed: legacy('is_claimed', wireFlag),
      }),
    ),
  },
  note: assumed(
    'reply not shown in [spec 7]: the campaign, its gift and whether it was claimed [decision 16]',
  ),
});

export const claimGift = endpoint({
  route: 'POST /myinfo/addAiCount',
  access: 'user',
  summary: '领取活动赠送的 AI 次数；不带活动时领取首次激活赠送',
  input: wire({ campaignCode: legacy('expire_school', codeText.optional()) }),
  replies: {
    ok: reply(1, wire({ added: legacy('add_ai_count', count), count })),
  },
  note: assumed(
    'path and reply are ours: add_ai_count 0 = nothing new (claimed before), so no congratulation is shown; ' +
      'without expire_school the first-activation gift [decision 15]',
  ),
});
