import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from '@qicheng/core/account';
import { AiCountModule } from '@qicheng/core/ai-count';
import { CampaignModule } from '@qicheng/core/campaign';
import { SchoolMailDomainModule } from '@qicheng/core/campus-email';
import { CatalogueModule } from '@qicheng/core/catalogue';
import { ContentModule } from '@qicheng/core/content';
import { ContestModule } from '@qicheng/core/contest';
import { ExamDataModule } from '@qicheng/core/exam-data';
import { InvitationModule } from '@qicheng/core/invitation';
import { JobFeedModule } from '@qicheng/core/jobs-board';
import { LedgerAuditModule } from '@qicheng/core/ledger-audit';
import { MessageModule } from '@qicheng/core/message';
import { OperatorModule } from '@qicheng/core/operator';
import { OrderModule } from '@qicheng/core/order';
import { PartnerDirectoryModule, PartnerServicesModule } from '@qicheng/core/partner';
import { PaymentModule } from '@qicheng/core/payment';
import { RestoredDataModule } from '@qicheng/core/personal-data';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { ReferenceModule } from '@qicheng/core/reference';
import { ResumeModule } from '@qicheng/core/resume';
import { RetentionModule } from '@qicheng/core/retention';
import { SiteModule } from '@qicheng/core/site';
import { StudentModule } from '@qicheng/core/student';
import { SeedContent, SeedSampleJobs, SeedSamplePosts, SeedSite } from './seed/seed-content.js';
import { SeedDemo, SeedDemoResume, SeedDemoStudents, SeedDemoContests } from './seed/seed-demo.js';

/** What the commands use of core; none of it needs Redis. */
@Module({})
export class OpsModule {
  static with(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    return {
      module: OpsModule,
      imports: [
        PlatformModule.forRoot(config, database),
        AccountModule,
        AiCountModule,
        CampaignModule,
        CatalogueModule,
        LedgerAuditModule,
        OrderModule,
        PaymentModule,
        ExamDataModule,
        ContentModule,
        ContestModule,
        InvitationModule,
        JobFeedModule,
        MessageModule,
        OperatorModule,
        PartnerDirectoryModule,
        PartnerServicesModule,
        ReferenceModule,
        RestoredDataModule,
        ResumeModule,
        SchoolMailDomainModule,
        RetentionModule,
        SiteModule,
        StudentModule,
      ],
      providers: [
        SeedContent,
        SeedDemo,
        SeedDemoContests,
        SeedDemoResume,
        SeedDemoStudents,
        SeedSampleJobs,
        SeedSamplePosts,
        SeedSite,
      ],
    };
  }
}
