import { labelOf } from '../../kit/label-of.js';
import { exportLabels, serviceLabel } from '../overview/figure-labels.js';

/** State labels. */
export const statusLabels: ReadonlyMap<string, string> = new Map([
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
