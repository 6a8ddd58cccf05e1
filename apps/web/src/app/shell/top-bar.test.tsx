import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { ServerStateProvider } from '#src/lib/site-context.jsx';
import { TopBar } from './top-bar.js';

it('links to the jobs and the applications in the main menu, before the documents', () => {
  const server = stubServer();
  render(<TopBar />, { wrapper: MemoryRouter });
  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  const links = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['首页', '/index/index'],
    ['在线制作', '/index/Template'],
    ['职位', '/jobs/list'],
    ['求职进展', '/personal/applications'],
    ['求职文档', expect.any(String)],
    ['课程', expect.any(String)],
  ]);
  server.close();
});

it('opens the contests on click, like the services, and closes them with Escape', async () => {
  const server = stubServer();
  const siteInfo = { contestFlag: 3 } as WebsiteInfo;
  render(
    <ServerStateProvider value={{ siteInfo }}>
      <TopBar />
    </ServerStateProvider>,
    { wrapper: MemoryRouter },
  );
  const contests = screen.getByRole('button', { name: '简历大赛' });
  expect(screen.queryByRole('link', { name: '省级大赛' })).toBeNull();
  await userEvent.click(contests);
  expect(contests.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { name: '省级大赛' }).getAttribute('href')).toContain('type=2');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: '省级大赛' })).toBeNull();
  expect(document.activeElement).toBe(contests);
  server.close();
});
