import { CITIES } from '#src/jd/data/cities.js';
import { isInOrder } from '#src/text/in-order.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { wordsOfName } from '../english/company-words.js';
import { namesCompany, type LetterGround } from '../letter-ground.js';
import { KNOWN_EMPLOYERS } from '../phrases.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';

/** An employer that a letter is written to, and the paragraph that names it first. */
interface Addressed {
  readonly name: string;
  readonly paragraph: Paragraph;
}

/** What names of employers end with. */
const KIND =
  '(?:有限责任公司|股份有限公司|有限公司|分公司|公司|集团|事务所|律所|研究院|设计院|研究所|医院|卫生院|诊所|药房|银行|大学|学院|学校|[大中小]学(?![习生教科位])|幼儿园|酒店|宾馆|饭店|餐厅|超市|商场|书店|报社|出版社|电视台|博物馆|旅行社|(?:服务|发展|培训|体检|月子|康复|健身|艺术|研究|活动)中心|协会|基金会|俱乐部|工厂|[车纱]厂)';
/** Trades that names of employers end with, and names of posts begin with. */
const TRADE =
  '(?:科技|网络|通信|电子|传媒|物流|物业|餐饮|制药|生物|汽车|地产|置业|证券|基金|保险|建工|建设|教育|控股|电器|能源)';
const NAME = `[^，。；！？、：:\\s“”"的了在]{1,20}?`;
/** Verbs by which one writes to an employer about oneself. */
const TOWARDS =
  '(?:应聘|申请|投递|竞聘|报考|(?<!曾|就|后)加入|入职|来到|向往|一直关注|关注|想(?:到|去|来)|期待(?:到|去|来)|希望(?:到|去|来)|成为)(?:了|过)?';
const KNOWN = `(?:${KNOWN_EMPLOYERS.join('|')})`;
const ADDRESSED: readonly RegExp[] = [
  new RegExp(`${TOWARDS}(?<name>${NAME}${KIND})`, 'gu'),
  new RegExp(`${TOWARDS}(?<name>${NAME}${TRADE})(?=[的，。！]|公司|团队|工作|一直|这)`, 'gu'),
  new RegExp(`${TOWARDS}(?<name>${KNOWN})`, 'gu'),
  new RegExp(
    `(?:看到|得知|获悉|了解到)(?<name>${NAME}(?:${KIND}|${TRADE})|${KNOWN})(?=正?在?招聘?|的?招聘|发布)`,
    'gu',
  ),
];
const SALUTED: readonly RegExp[] = [
  new RegExp(`^(?:尊敬的|敬爱的|亲爱的|致)?\\s*(?<name>${NAME}(?:${KIND}|${TRADE})|${KNOWN})(?!经理)`, 'gu'),
];
/** A name without a kind counts where the letter is written to it in two ways: 应聘蜀九香门店店长, 加入蜀九香. */
const JOINED =
  /(?<!曾|就|后)加入(?:到|了)?([^，。；！？、\s“”的]{2,8})(?=[，。；！？]|的|这|工作|团队|大家)/gu;

/** Words that tell of one's own past. */
const PAST =
  /曾|毕业后|此前|之前|以前|当时|后来|离职|离开|上一[家份]|现任|现就职|实习(?:期间|过|时)|(?:19|20)\d{2}\s?年/u;
/** A kind of employer and no name: 三级综合医院, 二甲医院, 一家大型国企. */
const GENERIC =
  /^(?:[一二三]级|[甲乙丙]等|[一二三]甲|综合|专科|大型|中型|小型|民营|国有|国营|公立|私立|公办|民办|外资|合资|上市|连锁|本地|当地|头部|一线|互联网|知名|优秀|高端|星级|[一二三四五]星级?|重点|普通|示范|省级|市级|县级|全国|这[家所个样]?|那[家所个]|[一两几]家|一所|一个|各[家大]?|同类|其他|别的|贵|本|该|我们?|某|更大的?|老牌|新|好|大|小|的|类|家|所)+$/u;
const kindless = (name: string): string => name.replace(new RegExp(`(?:${KIND}|${TRADE})+$`, 'u'), '');
const placeless = (name: string): string =>
  name.replace(new RegExp(`^(?:${CITIES.join('|')})(?:省|市)?(?=.{2,})`, 'u'), '');
const LONGEST_NAME = 40;

const isGeneric = (name: string): boolean => {
  const core = kindless(name);
  return core === '' || GENERIC.test(core) || /^(?:贵|本|该|我|某|各)/u.test(name);
};

/** Whether two names can be the same employer's: in full, without place and kind, or shortened. */
function isSameEmployer(name: string, company: string): boolean {
  const core = placeless(kindless(name));
  return (
    namesCompany(name, company) ||
    company.includes(name) ||
    core.length < 2 ||
    isInOrder(core, company) ||
    isInOrder(placeless(kindless(company.replace(/[（(][^）)]*[)）]/gu, ''))), name)
  );
}

/** Whether a name is in a résumé, in full or shortened. */
function isOfResume(name: string, json: string): boolean {
  const core = placeless(kindless(name));
  if (json.includes(name) || (core.length >= 2 && json.includes(core))) return true;
  return [...json.matchAll(/"([^"\\]+)"/gu)].some(
    ([, value = '']) =>
      value.length <= LONGEST_NAME && isInOrder(name, value.replace(/[（(][^）)]*[)）]/gu, '')),
  );
}

function chineseNames(letter: Letter, { company, position, jd, reading }: LetterGround): Addressed[] {
  const own = reading ? JSON.stringify(reading.document) : '';
  const isStrange = (name: string): boolean =>
    name.length >= 2 &&
    !isGeneric(name) &&
    !position.includes(name) &&
    !(company !== '' && isSameEmployer(name, company)) &&
    !jd.includes(name) &&
    !isOfResume(name, own);
  const namesIn = (text: string, patterns: readonly RegExp[]): string[] =>
    patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ groups, index }) => {
        const clause = text.slice(text.slice(0, index).search(/[^。；！？，]*$/u), index);
        const name = groups?.['name'] ?? '';
        return PAST.test(clause) || !isStrange(name) ? [] : [name];
      }),
    );
  const salutation = letter.paragraphs.find(({ role }) => role === 'salutation')?.text ?? '';
  const joined = [...letter.body.matchAll(JOINED)]
    .map(([, name = '']) => name)
    .filter((name) => isStrange(name) && letter.body.includes(`应聘${name}`));
  const isWhole = letter.paragraphs.filter(
    ({ role }) => isBody(role) || role === 'salutation' || role === 'subject',
  );
  return isWhole.flatMap((paragraph) => {
    const { text, role } = paragraph;
    const found = role === 'salutation' ? namesIn(text, SALUTED) : namesIn(text, ADDRESSED);
    const again = joined.filter((name) => text.includes(name) && text !== salutation);
    return [...found, ...again].map((name) => ({ name, paragraph }));
  });
}

const ENGLISH_NAME = "(?<name>(?:The )?[A-Z][A-Za-z&'’-]*(?: (?:(?:of|and|the|&|for) )?[A-Z][A-Za-z&'’-]*)*)";
const ENGLISH_ADDRESSED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:position|role|post|job|vacancy|opening|opportunity|internship)\\b[^.;!?]{0,70}?\\b(?:at|with) ${ENGLISH_NAME}`,
    'gu',
  ),
  new RegExp(`\\bappl(?:y|ying|ication)\\b[^.;!?]{0,90}?\\b(?:at|with|to) ${ENGLISH_NAME}`, 'gu'),
  new RegExp(`\\b(?:[Jj]oin|[Jj]oining)(?: the team at)? ${ENGLISH_NAME}`, 'gu'),
  new RegExp(
    `\\b(?:dream\\w*|would|hope|like|love|forward|eager|keen|excited|want)\\b[^.;!?]{0,30}\\bwork(?:ing)? (?:for|at|with) ${ENGLISH_NAME}`,
    'gu',
  ),
  new RegExp(`^Dear ${ENGLISH_NAME}(?= (?:Hiring|Recruit|Human|HR|Team|Talent))`, 'gu'),
];
function englishNames(letter: Letter, { company, position, jd, reading }: LetterGround): Addressed[] {
  // A Chinese name of the employer says nothing of its English one.
  if (company !== '' && !/[A-Za-z]{2}/u.test(company)) return [];
  const own = reading ? JSON.stringify(reading.document).toLowerCase() : '';
  const partsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^a-z'’]+/u));
  const names = partsOf(company);
  const known = partsOf(`${company} ${position} ${jd}`);
  return letter.paragraphs
    .filter(({ role }) => isBody(role) || role === 'salutation')
    .flatMap((paragraph) =>
      ENGLISH_ADDRESSED.flatMap((pattern) => [...paragraph.text.matchAll(pattern)]).flatMap(({ groups }) => {
        const name = (groups?.['name'] ?? '').replace(/['’]s$/u, '');
        const words = wordsOfName(name).map((word) => word.toLowerCase());
        const isKnown =
          words.length === 0 ||
          words.some((word) => names.has(word)) ||
          words.every((word) => known.has(word)) ||
          words.every((word) => own.includes(word));
        return isKnown ? [] : [{ name, paragraph }];
      }),
    );
}

/** Employers that a letter is written to and that are not its addressee; each once, in its longest form. */
export function strangersIn(letter: Letter, ground: LetterGround): Addressed[] {
  const found = (hasNoChinese(letter.body) ? englishNames : chineseNames)(letter, ground);
  return found.filter(
    ({ name }, at) =>
      !found.some(
        (other, place) =>
          (other.name.length > name.length && other.name.includes(name)) ||
          (other.name === name && place < at),
      ),
  );
}
