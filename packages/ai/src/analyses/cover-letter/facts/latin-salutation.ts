import { regex } from '@qicheng/resume/regex';
import { chineseNameOf } from '#src/text/latin-employers.js';
import { wordsOfName } from '../english/company-words.js';
import type { LetterContext } from '../letter-context.js';
import type { Letter } from '../read-letter.js';
import type { Addressed } from './english-employers.js';

/** A Latin name before an office that reads applications; before a title alone it may be a person’s: 尊敬的David老师. */
const ADDRESSED = regex('u')`
  ^(?:尊敬的|敬爱的|亲爱的|致[：:]?|Dear|To|Hi|Hello)?\s*(?<name>[A-Z][A-Za-z0-9&'’+.-]*(?:\s[A-Z][A-Za-z0-9&'’+.-]*){0,4}?)
  \s?(?:[（(]?(?:中国|大中华区?|亚太区?|China)[)）]?)?\s?(?:公司|集团)?\s?的?(?:各位)?
  (?<office>(?:行政)?人事|人力资源|人力|招聘|校招|社招|团队|HR\b|Human\sResources|Hiring|Recruit|Talent)
`;
/** A name in capitals is not a person’s before any title. */
const IN_CAPITALS =
  /^(?:尊敬的|敬爱的|亲爱的|致[：:]?)?\s*(?<name>[A-Z][A-Z&]{2,7})\s?(?:公司|集团)?的?(?:各位)?(?:领导|负责人|公司|集团|面试官)/u;
/** Departments and posts in Latin letters. */
const NO_NAME =
  /^(?:HR\w*|IT|R&D|QA|QC|QE|SQE|AI|PR|PM|PMO|MIS|EHS|HSE|ERP|SAP|BI|BD|CEO|CTO|CFO|COO|Dear|To|Hi|Hello|Sir|Madam|Sirs|Human|Hiring|Recruit\w*|Talent|Team|Campus|The)$/iu;

const PERSON = /^(?:Mr|Ms|Mrs|Miss|Dr|Prof)\b/u;

function latinAddressee(salutation: string, company: string): { name: string; isSure: boolean }[] {
  const { name = '', office = '' } =
    (ADDRESSED.exec(salutation) ?? IN_CAPITALS.exec(salutation))?.groups ?? {};
  if (name === '' || PERSON.test(name) || name.split(/\s/u).every((word) => NO_NAME.test(word))) return [];
  const known = chineseNameOf(name);
  const own = new Set(company.toLowerCase().split(/[^a-z0-9]+/u));
  const isSame =
    wordsOfName(name).some((word) => own.has(word.toLowerCase())) ||
    own.has(name.toLowerCase()) ||
    (known !== null && company.includes(known));
  if (isSame) return [];
  // A Chinese name of the addressee does not give its Latin one, unless that is well known.
  const isComparable = known !== null || /[A-Za-z]{2}/u.test(company);
  const maybePerson = office === 'HR' && /^[A-Z][a-z]+$/u.test(name) && known === null;
  return [{ name, isSure: company !== '' && isComparable && !maybePerson }];
}

/** An employer that the salutation of a Chinese letter names in Latin script and that is not its addressee. */
export function otherLatinEmployers(
  { paragraphs }: Letter,
  { company, jd, reading }: LetterContext,
): Addressed[] {
  const known = `${jd} ${reading ? JSON.stringify(reading.document) : ''}`.toLowerCase();
  return paragraphs
    .filter(({ role }) => role === 'salutation')
    .flatMap((paragraph) => latinAddressee(paragraph.text, company).map((each) => ({ ...each, paragraph })))
    .filter(({ name }) => !known.includes(name.toLowerCase()));
}
