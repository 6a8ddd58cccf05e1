import { listAiProducts } from '@qicheng/contract/ai-product/ai-product.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useGhostwriteDialog } from '#src/lib/dialog-state.js';
import { stubServer } from '#src/testing/stub-server.js';
import { AiGuard } from '#src/app/ai-page-scope.jsx';
import { drawerShare, ProductMenu } from './product-menu.js';

const product = (code: string, path: string) => ({
  code,
  path,
  name: `服务 ${code}`,
  description: '一句话',
  image: `/ai-products/${code}.svg`,
});
const products = {
  'AI 简历服务': [product('resumeAnalysis', '/ai/aiAnalyse'), product('ghostwrite', '/resume/edit?ai=1')],
  'AI 面试预测': [],
  'AI 求职搭子': [product('offer', '/ai/offerAiAnalyse')],
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(listAiProducts, { data: products });
});
afterEach(() => server.close());

const withData = (address: string, children: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </QueryClientProvider>,
  );

it.each([
  [1, 30],
  [4, 30],
  [5, 50],
  [8, 50],
  [9, 65],
  [12, 65],
])('%s services take %s %% of the window [spec 9]', (count, share) => expect(drawerShare(count)).toBe(share));

describe('menu of AI services', () => {
  it('shows the groups that have services, and closes on a choice', async () => {
    const onClose = jest.fn();
    const { container } = withData('/', <ProductMenu onClose={onClose} />);
    const link = await screen.findByRole('link', { name: /服务 offer/ });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'AI 简历服务',
      'AI 求职搭子',
    ]);
    expect((await axe(container)).violations).toEqual([]);
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(link.getAttribute('href')).toBe('/ai/offerAiAnalyse');
  });

  it('asks for the résumé first if the service is the ghost-writer', async () => {
    withData('/', <ProductMenu onClose={jest.fn()} />);
    fireEvent.click(await screen.findByRole('link', { name: /服务 ghostwrite/ }));
    expect(useGhostwriteDialog.getState().isOpen).toBe(true);
  });
});

describe('guard of AI pages', () => {
  const open = (address: string) =>
    withData(
      address,
      <Routes>
        <Route path="/page/404" element="没有找到页面" />
        <Route path="*" element={<AiGuard>一个 AI 页面</AiGuard>} />
      </Routes>,
    );

  it('redirects a path that the server does not list to /page/404', async () => {
    open('/ai/unknown');
    expect(await screen.findByText('没有找到页面')).not.toBeNull();
  });

  it('keeps a listed path, also while the list cannot be loaded', async () => {
    const listed = open('/ai/offerAiAnalyse');
    await waitFor(() => expect(server.callsTo(listAiProducts)).toHaveLength(1));
    expect(screen.getByText('一个 AI 页面')).not.toBeNull();
    listed.unmount();
    server.answer(listAiProducts, { status: 500 });
    open('/ai/unknown');
    await waitFor(() => expect(server.callsTo(listAiProducts)).toHaveLength(2));
    expect(screen.getByText('一个 AI 页面')).not.toBeNull();
  });
});
