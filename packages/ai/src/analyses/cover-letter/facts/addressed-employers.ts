import type { ResumeDocument } from '@qicheng/resume/document';
import { EMPLOYER_SUFFIX } from '#src/text/employer-suffixes.js';
import { isInOrder } from '#src/text/in-order.js';
import { knownNamesIn } from '#src/text/known-employers.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { isCoinedName } from '#src/text/proper-name.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { namesCompany, type LetterContext } from '../letter-context.js';
import { oncePerLetter } from '../once-per-letter.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';
import { headOfBranch, withoutBranch } from './branches.js';
import { brandMentions } from './brand-mentions.js';
import { type Mention, isDesiredByShortName, shapeOf, desiredEmployers } from './desired-employers.js';
import {
  ADDRESSED,
  type EmployerPattern,
  isGeneric,
  kindless,
  placeless,
  SALUTATION_NAME,
} from './employer-patterns.js';
import { type Addressed, otherEnglishEmployers } from './english-employers.js';
import { otherLatinEmployers } from './latin-salutation.js';
import { namedEmployers } from './named-employers.js';
import { nearNamesIn, withoutNearNames } from './near-names.js';
import { employerAddressed } from './salutation-employers.js';

/** A name without a kind counts where the letter is written to it in two ways: 应聘蜀九香门店店长, 加入蜀九香. */
const JOINED =
  /(?<!曾|就|后)加入(?:到|了)?([^，。；！？、\s“”的]{2,8})(?=[，。；！？]|的|这|工作|团队|大家)/gu;

/** Words that mention the candidate's own past. */
const PAST =
  /曾|毕业后|此前|之前|以前|当时|后来|离职|离开|上一[家份]|现任|现就职|实习(?:期间|过|时)|(?:19|20)\d{2}\s?年/u;
const MAX_NAME_LENGTH = 40;
/** Whether a name is that of a work site: 某医院项目, 某学校工地. */
const isSite = (name: string, text: string): boolean =>
  /(?:项目部?|工地|标段)$/u.test(name) || ['项目', '工地', '标段'].some((site) => text.includes(name + site));

/** Whether two names can be the same employer's: in full, without place and kind, or shortened. */
function isSameEmployer(named: string, company: string): boolean {
  const name = withoutBranch(named);
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
      value.length <= MAX_NAME_LENGTH && isInOrder(name, value.replace(/[（(][^）)]*[)）]/gu, '')),
  );
}

const MIN_EMPLOYER_LENGTH = 4;
/** The employers of the jobs and internships of a résumé. */
const employersIn = ({ work, internships }: ResumeDocument): string[] =>
  [...work, ...internships]
    .map(({ company }) => wordsOfText(company, 'zh'))
    .filter((name) => name.length >= MIN_EMPLOYER_LENGTH);

/** A name that was read up to its trade, with the rest of its legal form: 博世汽车 of 博世汽车部件有限公司. */
const wholeName = (name: string, text: string): string => {
  const [rest = ''] =
    /^[\u4e00-\u9fa5]{0,8}?(?:股份)?有限(?:责任)?公司/u.exec(text.slice(text.indexOf(name) + name.length)) ??
    [];
  return name + rest;
};

const BRANCH = '[\\u4e00-\\u9fa5]{2,8}?(?:分?店|分公司|[分支]行|校区|分?院区?)';
const MIN_BRAND = 2;
/** Finds other branches of an employer whose name has a branch in brackets: 希悦酒店三亚湾店, 希悦三亚湾店. */
function otherBranches(company: string): (text: string) => string[] {
  const [, base = '', branch = ''] =
    new RegExp(
      `^([^（(]{2,20}?)[（(](${BRANCH})[）)]$|^([\\u4e00-\\u9fa5]{2,8}${EMPLOYER_SUFFIX})(${BRANCH})$`,
      'u',
    )
      .exec(company)
      ?.filter(Boolean) ?? [];
  if (base === '') return () => [];
  const brand = kindless(placeless(base)) || base;
  const short = brand.slice(0, MIN_BRAND);
  const named = new RegExp(`(?:${base}|${brand}|${short})[（(]?(${BRANCH})[）)]?`, 'gu');
  return (text) =>
    [...text.matchAll(named)].flatMap(([whole, other = '']) =>
      branch.includes(other) || isInOrder(other, company) || /总店|门店|连锁店|旗舰店|本店/u.test(other)
        ? []
        : [whole],
    );
}

/** Tests of names against the addressee, the posting and the résumé. */
function nameTests({ company, position, jd, reading }: LetterContext) {
  const own = reading ? JSON.stringify(reading.document) : '';
  const isPlaceOfPosting = (head: string): boolean =>
    head.length >= MIN_BRAND && `${position}\n${jd}`.includes(head);
  const isOther = (name: string): boolean =>
    name.length >= 2 &&
    !isGeneric(name) &&
    !position.includes(name) &&
    !(company !== '' && isSameEmployer(name, company)) &&
    !jd.includes(name) &&
    !isPlaceOfPosting(headOfBranch(name));
  const isStrange = (name: string): boolean => isOther(name) && !isOfResume(name, own);
  // One's own employer is not an addressee of a letter to another one.
  const employers = reading === null ? [] : employersIn(reading.document);
  const isAddressed = (name: string): boolean =>
    isStrange(name) || (company !== '' && isOther(name) && employers.some((each) => each.startsWith(name)));
  return { isStrange, isSaluted: isAddressed, isOwn: (name: string): boolean => isOfResume(name, own) };
}

function chineseNames(letter: Letter, context: LetterContext): Addressed[] {
  const { company, position } = context;
  const { isStrange, isSaluted: isAddressed, isOwn } = nameTests(context);
  const namesIn = (
    text: string,
    patterns: readonly EmployerPattern[],
    accepts: (name: string) => boolean = isStrange,
  ): string[] =>
    patterns.flatMap(({ pattern, isSure }) =>
      [...text.matchAll(pattern)].flatMap(({ groups, index }) => {
        const clause = text.slice(text.slice(0, index).search(/[^。；！？，]*$/u), index);
        const name = groups?.['name'] ?? '';
        const isNamed = isSure || isCoinedName(placeless(kindless(name))) || knownNamesIn(name).length > 0;
        return PAST.test(clause) || !isNamed || !accepts(name) ? [] : [wholeName(name, text)];
      }),
    );
  // A letter that names its addressee may name others as examples.
  const namesAddressee = letter.paragraphs.some(({ text }) =>
    namesCompany(withoutNearNames(text, company), company),
  );
  const branches = otherBranches(company);
  const salutation = letter.paragraphs.find(({ role }) => role === 'salutation')?.text ?? '';
  const joined = [...letter.body.matchAll(JOINED)]
    .map(([, name = '']) => name)
    .filter((name) => isStrange(name) && letter.body.includes(`应聘${name}`));
  const mentioned = letter.paragraphs
    .filter(({ role }) => role !== 'salutation')
    .flatMap((paragraph) =>
      sentencesOf(paragraph.text).flatMap((sentence) =>
        desiredEmployers(withoutPast(sentence)).map((mention) => ({ ...mention, paragraph })),
      ),
    )
    .filter(({ name }) => isStrange(name));
  const brandsIn = brandsNamed(letter, isStrange, !namesAddressee);
  const before = employersBefore(position);
  const inFiles = (text: string, role: Paragraph['role']): string[] =>
    role === 'subject' || FILE.test(text) ? employersInParts(text, position).filter(isStrange) : [];
  return letter.paragraphs.flatMap((paragraph) => {
    const { text, role } = paragraph;
    const found =
      role === 'salutation'
        ? [...namesIn(text, SALUTATION_NAME, isAddressed), ...employerAddressed(text).filter(isAddressed)]
        : namesIn(text, ADDRESSED);
    const named = isBody(role)
      ? sentencesOf(text)
          .flatMap((sentence) => namedEmployers(withoutPast(sentence).split(/[，。；！？\n]/u), sentence))
          .filter(({ name }) => isStrange(name))
      : [];
    const again = joined.filter((name) => text.includes(name) && text !== salutation);
    const others = branches(text).filter((name) => !isOwn(name));
    const here = mentioned.filter((mention) => mention.paragraph === paragraph);
    return [
      ...[...found, ...again, ...others, ...before(text).filter(isStrange), ...inFiles(text, role)].map(
        (name) => ({ name, paragraph, isSure: true }),
      ),
      ...named.map(({ name, isSure }) => ({ name, paragraph, isSure: isSure && !namesAddressee })),
      ...brandsIn(paragraph),
      ...here.flatMap((mention) => judged(mention, mentioned, letter, namesAddressee)),
    ].filter(({ name }) => !isSite(name, text));
  });
}

/** Misspelt names of the addressee, which nothing else that was read has. */
function misspeltEmployers(
  { paragraphs }: Letter,
  { company, position, jd, reading, person }: LetterContext,
) {
  const read = `${position}\n${jd}\n${person?.name ?? ''}\n${reading ? JSON.stringify(reading.document) : ''}`;
  return paragraphs
    .filter(({ role }) => isBody(role) || role === 'salutation')
    .flatMap((paragraph) =>
      nearNamesIn(paragraph.text, company)
        .filter((name) => !read.includes(name))
        .map((name): Addressed => ({ name, paragraph, isSure: true })),
    );
}

/** The employers of a letter that are stated by the place of their names alone, by paragraph. */
function brandsNamed(
  { paragraphs }: Letter,
  isStrange: (name: string) => boolean,
  canBeSure: boolean,
): (paragraph: Paragraph) => Addressed[] {
  const bodies = paragraphs.filter(({ role }) => isBody(role));
  const brands = brandMentions(bodies.flatMap(({ text }) => sentencesOf(text)).map(withoutPast)).filter(
    ({ name }) => isStrange(name),
  );
  return (paragraph) =>
    brands
      .filter(
        ({ name }) =>
          paragraph.text.includes(name) && (isBody(paragraph.role) || paragraph.role === 'salutation'),
      )
      .map(({ name, isSure }) => ({ name, paragraph, isSure: isSure && canBeSure }));
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？；\n])/u);
const withoutPast = (sentence: string): string =>
  sentence
    .split(/(?<=[，；])/u)
    .filter((clause) => !PAST.test(clause))
    .join('');

const bareName = (position: string): string => position.replace(/[（(][^）)]*[)）]/gu, '').trim();

/** The text between a word for applying and the post title: 海底捞 of 应聘海底捞门店经理. */
function employersBefore(position: string): (text: string) => string[] {
  const post = bareName(position);
  if (post.length < MIN_POST_LENGTH || /[^\p{Script=Han}A-Za-z]/u.test(post)) return () => [];
  const pattern = new RegExp(`(?:应聘|申请|投递|竞聘|求职)([\\u4e00-\\u9fa5]{2,8}?)的?(?=${post})`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].map(([, name = '']) => name).filter((name) => shapeOf(name) !== null);
}
const MIN_POST_LENGTH = 2;

/** A line that names a file, whose name has parts: 附件：林知远_蒙牛品控_简历.pdf. */
const FILE = /^附件[:：]|\.(?:pdf|docx?|zip)\b/iu;
/** Employers that are a part of the name of a file or of a subject, alone or before the post. */
const employersInParts = (text: string, position: string): string[] =>
  text
    .replace(/^附件[:：]|\.\w+$/gu, '')
    .split(/[-_+—–·|/\s（）()]+/u)
    .map((part) => part.replace(/^(?:应聘|申请|投递)/u, '').replace(bareName(position), ''))
    .filter((part) => shapeOf(part) === 'known');

/**
 * Whether a name in words of an intention or of praise is the employer that the letter is for. Next to the name of the
 * addressee, praise is of others; without it, a name that is not a common word and is stated twice is not an accident.
 */
function judged(
  { name, paragraph }: Mention & Pick<Addressed, 'paragraph'>,
  mentioned: readonly Mention[],
  { body }: Letter,
  namesAddressee: boolean,
): Addressed[] {
  const same = mentioned.filter((each) => each.name.includes(name) || name.includes(each.name));
  const isDesired = same.some((each) => each.isDesired) || isDesiredByShortName(name, body);
  if (namesAddressee) return isDesired ? [{ name, paragraph, isSure: false }] : [];
  const isKnown = same.some(({ shape }) => shape === 'known');
  const isRepeated = body.split(name).length > MIN_MENTIONS || isDesiredByShortName(name, body);
  // A town that no dictionary has: 希望在禄口工作.
  if (!isKnown && !isRepeated && same.every(({ isPlaced }) => isPlaced)) return [];
  return [{ name, paragraph, isSure: (isKnown && isDesired) || (isRepeated && (isKnown || isDesired)) }];
}
const MIN_MENTIONS = 2;

/** Employers that a letter is written to and that are not its addressee; each once, in its longest form. */
export const otherEmployersIn = oncePerLetter((letter, context): Addressed[] => {
  const names = hasNoChinese(letter.body)
    ? otherEnglishEmployers(letter, context)
    : [
        ...otherLatinEmployers(letter, context),
        ...chineseNames(letter, context),
        ...misspeltEmployers(letter, context),
      ];
  const found = names.toSorted(
    (a, b) => Number(b.isSure) - Number(a.isSure) || a.paragraph.index - b.paragraph.index,
  );
  return found.filter(
    ({ name, isSure }, at) =>
      !found.some(
        (other, place) =>
          (other.name.length > name.length && other.name.includes(name) && (other.isSure || !isSure)) ||
          (other.name.length < name.length && name.includes(other.name) && other.isSure && !isSure) ||
          (other.name === name && place < at),
      ),
  );
});
