import { buyCounts, getTrade, listCountProducts, makeOrder, payOrder } from './order.contract.js';
import { cancelOrder, listOrders, refundOrder, requestInvoice } from './own-order.contract.js';

export { buyCounts, getTrade, listCountProducts, makeOrder, payOrder } from './order.contract.js';
export { cancelOrder, listOrders, refundOrder, requestInvoice } from './own-order.contract.js';

export const orderEndpoints = {
  makeOrder,
  payOrder,
  getTrade,
  listCountProducts,
  buyCounts,
  listOrders,
  cancelOrder,
  refundOrder,
  requestInvoice,
};
