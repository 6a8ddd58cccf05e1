import { type APIRequestContext, expect } from '@playwright/test';
import { test } from '../test.js';
import { resetSetting, setSetting } from './settings.js';

async function answerOf(request: APIRequestContext, path: string): Promise<unknown> {
  const answer = (await (await request.post(path, { data: {} })).json()) as { data: unknown };
  return answer.data;
}

test('nothing is sold while paying is off, and no prices are shown without VIP features', async ({
  memberPage: page,
  member,
  request,
}) => {
  try {
    await setSetting('payEnabled', false);
    await expect
      .poll(() => answerOf(request, '/pay/getBasicInfo'))
      .toMatchObject({ basic_info: { pay_switch: 0 } });
    const refused = await request.post('/cms_order/makeCmsOrder', {
      headers: { token: member.token },
      data: { product_id: 1 },
    });
    expect(await refused.json()).toMatchObject({ code: 0, msg: '暂未开放购买' });
    await page.goto('/member/info');
    await expect(page.getByText('暂未开放购买，以下价格仅供了解。')).toBeVisible();
    await expect(page.getByRole('button', { name: /^购买/ })).toHaveCount(0);
    await setSetting('vipEnabled', false);
    await expect.poll(() => answerOf(request, '/vip/getcardinfo')).toEqual({ list: [] });
    await page.goto('/member/info');
    await expect(page.getByRole('heading', { name: '所有功能都免费' })).toBeVisible();
    await page.goto('/personal/personal');
    await expect(page.getByRole('link', { name: '我的订单' })).toHaveCount(0);
  } finally {
    await resetSetting('payEnabled');
    await resetSetting('vipEnabled');
  }
});
