import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToken, storeSession, useSession } from '#src/lib/session.js';
import { DebugButton } from './debug-button.js';

it('clears storage, the shared cookies and the session, and reloads the site', async () => {
  storeSession('token', null);
  localStorage.setItem('left_by_an_old_release', '1');
  for (const name of ['m_id', 'flag_code', 'pass_ticket', 'another']) document.cookie = `${name}=1; Path=/`;
  const openHome = jest.fn();
  render(<DebugButton onCleared={openHome} />);
  await userEvent.click(screen.getByRole('button', { name: '调试模式' }));
  expect(currentToken()).toBe('token');
  await userEvent.click(screen.getByRole('button', { name: '清除站点缓存' }));
  expect(localStorage.length).toBe(0);
  expect(document.cookie).toBe('another=1');
  expect(useSession.getState().isMember).toBe(false);
  expect(openHome).toHaveBeenCalledTimes(1);
});
