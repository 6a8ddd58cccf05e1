import type { CampaignSetupFailure } from '@qicheng/core/campaign';
import type { CatalogueFailure } from '@qicheng/core/catalogue';
import type { ExamDataFailure } from '@qicheng/core/exam-data';
import type { InvitationSetupFailure } from '@qicheng/core/invitation';
import type { JobFeedFailure } from '@qicheng/core/jobs-board';
import type { MessageFailure } from '@qicheng/core/message';
import type { OperatorFailure } from '@qicheng/core/operator';
import type { PartnerDirectoryFailure } from '@qicheng/core/partner';
import { isUuid, type CommonFailure, Failure, isCalendarDay } from '@qicheng/core/platform';
import type { RosterFailure } from '@qicheng/core/student';
import type { Request, Response } from 'express';
import { MalformedInputError } from '../../kit/malformed-input.js';
import { formFields, queryText } from '../../kit/page/form-fields.js';
import type { Viewer } from '../../kit/page/page-shell.js';
import { sendPage } from '../../kit/page/send-page.js';
import { type ActState, actPage, confirmationPage, FORM_KEY } from './act.page.js';
import type { ActPage, ActField, OperatorAct } from './operator-act.js';

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
const refusalText = (thrown: unknown): string | null => {
  if (thrown instanceof ActRefusalError) return thrown.message;
  if (!(thrown instanceof Failure)) return null;
  const { reason } = thrown as Failure;
  return Object.hasOwn(TEXTS, reason) ? TEXTS[reason as ActFailure] : null;
};

const MAX_LENGTH = 200;
/** Format and control characters are not allowed in names. */
const INVISIBLE = /\p{Cc}|\p{Cf}/u;

interface ActInput {
  values: ReadonlyMap<string, string>;
  /** The first field error; null if all are valid. */
  problem: string | null;
}

/** Parses an action's fields; unknown fields are ignored. */
export function readActInput(act: OperatorAct, fields: ReadonlyMap<string, string>): ActInput {
  const values = new Map(act.fields.map(({ name }) => [name, (fields.get(name) ?? '').trim()]));
  const problems = act.fields.map((field) => problemOf(field, values.get(field.name) ?? ''));
  return { values, problem: problems.find((problem) => problem !== null) ?? null };
}

function problemOf(field: ActField, text: string): string | null {
  const {
    label,
    isRequired = false,
    maxLength = MAX_LENGTH,
    range,
    isDay = false,
    isLong = false,
    isYuan = false,
    choices,
  } = field;
  if (text === '') return isRequired ? `请填写“${label}”` : null;
  if ([...text].length > maxLength) return `“${label}”不能超过 ${maxLength} 个字`;
  if (!isLong && INVISIBLE.test(text)) return `“${label}”含有不能用的字符`;
  if (choices !== undefined && !choices.has(text)) return `“${label}”没有这个选项`;
  if (range !== undefined && !isWithin(text, range))
    return `“${label}”应是 ${range[0]} 到 ${range[1]} 的整数`;
  if (isYuan && fenOf(text) === null) return `“${label}”应是金额，例如 18 或 18.50，最多 100000 元`;
  return isDay && !isCalendarDay(text) ? `“${label}”应是日期，例如 2026-12-01` : null;
}

const isWithin = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;

const MAX_FEN = 10_000_000;

/** An amount in yuan as whole fen; null if invalid, zero or too large. */
export function fenOf(text: string): number | null {
  const [, yuan, rest = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const fen = yuan === undefined ? 0 : Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  return fen > 0 && fen <= MAX_FEN ? fen : null;
}

interface Exchange {
  viewer: Viewer;
  request: Request;
  response: Response;
}

/** Shows an action page; `?done=` names the completed action. */
export async function showActs(page: ActPage, exchange: Exchange): Promise<void> {
  const done = page.acts.find(({ name }) => name === queryText(exchange.request, 'done'))?.done;
  await send(page, exchange, { done });
}

/** Performs a form's action: validated, confirmed if irreversible, then done once. */
export async function submitAct(page: ActPage, exchange: Exchange): Promise<void> {
  const { viewer, request, response } = exchange;
  const fields = formFields(request);
  const act = page.acts.find(({ name }) => name === fields.get('act'));
  if (act === undefined) throw new MalformedInputError('没有这个操作');
  const { values, problem } = readActInput(act, fields);
  const refuse = (text: string) => send(page, exchange, { problem: { act: act.name, text, values } }, 400);
  if (problem !== null) return refuse(problem);
  const formKey = (fields.get(FORM_KEY) ?? '').toLowerCase();
  if (act.isKeyed && !isUuid(formKey)) return refuse('页面已过期，请重新提交');
  if (act.warning !== undefined && fields.get('confirmed') !== '1') {
    const body = confirmationPage(page, act, viewer, { values, formKey });
    return sendPage(response, { title: act.label, path: page.path, viewer, body });
  }
  try {
    const outcome = await act.run(
      `operator:${viewer.operator.name}`,
      (name) => values.get(name) ?? '',
      formKey,
    );
    if (outcome?.secret === undefined && outcome?.text === undefined)
      response.set('Cache-Control', 'no-store').redirect(303, `${page.path}?done=${act.name}`);
    else await send(page, exchange, { done: outcome.text ?? act.done, secret: outcome.secret });
  } catch (thrown) {
    const text = refusalText(thrown);
    if (text === null) throw thrown;
    await refuse(text);
  }
}

async function send(
  page: ActPage,
  { viewer, response }: Exchange,
  state: ActState,
  status = 200,
): Promise<void> {
  const body = await actPage(page, viewer, state);
  sendPage(response, { title: page.title, path: page.path, viewer, body }, status);
}
