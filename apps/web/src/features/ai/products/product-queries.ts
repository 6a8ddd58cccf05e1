import { listAiProducts } from '@qicheng/contract/ai-product/ai-product.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

const HALF_HOUR_MS = 1_800_000;

/** The AI services by group, as the server lists them. */
export const productsQuery = queryOptions({
  queryKey: ['ai', 'products'],
  queryFn: ({ signal }) => call(listAiProducts, {}, { signal }),
  staleTime: HALF_HOUR_MS,
});
