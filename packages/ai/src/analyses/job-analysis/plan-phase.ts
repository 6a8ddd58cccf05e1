import { apportion } from '@qicheng/analysis/apportion';
import type { JobPlanPhase } from '@qicheng/analysis/job-analysis-result';

type Task = JobPlanPhase['tasks'][number];

/** A task with its share of the hours of its phase. */
export type Draft = Omit<Task, 'hours'> & { weight: number };

/** A phase whose hours are divided among its tasks by their weights. */
export function phaseOf(
  days: JobPlanPhase['days'],
  goal: string,
  total: number,
  drafts: readonly Draft[],
): JobPlanPhase {
  const hours = apportion(
    total,
    drafts.map(({ weight }) => weight),
  );
  return {
    ...{ days, goal, hours: total },
    tasks: drafts.map(({ weight: _weight, ...task }, index) => ({ ...task, hours: hours[index] ?? 0 })),
  };
}
