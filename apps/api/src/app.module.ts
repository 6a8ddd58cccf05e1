import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { AccountHttpModule } from './account/account.http.module.js';
import { AiCountHttpModule } from './ai-count/ai-count.http.module.js';
import { AiProductHttpModule } from './ai-product/ai-product.http.module.js';
import { AnalysisHttpModule } from './analysis/analysis.http.module.js';
import { AuthHttpModule } from './auth/auth.http.module.js';
import { CampusEmailHttpModule } from './campus-email/campus-email.http.module.js';
import { CaptchaHttpModule } from './captcha/captcha.http.module.js';
import { ConsentHttpModule } from './consent/consent.http.module.js';
import { ContentHttpModule } from './content/content.http.module.js';
import { ContestHttpModule } from './contest/contest.http.module.js';
import { GuideHttpModule } from './guide/guide.http.module.js';
import { HealthHttpModule } from './health/health.http.module.js';
import { InterviewHttpModule } from './interview/interview.http.module.js';
import { JobsBoardHttpModule } from './jobs-board/jobs-board.http.module.js';
import { InvitationHttpModule } from './invitation/invitation.http.module.js';
import { EgressHttpModule } from './egress/egress.http.module.js';
import { MembershipHttpModule } from './membership/membership.http.module.js';
import { MessageHttpModule } from './message/message.http.module.js';
import { ReportExportHttpModule } from './report-export/report-export.http.module.js';
import { ResumeHttpModule } from './resume/resume.http.module.js';
import { ResumeRecommendationHttpModule } from './resume-recommendation/resume-recommendation.http.module.js';
import { ResumeExportHttpModule } from './resume-export/resume-export.http.module.js';
import { ResumeImportHttpModule } from './resume-import/resume-import.http.module.js';
import { ResumeShareHttpModule } from './resume-share/resume-share.http.module.js';
import { ResumeVersionHttpModule } from './resume-version/resume-version.http.module.js';
import { TemplateHttpModule } from './template/template.http.module.js';
import { TextCheckHttpModule } from './text-check/text-check.http.module.js';
import { WechatHttpModule } from './wechat/wechat.http.module.js';
import { TranslationHttpModule } from './translation/translation.http.module.js';
import { UploadHttpModule } from './upload/upload.http.module.js';
import { AccessGuard } from './kit/access.guard.js';
import { FailureFilter } from './kit/failure.filter.js';
import { ReplyInterceptor } from './kit/reply.interceptor.js';
import { OrderHttpModule } from './order/order.http.module.js';
import { OperatorHttpModule } from './operator/operator.http.module.js';
import { PartnerHttpModule } from './partner/partner.http.module.js';
import { PhraseHttpModule } from './phrase/phrase.http.module.js';
import { ReferenceHttpModule } from './reference/reference.http.module.js';
import { SiteHttpModule } from './site/site.http.module.js';
import { StudentHttpModule } from './student/student.http.module.js';

const features = [
  HealthHttpModule,
  AccountHttpModule,
  AiCountHttpModule,
  AiProductHttpModule,
  AnalysisHttpModule,
  AuthHttpModule,
  CampusEmailHttpModule,
  CaptchaHttpModule,
  InterviewHttpModule,
  JobsBoardHttpModule,
  InvitationHttpModule,
  // Before the operators' pages, which end in the answer to lost addresses below /dev and /ops.
  OrderHttpModule,
  WechatHttpModule,
  OperatorHttpModule,
  PartnerHttpModule,
  ConsentHttpModule,
  ContentHttpModule,
  ContestHttpModule,
  GuideHttpModule,
  EgressHttpModule,
  MembershipHttpModule,
  MessageHttpModule,
  PhraseHttpModule,
  ReferenceHttpModule,
  SiteHttpModule,
  ReportExportHttpModule,
  ResumeHttpModule,
  ResumeExportHttpModule,
  ResumeImportHttpModule,
  ResumeRecommendationHttpModule,
  ResumeShareHttpModule,
  ResumeVersionHttpModule,
  TemplateHttpModule,
  TextCheckHttpModule,
  StudentHttpModule,
  TranslationHttpModule,
  UploadHttpModule,
];

/** Every call, over one core. */
@Module({})
export class AppModule {
  static with(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot(config, database), JobsModule, ...features],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
