import { regex } from '@qicheng/resume/regex';
import type { TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import type { Entry } from './entries.js';
import { spokenOpening, spokenTitle } from './loose/spoken-employment.js';
import { splitOutsideBrackets } from './outside-brackets.js';
import { titleAfter } from './prose/posts.js';
import { companyScore } from './recognise.js';

/** 最后一家叫永联五金, 单位叫锦绣服装厂: the name of an employer, told in a clause. */
const NAMED =
  /(?:^|[，,；;。]\s*)(?:(?:最后|最近|后来|前面|头|后)(?:的|这|那)?)?(?:[一那这]?家|(?:厂|公司|单位|店|门店|酒店|饭店)(?:名字?)?)(?:名字?)?(?:就)?叫(?:做)?\s*(?<name>[\p{Script=Han}A-Za-z（）()]{3,20})(?:[，,；;。]|$)/u;

const statedEmployer = (text: string): { name: string; rest: string } | null => {
  const found = NAMED.exec(text);
  const name = found?.groups?.name;
  if (found === null || name === undefined) return null;
  const rest = [text.slice(0, found.index), text.slice(found.index + found[0].length)].filter(Boolean);
  return { name, rest: rest.join('，') };
};

/** 换过3家厂 names none. */
const isEmployer = (text: string): boolean =>
  companyScore(text) >= 1 && statedEmployer(text) === null && !/[过了\d]/u.test(text);

/** Gives an employment whose head names no employer the one that its text tells. */
export function withStatedEmployer(entry: Entry): Entry {
  if (entry.parts.some(({ text }) => isEmployer(text))) return entry;
  const texts = [...entry.parts, ...entry.statements].map(({ text }) => text);
  const found = texts.map(statedEmployer).find((each) => each !== null);
  if (found == null) return entry;
  const without = <Part extends { text: string }>(part: Part): Part[] => {
    const own = statedEmployer(part.text);
    if (own?.name !== found.name) return [part];
    return own.rest === '' ? [] : [{ ...part, text: own.rest }];
  };
  const line = [...entry.parts, ...entry.statements].find(({ text }) => statedEmployer(text) !== null)?.line;
  if (line === undefined) return entry;
  const parts = entry.parts.flatMap(without);
  return {
    ...entry,
    parts: [{ text: `公司：${found.name}`, line }, ...parts],
    statements: entry.statements.flatMap(without),
  };
}

/** 最近一份全职是, 在这之前是, 后来去了: what leads to the name of an employer in a sentence. */
const LEAD = regex('u')`
  ^(?:(?:最近|上|前|头|第)[一二两三四五][家份段个](?:全职|兼职|正式)?的?(?:工作|单位|公司)?|(?:在)?(?:这|此)?之前|再之?前|更早|此前
  |目前|现在|最早|毕业(?:后|以后|之后)|后来|之后|然后|我|是|在|于|就职于|任职于|去了?|到了?|进了?|入职了?|又|就)+
`;
const SINCE = /^(?:19|20)\d{2}年(?:\d{1,2}月)?(?:起|开始|后|以后)?(?=\S{3})/u;
const MAX_NAME_LENGTH = 26;

/** The employer that a clause names with words in front of it; null for any other clause. */
function employerTold(clause: string): string | null {
  const name = clause.trim().replace(LEAD, '');
  const bare = name.replace(/[（(][^（）()]*[）)]$/u, '');
  const isName = name.length <= MAX_NAME_LENGTH && !/[了过着\s]/u.test(bare) && companyScore(bare) >= 2;
  return isName && name !== clause.trim() ? name : null;
}

const isPeriodAlone = (clause: string): boolean => {
  const found = findPeriod(clause);
  return found?.period.end !== undefined && /^[\s从自在]*$/u.test(found.rest);
};

/** The titles in clauses; with the clauses that tell anything else, also since when a title was held. */
function titlesIn(clauses: readonly string[]): { title: string; rest: string[] } {
  let title = '';
  const rest: string[] = [];
  for (const clause of clauses) {
    const undated = clause.replace(SINCE, '');
    const first = title === '' ? spokenTitle(undated) : null;
    const later = undated === clause ? titleAfter(title, clause) : spokenTitle(undated);
    const joined =
      first ?? (title !== '' && later !== null && !later.includes('→') ? `${title}→${later}` : later);
    const isTitle = rest.length === 0 && joined !== null;
    if (isTitle) title = joined;
    if (!isTitle || undated !== clause) rest.push(clause);
  }
  return { title, rest };
}

/** 2018年到2019年在某电子厂，流水线，…: the head and the statement of a dated sentence that names an employer; null for others. */
function datedSentenceApart(line: TextLine): TextLine[] | null {
  const { text } = line;
  const found = findPeriod(text);
  if (found?.period.end === undefined || !text.trimStart().startsWith(found.text)) return null;
  const told = found.rest.replace(/^[\s，,:：]+/u, '').replace(/(?<=[^，,]{3})最?先(?=[做当任干])/u, '');
  if (!/^(?:我|就|又|一直)*(?:在|去|到|进|于)/u.test(told)) return null;
  const opening = spokenOpening(told);
  if (opening === null) return null;
  const { company, department = '', title, statement, rest } = opening;
  const said = [statement, rest].filter(Boolean).join('，');
  const quote = line.quote ?? text;
  const head = [found.text, company, department, title].filter(Boolean).join('\t');
  return [
    { ...line, text: head, quote, likely: 'head', wraps: false },
    ...(said === '' ? [] : [{ ...line, text: said, quote, likely: 'said' as const, wraps: false }]),
  ];
}

/** 最近一份全职是某公司，2016年5月到2021年6月，一开始是出纳，…: a head told in a sentence, and the statement after it. */
export function toldHeadApart(line: TextLine): TextLine[] {
  if (line.isBullet === true || line.text.includes('\t')) return [line];
  const dated = datedSentenceApart(line);
  if (dated !== null) return dated;
  const [name = '', period = '', ...others] = splitOutsideBrackets(
    line.text.replace(/[。；;]\s*$/u, ''),
    /[，,]\s*/gu,
  ).map((clause) => clause.trim());
  const employer = employerTold(name);
  if (employer === null || !isPeriodAlone(period)) return [line];
  const { title, rest } = titlesIn(others);
  const quote = line.quote ?? line.text;
  const head = [findPeriod(period)?.text ?? period, employer, ...(title === '' ? [] : [title])].join('\t');
  return [
    { ...line, text: head, quote, likely: 'head', wraps: false },
    ...(rest.length === 0
      ? []
      : [{ ...line, text: rest.join('，'), quote, likely: 'said' as const, wraps: false }]),
  ];
}
