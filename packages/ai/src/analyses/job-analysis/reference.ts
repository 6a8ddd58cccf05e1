import { apportion } from '@qicheng/analysis/apportion';
import { type JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { JobAnalysisResult, JobPlanPhase, JobReference } from '@qicheng/analysis/job-analysis-result';
import type { Route } from '#src/jd/public-appointment.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { type Ability, abilityOf } from '../../data/occupations.js';
import { withoutLabel } from '../../jd/employment.js';
import { ledIn } from '../../jd/match-lead.js';
import { hasNoChinese } from '../../text/no-chinese.js';
import { hasOwnPerson, isSpoken, remainsSpoken } from '../../text/spoken-words.js';
import { wordsOfText } from '../resume-analysis/items.js';
import type { Statement } from '../resume-analysis/statements.js';
import { subjectOf } from './analyse.js';
import { EXAMINATION_REVIEWS } from './examination-plan.js';
import { abilityInAction } from './fit/ability-patterns.js';
import {
  DEGREE_LABELS,
  missingDegreeLevels,
  isNearMajor,
  isOpenToAll,
  isUsualMajor,
} from './fit/education.js';
import { ownCertificate, openCertificate } from './fit/own-certificate.js';
import { isPrizeAlone, type PreparedResume } from './fit/prepared-resume.js';

const WEEKS = 13;
const DAYS_A_WEEK = 7;
const LAST_DAY = 90;

/** The weeks of each phase of thirty days: 1–4, 5–8, 9–13. */
const WEEKS_OF_PHASE = [
  [1, 4],
  [5, 8],
  [9, 13],
] as const;

type Week = JobReference['weeks'][number];
type Entry = {
  occupation: ReturnType<typeof subjectOf>['occupation'];
  resume: PreparedResume | null;
  month: string;
  /** Whether what is missing may be in the unread part of the file. */
  isPartial: boolean;
};

/** The reference answer: the portrait for this candidate, and the ninety days by week. */
export function referenceOf(input: JobAnalysisInput, { plan }: JobAnalysisResult): JobReference {
  const { occupation, resume, isPartial, isGeneral, route } = subjectOf(input);
  const target = isPartial
    ? []
    : targetsOf(
        occupation.abilities.map(({ key }) => key),
        resume,
      );
  const open = target.some(({ needsFact }) => needsFact.length > 0)
    ? '；【待补充】处只有您知道，没有的请删去'
    : '';
  return {
    title: `${occupation.name}：${target.length > 0 ? '目标画像与 ' : ''}90 天计划`,
    summary: `按每周 ${plan.weeklyHours} 小时安排，共 ${plan.weeklyHours * WEEKS} 小时。每项都写明要留下的产出${open}。`,
    target,
    entryChecks: isGeneral ? [] : entryChecksOf({ occupation, resume, isPartial, month: input.month }),
    weeks: weeksOf(plan),
    reviews: route === 'examination' ? EXAMINATION_REVIEWS : reviewsOf(occupation, route),
    notes: [
      '计划只列可以自己完成的事，不承诺录用结果。',
      '第 30、60、90 天各做一次复盘，没有完成的任务顺延，不要同时开太多头。',
      ...(isGeneral ? [] : ['完成的成果请写回简历，再做一次职业分析，看能力项的变化。']),
    ],
  };
}

const INSTRUCTION_VERB = /^(?:写出|给出|说明|列出|写明|写清|说清)/u;
const ENDS = /[。；;.!，,\s]+$/u;

/** The action that shows an ability best and is not used for another one. */
function statementFor(
  ability: Ability,
  resume: PreparedResume | null,
  used: Set<string>,
): Statement | undefined {
  const isSure = ({ pointer, text, traits }: Statement): boolean =>
    ability.kind !== '通用' ||
    traits.hasFigure ||
    abilityInAction(ability.key, text) !== null ||
    (resume?.countOfWords(ability, pointer) ?? 0) >= MIN_GENERAL_WORDS;
  const statements = (resume?.statementsOf([ability]) ?? []).filter(
    (statement) =>
      statement.traits.isAction &&
      statement.doubt === undefined &&
      !used.has(statement.pointer) &&
      statement.text.length <= MAX_STATEMENT_LENGTH &&
      !isStated(statement) &&
      !isPrizeAlone(statement.text) &&
      // People who were led show the work of others.
      (ability.kind !== '专业' ||
        ability.key === 'leadership' ||
        ledIn({ affirmed: statement.text }) === null) &&
      isSure(statement),
  );
  // A line on the matter is better than a figure next to one of its words.
  const value = ({ traits, pointer }: Statement): number =>
    Number(traits.isQuantified) * 2 +
    Number(traits.hasFigure) +
    2 * (resume?.countOfWords(ability, pointer) ?? 0);
  const [best] = statements.toSorted((a, b) => value(b) - value(a));
  if (best) used.add(best.pointer);
  return best;
}
const MAX_STATEMENT_LENGTH = 200;
/** One word without a figure shows no general ability: everybody speaks with customers. */
const MIN_GENERAL_WORDS = 2;
/** How far things are by now, as one tells it: 现在主体封顶了. */
const BY_NOW = /^(?:现在|目前|如今)[^，,。；\d]{1,12}了[，,]/u;
/** A line in the words of a chat is not an example to write. */
const isStated = ({ text, lang }: Statement): boolean =>
  lang === 'zh' && (isSpoken(text) || hasOwnPerson(text) || remainsSpoken(text) || BY_NOW.test(text));
const MAX_FACT_LENGTH = 60;

const stopOf = ({ text }: Statement): string => (hasNoChinese(text) ? '.' : '。');

/** The sentence to write about an ability: an action of the candidate with placeholders, or a template without one. */
function statementOf(
  { label, shownBy }: Ability,
  statement: Statement | undefined,
  listed: string,
): Pick<JobReference['target'][number], 'statement' | 'needsFact'> {
  const namesPartner =
    statement !== undefined && /[与和跟同向][^，。；]{2,}(?:对接|沟通|协调|合作)/u.test(statement.text);
  const proof = shownBy.replace(INSTRUCTION_VERB, '').replace(namesPartner ? /^和谁对接、/u : /$^/u, '');
  const open = placeholderFor(proof);
  // A stated figure or result is not requested again.
  if (statement && isMeasured(statement))
    return { statement: `${statement.text.replace(ENDS, '')}${stopOf(statement)}`, needsFact: [] };
  if (statement)
    return {
      statement: `${statement.text.replace(ENDS, '')}，${open}。`,
      needsFact: [proof.slice(0, MAX_FACT_LENGTH)],
    };
  const done = `做了哪件能看出“${label}”的事`;
  if (listed !== '')
    return {
      statement: `用${/^[A-Za-z]/u.test(listed) ? ' ' : ''}${listed}${placeholderFor('做了哪件事')}，${open}。`,
      needsFact: ['做了哪件事', proof.slice(0, MAX_FACT_LENGTH)],
    };
  return {
    statement: `在${placeholderFor('项目或单位')}中，${placeholderFor(done)}，${open}。`,
    needsFact: ['项目或单位', done, proof.slice(0, MAX_FACT_LENGTH)],
  };
}

/** A name of a tool fits after 用; other listed words do not. */
const listedTool = (quotes: readonly string[]): string =>
  quotes.find((quote) => /^[A-Za-z][A-Za-z\d .+#-]{1,20}$/u.test(quote)) ?? '';

const isMeasured = ({ traits }: Statement): boolean =>
  traits.isQuantified || traits.hasFigure || traits.hasResult;
const hasMeasured = (ability: Ability, resume: PreparedResume | null): boolean =>
  resume?.statementsOf([ability]).some(isMeasured) ?? false;

/** A sentence per ability; none for one whose only actions already show another ability. */
function targetsOf(keys: readonly string[], resume: PreparedResume | null): JobReference['target'] {
  const used = new Set<string>();
  return keys.flatMap((key) => {
    const ability = abilityOf(key);
    const proof = resume?.proofOf(ability);
    // General abilities are shown by actions of the trade; a template would only collect empty phrases.
    if (proof !== undefined && proof.state !== '有实例' && ability.kind === '通用') return [];
    const statement = statementFor(ability, resume, used);
    if (statement === undefined && proof?.state === '有实例') return [];
    // What an unplaced line of the file states is placed first.
    if (proof?.unplaced !== undefined) return [];
    // The figure is in a line that cannot be quoted alone, so it is not requested.
    if (statement !== undefined && !isMeasured(statement) && hasMeasured(ability, resume)) return [];
    const quotes = proof?.state === '仅列出' ? proof.words : [];
    return [
      {
        key,
        ability: ability.label,
        standard: `${ability.shownBy}；能讲清为什么这样做、换一种做法会怎样。`,
        ...statementOf(ability, statement, listedTool(quotes)),
        now: proof?.state ?? '未体现',
      },
    ];
  });
}

/** Compares the field of study with the usual ones; another one is not a failure, because postings differ. */
function majorCheck({
  occupation,
  resume,
}: Pick<Entry, 'occupation' | 'resume'>): JobReference['entryChecks'][number] {
  const { education = [], meta } = resume?.document ?? {};
  const majors = education
    .map(({ major }) => withoutLabel(wordsOfText(major, meta?.lang ?? 'zh')))
    .filter((major) => major !== '');
  const hasUsual = majors.some((major) => isUsualMajor(major, occupation));
  const [own] = majors;
  const near = majors.find((major) => isNearMajor(major, occupation));
  const other =
    hasUsual || own === undefined
      ? ''
      : `（简历写的是“${near ?? own}”${near === undefined ? '' : '，与它们相近'}，以招聘要求为准）`;
  return {
    text: `常见专业：${occupation.majors.join('、')}${other}`.slice(0, 200),
    state: hasUsual ? '满足' : '待确认',
  };
}

function entryChecksOf({ occupation, resume, isPartial, month }: Entry): JobReference['entryChecks'] {
  const missingLevels = resume === null ? null : missingDegreeLevels({ resume, occupation, month });
  const degree = `学历：${DEGREE_LABELS[occupation.degree]}`;
  const checks: JobReference['entryChecks'] = [
    {
      text: degree,
      state: missingLevels === 0 ? '满足' : missingLevels === null || isPartial ? '待确认' : '未满足',
    },
    ...(isOpenToAll(occupation) ? [] : [majorCheck({ occupation, resume })]),
    ...occupation.certificates.flatMap(({ name, need, note }): JobReference['entryChecks'] => {
      const isObtained = resume !== null && ownCertificate(resume, name) !== undefined;
      // A certificate that is only preferred is named to those who have it: others need not ask for it.
      if (!isObtained && need !== '必备' && resume !== null) return [];
      const isOpen = !isObtained && resume !== null && openCertificate(resume, name) !== undefined;
      const isLacking = need === '必备' && !isOpen && resume !== null && !isPartial;
      const state = isObtained ? '满足' : isLacking ? '未满足' : '待确认';
      return [{ text: `${need === '必备' ? '必备' : '优先'}证书：${name}（${note}）`.slice(0, 200), state }];
    }),
  ];
  return checks.slice(0, 12);
}

/** Distributes the tasks of a phase over its weeks, so that each week has exactly its hours. */
function weeksOfPhase(
  { goal, tasks }: JobPlanPhase,
  [first, last]: readonly [number, number],
  weeklyHours: number,
): Week[] {
  const count = last - first + 1;
  const hours = apportion(
    weeklyHours * count,
    tasks.map((task) => task.hours),
  );
  const left = tasks.map((task, index) => ({ ...task, hours: hours[index] ?? 0 }));
  return Array.from({ length: count }, (_unused, index): Week => {
    const week = first + index;
    const start = (week - 1) * DAYS_A_WEEK + 1;
    const shares: Week['tasks'] = [];
    let free = weeklyHours;
    for (const task of left) {
      if (free <= 0) break;
      const spent = Math.min(free, task.hours);
      if (spent <= 0) continue;
      task.hours -= spent;
      free -= spent;
      shares.push({ text: task.text, hours: spent, output: task.output });
    }
    return {
      ...{ week, goal: goal.slice(0, 120), hours: weeklyHours, tasks: shares },
      days: `第 ${start}–${Math.min(LAST_DAY, start + DAYS_A_WEEK - 1)} 天`,
    };
  });
}

const weeksOf = ({ weeklyHours, phases }: JobAnalysisResult['plan']): Week[] =>
  phases.flatMap((phase, index) => weeksOfPhase(phase, WEEKS_OF_PHASE[index] ?? [9, 13], weeklyHours));

/** Words of trades in which candidates show their work. */
const SHOWS_WORK = /作品|链接|代码|demo/iu;

const reviewsOf = ({ experience }: Entry['occupation'], route: Route): JobReference['reviews'] => [
  {
    day: 30,
    questions: [
      '要求清单里自己做过的几项，简历都写清楚了吗？',
      '哪一项花的时间最多，值不值？',
      '下一阶段减掉什么？',
    ],
  },
  {
    day: 60,
    questions: [
      SHOWS_WORK.test(experience)
        ? '作品别人能不能打开、看懂？'
        : route === 'either'
          ? '报了几场考试、投了几份，各走到哪一步？'
          : '投出几份，几份有回音？被问到最多的是哪一条？',
      '收到了哪些修改意见，改了几条？',
      '还缺哪一个数字？',
    ],
  },
  {
    day: 90,
    questions: [
      route === 'either' ? '考试和投递各走到了哪一步？' : '投递的回复率与面试率是多少？',
      '没有通过的原因集中在哪里？',
      '继续这个方向，还是调整目标岗位？',
    ],
  },
];
