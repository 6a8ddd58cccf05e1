import { Module } from '@nestjs/common';
import { ContentModule } from '@qicheng/core/content';
import { ContestModule } from '@qicheng/core/contest';
import { OperatorModule, SystemStatusModule } from '@qicheng/core/operator';
import { OrderModule } from '@qicheng/core/order';
import { PaymentModule } from '@qicheng/core/payment';
import { SiteModule } from '@qicheng/core/site';
import { OperatorAuditController } from './audit.controller.js';
import { OperatorContentController } from './content/content.controller.js';
import { OperatorContestController } from './contest/contest.controller.js';
import { OperatorContestActsController } from './contest/contest-acts.controller.js';
import { OperatorJudgingController } from './contest/judging.controller.js';
import { OperatorHomeController } from './home.controller.js';
import { NotFoundController } from './not-found.controller.js';
import { LocalMessagesController } from './local-messages.controller.js';
import { OperatorOrderActsController } from './order/order-acts.controller.js';
import { OperatorOrdersController } from './order/orders.controller.js';
import { OperatorSettingsController } from './settings.controller.js';
import { OperatorSignInController } from './sign-in.controller.js';

@Module({
  imports: [
    ContentModule,
    ContestModule,
    OperatorModule,
    OrderModule,
    PaymentModule,
    SystemStatusModule,
    SiteModule,
  ],
  controllers: [
    OperatorSignInController,
    OperatorHomeController,
    OperatorSettingsController,
    OperatorContentController,
    OperatorContestController,
    OperatorContestActsController,
    OperatorJudgingController,
    OperatorOrdersController,
    OperatorOrderActsController,
    OperatorAuditController,
    LocalMessagesController,
    NotFoundController,
  ],
})
export class OperatorHttpModule {}
