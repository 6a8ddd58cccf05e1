import type { PatchOperation } from '@qicheng/analysis/result';
import type { ResumeDimensionKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeIssue } from '@qicheng/analysis/resume-analysis-result';
import { moduleOfSection } from '@qicheng/analysis/resume-modules';
import type { Finding as CheckFinding, FindingGroup } from '@qicheng/resume/check';
import { valueAt } from '@qicheng/resume/pointer';
import { AT_HOME } from '#src/jd/employment.js';
import { clipped } from '#src/text/clipped.js';
import { chineseSentencesIn } from '../language-notes.js';
import { quoted } from '../statements.js';
import type { FindingDraft, Opinion, Subject, Verdict } from './rule.js';

/** What an error of the proofreader costs the part that contains it. */
interface Weighing {
  dimension: ResumeDimensionKey;
  loss: number;
  category: ResumeIssue;
  label: string;
  why: string;
}

const weigh = (
  dimension: ResumeDimensionKey,
  loss: number,
  category: ResumeIssue,
  label: string,
  why: string,
): Weighing => ({ dimension, loss, category, label, why });

const WHY_TYPO = '错别字会让人怀疑做事是否仔细，也是最容易避免的扣分。';
const WHY_TRANSLATION = '英文简历里夹着中文，读的人看不懂这一处。';
const WHY_FORMAT = '全篇写法一致、标点规范，读起来才顺畅。';
const WHY_FACT = '面试和背景核实都会按这里核对，前后矛盾会影响可信度。';
const WHY_ATS = '招聘系统按字符和固定格式读取简历，读不出来就搜不到。';

const BY_GROUP: Readonly<Record<FindingGroup, Weighing>> = {
  typo: weigh('expression', 0.4, 'typo', '错别字', WHY_TYPO),
  english: weigh('expression', 0.3, 'typo', '英文拼写', WHY_TYPO),
  translation: weigh('expression', 0.3, 'missing', '没有译文', WHY_TRANSLATION),
  punctuation: weigh('expression', 0.12, 'format', '标点与空格', WHY_FORMAT),
  date: weigh('consistency', 0.4, 'dateConflict', '时间', WHY_FACT),
  contact: weigh('ats', 0.7, 'format', '联系方式', '联系方式读不出来，邀约就到不了。'),
  content: weigh('expression', 0.2, 'format', '内容', WHY_FORMAT),
};

/**
 * Rules that differ from their group. A finding with a loss of 0 is shown but not scored, because it depends on other
 * parts.
 */
const BY_RULE: Readonly<Record<string, Partial<Weighing>>> = {
  techName: {
    ...{ loss: 0.12, dimension: 'ats', category: 'format', label: '工具名称的写法' },
    why: '用通行的写法，同行一看就认得。',
  },
  spacing: { loss: 0 },
  dateForm: { loss: 0, dimension: 'layout', category: 'format', label: '日期写法', why: WHY_FORMAT },
  gap: {
    loss: 0,
    category: 'missing',
    label: '空档',
    why: '写一行这段时间做了什么即可，例如带孩子、学习或兼职，不用解释原因。',
  },
  expired: { loss: 0 },
  noStart: { loss: 0.1 },
  order: {
    loss: 0.25,
    dimension: 'layout',
    category: 'format',
    label: '时间顺序',
    why: '从近到远排列，最有分量的经历先被看到。',
  },
  birthAndStudy: { loss: 0 },
  birthAndWork: { loss: 0 },
  birth: { loss: 0.2, category: 'fact' },
  workSince: { loss: 0.2, category: 'fact' },
  invisibleCharacter: { dimension: 'ats', loss: 0.3, label: '看不见的字符', why: WHY_ATS },
  radicalCharacter: { dimension: 'ats', loss: 0.3, label: '部首字符', why: WHY_ATS },
  brokenCharacter: { dimension: 'ats', loss: 0.5, label: '乱码', why: WHY_ATS },
  fullWidthLetter: { dimension: 'ats', loss: 0.2, label: '全角字母', why: WHY_ATS },
  emoji: { dimension: 'ats', loss: 0.15, label: '表情符号', why: WHY_ATS },
  missingContact: { category: 'missing', loss: 0.3, label: '缺少联系方式' },
  missingName: { category: 'missing', loss: 0.5, label: '缺少姓名' },
  placeholder: {
    dimension: 'consistency',
    category: 'missing',
    loss: 0.5,
    label: '占位文字',
    why: '占位文字说明简历还没有写完。',
  },
  unfilledFact: {
    dimension: 'consistency',
    category: 'missing',
    loss: 0.25,
    label: '待补充的事实',
    why: '【】里的内容只有您知道，请换成真实的信息。',
  },
  longStatement: {
    dimension: 'layout',
    loss: 0.2,
    label: '条目过长',
    why: '一条只说一件事，过长的条目不会被读完。',
  },
  repeatedStatement: {
    dimension: 'consistency',
    category: 'repeated',
    loss: 0.5,
    label: '重复的条目',
    why: '重复的内容占用版面，也显得没有检查过。',
  },
  repeatedItem: {
    dimension: 'consistency',
    category: 'repeated',
    loss: 0.3,
    label: '重复的经历',
    why: '重复的内容占用版面，也显得没有检查过。',
  },
  emptyItem: { dimension: 'layout', category: 'missing', loss: 0.1, label: '空条目' },
  idNumber: {
    category: 'sensitiveInfo',
    loss: 0.5,
    label: '身份证号',
    why: '简历会经过很多人，身份证号等信息不应出现。',
  },
  score: { dimension: 'consistency', category: 'fact', loss: 0.5, label: '成绩', why: WHY_FACT },
  gpa: { dimension: 'consistency', category: 'fact', loss: 0.5, label: '绩点', why: WHY_FACT },
  rank: { dimension: 'consistency', category: 'fact', loss: 0.5, label: '名次', why: WHY_FACT },
};

/** Hints are a matter of style and cost half. */
const SEVERITY = {
  error: { severity: 'urgent', factor: 1 },
  warning: { severity: 'important', factor: 1 },
  hint: { severity: 'minor', factor: 0.5 },
} as const;

const weighingOf = ({ rule, group }: CheckFinding): Weighing => ({ ...BY_GROUP[group], ...BY_RULE[rule] });

/** Converts the findings of the proofreader into verdicts and findings. */
export function proofreading(subject: Subject): Opinion {
  const verdicts: Verdict[] = [];
  const findings: FindingDraft[] = [];
  for (const check of subject.checks.filter((each) => isReported(subject, each))) {
    const module = moduleOfSection(check.place.section);
    const { dimension, loss, category, label, why } = weighingOf(check);
    const isUnfinished = check.rule === 'untranslated' && chineseSentencesIn(subject) > 0;
    const { severity, factor } = SEVERITY[isUnfinished ? 'error' : check.severity];
    const ruleId = `${check.group}.${check.rule}`;
    const pointer = placeOf(check);
    const targetId = check.place.atomId ?? check.place.itemId;
    const counts = isRepeated(subject, check) ? 0 : loss * factor;
    if (counts > 0) {
      const evidence = [{ pointer, targetId, quote: quoted(check.quote) }];
      verdicts.push({ dimension, module, ruleId, share: -counts, reason: `${label}问题`, evidence });
    }
    findings.push({
      ...{ ruleId, severity, category, module, pointer, targetId, why },
      issue:
        check.quote === '' || SHOWN_BY_CHANGE.has(check.rule) || check.message.includes(check.quote)
          ? check.message
          : `${check.message}：${quoted(check.quote, 40)}`,
      ...correctionOf(subject, check),
      gains: counts > 0 ? [{ dimension, module, share: counts }] : [],
    });
  }
  return { verdicts, findings: [...oncePerRule(findings)] };
}

/** Reported by the completeness rule. */
const REPORTED_ELSEWHERE = new Set(['missingContact', 'missingName', 'emptyItem']);

/** The change already shows the place; a quotation would only be cut. */
const SHOWN_BY_CHANGE = new Set(['listEnd']);

/** In short names a stray mark comes from reading the file; the form shows it where it is corrected. */
const OF_SENTENCES = new Set(['loneBracket', 'leadingMark', 'spacing']);

/** Whether a text explains a gap between two posts. */
const explainsGap = (text: string): boolean => AT_HOME.test(text) || text.includes('自由职业');

/** A deliberately anonymised name: 杭州XX食品有限公司. */
const ANONYMOUS =
  /[Xx×]{2,}[^，。；]{0,12}(?:公司|集团|事务所|学校|大学|中学|小学|医院|银行|项目|工厂|酒店|小区|工程|期)/u;

const isReported = ({ document, stage }: Subject, { rule, place, pointer }: CheckFinding): boolean =>
  !REPORTED_ELSEWHERE.has(rule) &&
  (place.atomId !== undefined || !OF_SENTENCES.has(rule)) &&
  !(rule === 'gap' && explainsGap(JSON.stringify(document))) &&
  // Forms of public employers have an order of their own.
  !(rule === 'order' && stage === '考编') &&
  !(rule === 'placeholder' && ANONYMOUS.test(JSON.stringify(valueAt(document, pointer) ?? '')));

const MAX_MERGED = 20;

/** Merges punctuation slips of one kind into one finding with all corrections. */
function oncePerRule(findings: readonly FindingDraft[]): FindingDraft[] {
  const groups = new Map<string, FindingDraft[]>();
  for (const finding of findings) {
    const isKind = finding.ruleId.startsWith('punctuation.') || finding.ruleId === 'content.placeholder';
    const key = isKind ? finding.ruleId : `${finding.ruleId} ${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [others.length === 0 ? first : together(first, others)] : [],
  );
}

function together(first: FindingDraft, others: readonly FindingDraft[]): FindingDraft {
  const all = [first, ...others];
  const { before: _before, after: _after, patch: _patch, ...rest } = first;
  const paths = new Map(all.flatMap(({ patch = [] }) => patch.map((each) => [each.path, each] as const)));
  const patch = [...paths.values()];
  const isWhole = all.every((each) => each.patch !== undefined) && patch.length <= MAX_MERGED;
  return {
    ...rest,
    issue: clipped(`不止一处：${first.issue}`, 300),
    ...(isWhole && { patch }),
    gains: all.flatMap(({ gains }) => gains),
  };
}

const placeOf = ({ pointer, place: { atomId } }: CheckFinding): string =>
  atomId === undefined ? pointer : pointer.replace(/\/(?:zh|en)$/, '');

/** Whether a statement repeats one of another part; leaving that part out of the check must not raise the score. */
function isRepeated({ statements }: Subject, { rule, pointer }: CheckFinding): boolean {
  // Repetitions within one part were removed by withoutRepeats.
  return rule === 'repeatedStatement' && statements.some((each) => pointer.startsWith(`${each.pointer}/`));
}

const MAX_OPERATIONS = 20;
const MAX_LENGTH = 2_000;

/**
 * The change of a certain correction. A text with several errors is corrected completely, so that its findings may be
 * applied in any order.
 */
function correctionOf({ document, corrected }: Subject, { patch = [] }: CheckFinding) {
  const pointers = [...new Set(patch.map(({ pointer }) => pointer))];
  const operations = pointers.flatMap((path): PatchOperation[] => {
    const value = valueAt(corrected, path);
    return typeof value === 'string' && value !== valueAt(document, path)
      ? [{ op: 'replace', path, value }]
      : [];
  });
  const [first] = operations;
  if (!first || operations.length > MAX_OPERATIONS) return {};
  const before = clipped(String(valueAt(document, first.path)), MAX_LENGTH);
  const after = clipped(String(valueAt(corrected, first.path)), MAX_LENGTH);
  return { before, after, patch: operations };
}
