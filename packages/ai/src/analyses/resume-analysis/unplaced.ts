import { resumeModules } from '@qicheng/analysis/resume-analysis';
import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';
import { placeBeforeMissing, placeFirst } from '../../guards/unplaced-text.js';
import { isWish } from '../../text/wish.js';
import { WordFinder } from '../../text/words.js';
import { malformedContacts } from './malformed-contact.js';
import type { Relevance } from './rules/relevance.js';
import { quoted } from './statements.js';

/** A line that tells what was done between two jobs. */
const isAboutBreak = (line: string): boolean =>
  /歇|休息|在家|待业|空[窗档]|照[顾料看]|家里有事|养病|看病|备考|考研|考公|创业|做生意|开店|打零工|兼职|装修|培训|学习/u.test(
    line,
  ) && !isWish(line);

/** A missing phone number or e-mail address that was written wrongly is to be corrected. */
export function withMalformedContact(finding: ResumeFinding, lines: readonly string[]): ResumeFinding {
  const { ruleId, module, needsFact = [] } = finding;
  if (ruleId !== 'completeness.facts' || module !== 'basics') return finding;
  const wrong = malformedContacts(lines).filter(({ label }) => needsFact.includes(label));
  if (wrong.length === 0) return finding;
  const missing = needsFact.filter((fact) => !wrong.some(({ label }) => label === fact));
  const words = wrong.map(
    ({ label, written, problem }) => `${label}“${quoted(written, 40)}”写得不对：${problem}`,
  );
  return {
    ...finding,
    issue: [...words, ...(missing.length > 0 ? [`缺少${missing.join('、')}`] : [])].join('；'),
    why: '写错一位或少了域名，招聘方就联系不上您。改好以后自己拨一次、发一封试试。',
  };
}

const DATE = /((?:19|20)\d{2})\s?[年./-]\s?(\d{1,2})/gu;
const MONTHS_IN_ISSUE = /空了 (\d+) 个月/u;
const MAX_DIFFERENCE = { months: 2, share: 0.3 };
/** Whether a line without dates, or of about the same length, can explain a break of so many months. */
function lastsLike(line: string, issue: string): boolean {
  const [from, to] = [...line.matchAll(DATE)].map(([, y, m]) => Number(y) * 12 + Number(m));
  const months = Number(MONTHS_IN_ISSUE.exec(issue)?.[1] ?? 0);
  if (from === undefined || to === undefined || months === 0) return true;
  return Math.abs(to - from - months) <= Math.max(MAX_DIFFERENCE.months, MAX_DIFFERENCE.share * months);
}

/** What to do about the unplaced lines of the file before believing a finding that something is missing. */
function adviceFor({ ruleId, module, issue, needsFact }: ResumeFinding, lines: readonly string[]) {
  if (ruleId !== 'date.gap')
    return placeBeforeMissing(module, lines, ruleId === 'completeness.facts' ? needsFact : []);
  const line = lines.find((each) => isAboutBreak(each) && lastsLike(each, issue));
  return line === undefined ? undefined : placeFirst(line);
}

/** A finding that something is missing, with the unplaced lines of the file that may state it. */
export function withUnplacedLine(finding: ResumeFinding, lines: readonly string[]): ResumeFinding {
  const why = finding.category === 'missing' ? adviceFor(finding, lines) : undefined;
  if (why === undefined) return finding;
  const isPart = finding.ruleId.startsWith('module.');
  return {
    ...finding,
    issue: isPart
      ? `没有识别到“${resumeModules[finding.module]}”`
      : finding.issue.replace('缺少', '没有识别到'),
    why,
  };
}

/** The comparison with the occupation without the missing words that an unplaced line of the file states. */
export function withoutUnplacedWords(fit: Relevance, lines: readonly string[]): Relevance {
  if (lines.length === 0) return fit;
  const finder = new WordFinder(lines.join('\n'));
  return { ...fit, missing: fit.missing.filter((word) => finder.find(word) < 0) };
}
