import { regex } from '@qicheng/resume/regex';
import { CITIES, LATIN_CITIES } from '../jd/data/cities.js';

/** A post as it is named in a sentence: both 数据岗 and 数据岗位 become 数据岗位. */
export const postOf = (position: string): string => `${position.replace(/(?:岗位?|职位)$/u, '')}岗位`;

const BRACKETS = /\s*[（(【[]([^（()）【】[\]]*)[)）】\]]/gu;
/** Brackets after a post about urgency, pay, hours, headcount or eligibility. */
const ASIDE = regex('iu')`
  急|内推|国企|央企|外企|热招|可(?:兼职|实习)|工厂|厂区|园区|公司$|险|底薪|提成|薪|补[贴助]|包[吃住]|食宿|宿舍
  |[双单轮大小月周]休|早九|晚六|朝九|\d{1,2}[:：点]|[早晚白夜]班|倒班|校招|社招|春招|秋招|校园招聘|社会招聘|\d届
  |应届|不限|名额|若干|可接受|无经验|零基础|直[招签]|入职|转正|福利|周末|\d\s*[kK千万元]|\d\s*[名人位]|^[男女]
  |hybrid|remote|on-?site|full[- ]time|welcome|^\d*$
`;
const LATIN_CITY = new RegExp(`^(?:${Object.values(LATIN_CITIES).join('|')})$`, 'iu');
const isCity = (part: string): boolean =>
  CITIES.includes(part.trim().replace(/市$/u, '')) || LATIN_CITY.test(part.trim());
/** A city followed by a place in it: 宁波机场. */
const isInCity = (part: string): boolean =>
  CITIES.some(
    (city) =>
      part.startsWith(city) && /^.{0,4}(?:区|县|镇|机场|园|站|店|广场|大厦)$/u.test(part.slice(city.length)),
  );
const isAside = (inside: string): boolean => {
  const parts = inside.split(/[/、,，·\s-]+/u);
  // The city is enough without its district: 深圳·南山.
  return (
    ASIDE.test(inside) ||
    parts.every((part) => isCity(part) || isInCity(part)) ||
    (parts.length === 2 && isCity(parts[0] ?? ''))
  );
};

const CITY = `(?:${CITIES.join('|')})`;
/** The work location after a post: 财务主管 苏州工业园区, 后端工程师 - 某平台 杭州, 算法工程师 北京/上海. */
const PLACE_TAIL = new RegExp(
  `(?:\\s*[-—]\\s*某\\S*)?(?:\\s+|\\s*[-—·]\\s*)${CITY}[\\u4e00-\\u9fa5]{0,6}(?:[/、·-]${CITY}?[\\u4e00-\\u9fa5]{0,6})*(?:\\s+(?:某[\\u4e00-\\u9fa5]{2,12}|[\\u4e00-\\u9fa5]{2,5}))?$`,
  'u',
);
const COUNT = '[\\d一二三四五六七八九十两几]+\\s*[名人位枚个]';
const COUNT_TAIL = new RegExp(
  `\\s*(?:各)?(?:若干|(?:招聘?)?(?:人数|数量|名额)[:：为]?\\s*(?:[\\d一二三四五六七八九十两]+|若干)\\s*[名人位枚个]?|${COUNT})?(?:各|若干)?$`,
  'u',
);
const COUNT_HEAD = new RegExp(`^${COUNT}(?!人|月|性)\\s*(?=\\S{2})`, 'u');
const TERMS_TAIL = regex('iu')`
  \s*(?:日结|周结|可谈|面谈|直招|急招|急聘|诚聘|(?<=\s)急|(?:\s|(?<=[\u4e00-\u9fa5）)]))base.*
  |(?<![一二三四五])坐标(?![测检镗磨铣系机仪编转]).*|(?:工作|上班|办公|面试)?(?:地点|地址|城市)(?:[:：在是为\s].*|$)
  |(?:工作|上班|办公)(?:地点|地址|地|城市).*|(?<=\S{2})(?:位于|坐落于?).*)$
`;
/** A note on remote work after a post: HRBP 江城·可远程. */
const REMOTE_TAIL = /(?:\s+[\u4e00-\u9fa5]{2,4})?\s*·\s*(?:可?远程|居家|线上|弹性).*$/u;
const CALL_HEAD =
  /^(?:\d{2,4}届)?(?:高薪|诚|急|直|现|长期|大量)*(?:聘请|招聘(?!主管|专员|经理|助理|总监|顾问|负责人)|招募|诚聘|急聘|急招|招(?![聘商标生投待股])|聘(?!用))\s*[:：]?\s*|^(?:校招|社招|春招|秋招|校园招聘|社会招聘)[-·:：\s]*/u;

/** A title without the brackets that do not describe the post. */
export const withoutAsides = (title: string): string =>
  title.replace(BRACKETS, (whole: string, inside: string) => (isAside(inside) ? '' : whole));

/** The bare post for letters and reports: 护士（急）3名, 销售（五险一金） and 急招会计各1名 become 护士, 销售 and 会计. */
export function plainPost(title: string): string {
  let post = title.trim();
  for (let before = ''; before !== post;) {
    before = post;
    post = withoutAsides(post)
      // Leftovers of unbalanced brackets.
      .replace(/[（(【[][^）)】\]]*$/u, '')
      .replace(PLACE_TAIL, '')
      .replace(REMOTE_TAIL, '')
      .replace(CALL_HEAD, '')
      .replace(COUNT_HEAD, '')
      .replace(COUNT_TAIL, '')
      .replace(TERMS_TAIL, '')
      .replace(/^[-—·:：、,，/\s]+|[-—·:：、,，/\s]+$/gu, '');
  }
  return post;
}

const ENGLISH_NAME = "[A-Z][A-Za-z&.'-]*(?:[ /]+[A-Za-z&.'-]+)+(?:\\s*[(（][A-Z/ ]+[)）])?";
const ENGLISH_BEFORE = new RegExp(`^${ENGLISH_NAME}\\s*[-—|/]?\\s*(?=[\\u4e00-\\u9fa5]{2})`, 'u');
const ENGLISH_AFTER = new RegExp(`(?<=[\\u4e00-\\u9fa5)）])\\s*[-—|/]?\\s*${ENGLISH_NAME}$`, 'u');

/** The Chinese name of a post given in two languages: Regional Sales Manager 区域销售经理 becomes 区域销售经理. */
export const chinesePost = (title: string): string =>
  title.replace(ENGLISH_BEFORE, '').replace(ENGLISH_AFTER, '').trim() || title;
