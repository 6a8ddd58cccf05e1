import { getMembership, getMembershipBasics, listCards } from '@qicheng/contract/membership/index';
import {
  getTrade,
  listCountProducts,
  listOrders,
  type makeOrder,
  payOrder,
} from '@qicheng/contract/order/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { getPayInfo } from '@qicheng/contract/site/pay-info.contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

export type OrderSummary = ResultOf<typeof listOrders>['list'][number];
export type OrderDetail = ResultOf<typeof getTrade>;
export type OrderMade = ResultOf<typeof makeOrder>;
export type PayProvider = OrderMade['providers'][number];
export type Card = ResultOf<typeof listCards>['list'][number];
export type CountProduct = ResultOf<typeof listCountProducts>['list'][number];

/** Root query key, to invalidate all of these queries at once. */
const PURCHASE = 'purchase';
const POLL_MS = 2_500;
const PAGE_SIZE = 10;

export const purchaseKey = [PURCHASE] as const;

export const basicsQuery = queryOptions({
  queryKey: [PURCHASE, 'basics'],
  queryFn: ({ signal }) => call(getMembershipBasics, {}, { signal }),
});

export const cardsQuery = queryOptions({
  queryKey: [PURCHASE, 'cards'],
  queryFn: async ({ signal }) => (await call(listCards, {}, { signal })).list,
});

export const membershipQuery = queryOptions({
  queryKey: [PURCHASE, 'membership'],
  queryFn: ({ signal }) => call(getMembership, {}, { signal }),
});

export const countProductsQuery = queryOptions({
  queryKey: [PURCHASE, 'counts'],
  queryFn: async ({ signal }) => (await call(listCountProducts, {}, { signal })).list,
});

const isProvider = (name: string): name is PayProvider => ['wechat', 'alipay', 'local'].includes(name);

/** The available payment providers; none while nothing is for sale. */
export const payProvidersQuery = queryOptions({
  queryKey: [PURCHASE, 'providers'],
  queryFn: async ({ signal }) => {
    const { basic, payComponent } = await call(getPayInfo, {}, { signal });
    return basic.payEnabled ? payComponent.split(',').filter(isProvider) : [];
  },
});

/** The payment link or code of an order; requested once per order and provider. */
export const payWayQuery = (orderId: string, provider: PayProvider) =>
  queryOptions({
    queryKey: [PURCHASE, 'way', orderId, provider],
    queryFn: async ({ signal }) => (await call(payOrder, { orderId, provider }, { signal })).way,
    staleTime: Infinity,
    retry: false,
  });

/** An order, polled while it awaits payment or a refund. */
export const tradeQuery = (orderId: string) =>
  queryOptions({
    queryKey: [PURCHASE, 'trade', orderId],
    queryFn: ({ signal }) => call(getTrade, { orderId }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.status === 'pending' || data.status === 'refunding' ? POLL_MS : false,
  });

export const ordersQuery = infiniteQueryOptions({
  queryKey: [PURCHASE, 'orders'],
  queryFn: ({ pageParam: page, signal }) => call(listOrders, { page, limit: PAGE_SIZE }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : null),
});
