import { CITIES } from '#src/jd/data/cities.js';
import { isInOrder } from '#src/text/in-order.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { wordsOfName } from '../english/company-words.js';
import { namesCompany, type LetterGround } from '../letter-ground.js';
import { isCoinedName } from '#src/text/proper-name.js';
import { ADDRESSED, type EmployerPattern, isGeneric, KIND, kindless, SALUTED } from './employer-patterns.js';
import { namedEmployers } from './named-employers.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';

/** An employer that a letter is written to, and the paragraph that names it first. */
interface Addressed {
  readonly name: string;
  readonly paragraph: Paragraph;
  /** False if it may be the addressee under a name in another language. */
  readonly isSure: boolean;
}

/** A name without a kind counts where the letter is written to it in two ways: 应聘蜀九香门店店长, 加入蜀九香. */
const JOINED =
  /(?<!曾|就|后)加入(?:到|了)?([^，。；！？、\s“”的]{2,8})(?=[，。；！？]|的|这|工作|团队|大家)/gu;

/** Words that tell of one's own past. */
const PAST =
  /曾|毕业后|此前|之前|以前|当时|后来|离职|离开|上一[家份]|现任|现就职|实习(?:期间|过|时)|(?:19|20)\d{2}\s?年/u;
const placeless = (name: string): string =>
  name.replace(new RegExp(`^(?:${CITIES.join('|')})(?:省|市)?(?=.{2,})`, 'u'), '');
const LONGEST_NAME = 40;

/** Whether two names can be the same employer's: in full, without place and kind, or shortened. */
function isSameEmployer(name: string, company: string): boolean {
  const core = placeless(kindless(name));
  // 恩施城投 and 恩施交投 share nothing but their place.
  if (new RegExp(`^${core}[省市州区县]`, 'u').test(company)) return isInOrder(name, company);
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

const BRANCH = '[\\u4e00-\\u9fa5]{2,8}?(?:分?店|分公司|[分支]行|校区|分?院区?)';
const LEAST_BRAND = 2;
/** Finds other branches of an employer whose name has a branch in brackets: 希悦酒店三亚湾店, 希悦三亚湾店. */
function otherBranches(company: string): (text: string) => string[] {
  const [, base = '', branch = ''] =
    new RegExp(`^([^（(]{2,20}?)[（(](${BRANCH})[）)]$|^([\\u4e00-\\u9fa5]{2,8}${KIND})(${BRANCH})$`, 'u')
      .exec(company)
      ?.filter(Boolean) ?? [];
  if (base === '') return () => [];
  const brand = kindless(placeless(base)) || base;
  const short = brand.slice(0, LEAST_BRAND);
  const named = new RegExp(`(?:${base}|${brand}|${short})[（(]?(${BRANCH})[）)]?`, 'gu');
  return (text) =>
    [...text.matchAll(named)].flatMap(([whole, other = '']) =>
      branch.includes(other) || isInOrder(other, branch) || /总店|门店|连锁店|旗舰店|本店/u.test(other)
        ? []
        : [whole],
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
  const namesIn = (text: string, patterns: readonly EmployerPattern[]): string[] =>
    patterns.flatMap(({ pattern, isSure }) =>
      [...text.matchAll(pattern)].flatMap(({ groups, index }) => {
        const clause = text.slice(text.slice(0, index).search(/[^。；！？，]*$/u), index);
        const name = groups?.['name'] ?? '';
        const isNamed = isSure || isCoinedName(placeless(kindless(name)));
        return PAST.test(clause) || !isNamed || !isStrange(name) ? [] : [name];
      }),
    );
  // A letter that names its addressee may name others as examples.
  const namesAddressee = letter.paragraphs.some(({ text }) => namesCompany(text, company));
  const branches = otherBranches(company);
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
    const named = letter.sentences
      .filter(({ index }) => index === paragraph.index)
      .flatMap(({ text: sentence }) =>
        namedEmployers(
          sentence.split(/[，。；！？\n]/u).filter((clause) => !PAST.test(clause)),
          sentence,
        ),
      )
      .filter(({ name }) => isStrange(name));
    const again = joined.filter((name) => text.includes(name) && text !== salutation);
    const elsewhere = branches(text).filter((name) => !isOfResume(name, own));
    return [
      ...[...found, ...again, ...elsewhere].map((name) => ({ name, paragraph, isSure: true })),
      ...named.map(({ name, isSure }) => ({ name, paragraph, isSure: isSure && !namesAddressee })),
    ];
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
  new RegExp(`\\b(?:bring|contribut\\w+)\\b[^.;!?]{0,40}?\\bto ${ENGLISH_NAME}`, 'gu'),
  new RegExp(`${ENGLISH_NAME}(?=,? (?:Co\\., ?)?(?:Ltd|Limited|Inc|LLC|GmbH)\\b)`, 'gu'),
  new RegExp(`^Dear [^,\\n]{3,40}? (?:at|of) ${ENGLISH_NAME}`, 'gu'),
  new RegExp(`^Dear ${ENGLISH_NAME}(?= (?:Hiring|Recruit|Human|HR|Team|Talent))`, 'gu'),
];
function englishNames(letter: Letter, { company, position, jd, reading }: LetterGround): Addressed[] {
  // A Chinese name of the employer does not tell its English one.
  const isSure = company === '' || /[A-Za-z]{2}/u.test(company);
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
        return isKnown ? [] : [{ name, paragraph, isSure }];
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
