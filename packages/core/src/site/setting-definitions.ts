import { z } from 'zod';
import { areAddressRanges } from '../platform/address-ranges/index.js';

/** How an operator edits a setting. */
export type SettingControl = 'flag' | 'choice' | 'number' | 'text' | 'link' | 'links';

interface Definition<Schema extends z.core.$ZodType> {
  schema: Schema;
  /** Applies until an operator sets another value. */
  fallback: z.output<Schema>;
  label: string;
  group: '功能开关' | '安全' | 'AI 次数赠送' | '页脚与资质' | '联系方式与外部链接';
  control: SettingControl;
  hint?: string;
  /** Of a choice: the meaning of each value. */
  options?: readonly { value: number; label: string }[];
}

const define = <Schema extends z.core.$ZodType>(definition: Definition<Schema>) => definition;

const line = z.string().max(200, '不能超过 200 个字');

// Used as href and src: only web addresses and paths of this site, never javascript: or //host.
const link = z
  .string()
  .max(500, '不能超过 500 个字')
  .regex(/^(?:https?:\/\/[^\s]+|\/(?!\/)[^\s]*)?$/, '请输入以 http://、https:// 或 / 开头的地址');

const links = z.array(z.object({ name: line.min(1, '请输入名称'), url: link })).max(20, '最多 20 条');

type Group = Definition<z.core.$ZodType>['group'];
const text = (group: Group, label: string, fallback = '', hint?: string) =>
  define({ schema: line, fallback, label, group, control: 'text', ...(hint ? { hint } : {}) });
const address = (group: Group, label: string, fallback = '', hint?: string) =>
  define({ schema: link, fallback, label, group, control: 'link', ...(hint ? { hint } : {}) });
const flag = (label: string, fallback: boolean, hint: string) =>
  define({ schema: z.boolean(), fallback, label, group: '功能开关', control: 'flag', hint });
const gift = (label: string, fallback: number, hint: string) =>
  define({
    schema: z.number('请输入整数').int('请输入整数').min(0, '不能小于 0').max(1000, '不能大于 1000'),
    fallback,
    label,
    group: 'AI 次数赠送',
    control: 'number',
    hint,
  });

const FOOTER = '页脚与资质';
const CONTACT = '联系方式与外部链接';

/** Every setting that operators may change, with its default [decision 10] [decision 35]. */
export const SETTINGS = {
  vipEnabled: flag('会员功能', true, '关闭后不显示任何价格，AI 服务免费'),
  payEnabled: flag('支付', true, '关闭后仍显示会员与次数，但不能购买'),
  contestFlag: define({
    schema: z.literal([0, 1, 2, 3]),
    fallback: 3,
    label: '简历大赛入口',
    group: '功能开关',
    control: 'choice',
    options: [
      { value: 0, label: '不显示' },
      { value: 1, label: '校级大赛' },
      { value: 2, label: '省级大赛' },
      { value: 3, label: '校级与省级' },
    ],
  }),
  aiCountsEnabled: flag('AI 次数', true, '关闭后不计次数'),
  debugButton: flag('调试按钮', false, '打开后页面上出现“调试模式”按钮'),
  maintenance: flag(
    '维护模式',
    false,
    '打开后页面与接口都回答“正在维护”，运营页与健康检查照常；也可用 pnpm ops maintenance on',
  ),
  maintenanceNote: text('功能开关', '维护说明', '', '显示在维护页上，例如 预计今晚 22:30 恢复'),

  activationGift: gift('首次激活赠送次数', 10, '每个账号一次，须有验证过的手机号；0 表示不赠送'),

  listedCampusEmailGift: gift('校园邮箱认证赠送次数（名单内学校）', 30, '每个账号一次；0 表示不赠送'),
  campusEmailGift: gift('校园邮箱认证赠送次数（其他 .edu.cn）', 10, '每个账号一次；0 表示不赠送'),

  schoolAddressRanges: define({
    schema: z
      .string()
      .max(4000, '不能超过 4000 个字')
      .refine(areAddressRanges, '请输入 202.112.0.0/13 这样的地址段'),
    fallback: '',
    label: '校园网地址段',
    group: '安全',
    control: 'text',
    hint: '这些地址段不受“每个地址每小时 10 条短信”的限制；用逗号隔开。手机号、浏览器和全站的限制仍然有效',
  }),

  logo: address(FOOTER, '顶部标志图片', '', '留空时使用内置标志'),
  footerLinks: define({
    schema: links,
    fallback: [],
    label: '页脚链接',
    group: FOOTER,
    control: 'links',
    hint: '每行一条：名称 空格 地址',
  }),
  recordFiling: text(FOOTER, '备案号'),
  icpPermit: text(FOOTER, '增值电信业务经营许可证'),
  icpPermitImage: address(FOOTER, '增值电信业务经营许可证图片'),
  hrPermit: text(FOOTER, '人力资源服务许可证'),
  hrPermitImage: address(FOOTER, '人力资源服务许可证图片'),
  policeFiling: text(FOOTER, '公安备案号'),
  copyright: text(FOOTER, '版权说明', '启程'),
  operatorName: text(FOOTER, '运营者名称', '', '营业执照上的全称，用户协议与隐私政策所说的“我们”'),
  contactEmail: define({
    schema: z.union([z.literal(''), z.email('请输入正确的邮箱').max(200, '不能超过 200 个字')]),
    fallback: '',
    label: '联系邮箱',
    group: FOOTER,
    control: 'text',
    hint: '个人信息与协议方面的联系方式，显示在页脚',
  }),
  contactAddress: text(FOOTER, '联系地址'),

  channel: text(CONTACT, '渠道名称'),
  hotline: text(CONTACT, '客服热线', '', '400 电话'),
  serviceImage: address(CONTACT, '客服微信二维码图片', '', '留空时不显示咨询入口'),
  communityImage: address(CONTACT, '社群二维码图片'),
  feedbackUrl: address(CONTACT, '意见反馈表单'),
  chatUrl: address(CONTACT, '在线客服窗口'),
  payAgreementUrl: address(CONTACT, '支付服务协议'),
  jobApplicationUrl: address(CONTACT, '岗位投递外链'),
  employmentBridgeUrl: address(CONTACT, '就业桥外链'),
  mobileSiteUrl: address(CONTACT, '移动站地址', '', '留空时手机也使用本站页面'),
} as const;

export type SettingKey = keyof typeof SETTINGS;
export type SettingValues = { -readonly [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]['schema']> };

/** Whether a text names a setting. */
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key);
