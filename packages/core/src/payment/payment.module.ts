import { Module } from '@nestjs/common';
import { MessageModule } from '../message/index.js';
import { OperatorModule } from '../operator/index.js';
import { OrderModule } from '../order/index.js';
import { Clock, CORE_CONFIG, type CoreConfig, payWaysOf } from '../platform/index.js';
import { AlipayProvider } from './alipay/alipay.pay-provider.js';
import { CancelOrder } from './cancel-order.js';
import { LocalCashier } from './local/local-cashier.js';
import { LocalTradeRepository } from './local/local-trade.repository.js';
import { LocalPayProvider } from './local/local.pay-provider.js';
import { PayNoticeRepository } from './pay-notice.repository.js';
import { PayOrder } from './pay-order.js';
import { PaymentRepository } from './payment.repository.js';
import { PaymentWatch } from './payment-watch.service.js';
import { PayProviders } from './provider/pay-providers.js';
import { ReceivePayNotice } from './receive-pay-notice.js';
import { RefundRepository } from './refund.repository.js';
import { Refunds } from './refunds.service.js';
import { WechatPayProvider } from './wechat/wechat.pay-provider.js';

const providers = {
  provide: PayProviders,
  inject: [CORE_CONFIG, LocalTradeRepository, Clock],
  useFactory: ({ pay, appUrl }: CoreConfig, trades: LocalTradeRepository, clock: Clock) =>
    new PayProviders([
      ...(pay?.wechat ? [new WechatPayProvider(pay.wechat, appUrl)] : []),
      ...(pay?.alipay ? [new AlipayProvider(pay.alipay, appUrl)] : []),
      ...(payWaysOf(pay).includes('local') ? [new LocalPayProvider(trades, appUrl, clock)] : []),
    ]),
};

@Module({
  imports: [MessageModule, OperatorModule, OrderModule],
  providers: [
    providers,
    LocalTradeRepository,
    LocalCashier,
    PaymentRepository,
    PaymentWatch,
    PayNoticeRepository,
    ReceivePayNotice,
    PayOrder,
    CancelOrder,
    RefundRepository,
    Refunds,
  ],
  exports: [PayProviders, PayOrder, CancelOrder, PaymentWatch, Refunds, ReceivePayNotice, LocalCashier],
})
export class PaymentModule {}
