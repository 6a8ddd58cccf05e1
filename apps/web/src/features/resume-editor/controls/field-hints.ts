import type { PartialDate } from '@qicheng/resume/document';

/** Input attributes and hints of a field beyond the model, by field name. */
export interface FieldHint {
  readonly hint?: string;
  readonly example?: PartialDate;
  readonly unit?: string;
  readonly max?: number;
  readonly whole?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'tel' | 'email' | 'url' | 'numeric';
  readonly autoComplete?: string;
  /** Warnings about a text; the first broken rule is shown. None prevents saving. */
  readonly checks?: readonly TextRule[];
}

interface TextRule {
  readonly pattern: RegExp;
  readonly message: string;
}

const PHONE = { pattern: /^[+\d][\d\s()-]{5,}$/, message: '请检查电话号码' };
// 13 to 19 start a mainland mobile number of 11 digits; with a country code the length may differ.
const MOBILE = {
  pattern: /^(?!1[3-9][\d\s-]*$)|^(?:\d[\s-]*){11}$/,
  message: '大陆手机号是 11 位，请核对；外国号码请在前面写上“+”和国家代码',
};
const EMAIL = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: '请检查邮箱格式' };
export const LINK = {
  pattern: /^(https?:\/\/|mailto:|tel:)\S+$/i,
  message: '链接须以 http:// 或 https:// 开头',
};

const BULLETS = '一条写一件事：做了什么、怎么做、结果如何';
const ENTER = '输入后按回车';

export const FIELD_HINTS: Readonly<Record<string, FieldHint>> = {
  headline: { hint: '例如：数据分析方向应届硕士' },
  phone: { inputMode: 'tel', autoComplete: 'tel', maxLength: 40, checks: [PHONE, MOBILE] },
  email: { inputMode: 'email', autoComplete: 'email', checks: [EMAIL] },
  website: { inputMode: 'url', checks: [LINK] },
  link: { inputMode: 'url', checks: [LINK] },
  birthDate: { example: { y: 2003, m: 8 } },
  workSince: { example: { y: 2018, m: 7 } },
  qq: { inputMode: 'numeric', maxLength: 40 },
  heightCm: { unit: 'cm', max: 300 },
  weightKg: { unit: 'kg', max: 500 },
  driverLicence: { hint: '例如：C1', maxLength: 40 },
  idNumber: { hint: '不会打印到简历上', maxLength: 40 },
  studentNumber: { hint: '不会打印到简历上', maxLength: 40 },
  chsiCode: { hint: '不会打印到简历上', maxLength: 40 },
  arrival: { hint: '例如：两周内到岗' },
  industries: { hint: ENTER },
  tech: { hint: ENTER },
  keywords: { hint: ENTER },
  schoolingYears: { unit: '年', max: 20 },
  averageScore: { unit: '分', max: 1000 },
  unit: { maxLength: 20 },
  hours: { unit: '小时', max: 100_000 },
  teamSize: { unit: '人', max: 100_000, whole: true },
  authorOrder: { hint: '第几作者', max: 1000, whole: true },
  inventorOrder: { max: 1000, whole: true },
  ownerOrder: { max: 1000, whole: true },
  authors: { hint: '按署名顺序，用逗号分开' },
  grade: { hint: '例如：一等奖' },
  exam: { hint: '例如：CET-6' },
  highlights: { hint: BULLETS },
  addressee: { hint: '例如：尊敬的招聘负责人' },
};
