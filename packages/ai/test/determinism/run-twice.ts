import { type AnalysisServiceName, analysisServiceNames } from '@qicheng/analysis/services';
import { kindOf } from '../../src/kinds.js';
import { runReference, runRules } from '../../src/run-rules.js';
import { questionsAbout } from './questions.js';

/** The maximum duration of a run. */
const AIM_MS = 2_000;

/** Two runs of one service for one résumé. */
interface TwiceRun {
  service: AnalysisServiceName;
  seed: number;
  /** Whether both results, reference answers included, are the same bytes. */
  isEqual: boolean;
  /** Milliseconds of the slower run. */
  longestMs: number;
}

/** The result for a fresh copy of a question, with its reference answer and duration; a copy hits no cache. */
function answerTo(service: AnalysisServiceName, question: unknown) {
  const kind = kindOf(service);
  if (!kind) throw new Error(`${service} is not offered`);
  const input = structuredClone(question);
  const startedAt = performance.now();
  const { result } = runRules(kind, input);
  const ms = performance.now() - startedAt;
  const reference = kind.reference ? runReference(kind, { input, result }).result : null;
  return { bytes: JSON.stringify([result, reference]), ms };
}

/** Runs the rules of every service twice for the résumé of a seed. */
export function runTwice(seed: number): TwiceRun[] {
  const questions = questionsAbout(seed);
  return analysisServiceNames.map((service) => {
    const [first, second] = [answerTo(service, questions[service]), answerTo(service, questions[service])];
    const isEqual = first.bytes === second.bytes;
    return { service, seed, isEqual, longestMs: Math.max(first.ms, second.ms) };
  });
}

/** The durations, one line per service: median, longest, and the number over two seconds. */
export function timesOf(runs: readonly TwiceRun[]): string {
  const lines = analysisServiceNames.map((service) => {
    const times = runs.filter((run) => run.service === service).map(({ longestMs }) => longestMs);
    times.sort((one, other) => one - other);
    const [median = 0, longest = 0] = [times[times.length >> 1], times.at(-1)];
    const late = times.filter((ms) => ms > AIM_MS).length;
    return `${service.padEnd(16)} median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms, late ${late}\n`;
  });
  return lines.join('');
}
