import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
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

/** This page, or every page of this browser, is a member's from the first script on. */
export async function beMember(where: Page | BrowserContext, token: string): Promise<void> {
  await where.addInitScript((value) => localStorage.setItem('token', value), token);
}
