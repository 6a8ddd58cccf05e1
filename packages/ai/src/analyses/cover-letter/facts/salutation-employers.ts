import { hasCompoundSurname } from '@qicheng/resume/surnames';
import { isCoinedName, isProperName } from '#src/text/proper-name.js';
import { taggedWordsOf } from '#src/text/words.js';
import { isGeneric, kindless, NO_NAME, placeless } from './employer-patterns.js';

const TITLE = '(?:老板|老师|同事|领导|(?:副?总)?经理|负责人|主管|总监|专员|面试官|先生|女士)';
/** Who reads applications: 人事经理, 招聘组的老师, HR. */
const OFFICE = `(?:行政人事|人事|人力资源|人力|招聘|校招|社招|HR|hr)(?:(?!您|你)[^，。；：:,！!\\s]){0,8}`;
const ADDRESSED = new RegExp(
  `^(?:尊敬的|敬爱的|亲爱的|致[：:]?)?\\s*(?<name>[\\u4e00-\\u9fa5]{2,8}?)\\s?的?(?:各位)?(?<title>${OFFICE}|团队|${TITLE}们?)\\s?(?=[：:，,！!]|[您你]|$)`,
  'u',
);
/** Parts of an employer, areas and posts, by their last characters; a campaign by its first. */
const PART =
  /(?:[部组科室岗类区队办处系班]|[前后]台|中心|团队|事业|[师员生]|小组|委员会|年级)$|^(?:[校社秋春]招|珠三角|长三角|京津冀|大中华)/u;
const PERSON_LENGTH = 4;
const SHORT_PERSON_LENGTH = 3;

const NAMELESS = new RegExp(`^${NO_NAME}`, 'u');
const PERSONAL = new RegExp(`^${TITLE}`, 'u');
const SURNAME =
  /[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊陆郝孔崔邱秦顾侯邵孟段]$/u;

/** Houses, shops and works by their last sign: 湘宴楼, 老灶头饭店. */
const PLACE = /[楼店馆坊阁轩府庄厂院校社局所站]$/u;
/** Who is named with the house: 湘宴楼老板. */
const OWNER = /^老板/u;
/** Whether a name before a title can be a person's: by the dictionary, its surname or its length. */
const isPerson = (name: string, title: string): boolean =>
  (name.length <= PERSON_LENGTH &&
    (hasCompoundSurname(name) || (taggedWordsOf(name).at(-1)?.tag ?? '').startsWith('nr'))) ||
  (name.length <= SHORT_PERSON_LENGTH && PERSONAL.test(title) && !(OWNER.test(title) && PLACE.test(name)));

/** A name without the surname of the person after it: 华测检测王 of 华测检测王经理. */
const withoutSurname = (name: string, title: string): string =>
  name.length > PERSON_LENGTH && PERSONAL.test(title) ? name.replace(SURNAME, '') : name;

/** The employer that a salutation names without a suffix before an office or a title: 尊敬的华测检测人事经理. */
export function employerAddressed(salutation: string): string[] {
  const { name: named = '', title = '' } = ADDRESSED.exec(salutation)?.groups ?? {};
  const name = withoutSurname(named, title);
  if (name === '' || NAMELESS.test(name) || PART.test(name)) return [];
  const core = placeless(kindless(name));
  const isPlace = taggedWordsOf(core).every(({ text, tag }) => tag === 'ns' || text.length === 1);
  if (core.length < 2 || isPlace || isPerson(name, title)) return [];
  const isNamed =
    isProperName(core) || isCoinedName(core) || (OWNER.test(title) && PLACE.test(name) && !isGeneric(name));
  return isNamed ? [name] : [];
}
