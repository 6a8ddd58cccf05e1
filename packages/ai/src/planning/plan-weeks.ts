import { apportion } from '@qicheng/analysis/apportion';
import type { StudyPlan } from '@qicheng/analysis/study-plan';
import { dayAfter, weekLengths } from './days.js';

export interface Subject {
  key: string;
  label: string;
  reason: string;
}

/**
 * A phase of a plan: the weight of each subject and its task. Subjects without a task are not studied in this phase.
 * `{4}` in a task is replaced by the number of whole papers that fit into its hours, at four hours each.
 */
export interface Phase {
  name: string;
  /** Share of all weeks. */
  share: number;
  weights: Readonly<Record<string, number>>;
  tasks: Readonly<Record<string, string>>;
}

interface Timetable {
  /** The first day of the plan. */
  today: string;
  days: number;
  /** Hours per week; they add up to the hours of the plan. */
  weekHours: readonly number[];
  /** Weeks until the examination, which the phases divide; more than the weeks of the plan if it ends earlier. */
  weeksInAll?: number | undefined;
  formula: string;
  subjects: readonly Subject[];
  phases: readonly Phase[];
}

/** The phase of each week. With fewer weeks than phases, some phases are omitted. */
function phaseOfWeeks(phases: readonly Phase[], weeks: number): Phase[] {
  const counts = apportion(
    weeks,
    phases.map(({ share }) => share),
  );
  return phases.flatMap((phase, index) => Array.from({ length: counts[index] ?? 0 }, () => phase));
}

/** The minimum useful hours of a subject in a full week; short weeks have smaller blocks. */
const MIN_BLOCK = 3;
const BLOCKS_PER_WEEK = 4;

/**
 * Hours of one week by subject. Each hour goes to the subject furthest behind its share of all weeks so far, so that
 * short weeks do not starve a small subject.
 */
function hoursOfWeek(hours: number, phase: Phase, debts: Map<string, number>): Map<string, number> {
  const studied = Object.keys(phase.tasks);
  const sum = studied.reduce((all, key) => all + (phase.weights[key] ?? 0), 0);
  for (const key of studied) {
    const share = sum > 0 ? (phase.weights[key] ?? 0) / sum : 1 / studied.length;
    debts.set(key, (debts.get(key) ?? 0) + hours * share);
  }
  const assignedHours = new Map<string, number>();
  for (let hour = 0; hour < hours; hour += 1) {
    const next = studied.reduce((best, key) => ((debts.get(key) ?? 0) > (debts.get(best) ?? 0) ? key : best));
    assignedHours.set(next, (assignedHours.get(next) ?? 0) + 1);
    debts.set(next, (debts.get(next) ?? 0) - 1);
  }
  return inBlocks(assignedHours, Math.min(MIN_BLOCK, Math.floor(hours / BLOCKS_PER_WEEK)), debts);
}

/** The hours without blocks below the minimum: such a subject waits for a later week, and another takes its hours. */
function inBlocks(
  assignedHours: ReadonlyMap<string, number>,
  least: number,
  debts: Map<string, number>,
): Map<string, number> {
  const kept = new Map([...assignedHours].filter(([, own]) => own >= least));
  if (kept.size === 0) return new Map(assignedHours);
  for (const [key, own] of assignedHours) {
    if (kept.has(key)) continue;
    debts.set(key, (debts.get(key) ?? 0) + own);
    for (let hour = 0; hour < own; hour += 1) {
      const next = [...kept.keys()].reduce((best, each) =>
        (debts.get(each) ?? 0) > (debts.get(best) ?? 0) ? each : best,
      );
      kept.set(next, (kept.get(next) ?? 0) + 1);
      debts.set(next, (debts.get(next) ?? 0) - 1);
    }
  }
  return kept;
}

/** A task with the number of papers that fit into its hours filled in. */
const withPapers = (task: string, hours: number): string =>
  task.replace(/ \{(\d+)\} /, (_, each: string) => {
    const papers = Math.floor(hours / Number(each));
    return papers > 0 ? ` ${papers} ` : '半';
  });

/** Builds a plan whose items add up exactly to their weeks, and whose weeks and subjects add up exactly to the stated hours. */
export function planWeeks({
  today,
  days,
  weekHours,
  weeksInAll = weekHours.length,
  formula,
  subjects,
  phases,
}: Timetable): StudyPlan {
  const byWeek = phaseOfWeeks(phases, weeksInAll);
  const lengths = weekLengths(days);
  const debts = new Map<string, number>();
  const totals = new Map<string, number>();
  const labels = new Map(subjects.map(({ key, label }) => [key, label]));
  let start = 0;
  const weeks = weekHours.map((hours, index) => {
    const phase = byWeek[index];
    if (!phase) throw new Error('a week has no phase');
    const assignedHours = hoursOfWeek(hours, phase, debts);
    for (const [key, own] of assignedHours) totals.set(key, (totals.get(key) ?? 0) + own);
    const from = start;
    start += lengths[index] ?? 0;
    return {
      week: index + 1,
      from: dayAfter(today, from),
      to: dayAfter(today, start - 1),
      phase: phase.name,
      hours,
      items: Object.entries(phase.tasks).flatMap(([key, task]) => {
        const own = assignedHours.get(key) ?? 0;
        return own > 0 ? [{ subject: labels.get(key) ?? key, hours: own, task: withPapers(task, own) }] : [];
      }),
    };
  });
  return {
    totalHours: weekHours.reduce((sum, hours) => sum + hours, 0),
    formula,
    subjects: subjects
      .map((subject) => ({ ...subject, hours: totals.get(subject.key) ?? 0 }))
      .filter(({ hours }) => hours > 0),
    weeks,
  };
}
