import { type CommonFailure } from '@qicheng/core/platform';
import type { AccountFailure } from '@qicheng/core/account';
import type { AccountSettingsFailure } from '@qicheng/core/account-settings';
import type { AiCountFailure } from '@qicheng/core/ai-count';
import type { AnalysisFailure } from '@qicheng/core/analysis';
import type { AuthFailure } from '@qicheng/core/auth';
import type { CampaignFailure } from '@qicheng/core/campaign';
import type { CampusEmailFailure } from '@qicheng/core/campus-email';
import type { CatalogueFailure } from '@qicheng/core/catalogue';
import type { ContentFailure } from '@qicheng/core/content';
import type { ContestAdminFailure, ContestFailure } from '@qicheng/core/contest';
import type { DataExportFailure } from '@qicheng/core/data-export';
import type { CaptchaFailure } from '@qicheng/core/captcha';
import type { InterviewFailure } from '@qicheng/core/interview';
import type { ExamPostFailure } from '@qicheng/core/exam-data';
import type { ModelCallFailure } from '@qicheng/core/model-call';
import type { InvitationFailure } from '@qicheng/core/invitation';
import type { PartnerFailure } from '@qicheng/core/partner';
import type { MembershipFailure } from '@qicheng/core/membership';
import type { OrderFailure } from '@qicheng/core/order';
import type { PaymentFailure } from '@qicheng/core/payment';
import type { ReportExportFailure } from '@qicheng/core/report-export';
import type { ResumeFailure, ResumeVariantFailure } from '@qicheng/core/resume';
import type { ResumeExportFailure } from '@qicheng/core/resume-export';
import type { ResumeImportFailure } from '@qicheng/core/resume-import';
import type { JobsBoardFailure } from '@qicheng/core/jobs-board';
import type { ResumeRecommendationFailure } from '@qicheng/core/resume-recommendation';
import type { ResumeShareFailure } from '@qicheng/core/resume-share';
import type { ResumeVersionFailure } from '@qicheng/core/resume-version';
import type { StudentFailure } from '@qicheng/core/student';
import type { TemplateFailure } from '@qicheng/core/template';
import type { TextCheckFailure } from '@qicheng/core/text-check';
import type { TranslationFailure } from '@qicheng/core/translation';
import type { UploadFailure } from '@qicheng/core/upload';
import type { WechatFailure } from '@qicheng/core/wechat';
import { accountFailures, accountSettingsFailures } from '@qicheng/contract/account/index';
import { aiCountFailures, campaignFailures } from '@qicheng/contract/ai-count/index';
import { analysisFailures } from '@qicheng/contract/analysis/index';
import { authFailures } from '@qicheng/contract/auth/index';
import { campusEmailFailures } from '@qicheng/contract/campus-email/index';
import { captchaFailures } from '@qicheng/contract/captcha/index';
import { contentFailures } from '@qicheng/contract/content/index';
import { contestAdminFailures, contestFailures } from '@qicheng/contract/contest/index';
import { egressFailures } from '@qicheng/contract/egress/index';
import { interviewFailures } from '@qicheng/contract/interview/index';
import { invitationFailures } from '@qicheng/contract/invitation/index';
import { membershipFailures } from '@qicheng/contract/membership/index';
import { orderFailures } from '@qicheng/contract/order/index';
import { partnerFailures } from '@qicheng/contract/partner/index';
import { reportExportFailures } from '@qicheng/contract/report-export/index';
import { resumeFailures } from '@qicheng/contract/resume/index';
import { resumeExportFailures } from '@qicheng/contract/resume-export/index';
import { resumeImportFailures } from '@qicheng/contract/resume-import/index';
import { jobsBoardFailures } from '@qicheng/contract/jobs-board/index';
import { resumeRecommendationFailures } from '@qicheng/contract/resume-recommendation/index';
import { resumeShareFailures } from '@qicheng/contract/resume-share/index';
import { resumeVersionFailures } from '@qicheng/contract/resume-version/index';
import { studentFailures } from '@qicheng/contract/student/index';
import { templateFailures } from '@qicheng/contract/template/index';
import { textCheckFailures } from '@qicheng/contract/text-check/index';
import { resumeVariantFailures } from '@qicheng/contract/resume-variant/index';
import { translationFailures } from '@qicheng/contract/translation/index';
import { uploadFailures } from '@qicheng/contract/upload/index';
import { wechatFailures } from '@qicheng/contract/wechat/index';
import { failure, type WireFailure } from '@qicheng/contract/kit/endpoint';

const commonFailures = {
  unauthenticated: failure('登录已过期，请重新登录', { status: 401 }),
  forbidden: failure('拒绝访问', { status: 403 }),
  notFound: failure('请求错误，未找到该资源', { status: 404 }),
  tooManyRequests: failure('请稍后再试', { status: 429 }),
  busy: failure('服务繁忙，请稍后再试', { status: 503 }),
  unsettled: failure('服务繁忙，暂时无法确认是否已受理，请稍后查看记录或再试一次，不会重复扣除次数', {
    status: 503,
  }),
} satisfies Record<CommonFailure, WireFailure>;

/** Every reason that core can give; a reason without a wire form does not compile. */
type FailureReason =
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

const wireFailures = {
  ...commonFailures,
  ...accountFailures,
  ...accountSettingsFailures,
  ...aiCountFailures,
  ...analysisFailures,
  ...authFailures,
  ...campaignFailures,
  ...campusEmailFailures,
  ...captchaFailures,
  ...contentFailures,
  ...contestAdminFailures,
  ...contestFailures,
  ...egressFailures,
  ...interviewFailures,
  ...invitationFailures,
  ...membershipFailures,
  ...orderFailures,
  ...partnerFailures,
  ...reportExportFailures,
  ...resumeFailures,
  ...resumeExportFailures,
  ...resumeImportFailures,
  ...jobsBoardFailures,
  ...resumeRecommendationFailures,
  ...resumeShareFailures,
  ...resumeVersionFailures,
  ...studentFailures,
  ...templateFailures,
  ...textCheckFailures,
  ...resumeVariantFailures,
  ...translationFailures,
  ...uploadFailures,
  ...wechatFailures,
} satisfies Record<FailureReason, WireFailure>;

/** The wire form of a reason. Throws for a reason that no feature declared, which is a programming error. */
export function wireFailureOf(reason: string): WireFailure {
  const found = (wireFailures as Record<string, WireFailure>)[reason];
  if (!found) throw new Error(`failure reason without a wire form: ${reason}`);
  return found;
}
