import { SETTINGS } from '@qicheng/core/site';
import { labelOf } from '../kit/label-of.js';
import { ROLE_NAMES } from '../kit/page/page-shell.js';

// Labels for the codes in the audit log. Actions of a later version, and unknown keys, are shown as is.

/** All recorded actions; audit-labels.test.ts compares the list with the sources. */
export const ACTIONS: Readonly<Record<string, string>> = {
  'account.close': '申请注销账号',
  'account.erase': '注销并清除账号',
  'account.reopen': '撤回注销申请',
  'ai-count.grant': '增加 AI 次数',
  'backup.restore': '恢复备份',
  'backup.take': '备份',
  'campaign.create': '建立活动',
  'campaign.disable': '停止活动',
  'content.import': '导入内容',
  'content.remove': '删除内容',
  'content.save': '修改内容',
  'contest.assign': '分配评审',
  'contest.certificates': '颁发证书',
  'contest.close': '大赛截止并编号',
  'contest.create': '建立大赛',
  'contest.exclude': '作品不参加排名',
  'contest.judge': '邀请评委',
  'contest.open': '发布大赛',
  'contest.publish': '公布大赛结果',
  'contest.readmit': '恢复作品排名',
  'data.export': '导出个人数据',
  'database.migrate': '升级数据库',
  'enrolment.import': '导入招生数据',
  'export.aiNoticeOff': '关闭文件上的 AI 标识',
  'figures.export': '下载经营数字',
  'invitation.create': '建立分享码',
  'jobs.import': '导入职位',
  'jobs.remove': '删除职位来源',
  'list.export': '下载列表',
  'message.announce': '发布系统消息',
  'messages.read': '查看本地消息',
  'operator.add': '建立运营账号',
  'operator.disable': '停用运营账号',
  'operator.resetPassword': '重设运营账号密码',
  'operator.signIn': '登录',
  'order.issueInvoice': '标记发票已开具',
  'order.readInvoice': '查看开票信息',
  'order.refund': '全额退款',
  'order.retryRefund': '重新提交退款',
  'partner.add': '登记合作网站',
  'partner.connect': '接入合作网站',
  'partner.disable': '停用合作网站',
  'partner.disconnect': '断开合作网站',
  'partner.rotateKey': '更换合作网站密钥',
  'password.change': '修改密码',
  'password.reset': '重设密码',
  'password.reset.prove': '重设密码前验证',
  'phone.change': '更换手机号',
  'posts.import': '导入职位表',
  'posts.remove': '删除职位表',
  'product.change': '修改商品',
  'recommendation.phone.bind': '推荐时绑定手机号',
  'retention.run': '清理到期数据',
  'roster.import': '导入学生名单',
  'school-domains.import': '导入学校邮箱后缀',
  'school.add': '添加学校',
  'school.figures': '查看院校的使用人数',
  'school.student-sign-in': '设置学号登录',
  'session.open': '登录',
  'session.revoke': '退出一台设备',
  'session.revokeAll': '退出全部设备',
  'setting.change': '修改设置',
  'setting.reset': '恢复默认设置',
  'share.change': '修改分享',
  'share.open': '开启分享',
  'share.renew': '更换分享链接',
  'share.revoke': '收回分享',
  'site.seed': '写入初始数据',
  'student.disable': '停用学号登录',
  'student.enable': '恢复学号登录',
  'student.guessing': '学号登录被反复猜测',
  'student.reset-password': '重设学生初始密码',
  'student.reset-phone': '解除学生手机号',
  'student.show': '查看学生',
  'user.list': '查看账号列表',
  'user.show': '查看账号',
  'wechat.link': '绑定微信',
  'wechat.newDevice': '微信在新设备登录',
  'wechat.unlink': '解绑微信',
};

const KEYS: Readonly<Record<string, string>> = {
  added: '新增',
  amount: '次数',
  changed: '改动',
  days: '天数',
  exam: '考试',
  filters: '筛选',
  generated: '生成密码',
  isSample: '示例',
  key: '依据',
  kind: '类型',
  limit: '最多条数',
  method: '登录方式',
  reason: '原因',
  refused: '拒绝',
  role: '角色',
  rows: '行数',
  school: '院校',
  source: '来源',
  studentSignIn: '学号登录',
  taken: '收入',
  unchanged: '不变',
  updated: '更新',
  version: '版本',
};

const VALUES: Readonly<Record<string, string>> = {
  ...ROLE_NAMES,
  campusNet: '校园就业网',
  'demo:ai-counts': '演示账号的次数',
  employment: '就业平台',
  isOnSale: '上架',
  partner: '合作网站',
  password: '密码',
  priceFen: '价格',
  provincial: '省级',
  register: '注册',
  siteUrl: '就业网',
  smsCode: '短信验证码',
  student: '学号',
  studentContact: '联系方式',
  studentSignIn: '学号登录',
  wechat: '微信',
};

const ACTORS: Readonly<Record<string, string>> = {
  'ops-cli': '命令行',
  seed: '初始数据',
  system: '系统',
  visitor: '访客',
};

/** The actor: a process, or `operator:<name>` and `user:<id>` with the kind in front. */
export function actorText(actor: string): string {
  const [kind, ...name] = actor.split(':');
  if (kind === 'operator') return `运营 ${name.join(':')}`;
  if (kind === 'user') return `会员 ${name.join(':')}`;
  return labelOf(ACTORS, actor);
}

/** Details of an action, as `次数 10，原因 补发`. */
export function detailText(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .map(([key, value]) => `${labelOf(KEYS, key)} ${valueText(value)}`)
    .join('，');
}

function valueText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.map(valueText).join('、');
  return typeof value === 'string' ? labelOf(VALUES, value) : JSON.stringify(value);
}

const SETTING_LABELS = new Map(Object.entries(SETTINGS).map(([key, { label }]) => [key, label]));

/** The subject of an action; a setting by its label. */
export const subjectText = ({ action, subject }: { action: string; subject: string }): string =>
  action.startsWith('setting.') ? (SETTING_LABELS.get(subject) ?? subject) : subject;
