import type { Basics, ResumeDocument } from '../document.js';
import { atPlace, type Finding, type Note, type Severity } from './finding.js';

const note = (rule: string, severity: Severity, message: string): Note => ({
  rule,
  group: 'contact',
  severity,
  message,
});

type ContactField = 'phone' | 'email' | 'qq' | 'website' | 'wechat';

const at = (problem: Note, field: string, value = '', right?: string): Finding => {
  const pointer = `/basics/${field}`;
  const found = atPlace(problem, { section: 'basics', field }, pointer, value);
  if (right === undefined) return found;
  const patch = [{ pointer, start: 0, end: value.length, before: value, after: right }];
  return { ...found, suggestion: right, patch };
};

const MOBILE = /^1[3-9]\d{9}$/;
const LANDLINE = /^0\d{2,3}\d{7,8}(?:\d{1,5})?$/;

/** A phone number in dialling form; spaces, hyphens and the Chinese country code are optional. */
function checkPhone(value: string): Finding[] {
  const digits = value
    .normalize('NFKC')
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+?86|0086)(?=1\d{10}$)/, '');
  if (MOBILE.test(digits) || LANDLINE.test(digits)) return [];
  if (/^\+\d{6,15}$/.test(digits) && !digits.startsWith('+86')) return [];
  // Hong Kong, Macao and Taiwan numbers, and foreign ones without a country code.
  if (/^(?:[2-9]\d{7}|09\d{8}|6\d{7})$/.test(digits)) return [];
  const length = /^1[3-9]\d+$/.test(digits) ? digits.length : 0;
  if (length > 0) {
    return [at(note('phone', 'error', `手机号有 ${length} 位，应为 11 位`), 'phone', value)];
  }
  return [at(note('phone', 'error', '电话号码的格式不正确'), 'phone', value)];
}

const EMAIL =
  /^[^\s@，。；,;<>()]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;

/** Common misspellings of mail domains. */
const DOMAIN_SLIPS: ReadonlyMap<string, string> = new Map(
  `gmail.com gmial.com gmal.com gamil.com gmai.com gmail.co gmail.cm gmil.com gnail.com gmaill.com gmail.cn
163.com 163.co 163.cm 163.cn 1633.com 16.com
126.com 126.co 126.cm 126.cn
qq.com qq.co qq.cm qqq.com qq.om
foxmail.com foxmial.com foxmai.com foxmal.com foxamil.com fomail.com
outlook.com outlok.com outloook.com outlool.com outlook.co outllok.com
hotmail.com hotmial.com hotmal.com hotmai.com hotmil.com hotamil.com
sina.com sian.com sina.co
yahoo.com yaho.com yahooo.com
icloud.com iclod.com icoud.com icloud.co`
    .split('\n')
    .flatMap((line) => {
      const [right = '', ...slips] = line.split(' ');
      return slips.map((slip) => [slip, right] as const);
    }),
);

/** The intended address, if it is certain. */
function meantEmail(value: string): string | undefined {
  const plain = value
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replaceAll('。', '.')
    .replace(/\.{2,}/g, '.');
  const [name = '', domain = ''] = plain.split('@');
  const tail = domain.toLowerCase().replace(/\.(?:con|comm|cmo|ocm|vom|xom|cpm|c0m|coom)$/, '.com');
  const right = DOMAIN_SLIPS.get(tail) ?? tail;
  const meant = `${name}@${right === domain.toLowerCase() ? domain : right}`;
  return meant !== value && EMAIL.test(meant) ? meant : undefined;
}

function checkEmail(value: string): Finding[] {
  const meant = meantEmail(value);
  if (meant !== undefined) {
    return [at(note('email', 'error', `邮箱可能写错，应为 ${meant}`), 'email', value, meant)];
  }
  return EMAIL.test(value) ? [] : [at(note('email', 'error', '邮箱格式不正确'), 'email', value)];
}

const checkQq = (value: string): Finding[] =>
  /^[1-9]\d{4,10}$/.test(value.trim())
    ? []
    : [at(note('qq', 'warning', 'QQ 号应为 5 至 11 位数字'), 'qq', value)];

const checkWechat = (value: string): Finding[] =>
  /^[A-Za-z][\w-]{5,19}$|^1[3-9]\d{9}$|^[1-9]\d{4,10}$/.test(value.trim())
    ? []
    : [at(note('wechat', 'hint', '微信号通常为字母开头的 6 至 20 位'), 'wechat', value)];

const LINK = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/i;

const isNoLink = (value: string): boolean =>
  !LINK.test(value.trim()) && !/^(?:mailto|tel):\S+$/.test(value.trim());

const checkWebsite = (value: string): Finding[] =>
  isNoLink(value) ? [at(note('link', 'warning', '网址格式不正确'), 'website', value)] : [];

function checkLinks({ links = [] }: Basics): Finding[] {
  return links.flatMap(({ url, visible }, index) =>
    visible !== false && url && isNoLink(url)
      ? [
          atPlace(
            note('link', 'warning', '网址格式不正确'),
            { section: 'basics', field: 'links' },
            `/basics/links/${index}/url`,
            url,
          ),
        ]
      : [],
  );
}

const CHECKS: Readonly<Record<ContactField, (value: string) => Finding[]>> = {
  phone: checkPhone,
  email: checkEmail,
  qq: checkQq,
  wechat: checkWechat,
  website: checkWebsite,
};

const MISSING = [
  { field: 'phone', message: '没有填写电话，招聘方联系不上您' },
  { field: 'email', message: '没有填写邮箱' },
] as const;

/** Checks that contact details are present and plausible. */
export function checkContact({ basics, meta }: ResumeDocument): Finding[] {
  const hidden = new Set(basics.hidden);
  const stated = (Object.keys(CHECKS) as ContactField[]).filter((field) => !hidden.has(field));
  const wrong = stated.flatMap((field) => {
    const value = basics[field];
    return value?.trim() ? CHECKS[field](value) : [];
  });
  const missing = MISSING.filter(({ field }) => !basics[field]?.trim() || hidden.has(field)).map(
    ({ field, message }) => at(note('missingContact', 'warning', message), field),
  );
  const isNameless =
    !basics.name?.[meta.lang]?.trim() && !basics.name?.zh?.trim() && !basics.name?.en?.trim();
  const name = isNameless ? [at(note('missingName', 'error', '没有填写姓名'), 'name')] : [];
  return [...name, ...wrong, ...missing, ...(hidden.has('links') ? [] : checkLinks(basics))];
}
