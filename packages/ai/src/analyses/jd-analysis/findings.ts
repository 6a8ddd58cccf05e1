import type { JdRefusal, RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { JobDescription } from '@qicheng/analysis/job-description';
import type { Dimension, Finding } from '@qicheng/analysis/result';
import type { Tailoring } from '@qicheng/analysis/tailoring';
import { valueAt } from '@qicheng/resume/pointer';
import { placeBeforeMissing } from '../../guards/unplaced-text.js';
import { fieldsIn } from '../../jd/data/fields.js';
import type { ResumeReading } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { isSamePost } from '../../text/same-post.js';
import { sharedRun } from '../../text/shared-run.js';
import { wordsOfText } from '../resume-analysis/items.js';
import { isRelatedPost } from '../resume-analysis/rules/occupation-of.js';
import { quoted } from '../resume-analysis/statements.js';

const MAX_FINDINGS = 120;

interface FindingContext {
  job: JobDescription;
  reading: ResumeReading;
  matrix: readonly RequirementMatch[];
  /** Every compared row, also those that are left to the reader. */
  compared: readonly RequirementMatch[];
  dimensions: readonly Dimension[];
  tailoring: Tailoring | null;
  refusal: JdRefusal | null;
}

/** The points of the total that a row would add with full evidence. */
function gainOf(row: RequirementMatch, { matrix, dimensions }: FindingContext): number {
  const { level } = row;
  const counted = matrix.filter((each) => each.level === level && each.value !== null).length || 1;
  const weight = dimensions.find(({ key }) => key === level)?.weight ?? 0;
  return Math.round(((1 - (row.value ?? 0)) * weight * 10) / counted) / 10;
}

const SECTIONS: Readonly<Partial<Record<RequirementMatch['kind'], string>>> = {
  degree: '/education',
  major: '/education',
  graduation: '/education',
  experience: '/work',
  certificate: '/certificates',
  language: '/languages',
  location: '/intention/cities',
  politics: '/basics/politicalStatus',
};

function rowFinding(row: RequirementMatch, context: FindingContext): Finding[] {
  const { requirementId, state, kind, level, text, reason, action, atoms } = row;
  const isFact = kind in SECTIONS;
  // What the rules cannot tell is not a problem of the résumé.
  if (state === '直接' || state === '待确认') return [];
  const [first] = atoms;
  const isFailed = state === '缺口' && level === 'must';
  const severity = isFailed ? 'urgent' : level === 'must' ? 'important' : 'minor';
  const pointer = first?.pointer ?? SECTIONS[kind];
  const needsFact = state === '未体现';
  return [
    {
      id: `row:${requirementId}`,
      ruleId: `jd.${isFact ? 'fact' : 'term'}.${isFailed ? 'failed' : needsFact ? 'missing' : 'weak'}`,
      severity,
      category: state,
      ...(pointer && { pointer }),
      ...(first?.targetId && { targetId: first.targetId }),
      issue: clipped(`${level === 'plus' ? '加分项' : '要求'}“${quoted(text, 60)}”：${state}`, 300),
      why: clipped(`${reason}。${action}`, 600),
      ...(first && { before: first.quote }),
      ...(needsFact && {
        needsFact: [
          clipped(
            isFact ? `${quoted(text, 30)}的实际情况` : `与“${quoted(text, 24)}”有关的经历：场景、做法、结果`,
            60,
          ),
        ],
      }),
      gain: gainOf(row, context),
    },
  ];
}

/** Whether a statement meets a requirement, so that it may stay first. */
const meetsAny = (pointer: string, matrix: FindingContext['matrix']): boolean =>
  matrix.some(
    ({ state, atoms }) =>
      (state === '直接' || state === '可迁移') && atoms.some((atom) => atom.pointer === pointer),
  );

/**
 * Findings that reorder the statements of an entry by relevance for the posting, with a patch: only if the first one is
 * next to the point and another one meets a requirement.
 */
function orderFindings({ tailoring, reading, job, compared }: FindingContext): Finding[] {
  const lists = (tailoring?.orders ?? []).filter(({ pointer }) => pointer.endsWith('/highlights'));
  return lists.flatMap(({ pointer, label, ids }) => {
    const atoms = valueAt(reading.document, pointer) as { id: string }[] | undefined;
    if (!atoms) return [];
    const value = [...atoms].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const place = atoms.findIndex(({ id }) => id === value[0]?.id);
    if (meetsAny(`${pointer}/0`, compared) || !meetsAny(`${pointer}/${place}`, compared)) return [];
    return [
      {
        id: `order:${pointer}`,
        ruleId: 'jd.order',
        severity: 'minor' as const,
        category: '顺序',
        pointer,
        issue: clipped(`${label}：把与岗位相关的放在前面`, 300),
        why: `招聘方先看每段经历的第一条。只调整顺序，文字不变${job.title ? `，按“${quoted(job.title.text, 30)}”的要求排序` : ''}。`,
        patch: [{ op: 'replace' as const, path: pointer, value }],
      },
    ];
  });
}

/** Whether the résumé fails a hard condition, which has to be cleared before the intention is changed. */
const failsHard = (matrix: FindingContext['matrix']): boolean =>
  matrix.some(({ level, state, kind }) => level === 'must' && state === '缺口' && kind in SECTIONS);

/** Ranks and general words, which posts of all trades share. */
const OF_ANY_TRADE =
  /工程师|技术|助理|专员|主管|经理|总监|主任|负责人|管理|实习|人员|高级|中级|初级|资深|储备|项目|岗位|方向|业务|部门|[员师岗]$/gu;
/** Whether two posts share the word for their work, so that neither is a mistake: 仓库主管, 仓储主管 share nothing but 仓. */
function namesSameWork(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => name.replace(OF_ANY_TRADE, ' '));
  const run = sharedRun(left ?? '', right ?? '').trim();
  return (
    run.length >= 2 || (run.length === 1 && fieldsIn(one).some((name) => fieldsIn(other).includes(name)))
  );
}

function positionFinding({ job, reading, matrix }: FindingContext): Finding[] {
  if (failsHard(matrix)) return [];
  const title = job.title?.text;
  const { positions = [] } = reading.document.intention;
  const own = positions.map(({ name }) => wordsOfText(name, 'zh')).filter((name) => name !== '');
  if (
    !title ||
    title.length > 30 ||
    own.some((name) => isSamePost(name, title) || isRelatedPost(name, title) || namesSameWork(name, title))
  )
    return [];
  const isNew = positions.length === 0;
  const why = isNew ? placeBeforeMissing('intention', reading.unplaced) : undefined;
  if (why !== undefined)
    return [
      {
        ...{ id: 'position', ruleId: 'jd.position', severity: 'minor', category: '求职意向' },
        ...{ pointer: '/intention', issue: '没有识别到求职意向', why },
      },
    ];
  return [
    {
      id: 'position',
      ruleId: 'jd.position',
      severity: 'important',
      category: '求职意向',
      pointer: isNew ? '/intention' : '/intention/positions/0/name',
      issue: isNew ? '简历没有写求职意向' : `求职意向“${quoted(own[0] ?? '', 30)}”与岗位“${title}”不一致`,
      why: '意向与投递的岗位一致，筛选时不会被当作误投。',
      ...(own[0] && { before: own[0] }),
      after: title,
      patch: [
        isNew
          ? { op: 'add', path: '/intention/positions', value: [{ name: { zh: title } }] }
          : { op: 'replace', path: '/intention/positions/0/name', value: { zh: title } },
      ],
    },
  ];
}

const ORDER = { urgent: 0, important: 1, minor: 2 } as const;
/** Findings about partly met requirements, which their rows already state, only fill up to this number. */
const MIN_FINDINGS = 3;
const isPartlyMet = ({ ruleId }: Finding): boolean => ruleId.endsWith('.weak');

/**
 * What to do before applying: the most severe first, then by gain. For a posting that one should not apply for, at most
 * the conditions that fail.
 */
export function jdFindings(context: FindingContext): Finding[] {
  const { refusal, matrix } = context;
  if (refusal?.cause === 'terms') return [];
  if (refusal)
    return matrix
      .filter(({ level, state, action }) => level === 'must' && state === '缺口' && action !== '')
      .flatMap((row) => rowFinding(row, context));
  const inOrder = (findings: readonly Finding[]): Finding[] =>
    findings.toSorted((a, b) => ORDER[a.severity] - ORDER[b.severity] || (b.gain ?? 0) - (a.gain ?? 0));
  const ofRows = context.matrix.flatMap((row) => rowFinding(row, context));
  const others = [
    ...ofRows.filter((finding) => !isPartlyMet(finding)),
    ...positionFinding(context),
    ...orderFindings(context),
  ];
  const partly = inOrder(ofRows.filter(isPartlyMet)).slice(0, Math.max(0, MIN_FINDINGS - others.length));
  return inOrder([...others, ...partly]).slice(0, MAX_FINDINGS);
}
