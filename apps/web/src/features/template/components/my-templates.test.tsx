import { keepTemplate, listMyTemplates, removeMyTemplate } from '@qicheng/contract/template/index';
import { catalog } from '@qicheng/templates/catalog';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { stubServer } from '#src/testing/stub-server.js';
import { MyTemplates } from './my-templates.js';

const myTemplate = (code: 'tem0001' | 'tem0002', isKept: boolean, resumeCount: number) => {
  const { name, description, category, look, languages, occupations } = catalog[code];
  const usedAt = new Date(2026, 10, 1);
  return {
    id: code,
    code,
    name,
    description,
    category,
    look,
    colour: 'blue',
    languages,
    occupations,
    uses: 3,
    isKept,
    resumeCount,
    usedAt,
  };
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useToasts.setState({ toasts: [] });
});
afterEach(() => server.close());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MyTemplates startOn={({ template }) => <button>{`用 ${template.name}`}</button>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('my templates', () => {
  it('link to the gallery while there is none', async () => {
    server.answer(listMyTemplates, { data: { list: [], total: 0 } });
    show();
    const link = await screen.findByRole('link', { name: '看全部模板' });
    expect(link.getAttribute('href')).toBe('/index/Template');
  });

  it('show the reason for each, and offer to use it', async () => {
    server.answer(listMyTemplates, {
      data: { list: [myTemplate('tem0001', true, 2), myTemplate('tem0002', false, 1)], total: 2 },
    });
    const { container } = show();
    expect(await screen.findByText(/已收藏 · 2 份简历在用/)).toBeTruthy();
    expect(screen.getByRole('button', { name: `用 ${catalog.tem0002.name}` })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are removed after confirmation, and restored unchanged', async () => {
    server.answer(listMyTemplates, { data: { list: [myTemplate('tem0001', false, 2)], total: 1 } });
    server.answer(removeMyTemplate);
    server.answer(keepTemplate);
    show();
    await userEvent.click(await screen.findByRole('button', { name: `移除：${catalog.tem0001.name}` }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/2 份简历不受影响/)).toBeTruthy();
    expect(server.callsTo(removeMyTemplate)).toEqual([]);
    server.answer(listMyTemplates, { data: { list: [], total: 0 } });
    await userEvent.click(question.getByRole('button', { name: '移除' }));
    await waitFor(() => expect(useToasts.getState().toasts[0]?.action?.label).toBe('撤销'));
    expect(server.callsTo(removeMyTemplate)[0]?.body).toMatchObject({ tz_url: 'tem0001' });
    act(() => useToasts.getState().toasts[0]?.action?.run());
    await waitFor(() => expect(server.callsTo(keepTemplate)).toHaveLength(1));
    expect(server.callsTo(keepTemplate)[0]?.body).toMatchObject({ tz_url: 'tem0001', is_kept: 0 });
  });

  it('say that nothing is lost when they fail to load', async () => {
    server.answer(listMyTemplates, { status: 500 });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('您的收藏都还在');
  });
});
