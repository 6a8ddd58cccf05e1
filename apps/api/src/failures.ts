import { type FailureReason, wireFailures } from '@qicheng/contract/failures';
import type { WireFailure } from '@qicheng/contract/kit/endpoint';
import type { AccountFailure } from '@qicheng/core/account';
import type { AccountSettingsFailure } from '@qicheng/core/account-settings';
import type { AiCountFailure } from '@qicheng/core/ai-count';
import type { AnalysisFailure } from '@qicheng/core/analysis';
import type { AuthFailure } from '@qicheng/core/auth';
import type { CampaignFailure } from '@qicheng/core/campaign';
import type { CampusEmailFailure } from '@qicheng/core/campus-email';
import type { CaptchaFailure } from '@qicheng/core/captcha';
import type { CatalogueFailure } from '@qicheng/core/catalogue';
import type { ContentFailure } from '@qicheng/core/content';
import type { ContestAdminFailure, ContestFailure } from '@qicheng/core/contest';
import type { DataExportFailure } from '@qicheng/core/data-export';
import type { ExamPostFailure } from '@qicheng/core/exam-data';
import type { InterviewFailure } from '@qicheng/core/interview';
import type { InvitationFailure } from '@qicheng/core/invitation';
import type { JobApplicationFailure } from '@qicheng/core/job-application';
import type { JobsBoardFailure } from '@qicheng/core/jobs-board';
import type { MembershipFailure } from '@qicheng/core/membership';
import type { ModelCallFailure } from '@qicheng/core/model-call';
import type { OrderFailure } from '@qicheng/core/order';
import type { PartnerFailure } from '@qicheng/core/partner';
import type { PaymentFailure } from '@qicheng/core/payment';
import { type CommonFailure } from '@qicheng/core/platform';
import type { ReportExportFailure } from '@qicheng/core/report-export';
import type { ResumeFailure, ResumeVariantFailure } from '@qicheng/core/resume';
import type { ResumeExportFailure } from '@qicheng/core/resume-export';
import type { ResumeImportFailure } from '@qicheng/core/resume-import';
import type { ResumeRecommendationFailure } from '@qicheng/core/resume-recommendation';
import type { ResumeShareFailure } from '@qicheng/core/resume-share';
import type { ResumeVersionFailure } from '@qicheng/core/resume-version';
import type { StudentFailure } from '@qicheng/core/student';
import type { TemplateFailure } from '@qicheng/core/template';
import type { TextCheckFailure } from '@qicheng/core/text-check';
import type { TranslationFailure } from '@qicheng/core/translation';
import type { UploadFailure } from '@qicheng/core/upload';
import type { WechatFailure } from '@qicheng/core/wechat';

/** All failure reasons of core. */
type CoreReason =
  | CommonFailure
  | AccountFailure
  | AccountSettingsFailure
  | AiCountFailure
  | AnalysisFailure
  | AuthFailure
  | CampaignFailure
  | CampusEmailFailure
  | CaptchaFailure
  | CatalogueFailure
  | ContentFailure
  | ContestAdminFailure
  | ContestFailure
  | DataExportFailure
  | ExamPostFailure
  | InterviewFailure
  | InvitationFailure
  | MembershipFailure
  | ModelCallFailure
  | OrderFailure
  | PaymentFailure
  | PartnerFailure
  | ReportExportFailure
  | ResumeFailure
  | ResumeExportFailure
  | ResumeImportFailure
  | JobApplicationFailure
  | JobsBoardFailure
  | ResumeRecommendationFailure
  | ResumeShareFailure
  | ResumeVersionFailure
  | StudentFailure
  | TemplateFailure
  | TextCheckFailure
  | ResumeVariantFailure
  | TranslationFailure
  | UploadFailure
  | WechatFailure;

// A reason of core without a wire form does not compile.
const knownFailures: Record<CoreReason | FailureReason, WireFailure> = wireFailures;

/** The wire form of a reason. Throws for an undeclared reason, which is a programming error. */
export function wireFailureOf(reason: string): WireFailure & { reason: FailureReason } {
  if (!Object.hasOwn(knownFailures, reason)) throw new Error(`failure reason without a wire form: ${reason}`);
  const known = reason as FailureReason;
  return { ...knownFailures[known], reason: known };
}
