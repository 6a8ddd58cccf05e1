import { resumeModules } from '@qicheng/analysis/resume-analysis';
import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { placeFirst, unplacedAbout } from '../../guards/unplaced-text.js';
import { WordFinder } from '../../text/words.js';
import type { Relevance } from './rules/relevance.js';

/** A finding that something is missing, with the unplaced line of the file that may state it. */
export function withUnplacedLine(finding: ResumeFinding, lines: readonly string[]): ResumeFinding {
  const line = finding.category === 'missing' ? unplacedAbout(finding.module, lines) : undefined;
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
