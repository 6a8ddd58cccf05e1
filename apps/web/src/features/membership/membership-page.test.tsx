import { getMembership, getMembershipBasics, listCards } from '@qicheng/contract/membership/index';
import { getTrade, listCountProducts, makeOrder, payOrder } from '@qicheng/contract/order/index';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { routes } from '#src/app/routes.jsx';
import { queryClient } from '#src/lib/query-client.js';
import { useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';

const ORDER = '00000000-0000-7000-8000-000000000001';
const member = { documentDownloads: 100, countsPercent: 80 };
const free = { documentDownloads: 10, countsPercent: 100 };
const basics = {
  isOffered: true,
  canBuy: true,
  renewsItself: false,
  refundDays: 7,
  free,
  activationCounts: 12,
};
const card = {
  productId: 1,
  name: '月卡',
  description: '投递季用一个月',
  priceFen: 1800,
  days: 30,
  aiCounts: 60,
  benefits: member,
};
const pack = {
  productId: 11,
  name: 'AI 次数 10 次',
  description: '长期有效',
  aiCounts: 10,
  priceFen: 600,
  ownPriceFen: 600,
  memberPriceFen: 480,
};
const order = {
  orderId: ORDER,
  number: '2026112100000000000001',
  productId: 1,
  kind: 'card',
  name: '月卡',
  amountFen: 1800,
  days: 30,
  aiCounts: 60,
  status: 'pending',
  closedReason: '',
  createdAt: new Date(),
  expiresAt: new Date(Date.now() + 1_800_000),
  paidAt: null,
  refundedAt: null,
};
const detail = {
  ...order,
  paidBy: '',
  transactionId: '',
  refunds: [],
  canRefund: false,
  refundNote: '',
  invoice: null,
  invoiceStatus: '',
  invoiceNumber: '',
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  queryClient.clear();
  server = stubServer();
  useSession.setState({ isMember: true, user: sampleUser });
  server.answer(getMembershipBasics, { data: basics });
  server.answer(listCards, { data: { list: [card] } });
  server.answer(listCountProducts, { data: { list: [pack] } });
  server.answer(getMembership, {
    data: { productId: 0, cardName: '', endsAt: '', daysLeft: 0, benefits: free },
  });
});
afterEach(() => server.close());

const show = () => {
  const pages = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? []);
  return render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: ['/member/info'] })} />);
};

it('shows every price, what stays free, and that nothing renews automatically', async () => {
  const { container } = show();
  expect(await screen.findByText('当前不是会员。免费功能一直可用。')).not.toBeNull();
  expect(screen.getByText('一次性付款，没有自动续费')).not.toBeNull();
  expect(within(screen.getByRole('list', { name: '会员卡' })).getByText('¥18')).not.toBeNull();
  expect(screen.getByRole('row', { name: /导出 PDF/ }).textContent).toContain('免费，不限次数，无水印');
  expect(screen.getByRole('row', { name: '下载求职文档（Word） 每月 10 份 每月 100 份' })).not.toBeNull();
  expect(screen.getByRole('row', { name: /^AI 次数/ }).textContent).toContain('注册赠送 12 次');
  expect(screen.getByText('约 ¥0.60 一次')).not.toBeNull();
  expect(screen.getByText('会员 ¥4.80')).not.toBeNull();
  expect(screen.getByText(/按每次的价格，会员卡更便宜/)).not.toBeNull();
  expect(await axe(container)).toMatchObject({ violations: [] });
});

it('does not call the cards cheaper if a pack costs less for each count', async () => {
  server.answer(listCountProducts, {
    data: { list: [{ ...pack, aiCounts: 200, priceFen: 2500, ownPriceFen: 2000 }] },
  });
  show();
  expect(await screen.findByText('约 ¥0.10 一次')).not.toBeNull();
  expect(screen.getByText('会员价，原价 ¥25')).not.toBeNull();
  expect(screen.queryByText(/会员卡更便宜/)).toBeNull();
});

it('shows a member the expiry date', async () => {
  const endsAt = new Date('2026-12-21T02:00:00Z');
  server.answer(getMembership, {
    data: { productId: 1, cardName: '月卡', endsAt, daysLeft: 30, benefits: member },
  });
  show();
  const membership = await screen.findByText(/有效期至 2026年12月21日/);
  expect(membership.textContent).toContain('还剩 30 天');
});

it('pays an order without a reload, and confirms it', async () => {
  let status = 'pending';
  server.answer(getMembershipBasics, { data: { ...basics, refundDays: 9 } });
  server.answer(makeOrder, { data: { order, providers: ['local'] } });
  server.answer(payOrder, {
    data: {
      order,
      way: { provider: 'local', kind: 'qr', url: 'http://localhost/dev/cashier?payment=1', qrCode: 'data:,' },
    },
  });
  server.answer(getTrade, () => ({ data: { ...detail, status } }));
  show();
  const button = () => screen.getByRole('button', { name: '购买月卡' });
  await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
  await userEvent.click(button());
  expect(await screen.findByText(/不会产生真实扣款/)).not.toBeNull();
  expect(screen.getByText(/9 天内未使用可在“我的订单”自助全额退款/)).not.toBeNull();
  expect(screen.getByRole('link', { name: '打开本地收银台' }).getAttribute('href')).toContain('/dev/cashier');
  status = 'granted';
  expect(await screen.findByRole('heading', { name: '支付成功' })).not.toBeNull();
  const [orderCall] = server.callsTo(makeOrder);
  expect(orderCall?.body).toMatchObject({ product_id: 1 });
});

it('offers nothing to buy while payment is off, and no price without VIP features', async () => {
  server.answer(getMembershipBasics, { data: { ...basics, canBuy: false } });
  const { unmount } = show();
  expect(await screen.findByText('暂未开放购买，以下价格仅供了解。')).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^购买/ })).toBeNull();
  unmount();
  queryClient.clear();
  server.answer(getMembershipBasics, { data: { ...basics, isOffered: false, canBuy: false } });
  show();
  await waitFor(() => expect(screen.getByRole('heading', { name: '所有功能都免费' })).not.toBeNull());
  expect(screen.queryByText(/¥/)).toBeNull();
});
