import type { CampaignSetupFailure } from '@qicheng/core/campaign';
import type { CatalogueFailure } from '@qicheng/core/catalogue';
import type { ContestAdminFailure } from '@qicheng/core/contest';
import type { ExamDataFailure } from '@qicheng/core/exam-data';
import type { InvitationSetupFailure } from '@qicheng/core/invitation';
import type { JobFeedFailure } from '@qicheng/core/jobs-board';
import type { MessageFailure } from '@qicheng/core/message';
import type { OperatorFailure } from '@qicheng/core/operator';
import type { OrderFailure } from '@qicheng/core/order';
import type { PartnerDirectoryFailure } from '@qicheng/core/partner';
import { type CommonFailure, Failure, isStoreUnavailable } from '@qicheng/core/platform';
import type { SheetFailure } from '@qicheng/core/sheet';
import type { RosterFailure } from '@qicheng/core/student';
import { EnvError } from '@qicheng/env';

/** Every reason that a command can encounter. */
type OpsFailure =
  | CampaignSetupFailure
  | CatalogueFailure
  | Extract<
      OrderFailure,
      'orderNotFound' | 'orderNotRefundable' | 'invoiceNotAwaited' | 'invoiceNumberInvalid' | 'invoiceChanged'
    >
  | ContestAdminFailure
  | ExamDataFailure
  | InvitationSetupFailure
  | JobFeedFailure
  | MessageFailure
  | OperatorFailure
  | PartnerDirectoryFailure
  | RosterFailure
  | SheetFailure
  | CommonFailure;

const TEXTS: Record<OpsFailure, string> = {
  productNotFound: '没有这个商品，或它不能改。用 product list 查看。',
  orderNotFound: '没有这个订单。用 order list 查看。',
  orderNotRefundable: '这个订单不能退款：只有已完成的订单可以。用 order show 查看。',
  invoiceNotAwaited: '这个订单没有等待开具的发票。用 order invoices 查看。',
  invoiceNumberInvalid: '发票号码是 8 至 20 位数字；也可以不写。',
  invoiceChanged: '买家刚改过开票信息，或订单刚刚退款。请重新查看这个订单。',
  operatorNameInvalid: '名称须为 2-30 个字，只用文字、数字、点、横线和下划线，例如 lin.zhiyuan。',
  operatorNameTaken: '已有同名的运营账号。用 operator list 查看。',
  operatorPasswordWeak: '密码须为 12-128 位，且至少有 6 种不同的字符。',
  operatorRoleUnknown:
    '没有这个角色。可选：owner（负责人）、content（内容）、school（院校）、support（客服）、judge（评委）。',
  operatorUnknown: '没有这个运营账号。用 operator list 查看。',
  formReused: '这个编号已经用过，内容却不同。请换一个新的编号。',
  operatorCredentialsWrong: '名称或密码不正确。',
  sheetUnreadable: '这个文件读不懂。请用 UTF-8 或 GB18030 的 CSV，或未加密的 XLSX。',
  sheetTooLarge: '文件太大：最多 10 MB、20000 行。请分成几份导入。',
  sheetColumnsMissing: '第一行要有列名，且必需的列都在。用 --help 查看要有哪些列。',
  positionTableInvalid:
    '考试须是 国考、省考、选调、事业编、三支一扶 或 教师；版本 1-60 个字，示例表的版本里要有“示例”。',
  positionTableUnknown: '没有这个版本的职位表。用 post list 查看。',
  dataSourceMissing: '要写明来源名称（最多 200 字）和日期（如 2026-10-14），网址以 http 开头或不写。',
  rosterColumnsMissing: '第一行要有列名，至少有“学号”和“姓名”；另可有“手机号”“初始密码”。',
  referenceGone: '要用到的内容刚刚被删除。请重新查看后再试。',
  schoolUnknown: '没有这所院校。请写全称或代码；名单里没有的院校用 school add 添加。',
  schoolNameInvalid: '院校名称不正确：请写 2 至 60 个字的全称。',
  schoolCodeInvalid: '院校代码不正确：1 至 40 个字母、数字、点、横线或冒号。',
  schoolTaken: '已有院校用这个名称或代码。同名院校要换代码或资料，请加 --replace。什么都没有写入。',
  schoolSiteInvalid: '网址不正确，应以 http:// 或 https:// 开头。',
  studentUnknown: '这所院校的名单里没有这个学号。',
  studentPhoneInvalid: '手机号应是 1 开头的 11 位数字。',
  contestUnknown: '没有这个大赛。用 contest list 查看。',
  contestInvalid:
    '大赛文件不正确：代码用小写字母、数字和短横线；校级大赛写明学校，省级大赛不写；截止晚于开始；评分标准 1-20 项。格式见 docs/CONTEST.md。',
  contestCodeTaken: '已有同一代码的大赛。',
  contestStillOpen: '报名还没有截止。要提前截止请加 --early。',
  contestStarted: '这个大赛已经截止，作品已编号。',
  contestNotClosed: '先用 contest close 截止并编号；证书要在公布结果之后。',
  contestPublished: '结果已经公布，不能再改动。',
  judgeUnknown: '没有这个评委账号。先用 operator add <名称> --role judge 建立。',
  judgesMissing: '评委人数少于每份作品需要的评委数。',
  entryUnknown: '没有这个编号的作品。',
  pointsInvalid: '分数须在每一项的范围内，最小单位 0.5 分。',
  marksMissing: '还有作品没有评完。确认不再等待请加 --incomplete。',
  exclusionInvalid: '请写明原因，最多 200 字。',
  campaignNameInvalid: '活动名称须为 1-50 个字，学校名称最多 100 个字。',
  campaignAmountInvalid: '次数应是 1 到 1000 的整数。',
  campaignWindowInvalid: '最后一天不能早于第一天。',
  inviterInvalid: '邀请编号只用字母、数字、点、横线、下划线和 @，最多 100 个；备注最多 200 个字。',
  announcementInvalid:
    '名称用 2-60 位小写字母、数字、点和短横线；标题 1-60 个字，正文最多 1000 个字；链接是站内路径，例如 /index/help。',
  announcementTold: '同名的消息已经发布过。换一个名称再发。',
  partnerCodeInvalid: '代码须为 2-30 位，以小写字母开头，只用小写字母、数字和短横线。',
  partnerCodeTaken: '已有同一代码的合作网站。用 partner list 查看。',
  partnerHostInvalid: '域名要写全、用小写，不带 https:// 和路径，例如 jobs.example.cn；不支持通配符。',
  partnerUnknown: '没有这个合作网站。用 partner list 查看。',
  partnerServiceInvalid: '至少写一个地址；地址须以 https:// 开头，并且在这个合作网站登记的域名下。',
  partnerServiceUnknown: '这个用途没有接入合作网站。用 partner services 查看。',
  jobFeedInvalid: '这不是职位文件。应是 qicheng-jobs/1 格式的 JSON，最多 20000 个职位，见 docs/JOBS.md。',
  jobFeedEmpty: '文件里没有可用的职位，原有的职位没有改动。',
  jobSourceInvalid: '来源代码须为 2-30 位，以小写字母开头，只用小写字母、数字和短横线；名称不能为空。',
  jobSourceUnknown: '没有这个来源。用 job list 查看。',
  notFound: '没有找到。请核对编号，编号可以用 list 命令查看。',
  unauthenticated: '需要登录。',
  forbidden: '没有权限。',
  tooManyRequests: '操作过于频繁，请稍后再试。',
  busy: '服务繁忙，请稍后再试。',
  unsettled: '服务繁忙，还不能确认是否已写入。请稍后查看再决定是否重来。',
};

// Operating system errors about a file or folder that the operator named.
const PLACES: Record<string, string> = {
  ENOENT: '没有这个文件',
  EISDIR: '这是一个目录，这里要写文件',
  ENOTDIR: '这是一个文件，这里要写目录',
  EACCES: '没有权限读写这个位置',
  EPERM: '没有权限读写这个位置',
  EROFS: '这个位置在只读的磁盘上，写不进去',
  ENOSPC: '磁盘已满，腾出空间后再运行一次',
};

/** The message of a failure at the terminal, with the remedy where it is known. */
export function explain(thrown: unknown): string {
  if (thrown instanceof EnvError) return thrown.message;
  if (thrown instanceof Failure)
    return TEXTS[thrown.reason as keyof typeof TEXTS] ?? `没有成功（${thrown.reason}）。`;
  if (isStoreUnavailable(thrown))
    return '连接不上数据库。请确认它已启动、DATABASE_URL 正确；pnpm ops doctor 会逐项检查。';
  const { code, path } = (thrown ?? {}) as { code?: unknown; path?: unknown };
  const place = typeof path === 'string' ? path : '';
  if (typeof code === 'string' && code in PLACES) return `${PLACES[code]}${place && `：${place}`}`;
  const text = thrown instanceof Error ? thrown.message.trim() : String(thrown);
  if (/unable to authenticate data/i.test(text))
    return 'APP_SECRET 与写入这些数据时不同，密封的内容打不开。改回原来的 APP_SECRET 再试。';
  return /relation .* does not exist|table .* does not exist/i.test(text)
    ? '数据库还没有建立表。先运行 pnpm ops migrate。'
    : `没有成功：${text}`;
}
