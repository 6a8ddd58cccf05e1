import { makeOrder } from '@qicheng/contract/order/index';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#src/lib/api.js';
import { openAuthDialog } from '#src/lib/auth-dialog.js';
import { reportFailure } from '#src/lib/report-failure.js';
import { useSession } from '#src/lib/session.js';
import type { OrderMade } from './purchase-queries.js';

/**
 * From a click on 购买 to an order awaiting payment; a visitor signs in first. Clicks while an order is being
 * created are ignored; the button stays enabled, because the dialog returns the focus to it.
 */
export function usePurchase() {
  const isMember = useSession((state) => state.isMember);
  const [order, setOrder] = useState<OrderMade | null>(null);
  const making = useMutation({
    mutationFn: (productId: number) => call(makeOrder, { productId, requestKey: crypto.randomUUID() }),
    onSuccess: setOrder,
    onError: (error) => reportFailure(error),
  });
  const start = (productId: number) => {
    if (!making.isPending) making.mutate(productId);
  };
  return {
    order,
    buy: (productId: number) =>
      isMember ? start(productId) : openAuthDialog('signIn', () => start(productId)),
    close: () => setOrder(null),
  };
}
