import {
  keepTemplate,
  listMyTemplates,
  listTemplateFacets,
  listTemplates,
} from '@qicheng/contract/template/index';
import { catalog } from '@qicheng/templates/catalog';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { Gallery } from './gallery.js';

jest.mock('@qicheng/templates/preview', () => ({ ResumePreview: () => <p>纸面</p> }));

const codes = Object.keys(catalog);
const summary = (code: string, uses = 0) => {
  const { name, description, category, look, languages, occupations } = catalog[code as keyof typeof catalog];
  return { id: code, code, name, description, category, look, colour: 'blue', languages, occupations, uses };
};
const facets = [
  { key: 'category', name: '用途', values: [{ value: 'academic', name: '学术科研', count: 2 }] },
  { key: 'look', name: '版式', values: [{ value: 'table', name: '表格', count: 0 }] },
];
const pageOf = (all: readonly string[], body: unknown) => {
  const page = Number((body as { page: number }).page);
  return {
    data: { list: all.slice((page - 1) * 12, page * 12).map((code) => summary(code)), total: all.length },
  };
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(listTemplateFacets, { data: { list: facets, total: 2 } });
  server.answer(listTemplates, (body) => pageOf(codes, body));
  useToasts.setState({ toasts: [] });
  useSession.setState({ isMember: false, user: null });
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => server.close());

function show(address = '/index/Template') {
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Gallery startOn={({ template, accent }) => <button>{`用 ${template.name} ${accent}`}</button>} />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const view = render(<RouterProvider router={router} />);
  return { router, search: () => decodeURIComponent(router.state.location.search), ...view };
}

const cardNames = () =>
  within(screen.getByRole('list', { name: '简历模板' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const lastQuery = () => server.callsTo(listTemplates).at(-1)?.body;

it('keeps the name typed on home while the list is filtered', async () => {
  const { router } = show();
  await act(() => router.navigate('/index/Template', { state: { name: '沈一诺' } }));
  await userEvent.type(screen.getByRole('textbox', { name: '搜索模板' }), '会计');
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toContain('会计'));
  expect(router.state.location.state).toEqual({ name: '沈一诺' });
});

describe('template gallery', () => {
  it('shows the catalog before any response, then the usage counts', async () => {
    server.answer(listTemplates, (body) => {
      const answer = pageOf(codes, body);
      answer.data.list[0] = summary(codes[0] ?? '', 37);
      answer.data.list[1] = summary(codes[1] ?? '', 2);
      return answer;
    });
    const { container } = show();
    expect(screen.getByRole('status').textContent).toBe(`共 ${codes.length} 套模板`);
    expect(cardNames()).toHaveLength(12);
    expect(await screen.findByText('37 份简历在用')).toBeTruthy();
    expect(screen.queryByText('2 份简历在用')).toBeNull();
    await screen.findByRole('radio', { name: /学术科研/ });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('filters by a choice that is in the address, and Back reverts it', async () => {
    const { router, search } = show();
    server.answer(listTemplates, (body) =>
      pageOf((body as { category?: string }).category === 'academic' ? ['tem0005'] : codes, body),
    );
    await userEvent.click(await screen.findByRole('radio', { name: /学术科研/ }));
    await screen.findByText('找到 1 套模板');
    expect(search()).toBe('?category=academic');
    expect(cardNames()).toEqual([catalog.tem0005.name]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /表格/ }).disabled).toBe(true);
    await act(() => router.navigate(-1));
    await screen.findByText(`共 ${codes.length} 套模板`);
    await waitFor(() => expect(cardNames()).toHaveLength(12));
  });

  it('searches once after a typing pause, replaces the history entry, and offers a reset when nothing is found', async () => {
    server.answer(listTemplates, (body) => pageOf((body as { keyword?: string }).keyword ? [] : codes, body));
    const { search, router } = show();
    await waitFor(() => expect(server.callsTo(listTemplates)).toHaveLength(1));
    await userEvent.type(screen.getByRole('textbox', { name: '搜索模板' }), '宇航员');
    await screen.findByRole('heading', { name: '没有找到合适的模板' });
    expect(search()).toBe('?keyword=宇航员');
    expect(server.callsTo(listTemplates)).toHaveLength(2);
    expect(router.state.historyAction).toBe('REPLACE');
    await userEvent.click(screen.getByRole('button', { name: '看全部模板' }));
    await waitFor(() => expect(cardNames()).toHaveLength(12));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '搜索模板' }).value).toBe('');
  });

  it('loads further pages with the button, and retries a failed page', async () => {
    show();
    await waitFor(() => expect(server.callsTo(listTemplates)).toHaveLength(1));
    server.answer(listTemplates, { status: 500 });
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect((await screen.findByRole('alert')).textContent).toContain('后面的模板没有读出来');
    server.answer(listTemplates, (body) => pageOf(codes, body));
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await waitFor(() => expect(cardNames()).toHaveLength(24));
  });

  it('says when a filtered list fails to load, and retries', async () => {
    server.answer(listTemplates, { status: 500 });
    show('/index/Template?look=sidebar&sort=hot');
    expect((await screen.findByRole('alert')).textContent).toContain('您选的条件都还在');
    server.answer(listTemplates, (body) => pageOf(['tem0002'], body));
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await screen.findByText('找到 1 套模板');
    expect(lastQuery()).toMatchObject({ look: 'sidebar', sort: 'hot' });
  });

  it('starts in the colour chosen on the card', async () => {
    show();
    const [, second = ''] = catalog.tem0001.accents;
    const swatches = within(screen.getByRole('radiogroup', { name: `“${catalog.tem0001.name}”的颜色` }));
    await userEvent.click(swatches.getByRole('radio', { name: new RegExp(second) }));
    expect(screen.getByRole('button', { name: `用 ${catalog.tem0001.name} ${second}` })).toBeTruthy();
  });

  it('moves through the large previews with the arrows', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: `看大图：${catalog.tem0001.name}` }));
    const dialog = screen.getByRole('dialog', { name: catalog.tem0001.name });
    within(dialog).getByRole('button', { name: '下一套' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).toBe(catalog.tem0002.name);
  });
});

describe('bookmarking a template', () => {
  it('shows at once and is rolled back when the server rejects it', async () => {
    useSession.setState({ isMember: true, user: null });
    server.answer(listMyTemplates, { data: { list: [], total: 0 } });
    server.answer(keepTemplate);
    show();
    const heart = () => screen.getByRole('button', { name: `收藏：${catalog.tem0001.name}` });
    await waitFor(() => expect(server.callsTo(listMyTemplates)).toHaveLength(1));
    const keptTemplate = { ...summary('tem0001'), isKept: true, resumeCount: 0, usedAt: new Date() };
    server.answer(listMyTemplates, { data: { list: [keptTemplate], total: 1 } });
    await userEvent.click(heart());
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    expect(server.callsTo(keepTemplate)[0]?.body).toMatchObject({ tz_url: 'tem0001', is_kept: 1 });
    server.answer(keepTemplate, { reason: 'templateNotListed' });
    await userEvent.click(heart());
    await waitFor(() => expect(server.callsTo(keepTemplate)).toHaveLength(2));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  });
});
