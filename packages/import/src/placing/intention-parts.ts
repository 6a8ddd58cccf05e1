import { regex } from '@qicheng/resume/regex';
import { isChineseCity, isLatinCity, isProvince } from './chinese-cities.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { placeScore } from './recognise.js';

/** 会计或出纳 as a list; 煤矿或者洗煤厂的机电维修 is one position. */
export const alternativesApart = (intention: string): string =>
  intention
    .replace(/(?<! in [^、]*)(?<=[a-z]) or (?=[A-Z])/gu, '、')
    .replace(
      /(?<=[\p{L}\d）)])(?:或者|或是|或(?![者是]))(?![^、]{2,8}的\p{Script=Han})(?=[\p{L}\d])/gu,
      '、',
    );

/** The parts of a job preference by kind. */
export interface IntentionParts {
  positions: string[];
  cities: string[];
  salary: string | null;
  jobType: string | null;
  arrival: string | null;
  /** Remarks on the preference. */
  remarks: string[];
}

const SEPARATOR = /[，,；;|｜丨\t]\s*|\s{2,}|\s[·•]\s/gu;
const SALARY = regex('u')`
  薪|工资|待遇|面议|底薪
  |^(?:税[前后]|到手)?\s*\d+(?:\.\d+)?\s*(?:[-–—~～至到]\s*\d+(?:\.\d+)?)?\s*(?:[kK千万wW元]|以上|左右|\+)
  |^(?:税[前后]|到手|月入?)\s*\d{4,5}
  |^\d{4,5}(?:\s*[-–—~～至到]\s*\d{4,5})?\s*(?:元|\/月|以上|左右|\+)?$
`;
const JOB_TYPE = /^(?:全职|兼职|实习|校招|社招|全职[/／]兼职)$/u;
const ARRIVAL = /到岗|入职|到职|随时|(?:立即|马上|尽快)上(?:岗|班)|^\S{1,4}[天周月]内$/u;

/** Whether a part says when somebody can begin: 随时上岗. */
export const isArrival = (part: string): boolean => ARRIVAL.test(part.trim());
const REMARK =
  /^(?:可(?!视)|能|愿|接受|服从|不限|均可|都可|包吃|包住|双休|单休|调休|一天|每天|白班|长白班|周末|有社保|缴|离家|希望(?!从事|做)|毕业前|每周|五险)|优先$|就行$/u;
const WHERE = /^(?:希望|期望|意向|目标)?(?:工作)?(?:城市|地点|地区|在)(?:在|是|为)?\s*[:：]?\s*/u;
export const ALSO = /\s*(?:均可|都可以|都可|都行|也可以|也行|即可|优先|两地|等地|附近|周边)$/u;

const isCity = (text: string): boolean =>
  placeScore(text) > 0 || isLatinCity(text) || isProvince(text) || isChineseCity(text.slice(0, 2));

/** 苏州、无锡，可以驻店: the places of a preference, and the remarks on it, which name no place. */
export function placesApart(value: string): { places: string; remarks: string[] } {
  const parts = splitOutsideBrackets(value, /[，,；;]\s*/gu).map((part) => part.trim());
  const isRemark = (part: string): boolean => REMARK.test(part) && !/优先$/u.test(part) && !isCity(part);
  const places = parts.filter((part) => part !== '' && !isRemark(part));
  return places.length === 0 || places.length === parts.length
    ? { places: value, remarks: [] }
    : { places: places.join('、'), remarks: parts.filter(isRemark) };
}

/** 长沙的总账会计: a city in front of a position. */
export function cityApart(part: string): { city: string | null; office: string } {
  const [, city = '', office = ''] = /^(\p{Script=Han}{2,3})的(\p{Script=Han}\S+)$/u.exec(part) ?? [];
  return isChineseCity(city) ? { city, office } : { city: null, office: part };
}

/** The cities in a part; null if it contains anything else. */
function citiesIn(part: string): string[] | null {
  const names = part
    .replace(WHERE, '')
    .replace(ALSO, '')
    .split(/[、/／或和及与]|\s+/u)
    .map((name) => name.trim())
    .filter(Boolean)
    // 三亚 Sanya: the same city in English.
    .filter((name, at, all) => !(/^[A-Z]/u.test(name) && /\p{Script=Han}/u.test(all[at - 1] ?? '')));
  const areCities = names.length > 0 && names.every((name) => name.length <= 8 && isCity(name));
  return areCities && !/[员师理岗工]$/u.test(names[0] ?? '') ? names : null;
}

const isNoPosition = (part: string): boolean =>
  citiesIn(part) !== null || [SALARY, JOB_TYPE, ARRIVAL, REMARK].some((form) => form.test(part));

/** 仓库主管 武汉 6-8K: parts separated by spaces, if only the first is a position. */
function byBlanks(value: string): string[] {
  const parts = splitOutsideBrackets(value, SEPARATOR);
  // 新媒体运营 / 内容运营 杭州: the blanks around a slash part nothing.
  const words = value.replace(/\s*([/／、])\s*/gu, '$1').split(/\s+/u);
  const slashed = value.split(/\s*[/／]\s*/u).map((part) => part.trim());
  if (parts.length === 1 && slashed.length > 2 && slashed.slice(1).some(isNoPosition)) return slashed;
  return parts.length === 1 && words.length > 1 && words.slice(1).every(isNoPosition) ? words : parts;
}

/** Splits 前台 / 导医，锦州或沈阳，4500+，有社保 and 运营（长沙，5-7K); null if there are only positions. */
export function intentionParts(value: string): IntentionParts | null {
  const [, before = value, inner = ''] = /^(.{2,40}?)\s*[（(]([^（）()]+)[）)]$/u.exec(value) ?? [];
  const following = inner.split(/[，,；;|｜、]\s*/u).map((part) => part.trim());
  const areAfter =
    inner !== '' &&
    following.some((part) => citiesIn(part) !== null || SALARY.test(part)) &&
    following.every((part) => isNoPosition(part));
  const parts = [
    ...byBlanks(areAfter ? before : value),
    ...(areAfter ? [following.join('、')].flatMap((all) => (citiesIn(all) ? [all] : following)) : []),
  ].filter((part) => part.trim() !== '');
  const found: IntentionParts = {
    positions: [],
    cities: [],
    salary: null,
    jobType: null,
    arrival: null,
    remarks: [],
  };
  for (const [at, text] of parts.entries()) {
    const part = text.trim();
    const cities = at === 0 ? null : citiesIn(part);
    if (cities !== null) found.cities.push(...cities);
    else if (SALARY.test(part) && found.salary === null) found.salary = part;
    else if (JOB_TYPE.test(part)) found.jobType = part;
    else if (ARRIVAL.test(part) && at > 0) found.arrival = part;
    else if (REMARK.test(part) && at > 0) found.remarks.push(part);
    else {
      const { city, office } = cityApart(part);
      if (city !== null) found.cities.push(city);
      found.positions.push(office.replace(ALSO, ''));
    }
  }
  const isEmpty = found.positions.length === 0 && found.salary === null;
  return parts.length < 2 || found.positions.length === parts.length || isEmpty ? null : found;
}
