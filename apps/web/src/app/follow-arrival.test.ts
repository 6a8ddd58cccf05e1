import { storeArrival } from '#src/lib/arrival.js';
import { closeAuthDialog, takePendingAction, useAuthDialog } from '#src/lib/auth-dialog.js';
import { closeCampusEmailDialog, useCampusEmailDialog } from '#src/lib/dialog-state.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { followArrival } from './follow-arrival.js';

afterEach(() => {
  closeAuthDialog();
  closeCampusEmailDialog();
  dropSession();
});

const step = () => useCampusEmailDialog.getState().step;

it('checkemail opens the campus e-mail form for a member', async () => {
  storeSession('token', null);
  await followArrival(storeArrival({ search: '?checkemail=1' }));
  expect(step()).toBe('form');
});

it('checkemail asks a visitor to sign in first and opens the form then', async () => {
  await followArrival(storeArrival({ search: '?checkemail=1' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
  expect(step()).toBe('closed');
  takePendingAction()?.();
  expect(step()).toBe('form');
});

it.each(['', '?checkemail=', '?checkemail=0', '?checkemail=false'])(
  'opens nothing for %j',
  async (search) => {
    await followArrival(storeArrival({ search }));
    expect(useAuthDialog.getState().open).toBeNull();
    expect(step()).toBe('closed');
  },
);
