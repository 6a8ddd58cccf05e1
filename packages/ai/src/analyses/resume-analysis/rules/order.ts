import type { DateRange } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { isStatedGap } from '@qicheng/resume/stated-gap';
import { endOf } from '#src/jd/months.js';
import { isTraining } from '#src/text/training.js';
import { isFilled, wordsOfText } from '../items.js';
import { quoted } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

const LOSS = 0.25;

const lastOf = (period: DateRange | undefined): number | null => {
  const last = period?.end ?? period?.start;
  return last === undefined ? null : endOf(last);
};

const employerOf = ({ company }: Pick<WorkItem, 'company'>): string => wordsOfText(company, 'zh');

const LISTS = [
  ['work', 'experience', '工作经历'],
  ['internships', 'experience', '实习经历'],
  ['projects', 'projects', '项目经历'],
  ['education', 'education', '教育背景'],
] as const;

/** Whether an entry names its school, employer or project; one that does not may have been read wrongly. */
const isNamed = (item: object): boolean =>
  ['school', 'company', 'name'].some((field) => isFilled((item as Record<string, unknown>)[field]));

/** Forms of public employers run from the earliest entry; they ask for the family. */
const isForm = ({ document, stage }: Subject): boolean => stage === '考编' || document.family.length > 0;

/** Reports lists in chronological order. */
function oldestFirst(subject: Subject): Opinion {
  const { document, modules } = subject;
  if (isForm(subject)) return { verdicts: [], findings: [] };
  const lists = LISTS.flatMap(([section, module, label]) => {
    if (!modules.some(({ key, isPresent }) => key === module && isPresent)) return [];
    if (!document[section].every(isNamed)) return [];
    const ends = document[section]
      .filter((item) => item.visible !== false && !('company' in item && isStatedGap(employerOf(item))))
      .filter((item) => !('school' in item || 'major' in item) || !isTraining(item))
      .map(({ period }) => lastOf(period));
    const isRising =
      ends.length > 1 &&
      ends.every((end, at) => end !== null && (at === 0 || end > (ends[at - 1] ?? Infinity)));
    return isRising ? [{ section, module, label }] : [];
  });
  return {
    verdicts: lists.map(({ section, module, label }): Verdict => ({
      ...{ dimension: 'layout', module, ruleId: 'layout.oldest', share: -LOSS },
      reason: `${label}从最早的写起`,
      evidence: [{ pointer: `/${section}`, quote: label }],
    })),
    findings: lists.map(({ section, module, label }): FindingDraft => ({
      ...{ ruleId: 'layout.oldest', severity: 'minor', category: 'format', module, pointer: `/${section}` },
      issue: `${label}是从最早的写起的，建议改为从最近的写起`,
      why: '招聘方先看最近做的事，最近的一段放在最前面。',
      gains: [{ dimension: 'layout', module, share: LOSS }],
    })),
  };
}

/** Reports two degrees of the same level, which need an explanation. */
function twoBachelors({ document, modules }: Subject): FindingDraft[] {
  if (!modules.some(({ key, isPresent }) => key === 'education' && isPresent)) return [];
  const own = document.education.filter(
    ({ visible, degreeLevel }) => visible !== false && degreeLevel === 'bachelor',
  );
  const [first, second] = own;
  if (!first || !second) return [];
  // No explanation is needed if the kind of degree is stated.
  if (/专升本|第二学士|双学位|辅修|自考|函授|成人|网络教育|非全日制|联合培养|交换/u.test(JSON.stringify(own)))
    return [];
  const named = [first, second]
    .map(({ school }) => `“${quoted(wordsOfText(school?.name, 'zh'), 20)}”`)
    .join('和');
  return [
    {
      ...{ ruleId: 'education.twoBachelors', severity: 'minor', category: 'fact', module: 'education' },
      pointer: '/education',
      issue: `${named}都写了本科，看不出是什么关系`,
      why: '写明各自是统招、专升本、第二学士学位还是交换，以及是否取得学位；招聘方一定会问。',
      gains: [],
    },
  ];
}

/** Checks the order of entries and degrees that need an explanation. */
export function order(subject: Subject): Opinion {
  const oldest = oldestFirst(subject);
  return { verdicts: oldest.verdicts, findings: [...oldest.findings, ...twoBachelors(subject)] };
}
