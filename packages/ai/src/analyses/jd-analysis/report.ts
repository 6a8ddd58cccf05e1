import { applicationTermsOf } from '@qicheng/analysis/application-terms';
import type { JdAnalysisInput, JdAnalysisResult, JdReference } from '@qicheng/analysis/jd-analysis';
import {
  type OpenRequirements,
  openRequirementsOf,
  openRequirementTexts,
} from '@qicheng/analysis/open-requirements';
import type { Report } from '@qicheng/analysis/report';
import {
  chapter,
  column,
  keyValues,
  list,
  makeReport,
  note,
  notice,
  numbered,
  quote,
  type ReportPart,
  risk,
  scores,
  section,
  subsection,
  table,
  text,
} from '@qicheng/analysis/report-parts';
import { kindLabel } from '../../jd/match.js';

const GATES = {
  pass: '全部符合',
  fail: '有不符合项',
  unknown: '能对照的都符合，其余请您自己核对',
  none: '没有读到硬性条件',
} as const;
const CHECKS = { pass: '符合', fail: '不符合', unknown: '待确认' } as const;
const VERDICTS = { unlawful: '涉嫌违法', suspicious: '可疑', ask: '需要问清' } as const;
const LEVELS = { must: '必备', plus: '加分', duty: '职责' } as const;
const KEYWORDS = { deed: '经历中有', listed: '只在列表或简介中', missing: '没有写到' } as const;

const nothing = '没有读到';

/** The printed comparison of a posting with a résumé. */
export function reportOfJd({ resume, text: posting }: JdAnalysisInput, result: JdAnalysisResult): Report {
  const { job, refusal, overall, dimensions, gate, keywords, risks, questions, notes } = result;
  const { closing, mail } = applicationTermsOf(posting, risks);
  return makeReport(
    {
      title: 'JD 分析报告',
      subject: [job.company?.text, job.title?.text, resume?.title].filter(Boolean).join(' · ') || '职位描述',
    },
    refusal ? chapter('结论', risk([refusal.text])) : null,
    chapter(
      '岗位',
      keyValues({
        岗位: job.title?.text ?? nothing,
        单位: job.company?.text ?? nothing,
        城市: job.cities.map((city) => city.text).join('、') || nothing,
        薪资: job.salary?.text ?? nothing,
        ...(closing && { 截止: closing.text }),
        ...(mail !== null && { 投递邮箱: mail }),
      }),
      scores(dimensions, overall ?? undefined),
    ),
    refusal?.cause !== 'terms' &&
      chapter(
        '硬性条件',
        text(`${GATES[gate.state]}。硬性条件单独判断，不计入匹配度。`),
        gate.checks.length > 0 &&
          table(
            [column('类别', 1.2), column('要求', 3), column('结论', 1), column('依据', 3)],
            gate.checks.map(({ label, text: words, state, reason }) => [label, words, CHECKS[state], reason]),
          ),
      ),
    chapter('风险提示', risks.map(riskPart), risks.length === 0 && text('没有读到需要警惕的句子。')),
    refusal?.cause !== 'terms' && matrixPart(result),
    chapter(
      '关键词',
      keywords.length > 0 &&
        table(
          [column('词', 2), column('简历中', 2)],
          keywords.map(({ word, state }) => [word, KEYWORDS[state]]),
        ),
    ),
    chapter(
      '字面之外',
      list(job.hidden.map(({ reading, sentence }) => ({ lead: reading, text: `原文：${sentence}` }))),
    ),
    chapter('可以问招聘方', numbered(questions)),
    chapter('说明', notice(notes)),
  );
}

/** What the reader compares, without a verdict. */
const openParts = (open: OpenRequirements): ReportPart[] =>
  (['must', 'plus', 'duty'] as const).flatMap((level) =>
    open[level].length === 0
      ? []
      : [text(openRequirementTexts[level]), list(open[level].map((each) => ({ text: each })))],
  );

/** The requirements that were compared with the results of the résumé, and the others. */
const matrixPart = ({ coverage, matrix, job }: JdAnalysisResult): ReportPart =>
  chapter(
    '要求与证据',
    keyValues(
      Object.fromEntries(
        [
          ['必备要求', coverage.must] as const,
          ['加分项', coverage.plus] as const,
          ['职责', coverage.duties] as const,
        ]
          // A low coverage would be misleading, because some of the rows below are met in other words.
          .filter(([, { covered, total }]) => covered > 0 && covered * 2 >= total)
          .map(([label, { covered, total }]) => [label, `${covered} / ${total} 有直接证据`]),
      ),
    ),
    matrix.length > 0 &&
      table(
        [
          column('类别', 1.2),
          column('要求', 3),
          column('状态', 1),
          column('简历证据', 3),
          column('怎么做', 2.4),
        ],
        matrix.map(({ level, kind, text: words, state, atoms, reason, action }) => [
          `${LEVELS[level]} · ${kindLabel(kind)}`,
          words,
          state,
          (state === '未体现' ? '' : atoms.map((atom) => atom.quote).join('；')) || reason,
          action,
        ]),
      ),
    openParts(openRequirementsOf({ job, matrix })),
  );

const riskPart = ({
  label,
  verdict,
  sentence,
  why,
  advice,
  basis,
}: JdAnalysisResult['risks'][number]): ReportPart =>
  section(
    `${label}（${VERDICTS[verdict]}）`,
    sentence !== '' && quote(sentence),
    risk([why, advice]),
    basis && note(`依据：${basis.article}（${basis.inForceSince} 起施行）`),
  );

/** The printed reference answer. */
export const reportOfJdReference = (
  { resume }: JdAnalysisInput,
  { job }: JdAnalysisResult,
  { summary, introduction, order, placeholders, notes }: JdReference,
): Report =>
  makeReport(
    {
      title: 'JD 参考答案',
      subject: [job.company?.text, job.title?.text, resume?.title].filter(Boolean).join(' · ') || '职位描述',
    },
    chapter('个人概述', text(summary.text)),
    chapter(
      '自我介绍',
      introduction.map((part) => text(part.text)),
    ),
    chapter(
      '经历的先后',
      order.map(({ label, statements }) =>
        subsection(
          label,
          numbered(
            statements.map((each) => ({
              text: each.why === '' ? each.quote : `${each.quote}（${each.why}）`,
            })),
          ),
        ),
      ),
    ),
    chapter('需要您补充', list(placeholders.map((each) => each.text))),
    chapter('说明', notice(notes)),
  );
