import type { UserInfo } from '@qicheng/contract/account/user-info';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { readForm, writeForm } from '#src/lib/storage.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { clearStoredInput, usePersistentState } from './persistent-state.js';
import { markStart, consumeStart } from './use-analysis-page-state.js';

const member = (userId: string) => ({ userId }) as UserInfo;

function Box({ name }: { name: string }) {
  const [draft, setDraft] = usePersistentState(name, { text: '' });
  return (
    <input aria-label="问题" value={draft.text} onChange={({ target }) => setDraft({ text: target.value })} />
  );
}
const open = (name: string) => render(<Box name={name} />);
const text = () => screen.getByLabelText<HTMLInputElement>('问题').value;
const type = (value: string) => fireEvent.change(screen.getByLabelText('问题'), { target: { value } });

afterEach(() => act(() => dropSession()));

describe('stored form input', () => {
  it('is stored for the tab while typing, under the member', () => {
    act(() => storeSession('t', member('ann')));
    open('offer a');
    type('月薪 18000');
    expect(readForm('offer a', 'ann')).toEqual({ text: '月薪 18000' });
    expect(readForm('offer a', 'bob')).toBeUndefined();
  });

  it('is restored after a reload once the member is known', () => {
    writeForm('offer b', 'ann', { text: '还在' });
    localStorage.setItem('token', 't');
    open('offer b');
    expect(text()).toBe('');
    act(() => storeSession('t', member('ann')));
    expect(text()).toBe('还在');
  });

  it('is hidden from other members', () => {
    writeForm('offer c', 'ann', { text: '别人的' });
    act(() => storeSession('t', member('bob')));
    open('offer c');
    expect(text()).toBe('');
  });

  it('passes from a visitor to the member who signs in', () => {
    open('offer d');
    type('先写的');
    act(() => storeSession('t', member('ann')));
    expect(text()).toBe('先写的');
    expect(readForm('offer d', 'ann')).toEqual({ text: '先写的' });
  });

  it('ends with the session, on the page and in the tab', () => {
    act(() => storeSession('t', member('ann')));
    open('offer e');
    type('不留');
    act(() => dropSession());
    expect(text()).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is deleted from the tab when its run starts; page settings stay', () => {
    writeForm('civil-service', null, { text: '甲' });
    writeForm('page civil-service custom', null, true);
    clearStoredInput('civilService');
    expect(readForm('civil-service', null)).toBeUndefined();
    expect(readForm('page civil-service custom', null)).toBe(true);
  });

  it('is ignored if the form has different fields by now', () => {
    writeForm('offer f', null, { words: '旧' });
    open('offer f');
    expect(text()).toBe('');
  });
});

it('remembers a start until it is answered, separately per list', () => {
  markStart({ key: 'offer' }, 'run-1');
  expect(consumeStart({ key: 'offer', isCustom: true })).toBeUndefined();
  expect(consumeStart({ key: 'offer' })).toBe('run-1');
  expect(consumeStart({ key: 'offer' })).toBeUndefined();
});
