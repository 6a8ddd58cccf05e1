import { Module } from '@nestjs/common';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { OrderModule } from '../order/index.js';
import { Clock, CORE_CONFIG, type CoreConfig, payWaysOf } from '../platform/index.js';
import { CancelOrder } from './cancel-order.js';
import { LocalCashier } from './local/local-cashier.js';
import { LocalTradeRepository } from './local/local-trade.repository.js';
import { LocalPayProvider } from './local/local.pay-provider.js';
import { PayNoticeRepository } from './pay-notice.repository.js';
import { PayOrder } from './pay-order.js';
import { PaymentWatchService } from './payment-watch.service.js';
import { PaymentRepository } from './payment.repository.js';
import { PayProviderRegistry } from './provider/pay-provider-registry.js';
import type { PayProvider } from './provider/pay-provider.js';
import { ReceivePayNotice } from './receive-pay-notice.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';

export { CancelOrder } from './cancel-order.js';
export { LocalCashier } from './local/local-cashier.js';
export type { LocalTrade } from './local/local-trade.repository.js';
export { LOCAL_CASHIER_PATH } from './local/local.pay-provider.js';
export { PayOrder } from './pay-order.js';
export type { PaymentFailure } from './provider/pay-provider-registry.js';
export { PaymentWatchService } from './payment-watch.service.js';
export { ALIPAY_NOTICE_PATH, WECHAT_NOTICE_PATH } from './provider/pay-provider.js';
export { PayProviderRegistry } from './provider/pay-provider-registry.js';
export { ReceivePayNotice } from './receive-pay-notice.js';
export { RefundService } from './refund.service.js';

const providers = {
  provide: PayProviderRegistry,
  inject: [CORE_CONFIG, LocalTradeRepository, Clock],
  useFactory: providersOf,
};

/** The configured payment providers; each loads its library only when used. */
async function providersOf({ pay, appUrl }: CoreConfig, trades: LocalTradeRepository, clock: Clock) {
  const providers: PayProvider[] = [];
  if (pay?.wechat) {
    const { WechatPayProvider } = await import('./wechat/wechat.pay-provider.js');
    providers.push(new WechatPayProvider(pay.wechat, appUrl));
  }
  if (pay?.alipay) {
    const { AlipayPayProvider } = await import('./alipay/alipay.pay-provider.js');
    providers.push(new AlipayPayProvider(pay.alipay, appUrl));
  }
  if (payWaysOf(pay).includes('local')) providers.push(new LocalPayProvider(trades, appUrl, clock));
  return new PayProviderRegistry(providers);
}

@Module({
  imports: [MessageModule, OperatorModule, OrderModule],
  providers: [
    providers,
    LocalTradeRepository,
    LocalCashier,
    PaymentRepository,
    PaymentWatchService,
    PayNoticeRepository,
    ReceivePayNotice,
    PayOrder,
    CancelOrder,
    RefundRepository,
    RefundService,
  ],
  exports: [
    PayProviderRegistry,
    PayOrder,
    CancelOrder,
    PaymentWatchService,
    RefundService,
    ReceivePayNotice,
    LocalCashier,
  ],
})
export class PaymentModule {}
