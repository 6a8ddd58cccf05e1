import { z } from 'zod';
import { assumed, endpoint, legacy, reply, wire, wireFlag } from '../kit/endpoint.js';

const aiProduct = wire({
  name: z.string(),
  description: legacy('desc', z.string()),
  /** Paths of this site. */
  image: legacy('img', z.string()),
  path: legacy('url', z.string()),
  code: legacy('value', z.string()),
});
export type AiProduct = z.output<typeof aiProduct>;

/** The AI services by menu group, in menu order. */
export const listAiProducts = endpoint({
  route: 'POST /ai/aiProduct',
  access: 'optional',
  summary: 'AI 产品列表',
  input: wire({}),
  replies: { ok: reply(1, z.record(z.string(), z.array(aiProduct))) },
  note: assumed(
    '[spec 3] names groups and fields; img and url are paths of this site, value names the product',
  ),
});

/** Shows or hides the tips of the AI pages; without a value it returns the current setting. */
export const setAiTips = endpoint({
  route: 'POST /ai/setUserAiTips',
  access: 'user',
  summary: 'AI 页面的提示：显示、隐藏或查询',
  input: wire({ isShown: legacy('is_show', wireFlag.optional()) }),
  replies: { ok: reply(1, wire({ isShown: legacy('is_show', wireFlag) })) },
  note: assumed('payload not shown in [spec 7]: is_show 1 or 0; absent asks only'),
});
