import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { Contribution, Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { abilityOf, type Occupation } from '#src/data/occupations.js';
import { isEmployment } from '#src/jd/employment.js';
import { monthsOf } from '#src/jd/match-dates.js';
import { monthsOfDay, yearsIn } from '#src/jd/months.js';
import { isEmployerName } from '#src/text/employer-activities.js';
import { wordsOfText } from '../../resume-analysis/items.js';
import { matchOccupation } from '../match-occupation.js';
import { hasHeldPost } from './past-occupation.js';
import { evidenceOf, type PreparedResume } from './prepared-resume.js';
import { type FitRule, points } from './rule.js';
import { specificWords } from './specific-words.js';

/** Years of full-time work: as stated, otherwise counted from the work entries as in every other service. */
const yearsOfWork = (document: ResumeDocument, { years, month }: JobAnalysisInput): number =>
  years ??
  yearsIn(
    monthsOf(
      document.work.filter(
        (item) => isEmployment(item) && !INTERN.test(wordsOfText(item.title, document.meta.lang)),
      ),
      monthsOfDay(month),
    ),
  );
/** Placements of students, wherever the résumé has them. */
const INTERN = /实习|见习生|intern\b/iu;

const SECTION = /^\/(internships|work|projects|research|campus|practice)\/(\d+)/;
/** Points for the first and the second relevant entry of a kind. */
const ENTRY_POINTS: Readonly<Record<string, readonly [first: number, second: number]>> = {
  internships: [26, 12],
  work: [26, 12],
  projects: [18, 8],
  research: [14, 6],
  campus: [8, 4],
  practice: [8, 4],
};
const LABELS: Readonly<Record<string, string>> = {
  internships: '相关实习',
  work: '相关工作经历',
  projects: '相关项目',
  research: '相关科研',
  campus: '相关校园经历',
  practice: '相关社会实践',
};
const QUANTIFIED = 5;
const MAX_QUANTIFIED = 5;
const YEAR = 3;
const MAX_YEARS = 4;

interface Entry {
  section: string;
  pointer: string;
  evidence: Evidence;
}

/** The number of words required in an entry with a post of another occupation. */
const WORDS_OF_ANOTHER = 2;

/** Whether the post of an entry belongs to another occupation of the table. */
function isOfAnother(
  { document }: PreparedResume,
  section: string,
  index: number,
  { code }: Occupation,
): boolean {
  const entry = section === 'work' ? document.work[index] : undefined;
  const titles = [entry?.title, ...(entry?.roles ?? []).map(({ title }) => title)]
    .map((title) => wordsOfText(title, document.meta.lang))
    .filter((title) => title !== '');
  return (
    titles.length > 0 &&
    titles.every((title) => {
      const { match } = matchOccupation(title);
      return match.kind === 'exact' && match.occupationCode !== code;
    })
  );
}

/** Entries with words of the occupation, in the order of the résumé. */
function relevantEntries(resume: PreparedResume, words: readonly string[], occupation: Occupation): Entry[] {
  const titles = [occupation.name, ...occupation.titles].filter((title) => title.length > 1);
  const entries = new Map<string, Entry & { words: Set<string>; needed: number }>();
  for (const { pointer, targetId, text, isStatement, finder } of resume.textsWith([...words, ...titles])) {
    const [entry = '', section = '', index = ''] = SECTION.exec(pointer) ?? [];
    // A heading counts only with the name of the occupation; words of abilities must be in an action.
    const isNamed = !isEmployerName(pointer) && titles.some((title) => text.includes(title));
    if (entry === '' || (!isStatement && !isNamed)) continue;
    const found = entries.get(entry) ?? {
      ...{ section, pointer: entry, words: new Set<string>() },
      needed: isOfAnother(resume, section, Number(index), occupation) ? WORDS_OF_ANOTHER : 1,
      evidence: { pointer, targetId, quote: text.slice(0, 80) },
    };
    for (const word of [...words, ...titles]) if (finder.find(word) >= 0) found.words.add(word);
    entries.set(entry, found);
  }
  return [...entries.values()].filter(({ words: stated, needed }) => stated.size >= needed);
}

/** 经历: relevant entries, quantified results, and years of work. */
export const experienceFit: FitRule = ({ occupation, resume, input }) => {
  const abilities = occupation.abilities.map(({ key }) => abilityOf(key));
  const special = abilities.filter(({ kind }) => kind === '专业');
  const words = specificWords(special.length > 0 ? special : abilities);
  const counts = new Map<string, number>();
  const entries = relevantEntries(resume, words, occupation).flatMap(
    ({ section, evidence }): Contribution[] => {
      const order = counts.get(section) ?? 0;
      counts.set(section, order + 1);
      const value = ENTRY_POINTS[section]?.[order];
      if (value === undefined) return [];
      return [
        {
          ruleId: `experience.${section}`,
          points: value,
          reason: `${LABELS[section] ?? '相关经历'}${order === 0 ? '' : '（第二段）'}`,
          evidence: [evidence],
        },
      ];
    },
  );
  const results = resume
    .statementsOf(abilities)
    .filter(({ traits }) => traits.isQuantified)
    .slice(0, MAX_QUANTIFIED)
    .map((statement): Contribution => ({
      ruleId: 'experience.quantified',
      points: QUANTIFIED,
      reason: '相关经历写出了数量或结果',
      evidence: [evidenceOf(statement)],
    }));
  // Years in another trade do not count; stated years are accepted.
  const hasWorked = entries.some(({ ruleId }) => ruleId === 'experience.work');
  const years = hasWorked || input.years !== undefined ? yearsOfWork(resume.document, input) : 0;
  return [
    ...entries,
    ...results,
    ...yearsContribution(years, input.years),
    ...heldContribution(resume, occupation, years),
  ];
};

const HELD = 20;
/** Some years in the post itself leave little to ask for, however few figures the résumé has. */
const heldContribution = (resume: PreparedResume, occupation: Occupation, years: number): Contribution[] =>
  years > 1 && hasHeldPost(resume, occupation)
    ? [{ ruleId: 'experience.held', points: HELD, reason: '做过这一职业的岗位', evidence: [] }]
    : [];

function yearsContribution(years: number, stated: number | undefined): Contribution[] {
  if (years <= 0) return [];
  return [
    {
      ruleId: 'experience.years',
      points: points(Math.min(MAX_YEARS, years) * YEAR),
      reason: stated === undefined ? `按简历计算约 ${years} 年工作经历` : `填写的工作年限 ${stated} 年`,
      evidence: [],
    },
  ];
}
