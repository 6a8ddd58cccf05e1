import { getUserInfo } from '@qicheng/contract/account/account.contract';
import { openAuthDialog, useAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import { clearStored, writeStored } from '#src/lib/storage.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { handleSignInElsewhere } from './resume-session.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  clearStored();
});
afterEach(() => server.close());

it('a sign-in in another tab closes the form of this one and loads the member here', async () => {
  openAuthDialog('signIn');
  writeStored('token', 'from-the-other-tab');
  server.answer(getUserInfo, { data: sampleUser });
  await handleSignInElsewhere();
  expect(useAuthDialog.getState().open).toBeNull();
  expect(useSession.getState().user?.userId).toBe(sampleUser.userId);
});
