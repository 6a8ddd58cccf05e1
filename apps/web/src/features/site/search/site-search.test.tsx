import { listAiProducts } from '@qicheng/contract/ai-product/ai-product.contract';
import { suggest } from '@qicheng/contract/content/search.contract';
import { searchJobs } from '@qicheng/contract/jobs-board/job.contract';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { SiteSearch } from './site-search.js';

const ID = '00000000-0000-7000-8000-000000000001';
const found = [
  { id: ID, title: '求职信范文' },
  { id: ID.replace(/1$/, '2'), title: '应届生的求职计划' },
];

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  useSession.setState({ isMember: false, user: null });
  server = stubServer();
  server.answer(suggest, { data: { list: found } });
  server.answer(searchJobs, { data: { list: [], total: 0 } });
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

it('suggests matches after a pause, with the keyword highlighted', async () => {
  const { container } = show();
  await userEvent.type(field(), '求职');
  expect(await suggestions()).toHaveLength(2);
  expect(server.callsTo(suggest).map(({ body }) => body)).toEqual([{ kind: 'document', keyword: '求职' }]);
  expect(screen.getAllByText('求职', { selector: 'mark' })).toHaveLength(2);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(await axe(container)).toHaveProperty('violations', []);
});

it('is operated by arrows, Enter and Escape', async () => {
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
  ['职位', '/jobs/list?keyword=学术'],
])('Enter searches %s in its list', async (kind, address) => {
  const { shownAddress } = show('/index/index');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '搜索类型' }), kind);
  await userEvent.type(field(), ' 学术 {Enter}');
  expect(shownAddress()).toBe(address);
});

it('is the same button on a list, which has its own search field, and on every other page', () => {
  const openerOn = (address: string) => {
    const { container } = show(address);
    const [root] = container.children;
    const shown = [
      root?.cloneNode() as Element,
      within(root as HTMLElement).getByRole('button', { name: '打开搜索' }),
    ];
    return shown.map(({ outerHTML }) => outerHTML).join('');
  };
  expect(openerOn('/index/Template')).toBe(openerOn('/index/index'));
  expect(openerOn('/jobs/list')).toContain('Ctrl K');
});

it('a suggestion is chosen by click, and opens its target', async () => {
  const { shownAddress } = show('/index/curriculum');
  await userEvent.type(field(), '求职');
  await userEvent.click(await screen.findByRole('option', { name: /计划$/ }));
  expect(shownAddress()).toBe(`/courses/course?id=${ID.replace(/1$/, '2')}`);
});

it('finds pages, services, the member’s own résumés and content at once, and labels their kind', async () => {
  useSession.setState({ isMember: true });
  server.answer(listAiProducts, {
    data: {
      求职: [{ code: 'offer', name: '求职计划对比', description: '', image: '', path: '/ai/offerAiAnalyse' }],
    },
  });
  const resume = {
    id: ID,
    title: '求职简历',
    templateCode: 'tem0001',
    language: 'zh',
    version: 1,
    updatedAt: new Date(2026, 10, 1),
  };
  server.answer(listResumes, { data: { list: [resume], total: 1 } });
  server.answer(suggest, (body) => ({
    data: { list: (body as { kind: string }).kind === 'help' ? found : [] },
  }));
  const { container, shownAddress } = show('/index/index');
  await userEvent.type(field(), '求职');
  expect((await suggestions()).map(({ textContent }) => textContent)).toEqual([
    '求职简历我的简历',
    '求职文档页面',
    '求职进展页面',
    '求职计划对比AI 服务',
    '求职信范文帮助中心',
    '应届生的求职计划帮助中心',
  ]);
  expect(await axe(container)).toHaveProperty('violations', []);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(shownAddress()).toBe('/personal/applications');
});

it('Enter opens the first result when everything is searched', async () => {
  server.answer(listAiProducts, { data: {} });
  server.answer(suggest, (body) => ({
    data: { list: (body as { kind: string }).kind === 'course' ? found : [] },
  }));
  const { shownAddress } = show('/index/index');
  await userEvent.type(field(), '求职信');
  await suggestions();
  const marked = async () => (await suggestions()).map(({ dataset }) => dataset['next'] === 'true');
  expect((await marked()).indexOf(true)).toBe(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(await marked()).not.toContain(true);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(shownAddress()).toBe(`/courses/course?id=${ID}`);
});

const job = {
  id: ID,
  title: '育婴师',
  company: '示例家政',
  city: '长沙',
  tags: [],
  salary: '6-8K',
  degree: '不限',
  employment: '全职',
  isSample: true,
  publishedOn: '2026-11-01',
  closesOn: null,
  fit: null,
};

it('finds jobs among everything, and says that a job is an example', async () => {
  server.answer(listAiProducts, { data: {} });
  server.answer(suggest, { data: { list: [] } });
  server.answer(searchJobs, {
    data: { list: [job, { ...job, id: ID.replace(/1$/, '3'), isSample: false }], total: 2 },
  });
  const { shownAddress } = show('/index/index');
  await userEvent.type(field(), '育婴');
  expect((await suggestions()).map(({ textContent }) => textContent)).toEqual([
    '育婴师 · 示例家政示例职位',
    '育婴师 · 示例家政职位',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(shownAddress()).toBe(`/jobs/list?id=${ID}`);
});

it('suggests jobs alone on the page of jobs', async () => {
  server.answer(searchJobs, { data: { list: [job], total: 1 } });
  const { shownAddress } = show('/jobs/list');
  await userEvent.type(field(), '育婴');
  expect((await suggestions()).map(({ textContent }) => textContent)).toEqual(['育婴师 · 示例家政示例职位']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shownAddress()).toBe(`/jobs/list?id=${ID}`);
  expect(server.callsTo(suggest)).toEqual([]);
});

it('says that nothing was found, and Enter then stays on the page', async () => {
  server.answer(listAiProducts, { data: {} });
  server.answer(suggest, { data: { list: [] } });
  const { shownAddress } = show('/index/index');
  await userEvent.type(field(), '冷门词');
  expect((await screen.findByRole('status')).textContent).toBe('没有找到“冷门词”，换个说法试试');
  await userEvent.keyboard('{Enter}');
  expect(shownAddress()).toBe('/index/index');
});

it('does not say that nothing was found if a source did not answer', async () => {
  server.answer(listAiProducts, { data: {} });
  server.answer(suggest, { data: { list: [] } });
  server.answer(searchJobs, { status: 503, code: 0 });
  const { shownAddress } = show('/index/index');
  await userEvent.type(field(), '冷门词{Enter}');
  await waitFor(() => expect(shownAddress()).toBe('/index/Template?keyword=冷门词'));
  expect(screen.queryByRole('status')).toBeNull();
});

it('Enter before the suggestions have arrived opens the first of them', async () => {
  server.answer(listAiProducts, { data: {} });
  const { shownAddress } = show('/index/index');
  await userEvent.type(field(), '计划{Enter}');
  await waitFor(() => expect(shownAddress()).toBe(`/index/Templatedetails?id=${ID}`));
});

it('requests no résumés and shows no member pages for a visitor, and a failing source leaves the others', async () => {
  server.answer(listAiProducts, { status: 503, code: 0 });
  show('/index/index');
  await userEvent.type(field(), '求职');
  const texts = (await suggestions()).map(({ textContent }) => textContent);
  expect(texts).toContain('求职文档页面');
  expect(texts).not.toContain('求职进展页面');
  expect(server.callsTo(listResumes)).toHaveLength(0);
});

it('Ctrl+K focuses the field from anywhere', async () => {
  show('/index/index');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(document.activeElement).toBe(field());
});

it('works without suggestions', async () => {
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
