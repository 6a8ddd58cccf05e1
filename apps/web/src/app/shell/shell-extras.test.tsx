import { getTopBanner } from '@qicheng/contract/content/banner.contract';
import { getServiceCodes } from '@qicheng/contract/content/site-entry.contract';
import type { WebsiteInfo } from '@qicheng/contract/site/site.contract';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { type ServerState, ServerStateProvider } from '#src/lib/site-context.jsx';
import { stubServer } from '#src/testing/stub-server.js';
import { closeStrip, wasClosed } from '#src/features/site/strip/closed-strip.js';
import { DebugHost, ServiceHost, TopStripHost } from './shell-extras.js';

const strip = { image: '', url: '/index/Template', title: '秋招开始了', content: '三步做好一份简历' };
const codes = { serviceImage: '/service.png', communityImage: '/community.png', channel: '' };
const info = {
  chatUrl: 'https://chat.example/room',
  feedbackUrl: 'https://form.example/1',
  hotline: '400-800 1234',
  debugButton: false,
} as unknown as WebsiteInfo;

const Frame = () => (
  <>
    <TopStripHost />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <ServiceHost />
    <DebugHost />
  </>
);

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'closed_strip=; Max-Age=0; Path=/';
  server = stubServer();
  server.answer(getTopBanner, { data: { banner: strip } });
  server.answer(getServiceCodes, { data: codes });
});
afterEach(() => {
  server.close();
  jest.restoreAllMocks();
});

function show(address: string, siteInfo: Partial<WebsiteInfo> = {}, state: Pick<ServerState, 'strip'> = {}) {
  const router = createMemoryRouter([{ path: '*', Component: Frame }], { initialEntries: [address] });
  const { container } = render(
    <ServerStateProvider value={{ ...state, siteInfo: { ...info, ...siteInfo } }}>
      <RouterProvider router={router} />
    </ServerStateProvider>,
  );
  return { container, router };
}

describe('the strip above the top bar', () => {
  it('links to the address set by the operator, and stays closed', async () => {
    const { container } = show('/index/index');
    const link = await screen.findByRole('link', { name: strip.title });
    expect(link.getAttribute('href')).toBe('/index/Template');
    expect(await axe(container)).toHaveProperty('violations', []);
    await userEvent.click(screen.getByRole('button', { name: /^收起通知/ }));
    expect(screen.queryByText(strip.title)).toBeNull();
    expect(document.activeElement?.id).toBe('main');

    cleanup();
    show('/ai/offerAiAnalyse');
    await waitFor(() => expect(server.callsTo(getTopBanner)).toHaveLength(2));
    await screen.findByRole('button', { name: '客服咨询' });
    expect(screen.queryByText(strip.title)).toBeNull();
  });

  it('stays closed for a year, and comes back at once when its text changes', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    closeStrip(strip);
    expect(written.mock.lastCall?.[0]).toContain(`Max-Age=${365 * 24 * 3600}`);
    expect(wasClosed(strip, document.cookie)).toBe(true);
    expect(wasClosed({ ...strip, title: '春招开始了' }, document.cookie)).toBe(false);
  });

  it('is part of the server-rendered page: nothing moves when its code loads', async () => {
    show('/index/index', {}, { strip });
    expect(screen.getByRole('link', { name: strip.title })).toBeTruthy();
    await screen.findByRole('button', { name: '客服咨询' });
    expect(server.callsTo(getTopBanner)).toHaveLength(0);
  });

  it('is requested once, and shown only on home and the AI pages, not above a result', async () => {
    const { router } = show('/index/Template');
    await screen.findByRole('button', { name: '客服咨询' });
    expect(server.callsTo(getTopBanner)).toHaveLength(0);
    await act(() => router.navigate('/ai/aiAnalyse'));
    expect(await screen.findByText(strip.title)).toBeTruthy();
    for (const address of ['/index/curriculum', '/ai/aiAnalyse?run=1', '/ai/aiInterview?session=1']) {
      await act(() => router.navigate(address));
      await waitFor(() => expect(screen.queryByText(strip.title)).toBeNull());
    }
    await act(() => router.navigate('/index/index'));
    expect(await screen.findByText(strip.title)).toBeTruthy();
    expect(server.callsTo(getTopBanner)).toHaveLength(1);
  });
});

describe('the floating widget', () => {
  it('shows both QR codes and the hotline, and opens the chat in a new window', async () => {
    const { container } = show('/index/Template');
    const consult = await screen.findByRole('button', { name: '客服咨询' });
    await userEvent.click(consult);
    const dialog = await screen.findByRole('dialog', { name: '客服咨询' });
    expect(screen.getByAltText('客服微信二维码').getAttribute('src')).toBe('/service.png');
    expect(screen.getByAltText('交流社群二维码')).toBeTruthy();
    expect(screen.getByRole('link', { name: '400-800 1234' }).getAttribute('href')).toBe('tel:4008001234');
    expect(await axe(container)).toHaveProperty('violations', []);
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(document.activeElement).toBe(consult);

    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('link', { name: '在线客服' }));
    expect(open).toHaveBeenCalledWith(
      info.chatUrl,
      '_blank',
      expect.stringContaining('width=600,height=600'),
    );
    expect(screen.getByRole('link', { name: '意见反馈' }).getAttribute('href')).toBe(info.feedbackUrl);
  });

  it('leaves out entries without an address', async () => {
    show('/index/Template', { chatUrl: '', feedbackUrl: '' });
    await screen.findByRole('button', { name: '客服咨询' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is hidden without a service code', async () => {
    server.answer(getServiceCodes, { data: { ...codes, serviceImage: '' } });
    show('/index/index');
    await screen.findByText(strip.title);
    await waitFor(() => expect(server.callsTo(getServiceCodes)).toHaveLength(1));
    expect(screen.queryByRole('complementary', { name: '联系我们' })).toBeNull();
  });
});

describe('the debug button', () => {
  it('is shown by the site flag', async () => {
    show('/index/Template', { debugButton: true });
    expect(await screen.findByRole('button', { name: '调试模式' })).toBeTruthy();
  });

  it('is shown by the address, and stays for the rest of the visit', async () => {
    const { container, router } = show('/index/Template?debug=1');
    await screen.findByRole('button', { name: '调试模式' });
    await act(() => router.navigate('/index/curriculum'));
    await userEvent.click(await screen.findByRole('button', { name: '调试模式' }));
    expect(screen.getByRole('status').textContent).toBe(navigator.userAgent);
    expect(screen.getByRole('button', { name: '清除站点缓存' })).toBeTruthy();
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it('is hidden otherwise', async () => {
    show('/index/Template?debug=0');
    await screen.findByRole('button', { name: '客服咨询' });
    expect(screen.queryByRole('button', { name: '调试模式' })).toBeNull();
  });
});
