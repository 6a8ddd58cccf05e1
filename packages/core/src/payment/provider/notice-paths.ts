/** Path of each provider's payment notices; part of the address given when an order is created. */
export const WECHAT_NOTICE_PATH = '/api/pay/notice/wechat';
export const ALIPAY_NOTICE_PATH = '/api/pay/notice/alipay';
