import { type Page, test as base } from '@playwright/test';
import { type Account, enterAs, newMember, newNewcomer } from './accounts.js';
import { siteUrl } from './env.js';
import { watchWindow } from './still-window.js';
import { newAddress } from './unique.js';

interface PersonService {
  /** A network address used by this test only, so that limits per address are not shared. */
  address: string;
  /** An account past the first steps; every page of this test is signed in with it. */
  member: Account;
  /** A page that is signed in as the member. */
  memberPage: Page;
  /** An account past the first steps that is not signed in. */
  stranger: Account;
  /** An account that has only registered; every page of this test is signed in with it. */
  newcomer: Account;
  /** Checks after every test that the editor scrolled only its panes, never the window. */
  stillWindow: undefined;
}

const proxied = (address: string) => ({ 'x-forwarded-for': address });

/** Playwright's `test` with separate accounts. */
export const test = base.extend<PersonService>({
  address: ({ baseURL: _site }, use) => use(newAddress()),
  extraHTTPHeaders: ({ address }, use) => use(proxied(address)),
  stranger: async ({ address }, use) => use(await newMember(siteUrl(), proxied(address))),
  member: async ({ context, address }, use) => {
    const account = await newMember(siteUrl(), proxied(address));
    await enterAs(context, account);
    await use(account);
  },
  memberPage: async ({ member: _member, page }, use) => use(page),
  newcomer: async ({ context, address }, use) => {
    const account = await newNewcomer(siteUrl(), proxied(address));
    await enterAs(context, account);
    await use(account);
  },
  stillWindow: [
    async ({ context }, use) => {
      const expectStill = await watchWindow(context);
      await use(undefined);
      await expectStill();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
