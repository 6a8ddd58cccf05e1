import { regex } from '@qicheng/resume/regex';
import { wordsOfName } from '../english/company-words.js';
import type { LetterContext } from '../letter-context.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';

/** An employer that a letter is written to, and the paragraph that names it first. */
export interface Addressed {
  readonly name: string;
  readonly paragraph: Paragraph;
  /** False if it may be the addressee under a name in another language. */
  readonly isSure: boolean;
}

const NAME = "(?<name>(?:The )?[A-Z][A-Za-z&+'’-]*(?: (?:(?:of|and|the|&|for) )?[A-Z][A-Za-z&+'’-]*)*)";
/** Words of an application around the name of an employer. */
const ADDRESSED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:position|role|post|job|vacancy|opening|opportunity|internship|place|seat)\\b[^.;!?]{0,70}?\\b(?:at|with) ${NAME}`,
    'gu',
  ),
  new RegExp(`\\bappl(?:y|ying|ication)\\b[^.;!?]{0,90}?\\b(?:at|with|to) ${NAME}`, 'gu'),
  new RegExp(`\\b(?:[Jj]oin|[Jj]oining)(?: the team at)? ${NAME}`, 'gu'),
  new RegExp(
    `\\b(?:dream\\w*|would|hope|like|love|forward|eager|keen|excited|want)\\b[^.;!?]{0,30}\\bwork(?:ing)? (?:for|at|with) ${NAME}`,
    'gu',
  ),
  new RegExp(`\\b(?:bring|contribut\\w+)\\b[^.;!?]{0,40}?\\bto ${NAME}`, 'gu'),
  new RegExp(`${NAME}(?=,? (?:Co\\., ?)?(?:Ltd|Limited|Inc|LLC|GmbH)\\b)`, 'gu'),
  new RegExp(`^Dear [^,\\n]{3,40}? (?:at|of) ${NAME}`, 'gu'),
  new RegExp(`^Dear ${NAME}(?= (?:Hiring|Recruit|Human|HR|Team|Talent))`, 'gu'),
];
/** Words of praise around it: of the addressee, where the letter names no other. */
const PRAISED: readonly RegExp[] = [
  `\\b(?:draws?|drew|attracts?|attracted|brings?|brought|pulls?) me to ${NAME}`,
  `${NAME}['’]s? (?:commitment|mission|culture|reputation|values|vision|approach|dedication|focus|growth|products|brands|history|leadership)\\b`,
  `\\b(?:grow|thrive|succeed|develop|career|future|build)\\b[^.;!?]{0,16}? (?:with|at|within) ${NAME}`,
  `\\b(?:admired?|inspired by|impressed by|drawn to|fan of|respect for|loyal to) ${NAME}`,
  `\\bthe ${NAME} (?:team|family)\\b`,
  `\\b(?:followed|following|alongside) ${NAME}`,
  `\\b(?:believe|feel|know|sure|convinced)(?: that)? ${NAME} (?:is|offers|would|will)\\b`,
  `\\b[Aa]t ${NAME},? (?:I|my)\\b[^.;!?]{0,12}\\b(?:would|will|hope|could|want|aim)`,
].map((source) => new RegExp(source, 'gu'));

/** Kinds of employers by which names with one first word differ: Meridian Capital and Meridian Markets. */
const KINDS = regex('gu')`
  \b(?:Capital|Markets|Bank|Securities|Insurance|Hotels?|Hospital|University|College|School|Pharma\w*|Foods?|Motors?
  |Airlines?|Logistics|Energy|Media|Games|Studios?|Consulting|Partners|Robotics|Semiconductors?|Software|Travel|Retail
  |Fashion|Chemicals?)\b
`;
const kindsIn = (name: string): string[] => name.match(KINDS) ?? [];
/** Whether both names have a kind, and another one. */
const isOfOtherKind = (name: string, company: string): boolean => {
  const [own, ofCompany] = [kindsIn(name), kindsIn(company)];
  return own.length > 0 && ofCompany.length > 0 && !own.some((kind) => ofCompany.includes(kind));
};

/** Employers that an English letter is written to and that are not its addressee. */
export function otherEnglishEmployers(
  letter: Letter,
  { company, position, jd, reading }: LetterContext,
): Addressed[] {
  // A Chinese name of the employer does not give its English one.
  const isSure = company === '' || /[A-Za-z]{2}/u.test(company);
  const own = reading ? JSON.stringify(reading.document).toLowerCase() : '';
  const partsOf = (text: string): Set<string> => new Set(text.toLowerCase().split(/[^a-z'’]+/u));
  const names = partsOf(company);
  const known = partsOf(`${company} ${position} ${jd}`);
  const body = partsOf(letter.paragraphs.map(({ text }) => text).join(' '));
  const namesAddressee = wordsOfName(company).some((word) => body.has(word.toLowerCase()));
  const isKnown = (name: string): boolean => {
    const words = wordsOfName(name).map((word) => word.toLowerCase());
    if (isOfOtherKind(name, company)) return own.includes(name.toLowerCase());
    return (
      words.length === 0 ||
      words.some((word) => names.has(word)) ||
      words.every((word) => known.has(word)) ||
      words.every((word) => own.includes(word))
    );
  };
  const namesIn = (text: string, patterns: readonly RegExp[]): string[] =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map(({ groups }) =>
        (groups?.['name'] ?? '')
          .replace(/['’]s?$/u, '')
          .replace(/(?: (?:Hiring|Recruit\w*|Human|HR|Talent|Team))+$/u, ''),
      )
      .filter((name) => !isKnown(name));
  return letter.paragraphs
    .filter(({ role }) => isBody(role) || role === 'salutation')
    .flatMap((paragraph) => [
      ...namesIn(paragraph.text, ADDRESSED).map((name) => ({ name, paragraph, isSure })),
      ...namesIn(paragraph.text, PRAISED).map((name) => {
        return { name, paragraph, isSure: isSure && !namesAddressee };
      }),
    ]);
}
