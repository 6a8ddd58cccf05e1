import type { Call } from '@qicheng/contract/kit/client';
import { getMembershipBasics, listCards } from '@qicheng/contract/membership/index';
import { listCountProducts } from '@qicheng/contract/order/index';
import type { Plain } from '#src/lib/plain.js';

/** Prices and benefits of membership, open to visitors; null if membership is not offered. */
export async function loadPrices(ask: Call) {
  const basics = await ask(getMembershipBasics, {});
  if (!basics.isOffered) return { basics, cards: [], packs: [] };
  const [cards, packs] = await Promise.all([ask(listCards, {}), ask(listCountProducts, {})]);
  return { basics, cards: cards.list, packs: packs.list };
}

export type Prices = Plain<Awaited<ReturnType<typeof loadPrices>>>;
