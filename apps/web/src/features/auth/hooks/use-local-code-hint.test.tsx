import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { act, render, screen, within } from '@testing-library/react';
import { closeAuthDialog, openAuthDialog } from '#src/lib/auth-dialog.js';
import { ServerStateProvider } from '#src/lib/site-context.jsx';
import { AccountDialogs } from '../components/account-dialogs.js';

async function registerDialog(localMessages?: WebsiteInfo['localMessages']) {
  render(
    <ServerStateProvider value={{ siteInfo: { localMessages } as WebsiteInfo }}>
      <AccountDialogs />
    </ServerStateProvider>,
  );
  act(() => openAuthDialog('register'));
  return within(await screen.findByRole('dialog'));
}
afterEach(() => act(() => closeAuthDialog()));

it('says at registration where a local installation shows the code, read with its field', async () => {
  const dialog = await registerDialog(['sms']);
  expect(dialog.getByRole('link', { name: '本地消息' }).getAttribute('href')).toBe('/dev/outbox');
  const described = dialog.getByLabelText('短信验证码').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('本地环境不发短信，验证码在本地消息里看');
});

it.each([[undefined], [['mail' as const]]])('says nothing where messages are sent: %j', async (local) => {
  const dialog = await registerDialog(local);
  expect(dialog.queryByRole('link', { name: '本地消息' })).toBeNull();
});
