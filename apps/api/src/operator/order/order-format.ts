import type { Order } from '@qicheng/core/order';
import { operatorPages } from '../../kit/page/operator-pages.js';

export const yuan = (fen: number): string => `${(fen / 100).toFixed(2)} 元`;

/** Item name; a count pack is named after its contents, a membership card is not. */
export function boughtIn({ name, days, aiCounts }: Pick<Order, 'name' | 'days' | 'aiCounts'>): string {
  if (days === 0) return name;
  return `${name}（会员 ${days} 天${aiCounts > 0 ? `，AI 次数 ${aiCounts} 次` : ''}）`;
}

/** URL of an order's page, or of an action on it. */
export const orderPath = (number: string, act: '' | 'refund' | 'invoice' = ''): string =>
  `${operatorPages.orders}/${encodeURIComponent(number)}${act && `/${act}`}`;
