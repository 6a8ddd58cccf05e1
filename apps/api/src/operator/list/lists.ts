import { analysisServices } from '@qicheng/analysis/services';
import type {
  AccountState,
  AuditLogService,
  AuditRow,
  UserDirectoryService,
  UserSummary,
} from '@qicheng/core/operator';
import {
  type ExportRecord,
  FAILURE_KINDS,
  type FailureListRepository,
  type FailureRecord,
  type RecordListRepository,
  type RunRecord,
} from '@qicheng/core/operator-list';
import { formatChinaMoment, isUuid } from '@qicheng/core/platform';
import { labelOf } from '../../kit/label-of.js';
import { html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { formTokenField, timeOf } from '../../kit/page/page-shell.js';
import { wrapped } from '../../kit/page/table.js';
import { ACTIONS, actorText, detailText, subjectText } from '../audit-labels.js';
import { exportLabels, serviceLabel, workLabels } from '../overview/figure-labels.js';
import { ageText } from '../overview/overview.page.js';
import { shortId, userLink, userPath } from '../short-id.js';
import type { ListColumn, OperatorList } from './operator-list.js';

/** State labels. */
const statusLabels: ReadonlyMap<string, string> = new Map([
  ['queued', '等待'],
  ['running', '进行中'],
  ['done', '完成'],
  ['failed', '失败'],
]);

const ERRORS: Readonly<Record<string, string>> = {
  broken: '程序出错或进程中断',
  empty: '文件里没有文字',
  expired: '等待太久，已取消',
  modelCapped: '语言模型今天的额度已用完',
  modelRefused: '语言模型拒绝回答',
  modelUnavailable: '语言模型没有回应',
  notResume: '不是简历',
  protected: '文件有密码',
  timedOut: '超时',
  tooComplex: '文件太复杂',
  tooLarge: '内容太多',
  unprintable: '不能排版',
  unreadable: '文件读不懂',
};

/** Failure reason labels; unknown codes are shown as is. */
export const errorLabel = (code: string | null): string => (code === null ? '' : labelOf(ERRORS, code));

const PURPOSES: Readonly<Record<string, string>> = {
  campusEmail: '校园邮箱认证',
  forgotPassword: '重置密码',
  login: '登录',
  phoneChange: '更换手机号',
  recommendPhone: '推荐联系电话',
  register: '注册',
  studentCheck: '学号验证',
  wechatBind: '绑定手机号',
  late: '订单关闭后收到的付款',
  double: '重复支付',
  requested: '买家申请',
  operator: '客服退款',
};

/** Details of the failure: a format, a service or a purpose. */
export const failedThing = (kind: string, what: string): string => {
  if (kind === 'aiRun') return serviceLabel(what);
  if (kind === 'export' || kind === 'report') return labelOf(exportLabels, what);
  return labelOf(PURPOSES, what);
};

interface Row {
  id: string;
  createdAt: Date;
}

const created = (name: string): ListColumn<Row> => ({
  name,
  text: ({ createdAt }) => formatChinaMoment(createdAt),
  of: ({ createdAt }) => timeOf(createdAt),
});
const ownId: ListColumn<Row> = { name: '编号', text: ({ id }) => id, of: ({ id }) => shortId(id) };
const owner: ListColumn<Row & { userId: string | null }> = {
  name: '账号',
  text: ({ userId }) => userId ?? '',
  of: ({ userId }) => userLink(userId),
};
const status: ListColumn<Row & { status: string }> = {
  name: '状态',
  text: (row) => statusLabels.get(row.status) ?? row.status,
  look: (row) => (row.status === 'failed' ? 'bad' : ''),
};
const error: ListColumn<Row & { errorCode: string | null }> = {
  name: '原因',
  text: ({ errorCode }) => errorLabel(errorCode),
};
const attempts: ListColumn<Row & { attempts: number }> = {
  name: '尝试',
  text: (row) => `${row.attempts} 次`,
};
const duration: ListColumn<Row & { finishedAt: Date | null }> = {
  name: '用时',
  text: ({ createdAt, finishedAt }) =>
    finishedAt === null ? '' : ageText((finishedAt.getTime() - createdAt.getTime()) / 1000),
};
const statusFilter = { name: 'status', label: '状态', choices: statusLabels };

const ACCOUNT_STATES: ReadonlyMap<string, string> = new Map([
  ['active', '正常'],
  ['disabled', '已停用'],
  ['closing', '等待注销'],
]);
const stateOf = ({ isDisabled, isClosing }: UserSummary): string =>
  isDisabled ? '已停用' : isClosing ? '等待注销' : '正常';

/** Accounts: names as entered, phones masked. */
export const userList = (users: UserDirectoryService): OperatorList<UserSummary> => ({
  path: operatorPages.users,
  title: '用户',
  lead: '手机号隐藏中间四位。每次查看都会记录。',
  task: 'readUsers',
  above: (viewer) =>
    html`<form method="post" action="${operatorPages.users}" class="filters">
      ${formTokenField(viewer)}
      <div>
        <label for="account">手机号或编号</label>
        <input type="text" id="account" name="account" maxlength="40" autocomplete="off" required />
      </div>
      <button>打开账号</button>
    </form>`,
  filters: [{ name: 'state', label: '状态', choices: ACCOUNT_STATES }],
  columns: [
    created('注册'),
    {
      name: '账号',
      text: ({ id }) => id,
      of: ({ id, username }) => html`<a href="${userPath(id)}">${username || id.slice(-8)}</a>`,
      look: wrapped,
    },
    { name: '手机号', text: ({ maskedPhone }) => maskedPhone || '没有' },
    { name: '简历', text: ({ resumes }) => String(resumes) },
    { name: '导出', text: (row) => String(row.exports) },
    { name: '状态', text: stateOf, look: (row) => (row.isDisabled ? 'bad' : '') },
    ownId,
  ],
  read: ({ filter, actor, ...query }) =>
    users.page(actor, { ...query, state: filter('state') as AccountState }),
});

const EXPORT_CHOICES: ReadonlyMap<string, string> = new Map(
  Object.entries(exportLabels).filter(([format]) => !format.startsWith('report-')),
);

/** Résumé exports of the last day, while their rows are kept. */
export const exportList = (records: RecordListRepository): OperatorList<ExportRecord> => ({
  path: operatorPages.exports,
  title: '导出',
  lead: '记录在完成一天后清除，更早的数字在概况里。简历的内容不显示。',
  task: 'readUsers',
  filters: [{ name: 'format', label: '格式', choices: EXPORT_CHOICES }, statusFilter],
  columns: [
    created('开始'),
    { name: '格式', text: ({ format }) => labelOf(exportLabels, format) },
    status,
    error,
    duration,
    attempts,
    owner,
    ownId,
  ],
  read: ({ filter, ...query }) =>
    records.exports({ ...query, format: filter('format'), status: filter('status') }),
});

const SERVICES: ReadonlyMap<string, string> = new Map(
  Object.entries(analysisServices).map(([service, { label }]) => [service, label]),
);

/** Runs of the AI services. */
export const runList = (records: RecordListRepository): OperatorList<RunRecord> => ({
  path: operatorPages.runs,
  title: 'AI 运行',
  lead: '提问与结果的内容不显示。',
  task: 'readUsers',
  filters: [{ name: 'service', label: '服务', choices: SERVICES }, statusFilter],
  columns: [
    created('开始'),
    { name: '服务', text: ({ service }) => serviceLabel(service) },
    status,
    error,
    duration,
    { name: '扣次数', text: ({ cost }) => String(cost) },
    attempts,
    owner,
    ownId,
  ],
  read: ({ filter, ...query }) =>
    records.runs({ ...query, service: filter('service'), status: filter('status') }),
});

const KINDS: ReadonlyMap<string, string> = new Map(
  FAILURE_KINDS.map((kind) => [kind, labelOf(workLabels, kind)]),
);

/** Failures of every kind. */
export const failureList = (failures: FailureListRepository): OperatorList<FailureRecord> => ({
  path: operatorPages.failures,
  title: '出错',
  lead: '没有做成的事。导出与导入的记录保留一天，更早的数字在概况里。网页与接口按天合计，时间和编号是最近一次的；用编号可以在服务器日志里查到详细错误。',
  task: 'readUsers',
  filters: [{ name: 'kind', label: '类型', choices: KINDS }],
  columns: [
    created('时间'),
    { name: '类型', text: ({ kind }) => KINDS.get(kind) ?? kind },
    { name: '内容', text: ({ kind, what }) => failedThing(kind, what), look: wrapped },
    {
      name: '原因',
      text: ({ kind, errorCode }) => (kind === 'http' ? `请求编号 ${errorCode}` : errorLabel(errorCode)),
      look: wrapped,
    },
    { ...attempts, name: '次数' },
    owner,
    ownId,
  ],
  read: ({ filter, ...query }) => failures.failures({ ...query, kind: filter('kind') }),
});

/** Actions of operators, members and processes. */
export const auditList = (audit: AuditLogService): OperatorList<AuditRow> => ({
  path: operatorPages.audit,
  title: '操作记录',
  lead: '只增不改，保存三年。',
  task: 'readAudit',
  filters: [
    { name: 'action', label: '做了什么', choices: new Map(Object.entries(ACTIONS)) },
    { name: 'operator', label: '运营账号', hint: '名称' },
  ],
  columns: [
    created('时间'),
    {
      name: '谁',
      text: ({ actor }) => actorText(actor),
      of: ({ actor }) =>
        actor.startsWith('user:') ? html`会员 ${userLink(actor.slice(5))}` : actorText(actor),
      look: wrapped,
    },
    { name: '做了什么', text: ({ action }) => labelOf(ACTIONS, action) },
    {
      name: '对象',
      text: subjectText,
      of: (row) => (isUuid(row.subject) ? shortId(row.subject) : subjectText(row)),
      look: wrapped,
    },
    { name: '内容', text: ({ detail }) => detailText(detail), look: wrapped },
  ],
  read: ({ filter, actor: _reader, ...query }) =>
    audit.find({
      ...query,
      action: filter('action'),
      actor: filter('operator') === '' ? '' : `operator:${filter('operator')}`,
    }),
});
