import { listApplications } from '@qicheng/contract/job-application/index';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { paths } from '#src/config/paths.js';
import { queryClient } from '#src/lib/query-client.js';
import { dropSession, storeSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { Component } from './applications-page.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  queryClient.clear();
  storeSession('token', sampleUser);
});
afterEach(() => {
  act(() => dropSession());
  server.close();
});

const show = () => {
  const router = createMemoryRouter([{ path: paths.applications.path, Component }], {
    initialEntries: [paths.applications.href()],
  });
  return render(<RouterProvider router={router} />);
};

describe('applications page', () => {
  it('shows its loading state, then explains its purpose while empty', async () => {
    let answer = (_data: object) => {};
    server.answer(listApplications, () => new Promise((resolve) => (answer = (data) => resolve({ data }))));
    const { container } = show();
    expect(await screen.findByRole('heading', { level: 1, name: '求职进展' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('正在打开求职进展');
    answer({ list: [], most: 300 });
    expect(await screen.findByRole('heading', { name: '把想投的岗位放在一起' })).toBeTruthy();
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it('reports a loading failure, and retries', async () => {
    server.answer(listApplications, { status: 400, msg: '读取失败' });
    const { container } = show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await axe(container)).toHaveProperty('violations', []);
    server.answer(listApplications, { data: { list: [], most: 300 } });
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(await screen.findByRole('heading', { name: '把想投的岗位放在一起' })).toBeTruthy();
  });
});
