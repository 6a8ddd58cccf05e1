import { parseCampusAddress } from '../campus-address.js';

/** Public mail domains, which do not identify a school. */
const MAILBOX_PROVIDERS: ReadonlySet<string> = new Set([
  ...['qq.com', 'vip.qq.com', 'foxmail.com'],
  ...['163.com', 'vip.163.com', '126.com', 'vip.126.com', '188.com', 'yeah.net', 'netease.com'],
  ...['sina.com', 'sina.cn', 'sina.com.cn', 'vip.sina.com', 'sohu.com', 'vip.sohu.com'],
  ...['aliyun.com', '139.com', '189.cn', 'wo.cn', '21cn.com', 'tom.com', '263.net', 'eyou.com'],
  ...['gmail.com', 'googlemail.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com'],
  ...['outlook.com', 'hotmail.com', 'live.com', 'live.cn', 'msn.com'],
  ...['yahoo.com', 'yahoo.cn', 'yahoo.com.cn', 'yahoo.com.hk', 'yahoo.com.tw', 'yahoo.co.jp', 'ymail.com'],
  ...['proton.me', 'protonmail.com', 'pm.me', 'gmx.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...['mail.com', 'mail.ru', 'yandex.com', 'yandex.ru', 'zoho.com', 'naver.com'],
]);

export type DomainRefusal = 'nameInvalid' | 'domainInvalid' | 'domainTooWide' | 'domainRepeated';

/** One domain of a line; a line may have several. */
export interface DomainLine {
  line: number;
  schoolName: string;
  domain: string;
  refusal: DomainRefusal | null;
}

// Public suffixes: anyone could have a mailbox there.
const TOO_WIDE = /^(?:(?:edu|ac|com|net|org|gov|mil|[a-z]{2})\.)?[a-z]+$/;
// Their education authorities' domains, which contain every school.
const PROVINCE =
  /^(?:ah|bj|cq|fj|gd|gs|gx|gz|ha|hb|he|hi|hk|hl|hn|jl|js|jx|ln|mo|nm|nx|qh|sc|sd|sh|sn|sx|tj|tw|xj|xz|yn|zj)\.edu\.cn$/;
const NAME = /^[\p{L}\p{N}\p{M}()（）·.,'’&\- ]{2,100}$/u;

/** Parses lines of `school,domain domain …`; headings, blank lines and a byte order mark are skipped. */
export function readDomainList(text: string): DomainLine[] {
  const seen = new Set<string>();
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((content, index) => readLine(content, index + 1))
    .map((entry) => {
      if (entry.refusal === null && seen.has(entry.domain)) return { ...entry, refusal: 'domainRepeated' };
      seen.add(entry.domain);
      return entry;
    });
}

function readLine(content: string, line: number): DomainLine[] {
  const [name = '', ...rest] = content.split(/[,，\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const schoolName = name.normalize('NFC').trim();
  const domains = rest.flatMap((cell) => cell.split(/[\s;；、|]+/)).filter(Boolean);
  const isBlank = schoolName === '' && domains.length === 0;
  const isHeading = line === 1 && !domains.some((domain) => domain.includes('.'));
  if (isBlank || isHeading) return [];
  if (domains.length === 0) return [{ line, schoolName, domain: '', refusal: 'domainInvalid' }];
  return domains.map((written) => ({ line, schoolName, ...judge(schoolName, written) }));
}

const isTooWide = (domain: string): boolean =>
  TOO_WIDE.test(domain) || PROVINCE.test(domain) || MAILBOX_PROVIDERS.has(domain);

function judge(schoolName: string, written: string): { domain: string; refusal: DomainRefusal | null } {
  const domain = parseCampusAddress(`a@${written.replace(/^[@.]/, '')}`)?.domains[0];
  if (!NAME.test(schoolName)) return { domain: domain ?? written, refusal: 'nameInvalid' };
  if (domain === undefined) return { domain: written, refusal: 'domainInvalid' };
  return { domain, refusal: isTooWide(domain) ? 'domainTooWide' : null };
}
