import { resumeModules } from '@qicheng/analysis/resume-analysis';
import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { placeFirst, unplacedAbout } from '../../guards/unplaced-text.js';
import { isWish } from '../../text/wish.js';
import { WordFinder } from '../../text/words.js';
import type { Relevance } from './rules/relevance.js';

/** A line that tells what was done between two jobs. */
const isAboutBreak = (line: string): boolean =>
  /歇|休息|在家|待业|空[窗档]|照[顾料看]|家里有事|养病|看病|备考|考研|考公|创业|做生意|开店|打零工|兼职|装修|培训|学习/u.test(
    line,
  ) && !isWish(line);

/** A finding that something is missing, with the unplaced line of the file that may state it. */
export function withUnplacedLine(finding: ResumeFinding, lines: readonly string[]): ResumeFinding {
  const line =
    finding.category !== 'missing'
      ? undefined
      : finding.ruleId === 'date.gap'
        ? lines.find(isAboutBreak)
        : unplacedAbout(finding.module, lines);
  if (line === undefined) return finding;
  const isPart = finding.ruleId.startsWith('module.');
  return {
    ...finding,
    issue: isPart
      ? `没有识别到“${resumeModules[finding.module]}”`
      : finding.issue.replace('缺少', '没有识别到'),
    why: placeFirst(line),
  };
}

/** The comparison with the occupation without the missing words that an unplaced line of the file states. */
export function withoutUnplacedWords(fit: Relevance, lines: readonly string[]): Relevance {
  if (lines.length === 0) return fit;
  const finder = new WordFinder(lines.join('\n'));
  return { ...fit, missing: fit.missing.filter((word) => finder.find(word) < 0) };
}
