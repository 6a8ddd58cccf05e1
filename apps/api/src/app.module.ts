import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AuthModule } from '@qicheng/core/auth';
import { HttpFailureModule } from '@qicheng/core/http-failure';
import { type CoreConfig, type DatabaseOptions, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { AccountHttpModule } from './account/account.http.module.js';
import { AiCountHttpModule } from './ai-count/ai-count.controller.js';
import { AiProductHttpModule } from './ai-product/ai-product.controller.js';
import { AnalysisHttpModule } from './analysis/analysis.http.module.js';
import { AuthHttpModule } from './auth/auth.http.module.js';
import { CampusEmailHttpModule } from './campus-email/campus-email.controller.js';
import { CaptchaHttpModule } from './captcha/captcha.controller.js';
import { ConsentHttpModule } from './consent/consent.controller.js';
import { ContentHttpModule } from './content/content.http.module.js';
import { ContestHttpModule } from './contest/contest.controller.js';
import { EgressHttpModule } from './egress/egress.controller.js';
import { GuideHttpModule } from './guide/guide.controller.js';
import { HealthHttpModule } from './health/health.controller.js';
import { InterviewHttpModule } from './interview/interview.controller.js';
import { InvitationHttpModule } from './invitation/invitation.controller.js';
import { JobApplicationHttpModule } from './job-application/job-application.controller.js';
import { JobsBoardHttpModule } from './jobs-board/jobs-board.controller.js';
import { AccessGuard } from './kit/access.guard.js';
import { FailureFilter } from './kit/failure.filter.js';
import { ReplyInterceptor } from './kit/reply.interceptor.js';
import { MembershipHttpModule } from './membership/membership.controller.js';
import { MessageHttpModule } from './message/message.controller.js';
import { OperatorHttpModule } from './operator/operator.http.module.js';
import { OrderHttpModule } from './order/order.http.module.js';
import { PartnerHttpModule } from './partner/partner.http.module.js';
import { PhraseHttpModule } from './phrase/phrase.controller.js';
import { ReferenceHttpModule } from './reference/reference.controller.js';
import { ReportExportHttpModule } from './report-export/report-export.controller.js';
import { ResumeExportHttpModule } from './resume-export/resume-export.controller.js';
import { ResumeImportHttpModule } from './resume-import/resume-import.controller.js';
import { ResumeRecommendationHttpModule } from './resume-recommendation/recommendation.controller.js';
import { ResumeShareHttpModule } from './resume-share/own-share.controller.js';
import { ResumeVersionHttpModule } from './resume-version/resume-version.controller.js';
import { ResumeHttpModule } from './resume/resume.controller.js';
import { SiteHttpModule } from './site/site.controller.js';
import { StudentHttpModule } from './student/student.controller.js';
import { TemplateHttpModule } from './template/template.controller.js';
import { TextCheckHttpModule } from './text-check/text-check.controller.js';
import { TranslationHttpModule } from './translation/translation.controller.js';
import { UploadHttpModule } from './upload/upload.controller.js';
import { WechatHttpModule } from './wechat/wechat.http.module.js';

// Express tries some three hundred routes in sequence, so the most frequent ones come first.
const features = [
  ResumeHttpModule,
  HealthHttpModule,
  AccountHttpModule,
  AiCountHttpModule,
  AiProductHttpModule,
  AnalysisHttpModule,
  AuthHttpModule,
  CampusEmailHttpModule,
  CaptchaHttpModule,
  InterviewHttpModule,
  JobApplicationHttpModule,
  JobsBoardHttpModule,
  InvitationHttpModule,
  // Before the operators' pages, which handle unknown paths below /dev and /ops.
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

/** All calls, on top of core. */
@Module({})
export class AppModule {
  static with(config: CoreConfig, database: DatabaseOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, database),
        JobsModule,
        AuthModule,
        HttpFailureModule,
        ...features,
      ],
      providers: [
        AccessGuard,
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
        { provide: APP_FILTER, useClass: FailureFilter },
      ],
    };
  }
}
