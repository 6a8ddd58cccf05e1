import type { JobRequirement } from '@qicheng/analysis/job-description';
import { regex } from '@qicheng/resume/regex';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { COURSE, DONE, type ProvingText, type ResumeReading } from './read-resume.js';

/** Words that require proficiency, and words of a beginner. */
const REQUIRES_MASTERY = /精通|熟练|熟悉|掌握|扎实|资深|擅长/u;
const LEARNING =
  /学习|自学|在学|学过|入门|初学|了解|接触过|培训课程|懂(?:一点|一些)|会一点|刚开始|学了(?:一?点|一?些)|\b(?:coursework|course(?:s|work)? only|beginner|basic|elementary|learning|self-taught)\b/iu;

/** Skills that their own words limit: 能做简单的表, 打字慢一点, CAD可看图. */
const LIMITED = regex('u')`
  简单的?|慢一?点|一般般?(?=$|[，,；;。、])|一点点?|不(?:太|是很|够|怎么)?(?:熟练?|会|精)|皮毛|马马虎虎|(?:[用做试开接触]|使用|操作)过(?:[一两几]|1|2)[次回]|(?:只|仅|就)在?[^，,；;。]{0,8}(?:[用做试开]|接触|使用|操作)过
  |(?<=[A-Za-z\d件统])(?:只|仅)?(?:可以?|能够?|会)(?:看|读|查看)[^，,；;。]{0,4}$
`;
/** Words that say that one has only begun, whatever level is required. */
const BEGINNING = /正在学|在学|刚(?:开始|接触)|零基础|[:：(（]\s*(?:了解|入门|初学)/u;
/** Words of somebody who has heard of a thing and not used it. */
const ONLY_HEARD = /^(?:只|仅|初步|大致|基本)?(?:了解|知道|听说过|认识|学过)/u;
const REQUIRES_USE = /会用|会使用|能用|能使用|会操作|(?<![\u4e00-\u9fa5])会(?=\s?[A-Za-z])/u;

/** A tool without a level: 会SQL, Python优先. */
const ASKS_NO_LEVEL = /^[会懂]|(?:者)?(?:优先|加分|更佳)$/u;

/** A longer skill text has details next to the name: SQL（多表连接、窗口函数）. */
const BARE_NAME = 12;

/** Skills of one requirement that the résumé only lists or learns, and those that it does not name. */
export interface OnlyLearned {
  readonly level: string;
  readonly quotes: readonly ProvingText[];
  /** The clauses of the quotes that name the skills: 办公软件一般. */
  readonly clauses: readonly string[];
  readonly open: readonly string[];
  /** Whether other skills of the requirement are shown. */
  readonly isPart: boolean;
}

/** The clause of a text that names a term; the whole text if no single one does. */
const clauseWith = ({ text }: ProvingText, term: readonly string[]): string =>
  text
    .split(/[，,；;。]/u)
    .find((clause) => term.some((word) => clause.toLowerCase().includes(word.toLowerCase())))
    ?.trim() ?? text;

const PRACTICE = /培训|练习|课程|实训|课设|自学|教程/u;
/** Whether a text is from a project of a course or for practice. */
function isPractised(pointer: string, { projects }: ResumeReading['document']): boolean {
  const at = /^\/projects\/(\d+)\//u.exec(pointer)?.[1];
  const project = at === undefined ? undefined : projects[Number(at)];
  return (
    project !== undefined &&
    PRACTICE.test(`${wordsOfText(project.name, 'zh')}，${wordsOfText(project.role, 'zh')}`)
  );
}

/** Whether a text is a skill that the résumé itself calls one of awareness, not of use. */
function isOnlyAware(pointer: string, { skills }: ResumeReading['document']): boolean {
  const at = /^\/skills\/(\d+)\b/u.exec(pointer)?.[1];
  return at !== undefined && skills[Number(at)]?.level === 'aware';
}

/** Judges skills that are only being learnt although the posting requires more: 学习SQL does not match 精通SQL. */
export function onlyLearned(
  text: string,
  terms: JobRequirement['terms'],
  { texts, document }: ResumeReading,
): OnlyLearned | null {
  const mastery = REQUIRES_MASTERY.exec(text)?.[0];
  const level = mastery ?? REQUIRES_USE.exec(text)?.[0] ?? (ASKS_NO_LEVEL.test(text) ? '会用' : undefined);
  if (level === undefined) return null;
  const ownOf = (term: readonly string[]): ProvingText[] =>
    texts.filter(({ finder }) => term.some((word) => finder.find(word) >= 0));
  const found = terms.flatMap((term): { quote: ProvingText; term: readonly string[] }[] => {
    const own = ownOf(term);
    const names = term.map((word) => word.toLowerCase());
    const limitOf = (clause: string): boolean =>
      LIMITED.test(clause) ||
      BEGINNING.test(clause) ||
      (mastery === undefined ? ONLY_HEARD : LEARNING).test(clause.trim());
    const isOnlyLearned = own.every(({ affirmed, pointer }) => {
      if (isOnlyAware(pointer, document)) return true;
      const clauses = affirmed
        .split(/[，,；;。、]/u)
        .filter((clause) => names.some((word) => clause.toLowerCase().includes(word)));
      return clauses.length > 0 ? clauses.every(limitOf) : limitOf(affirmed);
    });
    // A mere mention in a skill list does not prove mastery.
    const isOnlyListed =
      level === '精通' &&
      own.every(
        ({ affirmed, strength, pointer }) =>
          (strength < DONE && affirmed.length <= BARE_NAME) ||
          strength === COURSE ||
          LEARNING.test(affirmed) ||
          isPractised(pointer, document),
      );
    const learned = own.find(({ affirmed }) => LIMITED.test(affirmed) || LEARNING.test(affirmed)) ?? own[0];
    return learned && (isOnlyLearned || isOnlyListed) ? [{ quote: learned, term }] : [];
  });
  const quotes = found.map(({ quote }) => quote);
  // One of several tools is enough.
  const open = /或/u.test(text)
    ? []
    : terms.filter((term) => ownOf(term).length === 0).flatMap(([name]) => name ?? []);
  return quotes.length === 0
    ? null
    : {
        ...{ level, open, quotes: [...new Set(quotes)] },
        clauses: [...new Set(found.map(({ quote, term }) => clauseWith(quote, term)))],
        isPart: quotes.length + open.length < terms.length,
      };
}
