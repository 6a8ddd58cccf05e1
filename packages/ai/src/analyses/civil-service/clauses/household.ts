import { CITIES } from '#src/jd/data/cities.js';
import { PROVINCES } from '#src/jd/data/provinces.js';
import {
  evened,
  fail,
  isOpen,
  type Judge,
  notRead,
  notStated,
  pass,
  type Setting,
  unknown,
} from './clause.js';

const short = (place: string) => place.replace(/(?:壮族|回族|维吾尔)?自治区$|省$|市$/, '').trim();
const PLACE = /([\u4e00-\u9fff]{2,10}?(?:省|自治区|市|州|盟|县|区|旗))/g;

/** Cities that are part of another city. */
const COUNTY_CITIES: ReadonlySet<string> = new Set(['义乌', '昆山', '江阴', '张家港', '雄安']);
const isPrefecture = (place: string): boolean => CITIES.includes(place) && !COUNTY_CITIES.has(place);

/** Provinces abbreviated by one character before 户籍 or 生源: 苏浙沪皖户籍. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  ...{
    京: '北京',
    津: '天津',
    冀: '河北',
    晋: '山西',
    蒙: '内蒙古',
    辽: '辽宁',
    吉: '吉林',
    黑: '黑龙江',
    沪: '上海',
  },
  ...{
    苏: '江苏',
    浙: '浙江',
    皖: '安徽',
    闽: '福建',
    赣: '江西',
    鲁: '山东',
    豫: '河南',
    鄂: '湖北',
    湘: '湖南',
  },
  ...{
    粤: '广东',
    桂: '广西',
    琼: '海南',
    渝: '重庆',
    川: '四川',
    贵: '贵州',
    黔: '贵州',
    云: '云南',
    滇: '云南',
    藏: '西藏',
  },
  ...{ 陕: '陕西', 甘: '甘肃', 青: '青海', 宁: '宁夏', 新: '新疆' },
};
const SHORT_LIST = new RegExp(
  `^(?:限|具有|须?为)?([${Object.keys(SHORT_NAMES).join('')}]{2,6})(?:地区)?(?:户籍|户口|生源)`,
  'u',
);
const shortlyNamed = (words: string): string[] =>
  [...(SHORT_LIST.exec(words.replace('江浙', '苏浙'))?.[1] ?? '')].flatMap(
    (character) => SHORT_NAMES[character] ?? [],
  );

/** The places in a text, with the region of the post for 本省 and 本市. */
function placesIn(text: string, region: string): string[] {
  const words = text.replace(/(?:本|全)省/g, region).replace(/(?:本|全)市/g, region);
  const cleaned = words.replace(
    /限|仅限|具有|面向|须|需|为|户籍|户口|生源地?|常住|居民|人员|报考|的|或|和|及|以上|考生|高校毕业生|应届|毕业生|考前|在/g,
    ' ',
  );
  const named = [...cleaned.matchAll(PLACE)].map(([place]) => place.trim());
  const bare = [...PROVINCES.filter((name) => cleaned.includes(name)), ...shortlyNamed(text)];
  return [...new Set([...named, ...bare].map(short))].filter(Boolean);
}

interface Place {
  province: string;
  city?: string | undefined;
}

/** Whether a stated place is within a named one; null if undecided. */
function isWithin(own: Place, place: string): boolean | null {
  if (short(own.province) === place || (own.city !== undefined && short(own.city) === place)) return true;
  if (PROVINCES.includes(place)) return false;
  if (own.city !== undefined && isPrefecture(short(own.city)) && isPrefecture(place)) return false;
  // A county or district may lie in the stated city, but another city of the same rank does not.
  return null;
}

function stated({ candidate: { household, origin } }: Setting, words: string): Place[] | null {
  const acceptsOrigin = /生源/.test(words);
  const acceptsHousehold = /户籍|户口|常住/.test(words) || !acceptsOrigin;
  const all = [
    ...(acceptsHousehold && household ? [household] : []),
    ...(acceptsOrigin && origin ? [origin] : []),
  ];
  return all.length > 0 ? all : null;
}

/** The name of a place, without repeating a municipality: 上海, not 上海上海. */
const nameOf = ({ province, city }: Place): string =>
  city === undefined || short(city) === short(province) ? province : `${province}${city}`;

/** 户籍或生源: the named province or city. */
export const judgeHousehold: Judge = (text, setting) => {
  if (isOpen(text)) return pass('不限户籍');
  const words = evened(text);
  if (/不限(?:户籍|生源)|(?:户籍|生源地?)不限/.test(words)) return pass('不限户籍');
  if (/就读|高校|院校|工作满/u.test(words) && !/户籍|户口|生源|常住|落户/u.test(words))
    return notRead('就读或工作地要求');
  const places = placesIn(words, setting.region);
  if (places.length === 0) return notRead('户籍或生源要求');
  const own = stated(setting, words);
  if (own === null) return notStated(/生源/.test(words) ? '户籍或生源地' : '户籍');
  const results = own.flatMap((place) => places.map((name) => isWithin(place, name)));
  const ownPlaces = [...new Set(own.map(nameOf))].join('、');
  const matching = own.find((place) => places.some((name) => isWithin(place, name) === true));
  if (results.includes(true)) {
    const place = matching ? nameOf(matching) : ownPlaces;
    if (/以前|之前|落户|户籍.{0,4}满.{0,3}年/.test(words))
      return unknown(`${place}符合地区，另有落户时间要求`, '核对落户时间');
    const kind = matching === setting.candidate.household ? '户籍' : '生源地';
    return pass(`${kind}${place}，符合`);
  }
  if (results.includes(null))
    return unknown(`无法确定${ownPlaces}是否属于${places.join('、')}`, '对照户口簿核对所属地区');
  const other = /生源/.test(words) && /户籍|户口/.test(words) && own.length < 2;
  if (other) return unknown(`${ownPlaces}不在要求的地区，户籍和生源地只填写了一项`, '补充另一项后重新分析');
  return fail(`${ownPlaces}不在要求的地区`, '改选不限户籍的职位');
};
