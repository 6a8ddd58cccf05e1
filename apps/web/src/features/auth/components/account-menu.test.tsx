import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dropSession, useSession } from '../../../lib/session.js';
import { sampleUser } from '../../../testing/sample-user.js';
import { AccountMenu } from './account-menu.js';

afterEach(() => act(() => dropSession()));

describe('the account menu', () => {
  it.each([
    ['𠮷田晓', '𠮷'],
    ['😀晓舟', '😀'],
  ])('shows the whole first sign of %s', (username, initial) => {
    useSession.setState({ user: { ...sampleUser, username } });
    const { container } = render(<AccountMenu />, { wrapper: MemoryRouter });
    expect(container.querySelector('[data-initial]')?.getAttribute('data-initial')).toBe(initial);
  });
});
