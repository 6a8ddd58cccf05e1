import { skipCampusEmail } from '@qicheng/contract/campus-email/campus-email.contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { closeCampusEmailDialog, useCampusEmailDialog } from '#src/lib/dialog-state.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { WelcomeCards } from './welcome-cards.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => {
  act(() => {
    closeCampusEmailDialog();
    dropSession();
  });
  server.close();
});

function show(part: Partial<typeof sampleUser> = {}) {
  storeSession('token', { ...sampleUser, campusEmail: '', mayAskCampusEmail: true, ...part });
  render(<WelcomeCards />, { wrapper: MemoryRouter });
}
const invitation = () => screen.queryByRole('button', { name: '去认证' });

it('opens the form of the campus e-mail', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: '去认证' }));
  expect(useCampusEmailDialog.getState().step).toBe('form');
});

it('is never shown again on request', async () => {
  server.answer(skipCampusEmail);
  show();
  await userEvent.click(screen.getByRole('button', { name: '不再提醒' }));
  await waitFor(() => expect(invitation()).toBeNull());
  expect(server.callsTo(skipCampusEmail)).toHaveLength(1);
});

it.each([
  ['has verified one', { campusEmail: 'lin@pku.edu.cn' }],
  ['asked not to be reminded', { mayAskCampusEmail: false }],
  ['is closing the account', { erasedAt: new Date() }],
])('shows nothing to a member who %s', (_why, part) => {
  show(part);
  expect(invitation()).toBeNull();
});
