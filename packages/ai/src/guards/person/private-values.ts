import type { PartialDate, ResumeDocument } from '@qicheng/resume/document';
import { escaped } from '@qicheng/resume/regex';

/** The kinds of personal data that are replaced before a text is sent. */
export const privateKinds = {
  NAME: '姓名',
  PHONE: '电话',
  EMAIL: '邮箱',
  WECHAT: '微信、QQ 等账号',
  IDNO: '证件号码',
  ADDRESS: '住址',
  BIRTH: '出生日期',
  STUDENTNO: '学号、学籍与证书编号',
  LINK: '个人链接',
  PHOTO: '照片',
  REFEREE: '证明人与家人',
} as const;
export type PrivateKind = keyof typeof privateKinds;

/** A private value and the expression that finds it with any spacing. */
export interface PrivateValue {
  kind: PrivateKind;
  pattern: RegExp;
}

// 138 0000 1234 and 张 三 match with and without spaces.
function spaced(value: string): string {
  const characters = [...value.replace(/[\s\-—()（）]/gu, '')];
  if (/^[+\dXx*]+$/.test(value.replace(/[\s\-—()（）]/gu, '')))
    return characters.map(escaped).join('[\\s\\-—()（）]{0,2}');
  if (/^\p{Script=Han}+$/u.test(characters.join(''))) return characters.map(escaped).join('\\s?');
  return escaped(value.trim()).replace(/\s+/gu, '\\s+');
}

const bounded = (value: string): string => {
  const before = /^[A-Za-z0-9]/.test(value) ? '(?<![A-Za-z0-9])' : '';
  const after = /[A-Za-z0-9]$/.test(value) ? '(?![A-Za-z0-9])' : '';
  return before + spaced(value) + after;
};

const MIN_LENGTHS: Readonly<Partial<Record<PrivateKind, number>>> = { NAME: 2, REFEREE: 2, WECHAT: 3 };

function exact(kind: PrivateKind, ...values: (string | undefined)[]): PrivateValue[] {
  return values.flatMap((value) => {
    const words = value?.trim() ?? '';
    if (words.length < (MIN_LENGTHS[kind] ?? 4)) return [];
    return [{ kind, pattern: new RegExp(bounded(words), 'giu') }];
  });
}

// The parts of a Latin name also occur alone: Evelyn, Zhao.
const nameParts = (name: string | undefined): string[] =>
  name === undefined || /\p{Script=Han}/u.test(name)
    ? [name ?? '']
    : [name, ...name.split(/[\s,.·]+/u).filter((part) => part.length > 2)];

function birthPattern({ y, m, d }: PartialDate): RegExp | null {
  if (m === undefined) return null;
  const day = d === undefined ? '' : `(?:\\s?[-./年月]?\\s?0?${d}\\s?[日号]?)?`;
  return new RegExp(
    `(?<!\\d)${y}\\s?[-./年]?\\s?0?${m}(?!\\d)\\s?月?${day}|(?<!\\d)${y}${String(m).padStart(2, '0')}${String(d ?? '').padStart(2, '0')}(?!\\d)`,
    'gu',
  );
}

function birth(date: PartialDate | undefined): PrivateValue[] {
  const pattern = date ? birthPattern(date) : null;
  return pattern ? [{ kind: 'BIRTH', pattern }] : [];
}

// A city alone reveals little and occurs in names of schools and banks; a street address is private.
const DOOR = /\d|路|街|巷|弄|号|栋|幢|室|村|苑|园区|小区|镇|乡/u;

/** The private values of a candidate, field by field. */
export function privateValuesOf({
  basics,
  education,
  certificates,
  references,
  family,
}: ResumeDocument): PrivateValue[] {
  const places = [basics.residence, basics.nativePlace, basics.householdPlace, basics.studentOrigin]
    .flatMap((place) => [place?.name?.zh, place?.name?.en])
    .filter((name) => name !== undefined && (DOOR.test(name) || name.length > 8));
  return [
    ...exact('IDNO', basics.idNumber, basics.driverLicence),
    ...exact('PHONE', basics.phone),
    ...exact('EMAIL', basics.email),
    ...exact('WECHAT', basics.wechat, basics.qq),
    ...exact('PHOTO', basics.photo?.fileId),
    ...exact('LINK', basics.website, ...(basics.links ?? []).map(({ url }) => url)),
    ...exact('ADDRESS', ...places),
    ...birth(basics.birthDate),
    ...exact('STUDENTNO', ...education.flatMap((item) => [item.studentNumber, item.chsiCode])),
    ...exact('STUDENTNO', ...certificates.map(({ number }) => number)),
    ...references.flatMap((item) => [
      ...exact('REFEREE', ...nameParts(item.name?.zh), ...nameParts(item.name?.en)),
      ...exact('PHONE', item.phone),
      ...exact('EMAIL', item.email),
    ]),
    ...family.flatMap((item) => [
      ...exact('REFEREE', ...nameParts(item.name)),
      ...exact('PHONE', item.phone),
      ...birth(item.birthDate),
    ]),
    ...exact('REFEREE', ...education.flatMap(({ advisor }) => [advisor?.zh, advisor?.en])),
    ...exact(
      'NAME',
      ...[basics.name?.zh, basics.name?.en, basics.name?.pinyin, basics.name?.former].flatMap(nameParts),
    ),
  ];
}

/** Data that is private by its format, regardless of whose it is. */
export const PRIVATE_FORMS: readonly PrivateValue[] = [
  { kind: 'IDNO', pattern: /(?<!\d)\d{6}[\s-]?(?:19|20)\d{6}[\s-]?\d{3}[\dXx](?![\dXx])/gu },
  { kind: 'EMAIL', pattern: /[\w.+-]{1,64}\s?[@＠]\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu },
  { kind: 'PHONE', pattern: /(?<!\d)(?:\+?86[\s-]?)?1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gu },
  { kind: 'PHONE', pattern: /(?<!\d)0\d{2,3}[\s-]\d{7,8}(?!\d)/gu },
  { kind: 'WECHAT', pattern: /(?<=(?:微信|QQ|wechat|weixin|qq)号?\s?[:：]\s?)[\w-]{5,20}/giu },
  { kind: 'STUDENTNO', pattern: /(?<=(?:学号|准考证号|报名号|编号)\s?[:：]?\s?)[A-Za-z0-9-]{5,24}/gu },
  { kind: 'LINK', pattern: /(?:https?:\/\/|www\.)[^\s，。；、"'<>]+/giu },
  {
    kind: 'ADDRESS',
    pattern:
      /[\p{Script=Han}]{2,18}(?:路|街|大道|巷|弄|小区|苑|村)[^，。；\s]{0,12}?\d+\s?(?:号楼?|栋|幢|单元|室)(?:\d+\s?(?:单元|室|号))*/gu,
  },
  {
    kind: 'BIRTH',
    pattern:
      /(?<=(?:出生(?:日期|年月)?|生日|生于)\s?[:：]?\s?)(?:19|20)\d{2}\s?[-./年]\s?\d{1,2}(?:\s?[-./月]\s?\d{1,2}\s?日?)?月?/gu,
  },
];
