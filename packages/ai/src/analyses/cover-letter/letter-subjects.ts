import { placeholderFor } from '#src/text/placeholder.js';
import { isEmployment, jobOf } from '../../jd/employment.js';
import { monthsOf } from '../../jd/match-dates.js';
import { MONTHS, monthsOfDay } from '../../jd/months.js';
import { wholeYears } from '../../jd/stated-years.js';
import { clipped } from '../../text/clipped.js';
import { spokenPost } from '../../text/spoken-post.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { isRelatedPost } from '../resume-analysis/rules/occupation-of.js';
import { callNameOf, type LetterContext } from './letter-context.js';
import { filledMailSubject } from './mail-subject.js';

/** Longer titles are cut off in the list of a mailbox. */
const MAX_SUBJECT_LENGTH = 30;
const SUBJECT_LIMIT = 120;

/** The first of the titles that is short enough, else the last. */
function shortest(titles: readonly (readonly string[])[]): string {
  const texts = titles.map((parts) => parts.filter(Boolean).join('-'));
  return clipped(
    texts.find((text) => text.length <= MAX_SUBJECT_LENGTH) ?? texts.at(-1) ?? '',
    SUBJECT_LIMIT,
  );
}

/** The title that the posting itself asks for comes before all others: it is what the mails are filtered by. */
export function requestedSubject(context: LetterContext): string {
  const { person, position, mailSubject } = context;
  if (mailSubject === '' || person === null) return '';
  const { school, studies } = schoolOf(context);
  const facts = {
    ...{ name: person.name, phone: person.phone, post: position, school },
    major: studies.slice(school.length),
    arrival: arrivalOf(context),
  };
  return filledMailSubject(mailSubject, facts, placeholderFor);
}

const MAX_ARRIVAL = 10;
/** From when on one can work, in the words of the résumé: 随时到岗; empty where it does not say. */
function arrivalOf({ reading }: LetterContext): string {
  const [stated = ''] = wordsOfText(reading?.document.intention.arrival, 'zh').split(/[，,；;。]/u);
  if (stated === '' || stated.length > MAX_ARRIVAL) return '';
  return /到岗|入职|上岗|上班/u.test(stated) ? stated : `${stated}到岗`;
}

/** Employer and post, without the words that end the one and begin the other: 融邦物业 and 物业片区经理. */
function joined(at: string, post: string): string {
  const shared =
    [4, 3, 2].find((length) => at.length > length && at.slice(-length) === post.slice(0, length)) ?? 0;
  return `${at}${post.slice(shared)}`;
}

/** School and subject: 江城大学软件工程 of 江城大学 2026 届软件工程专业本科生. */
function schoolOf({ person }: LetterContext): { school: string; studies: string } {
  const school = person?.studiesEvidence[0]?.quote ?? '';
  const major =
    /^(?:\s?\d{4} 届)?\s?(.*)专业(?!.*专业).*$/u.exec((person?.studies ?? '').slice(school.length))?.[1] ??
    '';
  return { school, studies: `${school}${major}` };
}

const RANK = /总监|经理|主管|班?组长|店长|领班|主任|助理|学徒|实习|负责人|部长/u;
/** Whether two posts are of one rank: an assistant, an engineer and a manager of purchasing are three posts. */
const isSameRank = (one: string, other: string): boolean => RANK.exec(one)?.[0] === RANK.exec(other)?.[0];

/** Fewer years in the occupation say less than all years of work. */
const MIN_YEARS = 3;
/** A placement during one's studies, which is no year of work. */
const PLACEMENT = /实习|见习/u;
/** How long somebody with a career has worked, in the occupation of the post or in all: 5年店长经验; else empty. */
function experienceOf({ person, reading, position, today }: LetterContext): string {
  if (reading === null || person === null || person.employment === '') return '';
  const jobs = reading.document.work.filter((job) => isEmployment(job) && !PLACEMENT.test(jobOf(job).role));
  const same = jobs.filter((job) => isRelatedPost(position, spokenPost(jobOf(job).role)));
  const yearsIn = (items: typeof jobs): number => {
    const years = monthsOf(items, monthsOfDay(today)) / MONTHS;
    return items.length === jobs.length ? wholeYears(reading.document, years) : Math.floor(years);
  };
  // Where most years of work are in other posts, all of them say more.
  if (
    yearsIn(same) >= MIN_YEARS
      ? yearsIn(same) * 2 > yearsIn(jobs)
      : yearsIn(same) > 0 && yearsIn(same) === yearsIn(jobs)
  )
    return yearsIn(same) === yearsIn(jobs) && same.every((job) => isSameRank(position, jobOf(job).role))
      ? `${yearsIn(same)}年同岗经验`
      : `${yearsIn(jobs)}年工作经验`;
  return yearsIn(jobs) > 0 ? `${yearsIn(jobs)}年工作经验` : '';
}

/** Titles of the mail: what is filtered by is first. */
export function subjectsOf(context: LetterContext): string[] {
  const { person, position, company } = context;
  const post = position || placeholderFor('岗位名称');
  const name = person?.name || placeholderFor('姓名');
  const experience = experienceOf(context);
  const { school, studies } =
    experience === '' ? schoolOf(context) : { school: experience, studies: experience };
  const at = company ? callNameOf(company) : '';
  const requested = requestedSubject(context);
  // Another title than the posting asks for is not found by its reader.
  if (requested !== '') return [clipped(requested, SUBJECT_LIMIT)];
  return [
    shortest([
      [`应聘${post}`, name, studies],
      [post, name, studies],
      [post, name, school],
      [post, name],
    ]),
    shortest([
      [name, studies, `应聘${joined(at, post)}`],
      [name, studies, `应聘${post}`],
      [name, school, post],
      [name, post],
    ]),
  ];
}
