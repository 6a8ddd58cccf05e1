import type { APIRequestContext, Page } from '@playwright/test';
import demo from '../../../prisma/seed/demo-accounts.json' with { type: 'json' };

interface Answer {
  data: { token: string };
}

/** The token of a demo account. */
export async function memberToken(request: APIRequestContext): Promise<string> {
  const [account] = demo.accounts;
  const answer = await request.post('/user/login', {
    data: { login_type: 'cas', type: '1', phone: account?.phone, password: account?.password },
  });
  return ((await answer.json()) as Answer).data.token;
}

/** Every page of this browser is a member's from the first script on. */
export async function beMember(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}
