import { Module } from '@nestjs/common';
import { AiCountModule } from '@qicheng/core/ai-count';
import { CampaignModule } from '@qicheng/core/campaign';
import { CatalogueModule } from '@qicheng/core/catalogue';
import { ContentModule } from '@qicheng/core/content';
import { ContestModule } from '@qicheng/core/contest';
import { ExamDataModule } from '@qicheng/core/exam-data';
import { InvitationModule } from '@qicheng/core/invitation';
import { JobFeedModule } from '@qicheng/core/jobs-board';
import { MembershipModule } from '@qicheng/core/membership';
import { MessageModule } from '@qicheng/core/message';
import { OperatorModule, SystemStatusModule } from '@qicheng/core/operator';
import { OperatorListModule } from '@qicheng/core/operator-list';
import { OrderModule } from '@qicheng/core/order';
import { PartnerDirectoryModule, PartnerServicesModule } from '@qicheng/core/partner';
import { PaymentModule } from '@qicheng/core/payment';
import { SiteModule } from '@qicheng/core/site';
import { SiteStatisticsModule } from '@qicheng/core/site-statistics';
import { StudentModule } from '@qicheng/core/student';
import { OperatorActController } from './act/act.controller.js';
import { OperatorContentController } from './content/content.controller.js';
import { OperatorContestActsController } from './contest/contest-acts.controller.js';
import { OperatorContestController } from './contest/contest.controller.js';
import { OperatorJudgingController } from './contest/judging.controller.js';
import { OperatorListController } from './list/list.controller.js';
import { LocalMessagesController } from './local-messages.controller.js';
import { NotFoundController } from './not-found.controller.js';
import { OperatorOrderActsController } from './order/order-acts.controller.js';
import { OperatorOrderController } from './order/order.controller.js';
import { OperatorOverviewController } from './overview/overview.controller.js';
import { OperatorSchoolFiguresController } from './school/school-figures.controller.js';
import { OperatorSettingsController } from './settings.controller.js';
import { OperatorSignInController } from './sign-in.controller.js';
import { OperatorUserController } from './user/user.controller.js';
import { OperatorUserPage } from './user/user.page.js';

@Module({
  imports: [
    AiCountModule,
    CampaignModule,
    CatalogueModule,
    ContentModule,
    ContestModule,
    ExamDataModule,
    InvitationModule,
    JobFeedModule,
    MembershipModule,
    MessageModule,
    OperatorListModule,
    OperatorModule,
    OrderModule,
    PartnerDirectoryModule,
    PartnerServicesModule,
    PaymentModule,
    StudentModule,
    SystemStatusModule,
    SiteModule,
    SiteStatisticsModule,
  ],
  controllers: [
    OperatorSignInController,
    OperatorOverviewController,
    OperatorSettingsController,
    OperatorContentController,
    OperatorContestController,
    OperatorContestActsController,
    OperatorJudgingController,
    OperatorOrderController,
    OperatorOrderActsController,
    OperatorListController,
    OperatorUserController,
    OperatorActController,
    OperatorSchoolFiguresController,
    LocalMessagesController,
    NotFoundController,
  ],
  providers: [OperatorUserPage],
})
export class OperatorHttpModule {}
