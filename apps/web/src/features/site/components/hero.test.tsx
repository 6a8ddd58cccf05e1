import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { dropSession, setUser } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { Hero } from './hero.js';

const open = () =>
  render(
    <MemoryRouter>
      <Hero sheets={null} renderLive={() => null} />
    </MemoryRouter>,
  );

afterEach(() => dropSession());

it('asks a visitor to sign in only for exports and shares', () => {
  open();
  expect(screen.getByText(/不用注册就能写/).isConnected).toBe(true);
});

it('does not tell a member without a résumé to register or sign in', () => {
  setUser(sampleUser);
  open();
  expect(screen.queryByText(/注册|登录/)).toBeNull();
  expect(screen.getByText('边写边存入您的账号，换一台设备也能接着写。').isConnected).toBe(true);
});
