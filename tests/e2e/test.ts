import { type Page, test as base } from '@playwright/test';
import { type Account, enterAs, newMember, newNewcomer } from './accounts.js';
import { siteUrl } from './env.js';
import { watchWindow } from './still-window.js';
import { newAddress } from './unique.js';

interface PersonService {
  /** The network address that this journey alone comes from, so that it shares no limit per address. */
  address: string;
  /** Somebody who is past the first steps; every page of this journey is theirs. */
  member: Account;
  /** A page of the member. */
  memberPage: Page;
  /** Somebody who is past the first steps and has still to sign in. */
  stranger: Account;
  /** Somebody who has only registered; every page of this journey is theirs. */
  newcomer: Account;
  /** The editor scrolls inside its panes, never the window; held for every journey. */
  stillWindow: undefined;
}

const proxied = (address: string) => ({ 'x-forwarded-for': address });

/** A journey, with people of its own. */
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
