import { ETHNICITY } from '@qicheng/resume/codes/ethnicity';
import { JOB_TYPE, SEEKER_STATUS } from '@qicheng/resume/codes/intention';
import { MARITAL, POLITICAL_STATUS } from '@qicheng/resume/codes/person';
import type { TextLine } from '../reading/page-text.js';
import { isLatinCity, isRegion } from './chinese-cities.js';
import { EMAIL, FOREIGN_PHONE, LINK, OTHER_PHONE, PHONE } from './contact-patterns.js';
import { findDate, findPeriod, wholeYear } from './dates.js';
import type { Draft } from './draft.js';
import type { FactKind, FieldKind } from './fact-labels.js';
import {
  readSalary,
  coded,
  i18n,
  number,
  place,
  plain,
  several,
  type Taker,
  networkOf,
  plainPosition,
  positionInTwoLanguages,
} from './fact-values.js';
import {
  alternativesApart,
  type IntentionParts,
  intentionParts,
  isArrival,
  placesApart,
} from './intention-parts.js';
import { payInFigures } from './loose/spoken-pay.js';
import { placeScore } from './recognise.js';
import { enumerated } from './words.js';

const POLITICAL: readonly (readonly [RegExp, keyof typeof POLITICAL_STATUS])[] = [
  [/预备党员/, '02'],
  [/中共党员|中国共产党党员|^党员|正式党员|CPC member/i, '01'],
  [/团员|共青团|Youth League/i, '03'],
  [/群众|No party/i, '13'],
  [/民革|国民党革命委员会/, '04'],
  [/民盟|民主同盟/, '05'],
  [/民建|民主建国会/, '06'],
  [/民进|民主促进会/, '07'],
  [/农工/, '08'],
  [/致公/, '09'],
  [/九三/, '10'],
  [/台盟/, '11'],
  [/无党派/, '12'],
];

export const takeGender: Taker = (draft, value, line, sure) => {
  const code = /^男|^male/i.test(value) ? 'male' : /^女|^female/i.test(value) ? 'female' : null;
  if (code !== null) draft.put('/basics/gender', code, code === 'male' ? '男' : '女', sure, line);
  return code !== null;
};

const isPeriod = (value: string): boolean =>
  /(?:19|20)\d{2}.*(?:19|20)\d{2}|至今|present/iu.test(value) && findPeriod(value) !== null;

/** A later date is implausible as a date of birth and must mean something else. */
const YOUNGEST = 2012;

/** 87年10月, 02年5月: a two-digit year of birth. */
const withWholeYear = (value: string): string =>
  value.replace(/^\s*['’]?([5-9]\d|0\d)(?=年|[./-]\d{1,2}(?![\d.]))/u, (year) =>
    String(wholeYear(year.replace(/\D/gu, ''))),
  );

export const takeBirth: Taker = (draft, value, line, sure) => {
  const found = findDate(withWholeYear(value));
  if (found === null || found.date.y < 1930 || found.date.y > YOUNGEST || isPeriod(value)) return false;
  draft.date('/basics/birthDate', found.date, sure, line);
  return true;
};

export const takeWorkSince: Taker = (draft, value, line, sure) => {
  const found = findDate(value);
  if (found === null || isPeriod(value)) return false;
  draft.date('/basics/workSince', found.date, sure, line);
  return true;
};

export const takeEthnicity: Taker = (draft, value, line, sure) => {
  const name = value.replace(/族$/, '').trim();
  const found = Object.entries(ETHNICITY).find(
    ([, { zh, en }]) => zh.replace(/族$/, '') === name || en === value,
  );
  if (found) draft.put('/basics/ethnicity', found[0], found[1].zh, sure, line);
  return found !== undefined;
};

export const takePolitical: Taker = (draft, value, line, sure) => {
  const found = POLITICAL.find(([form]) => form.test(value.trim()));
  if (!found) return false;
  draft.put('/basics/politicalStatus/code', found[1], POLITICAL_STATUS[found[1]].zh, sure, line);
  const joined = findDate(value);
  if (joined) draft.date('/basics/politicalStatus/joinDate', joined.date, sure, line);
  return true;
};

export const takePhone: Taker = (draft, value, line, sure) => {
  const mobile = PHONE.exec(value);
  const number = mobile
    ? `${mobile[1]}${mobile[2]}${mobile[3]}`
    : (FOREIGN_PHONE.exec(value) ?? OTHER_PHONE.exec(value))?.[0].trim();
  if (number === undefined) return false;
  draft.put('/basics/phone', number, number, sure, line);
  return true;
};

export const takeEmail: Taker = (draft, value, line, sure) => {
  const found = EMAIL.exec(value)?.[0].replace(/\s/g, '');
  if (found !== undefined) draft.put('/basics/email', found, found, sure, line);
  return found !== undefined;
};

export const takeLink: Taker = (draft, value, line, sure) => {
  const found = LINK.exec(value)?.[0] ?? (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value) ? value : undefined);
  if (found === undefined) return false;
  const count = draft.document.basics.links?.length ?? 0;
  if (draft.document.basics.links?.some(({ url }) => url === found) || count >= 20) return true;
  draft.put(
    `/basics/links/${count}`,
    { id: `link${count + 1}`, ...networkOf(found, draft.lang), url: found },
    found,
    sure,
    line,
  );
  return true;
};

const isCity = (text: string): boolean => placeScore(text) > 0 || isLatinCity(text) || isRegion(text);

/** 仓储主管；安保经理: job titles only. */
const isOfficeName = (word: string): boolean =>
  word.length >= 2 && word.length <= 24 && !/[\d，,]/u.test(word) && !word.split(/[、/]/u).some(isCity);

const MAX_ARRIVAL_LENGTH = 8;
const KIND_OF_WORK = /^(?:全职|兼职|实习|校招|社招)$/u;

const DESIRED_CITY =
  /^(?:希望|期望|意向|目标)?(?:工作)?(?:城市|地点|地区)(?:在|是|为)?\s*(?=\p{Script=Han})/u;

function takeIntention(draft: Draft, parts: IntentionParts, line: TextLine, sure: number): boolean {
  const { positions, cities, salary, jobType, arrival, remarks } = parts;
  if (cities.length > 0) TAKERS.city?.(draft, cities.join('、'), line, sure);
  if (salary !== null) TAKERS.salary?.(draft, salary, line, sure);
  if (jobType !== null) TAKERS.jobType?.(draft, jobType, line, sure);
  if (arrival !== null) TAKERS.arrival?.(draft, arrival, line, sure);
  for (const text of remarks) draft.setAside({ ...line, text });
  return positions.length === 0 || takePosition(draft, positions.join('、'), line, sure);
}

/** 调度，随时上岗: positions, and when somebody can begin. */
const takeOffices: Taker = (draft, value, line, sure) => {
  const parts = value.split(/[、，,；;\s]+/u);
  const last = parts.at(-1) ?? '';
  const isArrivalLast = last.length <= MAX_ARRIVAL_LENGTH && isArrival(last);
  if (isArrivalLast) TAKERS.arrival?.(draft, last, line, sure);
  if (isArrivalLast && parts.length === 1) return true;
  const named = isArrivalLast ? value.slice(0, value.lastIndexOf(last)) : value;
  const said = parts.filter((part) => SAID.test(part));
  for (const text of said) draft.setAside({ ...line, text });
  const names = said.length === 0 ? named : parts.filter((part) => !said.includes(part)).join('、');
  return several('/intention/positions', (name) => ({ name }), 10)(draft, names, line, sure);
};
/** 简历我没有做过表格: a clause of the message and no position. */
const SAID = /[我您]|没有|这样|一下$|[了吗吧哈]$/u;

export const takePosition: Taker = (draft, text, line, sure) => {
  const value = plainPosition(text);
  const offices = value.split(/\s*[；;]\s*/u);
  if (offices.length > 1 && offices.every(isOfficeName))
    return takePosition(draft, offices.join('、'), line, sure);
  const parts = intentionParts(value);
  if (parts !== null) return takeIntention(draft, parts, line, sure);
  const [office = '', ...others] = value.split(
    /[；;]\s*|[，,、]\s*(?=(?:希望|期望|意向|目标)?(?:工作)?(?:城市|地点))/u,
  );
  const cities = others.map((part) => part.replace(DESIRED_CITY, ''));
  if (others.length > 0 && cities.every((part) => enumerated(part).every(isCity))) {
    TAKERS.city?.(draft, cities.join('、'), line, sure);
    return takePosition(draft, office, line, sure);
  }
  if (value.length > 80 || /[。；]/.test(value)) return false;
  // UI 设计师（全职，深圳/广州）
  const [, intention = '', inner = ''] = /^(.{2,40}?)\s*[（(]([^（）()]+)[）)]$/u.exec(value) ?? [];
  const remarks = enumerated(inner.replaceAll('/', '、'));
  if (remarks.some(isCity) && remarks.every((word) => isCity(word) || KIND_OF_WORK.test(word))) {
    TAKERS.city?.(draft, remarks.filter(isCity).join('、'), line, sure);
    const kind = remarks.find((word) => KIND_OF_WORK.test(word));
    if (kind !== undefined) TAKERS.jobType?.(draft, kind, line, sure);
    return takePosition(draft, intention, line, sure);
  }
  const name = positionInTwoLanguages(value);
  if (name !== null && !draft.has('/intention/positions/0')) {
    draft.put('/intention/positions/0', { name }, name.zh, sure, line);
    return true;
  }
  // Export Sales Manager in Yongkang or Ningbo, salary negotiable
  const inCities = /^([A-Z].{2,40}?) in ([A-Z][a-z]+(?:(?: or |, )[A-Z][a-z]+)*)(?:, ([a-z].*))?$/u.exec(
    value,
  );
  if (inCities !== null) {
    TAKERS.city?.(draft, (inCities[2] ?? '').replace(/ or |, /gu, '、'), line, sure);
    if (inCities[3] !== undefined) draft.setAside({ ...line, text: inCities[3] });
    return takePosition(draft, inCities[1] ?? '', line, sure);
  }
  // 产品经理 / 武汉: the city after the position.
  const [, position, city] =
    /^(.{2,40}?)\s*[/|｜·,，、]\s*(\p{Script=Han}{2,5}|[A-Z][A-Za-z ]{2,14}(?: or [A-Z][a-z]+)?)$/u.exec(
      value,
    ) ?? [];
  const named = city?.split(/ or /u) ?? [];
  if (city !== undefined && named.every(isCity) && !draft.has('/intention/cities/0')) {
    for (const [index, one] of named.entries())
      draft.put(`/intention/cities/${index}`, { name: { [draft.lang]: one } }, one, sure, line);
    return takePosition(draft, position ?? '', line, sure);
  }
  // UI 设计师 and Supply Chain Analyst are each one title.
  if (/^[A-Za-z+#.]{1,12} \p{Script=Han}+$|^[A-Za-z]{2,}(?: [A-Za-z]+){1,4}$/u.test(value.trim())) {
    draft.put('/intention/positions/0', { name: { [draft.lang]: value.trim() } }, value.trim(), sure, line);
    return true;
  }
  return takeOffices(draft, value, line, sure);
};

const takeName: Taker = (draft, value, line, sure) => {
  const name =
    value
      .split(/\t|[（(；;|｜]|(?<=\p{Script=Han})[，,]/u)[0]
      ?.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
      .trim() ?? '';
  if (name === '' || name.length > 60) return false;
  // Ma Tianyu 马天宇: the name in both scripts.
  const [, latin, han] = /^([A-Z][A-Za-z'’ .-]*[a-z.])\s+(\p{Script=Han}{2,4})$/u.exec(name) ?? [];
  if (latin !== undefined && han !== undefined)
    return takeName(draft, latin, line, sure) && takeName(draft, han, line, sure);
  draft.put(`/basics/name/${/\p{Script=Han}/u.test(name) ? 'zh' : 'en'}`, name, name, sure, line);
  return true;
};

const takeCities = several('/intention/cities', (name) => ({ name }), 20);
const FIELD_TAKERS: Readonly<Record<FieldKind, Taker>> = {
  name: takeName,
  englishName: (draft, value, line, sure) => {
    draft.put('/basics/name/en', value, value, sure, line);
    return true;
  },
  gender: takeGender,
  birth: takeBirth,
  ethnicity: takeEthnicity,
  nativePlace: place('/basics/nativePlace'),
  household: place('/basics/householdPlace'),
  studentOrigin: place('/basics/studentOrigin'),
  residence: place('/basics/residence'),
  political: takePolitical,
  workSince: takeWorkSince,
  marital: coded('/basics/marital', MARITAL),
  height: number('/basics/heightCm', 260),
  weight: number('/basics/weightKg', 300),
  health: i18n('/basics/health'),
  vision: i18n('/basics/vision'),
  idNumber: plain('/basics/idNumber', /\d{17}[\dXx]|\d{6}\*+[\dXx]{2,4}/),
  phone: takePhone,
  email: takeEmail,
  contact: (draft, value, line, sure) => {
    const taken = [takePhone(draft, value, line, sure), takeEmail(draft, value, line, sure)];
    return taken.some(Boolean);
  },
  wechat: plain('/basics/wechat', /[A-Za-z0-9_-]{5,30}/),
  qq: plain('/basics/qq', /\d{5,12}/),
  website: takeLink,
  driving: (draft, value, line, sure) => {
    draft.put('/basics/driverLicence', value, value, sure, line);
    return true;
  },
  headline: i18n('/basics/headline'),
  position: takePosition,
  city: (draft, value, line, sure) => {
    const { places, remarks } = placesApart(value);
    for (const text of remarks) draft.setAside({ ...line, text });
    return takeCities(draft, alternativesApart(places), line, sure);
  },
  industry: several('/intention/industries', (name) => name, 10),
  salary: (draft, value, line, sure) => {
    const salary = readSalary(payInFigures(value.trim()));
    if (salary) draft.put('/intention/salary', salary, value.trim(), sure, line);
    // 7000左右，随时上岗
    const arrival = value.split(/[，,；;]\s*/u).find((part) => isArrival(part));
    if (salary && arrival !== undefined) TAKERS.arrival?.(draft, arrival, line, sure);
    return salary !== null;
  },
  jobType: coded('/intention/jobType', JOB_TYPE),
  arrival: i18n('/intention/arrival'),
  status: coded('/intention/status', SEEKER_STATUS),
  ignored: () => true,
};

/** The handlers of labelled details. Details such as schools are collected for the education section. */
export const TAKERS: Readonly<Partial<Record<FactKind, Taker>>> = FIELD_TAKERS;
