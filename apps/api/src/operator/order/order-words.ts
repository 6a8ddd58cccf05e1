import type { Order } from '@qicheng/core/order';
import { operatorPages } from '../../kit/page/operator-pages.js';

export const yuan = (fen: number): string => `${(fen / 100).toFixed(2)} 元`;

/** What an order gives. */
export function contentOf({ days, aiCounts }: Pick<Order, 'days' | 'aiCounts'>): string {
  const parts = [days > 0 ? `会员 ${days} 天` : '', aiCounts > 0 ? `AI 次数 ${aiCounts} 次` : ''];
  return parts.filter((part) => part !== '').join('，');
}

/** The page of one order, or of an act on it. */
export const orderPath = (number: string, act: '' | 'refund' | 'invoice' = ''): string =>
  `${operatorPages.orders}/${encodeURIComponent(number)}${act && `/${act}`}`;
