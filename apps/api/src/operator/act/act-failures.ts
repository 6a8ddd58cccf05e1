import type { CampaignSetupFailure } from '@qicheng/core/campaign';
import type { CatalogueFailure } from '@qicheng/core/catalogue';
import type { ExamDataFailure } from '@qicheng/core/exam-data';
import type { InvitationSetupFailure } from '@qicheng/core/invitation';
import type { JobFeedFailure } from '@qicheng/core/jobs-board';
import type { MessageFailure } from '@qicheng/core/message';
import type { OperatorFailure } from '@qicheng/core/operator';
import type { PartnerDirectoryFailure } from '@qicheng/core/partner';
import { type CommonFailure, Failure } from '@qicheng/core/platform';
import type { RosterFailure } from '@qicheng/core/student';

type ActFailure =
  | CampaignSetupFailure
  | CatalogueFailure
  | Extract<ExamDataFailure, 'positionTableUnknown'>
  | InvitationSetupFailure
  | Extract<JobFeedFailure, 'jobSourceUnknown'>
  | MessageFailure
  | OperatorFailure
  | PartnerDirectoryFailure
  | Exclude<RosterFailure, 'rosterColumnsMissing'>
  | Extract<CommonFailure, 'notFound'>;

const TEXTS: Readonly<Record<ActFailure, string>> = {
  announcementInvalid:
    '名称用 2-60 位小写字母、数字、点和短横线；标题 1-60 个字，正文最多 1000 个字；链接是站内路径，例如 /index/help',
  announcementTold: '同名的消息已经发布过，请换一个名称',
  campaignAmountInvalid: '次数应是 1 到 1000 的整数',
  campaignNameInvalid: '活动名称须为 1-50 个字，学校名称最多 100 个字',
  campaignWindowInvalid: '最后一天不能早于第一天',
  formReused: '这张表单已经用别的内容提交过，要再做一次请重新填写',
  inviterInvalid: '邀请编号只用字母、数字、点、横线、下划线和 @，最多 100 个；备注最多 200 个字',
  jobSourceUnknown: '没有这个职位来源',
  notFound: '没有找到，可能已经删除',
  operatorCredentialsWrong: '名称或密码不正确',
  operatorNameInvalid: '名称须为 2-30 个字，只用文字、数字、点、横线和下划线，例如 lin.zhiyuan',
  operatorNameTaken: '已有同名的运营账号',
  operatorPasswordWeak: '密码须为 12-128 位，且至少有 6 种不同的字符',
  operatorRoleUnknown: '没有这个角色',
  operatorUnknown: '没有这个运营账号',
  partnerCodeInvalid: '代码须为 2-30 位，以小写字母开头，只用小写字母、数字和短横线',
  partnerCodeTaken: '已有同一代码的合作网站',
  partnerHostInvalid: '域名要写全、用小写，不带 https:// 和路径',
  partnerServiceInvalid: '至少写一个地址；地址须以 https:// 开头，并且在这个合作网站登记的域名下',
  partnerServiceUnknown: '这个用途没有接入合作网站',
  partnerUnknown: '没有这个合作网站',
  positionTableUnknown: '没有这个版本的职位表',
  productNotFound: '没有这个商品，或它不能改',
  schoolCodeInvalid: '院校代码不正确：1 至 40 个字母、数字、点、横线或冒号',
  schoolNameInvalid: '院校名称不正确：请写 2 至 60 个字的全称',
  schoolSiteInvalid: '网址不正确，应以 http:// 或 https:// 开头',
  schoolTaken: '已有院校用这个名称或代码',
  schoolUnknown: '没有这所院校，请写全称或代码',
  studentPhoneInvalid: '手机号应是 1 开头的 11 位数字',
  studentUnknown: '这所院校的名单里没有这个学号',
};

/** The message of an action that the page itself refuses. */
export class ActRefusalError extends Error {}

/** The message for a refused action; null if it is not a refusal. */
export const refusalText = (thrown: unknown): string | null => {
  if (thrown instanceof ActRefusalError) return thrown.message;
  if (!(thrown instanceof Failure)) return null;
  const { reason } = thrown as Failure;
  return Object.hasOwn(TEXTS, reason) ? TEXTS[reason as ActFailure] : null;
};
