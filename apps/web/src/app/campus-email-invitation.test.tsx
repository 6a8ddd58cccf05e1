import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { closeAuthDialog, openAuthDialog } from '../lib/auth-dialog.js';
import { closeCampusEmailDialog, useCampusEmailDialog } from '../lib/campus-email-dialog.js';
import { closeGiftDialog, congratulate } from '../lib/gift-dialog.js';
import { dropSession, endSession, keepSession } from '../lib/session.js';
import { sampleUser } from '../testing/sample-user.js';
import { CampusEmailInvitation } from './pages/home-page.js';

const showHome = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: CampusEmailInvitation }])} />);
const step = () => useCampusEmailDialog.getState().step;
const signIn = (part: Partial<typeof sampleUser> = {}) =>
  act(() => keepSession('token', { ...sampleUser, ...part }));

afterEach(() =>
  act(() => {
    endSession();
    closeCampusEmailDialog();
    closeAuthDialog();
    closeGiftDialog();
    jest.useRealTimers();
  }),
);

it('asks a member who has no verified address and may be asked', () => {
  showHome();
  expect(step()).toBe('closed');
  signIn();
  expect(step()).toBe('invitation');
});

it.each([
  ['has verified one', { campusEmail: 'lin@pku.edu.cn' }],
  ['asked not to be reminded', { mayAskCampusEmail: false }],
  ['is closing the account', { erasedAt: new Date() }],
])('leaves a member alone who %s', (_why, part) => {
  showHome();
  signIn(part);
  expect(step()).toBe('closed');
});

it('asks once in a day, and again on another day or after a log-out', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00') });
  signIn();
  const first = showHome();
  act(() => closeCampusEmailDialog());
  first.unmount();
  const second = showHome();
  expect(step()).toBe('closed');
  second.unmount();

  jest.setSystemTime(new Date('2026-11-23T10:00:00+08:00'));
  const third = showHome();
  expect(step()).toBe('invitation');
  act(() => closeCampusEmailDialog());
  third.unmount();

  act(() => endSession());
  signIn();
  showHome();
  expect(step()).toBe('invitation');
});

it('waits until nothing else is open', () => {
  showHome();
  act(() => openAuthDialog('signIn'));
  signIn();
  expect(step()).toBe('closed');
  act(() => congratulate(10));
  act(() => closeAuthDialog());
  expect(step()).toBe('closed');
  act(() => closeGiftDialog());
  expect(step()).toBe('invitation');
});

it('a visitor is never asked', () => {
  act(() => dropSession());
  showHome();
  expect(step()).toBe('closed');
});
