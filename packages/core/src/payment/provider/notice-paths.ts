/** Where each provider tells of a payment; part of the address that an order is made with. */
export const WECHAT_NOTICE_PATH = '/api/pay/notice/wechat';
export const ALIPAY_NOTICE_PATH = '/api/pay/notice/alipay';
