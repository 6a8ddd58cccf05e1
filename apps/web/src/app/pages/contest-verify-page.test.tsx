import { verifyCertificate } from '@qicheng/contract/contest/index';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { Component } from './contest-verify-page.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => (server = stubServer()));
afterEach(() => server.close());

const open = (address: string) =>
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/contest/verify', element: <Component /> }], {
        initialEntries: [address],
      })}
    />,
  );

it.each([
  ['the code itself', ' AbC_12-x '],
  ['the address that the paper shows', 'https://qicheng.example/contest/verify?code=AbC_12-x'],
])('looks up a certificate by %s', async (_what, typed) => {
  server.answer(verifyCertificate, { reason: 'certificateUnknown' });
  open('/contest/verify');
  await userEvent.click(screen.getByLabelText('证书编号'));
  await userEvent.paste(typed);
  await userEvent.click(screen.getByRole('button', { name: '核验' }));
  expect(await screen.findByRole('heading', { name: '没有查到这份证书' })).toBeTruthy();
  expect(server.callsTo(verifyCertificate).map(({ body }) => body)).toEqual([{ code: 'AbC_12-x' }]);
  expect(screen.getByLabelText('证书编号')).toHaveProperty('value', 'AbC_12-x');
});

it('sends no request for an empty code', async () => {
  open('/contest/verify');
  await userEvent.click(screen.getByRole('button', { name: '核验' }));
  expect(server.sent).toEqual([]);
});
