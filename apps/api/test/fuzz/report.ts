import type { Problem, FuzzOptions, FuzzRun } from './fuzz-run.js';

/** Describes one problem with what is needed to reproduce it. */
export function describeProblem(problem: Problem, { seed }: FuzzOptions): string {
  return [
    `${problem.route}: ${problem.rule}: ${problem.detail}`,
    `  pnpm test:fuzz --seed ${seed} --only ${problem.number}   (${problem.group}: ${problem.what})`,
    `  sent: ${problem.request}`,
    `  got:  ${problem.answer}`,
  ].join('\n');
}

/** Returns a Markdown table of a run: each call with its requests and how often each status was returned. */
export function describeRun(run: FuzzRun): string {
  const rows = [...run.counts.values()]
    .sort((one, other) => one.route.localeCompare(other.route))
    .map(({ route, requests, statuses, slowest }) => {
      const shares = [...statuses].sort(([one], [other]) => one.localeCompare(other));
      const list = shares.map(([status, count]) => `${status} ×${count}`).join(', ');
      return `| \`${route}\` | ${requests} | ${list} | ${Math.round(slowest)} |`;
    });
  const head = ['| call | requests | answers (status/code) | slowest, ms |', '| --- | ---: | --- | ---: |'];
  return [...head, ...rows].join('\n');
}

/** Returns a summary in one line. */
export function summarize(run: FuzzRun, options: FuzzOptions): string {
  const groups = [...run.groups].map(([group, count]) => `${group} ${count}`).join(', ');
  return `fuzz: seed ${options.seed}, ${run.sent} requests (${groups}), ${run.slow} over 2 s, ${run.problems.size} problems`;
}
