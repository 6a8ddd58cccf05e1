import { getConsent, setConsent } from '@qicheng/contract/consent/index';
import { logout } from '@qicheng/contract/auth/session.contract';
import {
  confirmPartnerSignIn,
  resumeByMemberHint,
  signInWithPassTicket,
  syncMember,
} from '@qicheng/contract/partner/partner.contract';
import { useToasts } from '@qicheng/ui/toast';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { usePartnerQuestion, useTermsDialog } from '#src/lib/dialog-state.js';
import { currentToken, storeSession } from '#src/lib/session.js';
import { clearStored, readStored, writeStored } from '#src/lib/storage.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { PartnerQuestionDialog } from './partner-question-dialog.js';
import { TermsDialog } from './terms-dialog.js';
import { runPartnerSync } from './run-partner-sync.js';

const SYNC_EXPIRED = '登录身份信息已过期，请重新登录';
const question = { handle: 'h', partner_name: '就业平台', username: '林晓舟', current_username: '用户0001' };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  clearStored();
  useToasts.setState({ toasts: [] });
  useAuthDialog.setState({ open: null });
  usePartnerQuestion.setState({ question: null });
  useTermsDialog.setState({ isOpen: false });
  document.cookie = 'm_id=m-1';
});
afterEach(() => server.close());

const lastToast = () => useToasts.getState().toasts.at(-1)?.text;
const signedIn = { code: 200, data: { ...wireUser() } };
function wireUser() {
  return {
    token: 'fresh-token',
    id: sampleUser.id,
    user_id: sampleUser.id,
    jyq_user_id_encrypt: 'public',
    username: '林晓舟',
    avatar: '',
    vip: 0,
    is_tutor: 0,
    is_modify_password: 1,
    jyq_school_url: '',
    down_resume_number: 0,
    auth_edu_email: '',
    auth_school_name: '',
    is_skip_auth_email: 2,
  };
}

it('signs in with the pass ticket, once, and remembers that the partner opened the session', async () => {
  document.cookie = 'pass_ticket=t';
  server.answer(signInWithPassTicket, signedIn);
  await runPartnerSync({ kind: 'usePassTicket', ticket: 't' });
  expect(server.sent[0]?.body).toEqual({ pass_ticket: 't' });
  expect(document.cookie).toBe('m_id=m-1');
  expect(currentToken()).toBe('fresh-token');
  expect([readStored('partnerSession'), readStored('memberHint')]).toEqual(['1', 'm-1']);
  storeSession('own', null);
  expect(readStored('partnerSession')).toBeNull();
});

describe('user agreement', () => {
  beforeEach(() => server.answer(signInWithPassTicket, signedIn));
  const enter = async (isGiven: boolean) => {
    server.answer(getConsent, { data: { kind: 'terms', isAsked: true, isGiven, givenAt: null } });
    render(<TermsDialog />);
    document.cookie = 'pass_ticket=t';
    await act(() => runPartnerSync({ kind: 'usePassTicket', ticket: 't' }));
    expect(server.callsTo(getConsent)).toHaveLength(1);
  };

  it('is not shown again to a member who accepted it', async () => {
    await enter(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown at the first sign-in, which had no form of this site', async () => {
    server.answer(setConsent, { data: { kind: 'terms', isAsked: true, isGiven: true, givenAt: null } });
    await enter(false);
    fireEvent.click(await screen.findByText('同意并继续'));
    await waitFor(() => expect(useTermsDialog.getState().isOpen).toBe(false));
    expect(server.callsTo(setConsent)[0]?.body).toEqual({ kind: 'terms', is_given: 1 });
    expect(currentToken()).toBe('fresh-token');
  });

  it('signs out a user who declines', async () => {
    server.answer(logout, { msg: '退出成功' });
    await enter(false);
    fireEvent.click(await screen.findByText('不同意，退出登录'));
    await waitFor(() => expect(currentToken()).toBeNull());
    expect(server.callsTo(setConsent)).toEqual([]);
  });
});

it('SS2: asks before switching, and switches on click', async () => {
  storeSession('own', null);
  server.answer(syncMember, { code: 203, data: question });
  server.answer(confirmPartnerSignIn, { data: sampleUser });
  await runPartnerSync({ kind: 'syncMember', hint: 'm-1', proof: 'p' });
  expect(currentToken()).toBe('own');
  render(<PartnerQuestionDialog />);
  expect(screen.getByText(/您已登录为“用户0001”/)).toBeTruthy();
  fireEvent.click(screen.getByText('切换账号'));
  await waitFor(() => expect(currentToken()).toBe('fresh-token'));
  expect(server.callsTo(confirmPartnerSignIn)[0]?.body).toEqual({ handle: 'h' });
  expect(usePartnerQuestion.getState().question).toBeNull();
});

it('keeps the account on request', async () => {
  storeSession('own', null);
  server.answer(syncMember, { code: 203, data: question });
  await runPartnerSync({ kind: 'syncMember', hint: 'm-1', proof: 'p' });
  render(<PartnerQuestionDialog />);
  fireEvent.click(screen.getByText('保持当前账号'));
  expect(currentToken()).toBe('own');
  expect(server.sent).toHaveLength(1);
});

describe('rejected sync', () => {
  beforeEach(() => server.answer(syncMember, { reason: 'partnerProofInvalid' }));

  it("ends a partner's session with the message of the specification", async () => {
    storeSession('partner', null);
    writeStored('partnerSession', '1');
    server.answer(logout, { msg: '退出成功' });
    await runPartnerSync({ kind: 'syncMember', hint: 'm-2', proof: '' });
    expect(currentToken()).toBeNull();
    expect(lastToast()).toBe(SYNC_EXPIRED);
    expect(useAuthDialog.getState().open).toBe('signIn');
  });

  it('keeps a session opened by this site, and does not check the hint again', async () => {
    storeSession('own', null);
    await runPartnerSync({ kind: 'syncMember', hint: 'm-2', proof: 'p' });
    expect(currentToken()).toBe('own');
    expect(lastToast()).toBe(SYNC_EXPIRED);
    expect(readStored('memberHint')).toBe('m-2');
  });
});

it.each([503, 0])('changes nothing while the server cannot answer (%i)', async (status) => {
  storeSession('partner', null);
  writeStored('partnerSession', '1');
  const problem = status === 0 ? () => Promise.reject(new TypeError('offline')) : { status };
  for (const contract of [syncMember, logout]) server.answer(contract, problem);
  await runPartnerSync({ kind: 'syncMember', hint: 'm-2', proof: 'p' });
  await runPartnerSync({ kind: 'signOut' });
  expect(currentToken()).toBe('partner');
  expect(lastToast()).toBeUndefined();
});

it('shows a visitor nothing when a hint is rejected', async () => {
  server.answer(resumeByMemberHint, { reason: 'partnerProofInvalid' });
  await runPartnerSync({ kind: 'resumeByHint', hint: 'm-1', proof: 'p' });
  expect(lastToast()).toBeUndefined();
  expect(readStored('memberHint')).toBe('m-1');
});

it('signs out when the partner has', async () => {
  storeSession('partner', null);
  server.answer(logout, { msg: '退出成功' });
  await runPartnerSync({ kind: 'signOut' });
  expect(currentToken()).toBeNull();
});
