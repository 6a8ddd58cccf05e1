import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { isChineseCity, isLatinCity, isWesternAddress, isWesternCity, PROVINCES } from './chinese-cities.js';
import { EMAIL, FOREIGN_PHONE, LINK, PHONE } from './contact-patterns.js';
import { type Draft, SURE } from './draft.js';
import { factKindOf } from './fact-labels.js';
import {
  takeBirth,
  takeEmail,
  takeEthnicity,
  takeGender,
  takeLink,
  takePhone,
  takePolitical,
  takeWorkSince,
} from './facts.js';

const CITY = regex('u')`
  ^(?:(?:[\p{Script=Han}]{2,8}(?:省|自治区|特别行政区))?[\p{Script=Han}]{2,7}(?:市|州|盟|区|县)
  |(?:北京|上海|天津|重庆|广东|广州|深圳|武汉|湖北|成都|四川|杭州|浙江|南京|江苏|西安|陕西|苏州|长沙|湖南|郑州
  |河南|济南|青岛|山东|厦门|福州|福建|合肥|安徽|南昌|江西|昆明|云南|贵阳|贵州|南宁|广西|海口|海南|沈阳|大连|辽宁
  |长春|吉林|哈尔滨|黑龙江|石家庄|河北|太原|山西|呼和浩特|内蒙古|兰州|甘肃|西宁|青海|银川|宁夏|乌鲁木齐|新疆
  |拉萨|西藏|香港|澳门|台湾|宁波|无锡|佛山|东莞|珠海)[\p{Script=Han}]{0,6})$
`;

// 青岛市市南区香港中路
const ADDRESS =
  /^\p{Script=Han}{2,9}[市县区州]\p{Script=Han}{2,16}(?:街道|镇|乡|村|路|小区|花园|[\d]+号)$|^\p{Script=Han}{2,4}市\p{Script=Han}{2,4}[区县]\p{Script=Han}{2,8}$/u;

/** A detail without a field keeps its label. */
export function takeOwnFact(draft: Draft, label: string, value: string, line: TextLine): boolean {
  const count = draft.document.basics.facts?.length ?? 0;
  if (count >= 20 || value.length > 190) return false;
  const { lang } = draft;
  const fact = {
    id: `fact${count + 1}`,
    label: { [lang]: label.replace(/\s/g, '') },
    value: { [lang]: value },
  };
  draft.put(`/basics/facts/${count}`, fact, `${label}：${value}`, SURE.known, line);
  return true;
}

const PROVINCE_AND_CITY = new RegExp(
  `^(?:${PROVINCES})(?:省|自治区)?[·\\s]?\\p{Script=Han}{2,4}(?:市|州|县)?(?:\\p{Script=Han}{2,4}[县市区旗]?)?$`,
  'u',
);

/** 湖北武汉 is the place of origin, 武汉 alone the place of residence. */
const isOrigin = (text: string): boolean => PROVINCE_AND_CITY.test(text);

/** 广东佛山 Foshan, Guangdong: a place in both languages, as contact details give it. */
const PLACE_TWICE = /^(\p{Script=Han}{2,8})\s+[A-Z][a-z]+(?:,\s*[A-Z][a-z]+(?: Province)?)?$/u;

/** 女，汉族，中共党员，湖北武汉人: details separated by commas. */
export function detailsIn(part: string): string[] {
  const twice = PLACE_TWICE.exec(part)?.[1];
  if (twice !== undefined && (isOrigin(twice) || isChineseCity(twice))) return [`现居${twice}`];
  if (isWesternAddress(part) || isWesternCity(part)) return [part];
  const words = part.split(/[，,；;。]\s*/).filter((word) => word.trim() !== '');
  const isShort = (word: string): boolean =>
    word.trim().length <= 16 || (word.trim().length <= 40 && (PHONE.test(word) || EMAIL.test(word)));
  if (words.length > 1 && words.every(isShort)) return words;
  const slashed = part.split('/').map((word) => word.trim());
  return slashed.length >= 3 && slashed.every((word) => word !== '' && word.length <= 10) ? slashed : [part];
}

/** 常熟虞山这边, 西安雁塔区租房: keeps only the place. */
export const withoutAround = (place: string): string =>
  place.replace(
    /(?<=\p{Script=Han}{2})(?:这边|那边|附近|一带|这里)?(?:租房子?|住着?|生活|定居|上班)?的?$/u,
    '',
  );

/** 汉 in a row of details. */
const ETHNIC_NAME =
  /^(?:汉|回|满|苗|藏|壮|侗|彝|瑶|畲|傣|土家|布依|蒙古|朝鲜|哈萨克|维吾尔|仡佬|哈尼|锡伯|达斡尔)$/u;

/** 四川凉山西昌（现居成都郫都） */
const ORIGIN_AND_HOME = /^(\p{Script=Han}{4,12})\s*[（(]((?:现居|现住|住在|常住)\p{Script=Han}{2,12})[）)]$/u;

/** 郑州-中原区, 无锡·滨湖: a city and a part of it. */
const isCityAndDistrict = (text: string): boolean => {
  const [, city = ''] = /^(\p{Script=Han}{2,4})\s*[-–·]\s*\p{Script=Han}{2,5}$/u.exec(text) ?? [];
  return city !== '' && isChineseCity(city);
};

const BIRTHS: readonly RegExp[] = [
  /(?:19|20)\d{2}[.\-/年]\d{1,2}(?:[.\-/月]\d{1,2})?[日月]?\s*(?:出生|生)?/,
  /(?:19|20)\d{2}\s*年?\s*(?:出生|生)(?!\p{Script=Han})/u,
  /(?<!\d)(?:[5-9]\d|0\d)年\d{1,2}月(?:出生|生)?$/u,
  /^(?:[A-Za-z]{3,9}\.?\s+(?:19|20)\d{2}|(?:19|20)\d{2}[01]\d)$/,
];

/** A year alone is that of birth in a line that says 男 or 女. */
const BIRTH_YEAR = /^(?:19[5-9]\d|200\d)\s?年$/u;
const birthsIn = ({ text }: TextLine): readonly RegExp[] =>
  /[男女]/u.test(text) ? [BIRTH_YEAR, ...BIRTHS] : BIRTHS;

/** Extracts the details in a part; returns the words that were not recognised. */
export function takeByForm(draft: Draft, part: string, line: TextLine): string[] {
  const [, origin = '', home = ''] = ORIGIN_AND_HOME.exec(part) ?? [];
  if (origin !== '') return [origin, home].flatMap((word) => takeByForm(draft, word, line));
  let left = part
    .replace(/(?<=[\p{Script=Han}]{2})[（(]可[^（）()]{1,10}[）)]$/u, '')
    .replace(/(?<=\p{Script=Han}[省市县区]|^\p{Script=Han}{4})的$/u, '');
  const drop = (form: RegExp, take: (found: string) => boolean): void => {
    const found = form.exec(left)?.[0];
    if (found !== undefined && take(found))
      left = left.replace(found, ' ').replace(/^[\s,，;；:：/|()（）-]+|[\s,，;；:：/|()（）-]+$/g, '');
  };
  drop(EMAIL, (found) => takeEmail(draft, found, line, SURE.exact));
  drop(LINK, (found) => takeLink(draft, found, line, SURE.exact));
  drop(PHONE, (found) => takePhone(draft, found, line, SURE.exact));
  drop(FOREIGN_PHONE, (found) => takePhone(draft, found, line, SURE.exact));
  drop(/^(?:男|女|male|female)(?=$|[\s,，])/i, (found) => takeGender(draft, found, line, SURE.known));
  drop(/\d{2}\s*岁/, (found) => takeOwnFact(draft, '年龄', found, line));
  drop(/中共(?:预备)?党员|预备党员|共青团员|(?<!\S)团员(?!\S)|(?<!\S)群众(?!\S)|无党派人士/, (found) =>
    takePolitical(draft, found, line, SURE.known),
  );
  drop(/(?:19|20)\d{2}[.\-/年](?:\d{1,2}(?:[.\-/月]\d{1,2})?[日月]?)? *(?:起|开始)?参加工作/, (found) =>
    takeWorkSince(draft, found, line, SURE.known),
  );
  for (const form of birthsIn(line)) drop(form, (found) => takeBirth(draft, found, line, SURE.likely));
  drop(/(?<!\S)\p{Script=Han}{1,5}族(?!\S)/u, (found) => takeEthnicity(draft, found, line, SURE.known));
  drop(ETHNIC_NAME, (found) => takeEthnicity(draft, found, line, SURE.likely));
  const lived =
    /^(?:目前|现在?)?(?:现?居住[在于]?|现居|常住|住在|现住|家住|住(?!院|校|宿)|人在|坐标|base)\s*[:：]?\s*(?=[\p{Script=Han}])([\p{Script=Han}·\s-]{2,20})$/iu.exec(
      left,
    )?.[1];
  const placed = draft.document.basics.residence?.name?.[draft.lang];
  if (lived !== undefined && (placed === undefined || placed === withoutAround(lived))) {
    draft.text('/basics/residence/name', withoutAround(lived), SURE.likely, line);
    return [];
  }
  const native = /^(?:籍贯)?\s*(\p{Script=Han}{2,10})(?<!军|本|个|工|主)人$|^籍贯\s*(\p{Script=Han}{2,10})$/u
    .exec(left)
    ?.slice(1)
    .find(Boolean);
  const from = native ?? (isOrigin(left) ? left : undefined);
  const isKnown = draft.document.basics.nativePlace?.name?.[draft.lang] === left;
  if ((native !== undefined || isKnown) && draft.has('/basics/nativePlace')) left = '';
  else if (from !== undefined && !draft.has('/basics/nativePlace')) {
    draft.text('/basics/nativePlace/name', from.replace(/^籍贯/u, ''), SURE.likely, line);
    left = '';
  } else if (
    (CITY.test(left) ||
      isCityAndDistrict(left) ||
      ADDRESS.test(left) ||
      isLatinCity(left) ||
      isWesternAddress(left) ||
      isWesternCity(left)) &&
    !draft.has('/basics/residence')
  ) {
    draft.text('/basics/residence/name', left, SURE.likely, line);
    left = '';
  }
  // 电话 138…: the label precedes the number.
  return left.trim() === '' || (left !== part && factKindOf(left) !== null) ? [] : [left.trim()];
}
