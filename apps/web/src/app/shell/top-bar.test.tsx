import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '../../testing/stub-server.js';
import { TopBar } from './top-bar.js';

it('leads to the jobs and to one’s applications from the main menu, before the documents', () => {
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
