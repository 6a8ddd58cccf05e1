import type { Basics, Photo } from '../basics.js';
import { ETHNICITY } from '../codes/ethnicity.js';
import { GENDER, MARITAL, MILITARY, POLITICAL_STATUS } from '../codes/person.js';
import { ageOn } from '../date-display.js';
import type { ResumeDocument } from '../document.js';
import { BASICS_FIELDS } from '../fields/basics-fields.js';
import { hiddenBasics } from '../hidden-basics.js';
import type { StyleTokens } from '../meta.js';
import { CONTACTS, HIDDEN_WORD } from '../projection/hide-contacts.js';
import type { FactView, HeaderView, PhotoView } from '../view-model.js';
import {
  bracket,
  date,
  fact,
  isShown,
  join,
  labelOf,
  linkTarget,
  pick,
  stored,
  word,
  type ViewContext,
} from './context.js';

export type ResolvePhoto = (photo: Photo) => string | undefined;

/** Name, contacts and personal facts; hidden or too sensitive fields are omitted. */
export function headerView(
  context: ViewContext,
  document: ResumeDocument,
  resolvePhoto: ResolvePhoto | undefined,
): HeaderView {
  const { style } = document.meta;
  const basics = shownFields(context, document);
  const photo = photoView(basics.photo, style, resolvePhoto);
  return {
    ...names(context, basics),
    ...optional('headline', pick(context, basics.headline)),
    contacts: contacts(context, basics),
    facts: [...personalFacts(context, basics), ...customFacts(context, basics)],
    ...optional('photo', photo),
    ...optional('icons', style.icons),
  };
}

const optional = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

function shownFields(context: ViewContext, document: ResumeDocument): Basics {
  const hidden = new Set(hiddenBasics(document, context.lang));
  for (const { name, sensitivity = 0 } of BASICS_FIELDS) {
    if (sensitivity > context.maxSensitivity) hidden.add(name);
  }
  return Object.fromEntries(Object.entries(document.basics).filter(([name]) => !hidden.has(name)));
}

function names(context: ViewContext, { name }: Basics): Pick<HeaderView, 'name' | 'alternateName'> {
  const chinese = join([name?.zh]);
  const latin = join([name?.en]) ?? join([name?.pinyin]);
  const [main, other] = context.lang === 'zh' ? [chinese ?? latin, latin] : [latin ?? chinese, chinese];
  const alternate = other === main || (context.lang === 'zh' && !name?.en) ? undefined : other;
  return { name: main ?? '', ...optional('alternateName', alternate) };
}

/** Undefined if a word replaces the number. */
const telephone = (value: string): string | undefined => {
  const digits = value.replace(/[^\d+]/g, '');
  return digits ? `tel:${digits}` : undefined;
};

/** One note represents all contacts that a share masks. */
const MASKABLE: readonly string[] = CONTACTS.map((name) => `basics.${name}`);

function contacts(context: ViewContext, basics: Basics): FactView[] {
  const all = statedContacts(context, basics);
  const isMasked = ({ id, value }: FactView) => MASKABLE.includes(id) && value === HIDDEN_WORD[context.lang];
  if (!all.some(isMasked)) return all;
  const hidden = word(context, '联系方式已隐藏', 'Contact details hidden');
  return [...fact('basics.contacts', '', hidden), ...all.filter((contact) => !isMasked(contact))];
}

function statedContacts(context: ViewContext, basics: Basics): FactView[] {
  const label = (zh: string, en: string): string => word(context, zh, en);
  const { phone, email, website } = basics;
  return [
    ...fact('basics.phone', label('电话', 'Phone'), phone, phone && telephone(phone)),
    ...fact('basics.email', label('邮箱', 'Email'), email, linkTarget(email)),
    ...fact('basics.wechat', label('微信', 'WeChat'), basics.wechat),
    ...fact('basics.qq', 'QQ', basics.qq),
    ...fact('basics.website', label('个人网站', 'Website'), website, linkTarget(website)),
    ...(basics.links ?? [])
      .filter((link) => isShown(context, link))
      .flatMap(({ id, network, url }) =>
        fact(id, pick(context, network) ?? label('主页', 'Profile'), url, linkTarget(url)),
      ),
    ...fact('basics.residence', label('现居地', 'Location'), pick(context, basics.residence?.name)),
  ];
}

type FieldName = (typeof BASICS_FIELDS)[number]['name'];
/** Fields printed outside the personal facts; any other field without a value below is a compile error. */
type PrintedElsewhere =
  | 'name'
  | 'photo'
  | 'headline'
  | (typeof CONTACTS)[number]
  | 'website'
  | 'links'
  | 'residence'
  | 'facts';

function personalFacts(context: ViewContext, basics: Basics): FactView[] {
  const stated: Record<Exclude<FieldName, PrintedElsewhere>, string | undefined> = {
    gender: labelOf(context, GENDER, basics.gender),
    birthDate: birth(context, basics),
    ethnicity: labelOf(context, ETHNICITY, basics.ethnicity),
    nativePlace: pick(context, basics.nativePlace?.name),
    householdPlace: pick(context, basics.householdPlace?.name),
    studentOrigin: pick(context, basics.studentOrigin?.name),
    politicalStatus: political(context, basics),
    workSince: date(context, basics.workSince),
    marital: labelOf(context, MARITAL, basics.marital),
    heightCm: basics.heightCm ? `${basics.heightCm} cm` : undefined,
    weightKg: basics.weightKg ? `${basics.weightKg} kg` : undefined,
    health: pick(context, basics.health),
    vision: pick(context, basics.vision),
    driverLicence: stored(context, basics.driverLicence),
    military: labelOf(context, MILITARY, basics.military),
    idNumber: basics.idNumber,
  };
  const values: Partial<Record<FieldName, string | undefined>> = stated;
  const known = BASICS_FIELDS.flatMap(({ name, label }) =>
    fact(
      `basics.${name}`,
      name === 'birthDate' ? birthLabel(context, basics) : label[context.lang],
      values[name],
    ),
  );
  return [
    ...known,
    ...fact('basics.formerName', word(context, '曾用名', 'Former name'), basics.name?.former),
  ];
}

const age = (context: ViewContext, { birthDate, birthDisplay }: Basics): number | undefined =>
  birthDate && birthDisplay && birthDisplay !== 'date' && context.today
    ? ageOn(birthDate, context.today)
    : undefined;

const birthLabel = (context: ViewContext, basics: Basics): string =>
  basics.birthDisplay === 'age' && age(context, basics) !== undefined
    ? word(context, '年龄', 'Age')
    : word(context, basics.birthDate?.d ? '出生日期' : '出生年月', 'Date of birth');

function birth(context: ViewContext, basics: Basics): string | undefined {
  const years = age(context, basics);
  const stated = date(context, basics.birthDate);
  if (years === undefined || !stated) return stated;
  const spoken = word(context, `${years} 岁`, String(years));
  return basics.birthDisplay === 'age'
    ? spoken
    : `${stated}${bracket(context, word(context, spoken, `age ${years}`))}`;
}

function political(context: ViewContext, { politicalStatus }: Basics): string | undefined {
  const status = labelOf(context, POLITICAL_STATUS, politicalStatus?.code);
  const joined = date(context, politicalStatus?.joinDate);
  if (!status || !joined) return status;
  return `${status}${bracket(context, word(context, `${joined} 加入`, `since ${joined}`))}`;
}

const customFacts = (context: ViewContext, basics: Basics): FactView[] =>
  (basics.facts ?? [])
    .filter((custom) => isShown(context, custom))
    .flatMap(({ id, label, value }) => fact(id, pick(context, label) ?? '', pick(context, value)));

function photoView(
  photo: Photo | undefined,
  style: StyleTokens,
  resolvePhoto: ResolvePhoto | undefined,
): PhotoView | undefined {
  if (!photo || style.photoShown === false) return undefined;
  const source = resolvePhoto?.(photo);
  return {
    fileId: photo.fileId,
    ratio: photo.ratio,
    ...optional('crop', photo.crop),
    shape: style.photoShape ?? 'rectangle',
    ...optional('source', source),
  };
}
