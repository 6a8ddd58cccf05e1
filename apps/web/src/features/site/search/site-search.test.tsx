import { suggest } from '@qicheng/contract/content/search.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { SiteSearch } from './site-search.js';

const ID = '00000000-0000-7000-8000-000000000001';
const found = [
  { id: ID, title: '求职信范文' },
  { id: ID.replace(/1$/, '2'), title: '应届生的求职计划' },
];

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(suggest, { data: { list: found } });
});
afterEach(() => server.close());

function show(address = '/index/Templatepage') {
  const router = createMemoryRouter([{ path: '*', Component: SiteSearch }], { initialEntries: [address] });
  const { container } = render(<RouterProvider router={router} />);
  const shownAddress = () =>
    decodeURIComponent(router.state.location.pathname + router.state.location.search);
  return { container, shownAddress };
}
const suggestions = async () => within(await screen.findByRole('listbox')).getAllByRole('option');
const field = () => screen.getByRole('combobox', { name: /^搜索(?!类型)/ });

it('suggests after a pause what holds the word, with the word marked', async () => {
  const { container } = show();
  await userEvent.type(field(), '求职');
  expect(await suggestions()).toHaveLength(2);
  expect(server.callsTo(suggest).map(({ body }) => body)).toEqual([{ kind: 'document', keyword: '求职' }]);
  expect(screen.getAllByText('求职', { selector: 'mark' })).toHaveLength(2);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(await axe(container)).toHaveProperty('violations', []);
});

it('is worked by arrows, Enter and Escape', async () => {
  const { shownAddress } = show();
  await userEvent.type(field(), '求职');
  const [first, last] = await suggestions();
  await userEvent.keyboard('{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(first?.id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(field().getAttribute('aria-activedescendant')).toBe(last?.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveProperty('value', '求职');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shownAddress()).toBe(`/index/Templatepage?id=${ID}`);
});

it.each([
  ['在线制作', '/index/Template?keyword=学术'],
  ['求职文档', '/index/Templatepage?keyword=学术'],
  ['课程', '/courses?keyword=学术'],
  ['帮助中心', '/index/help?keyword=学术'],
])('Enter searches %s in its list', async (kind, address) => {
  const { shownAddress } = show('/index/index');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '搜索类型' }), kind);
  await userEvent.type(field(), ' 学术 {Enter}');
  expect(shownAddress()).toBe(address);
});

it('a suggestion is chosen by a click, and leads to what it names', async () => {
  const { shownAddress } = show('/index/curriculum');
  await userEvent.type(field(), '求职');
  await userEvent.click(await screen.findByRole('option', { name: /计划$/ }));
  expect(shownAddress()).toBe(`/courses/course?id=${ID.replace(/1$/, '2')}`);
});

it('works on without suggestions', async () => {
  server.answer(suggest, { status: 503, code: 0 });
  const { shownAddress } = show('/index/help');
  await userEvent.type(field(), '密码');
  await waitFor(() => expect(server.callsTo(suggest)).toHaveLength(1));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(shownAddress()).toBe('/index/help?keyword=密码');
});

it('a narrow window opens the field by a button and closes it by Escape', async () => {
  show();
  const opener = screen.getByRole('button', { name: '打开搜索' });
  await userEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Escape}');
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener);
});
