import { keepArrival } from '../lib/arrival.js';
import { closeAuthDialog, takeIntention, useAuthDialog } from '../lib/auth-dialog.js';
import { closeCampusEmailDialog, useCampusEmailDialog } from '../lib/campus-email-dialog.js';
import { dropSession, keepSession } from '../lib/session.js';
import { followArrival } from './follow-arrival.js';

afterEach(() => {
  closeAuthDialog();
  closeCampusEmailDialog();
  dropSession();
});

const step = () => useCampusEmailDialog.getState().step;

it('checkemail opens the campus e-mail form for a member', async () => {
  keepSession('token', null);
  await followArrival(keepArrival({ search: '?checkemail=1' }));
  expect(step()).toBe('form');
});

it('checkemail asks a visitor to sign in first and opens the form then', async () => {
  await followArrival(keepArrival({ search: '?checkemail=1' }));
  expect(useAuthDialog.getState().open).toBe('signIn');
  expect(step()).toBe('closed');
  takeIntention()?.();
  expect(step()).toBe('form');
});

it.each(['', '?checkemail=', '?checkemail=0', '?checkemail=false'])(
  'opens nothing for %j',
  async (search) => {
    await followArrival(keepArrival({ search }));
    expect(useAuthDialog.getState().open).toBeNull();
    expect(step()).toBe('closed');
  },
);
