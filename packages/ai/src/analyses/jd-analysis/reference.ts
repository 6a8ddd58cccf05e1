import type { JdAnalysisInput, JdAnalysisResult, JdReference } from '@qicheng/analysis/jd-analysis';
import type { Evidence } from '@qicheng/analysis/result';
import { personOf } from '../../jd/person.js';
import { bareStatement, bestPoints, type ProofPoint, proofPoints, told } from '../../jd/proof-points.js';
import { readResume, WISHED } from '../../jd/read-resume.js';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import { keywordHits } from './score-fit.js';

const TOLD = 3;
const SUMMED_UP = 2;
const MOST_LISTS = 12;

const missing = (what: string): string => `【待补充：${what}】`;

function summaryOf(
  studies: string,
  evidence: readonly Evidence[],
  points: readonly ProofPoint[],
  skills: readonly { word: string; evidence: Evidence }[],
) {
  const deeds = points.slice(0, SUMMED_UP);
  const known = skills.map(({ word }) => word).slice(0, 6);
  const text = [
    studies || missing('学校、专业与学历'),
    ...deeds.map(bareStatement),
    known.length > 0 ? `简历中写到${known.join('、')}` : missing('与岗位相关的技能'),
  ].join('；');
  return {
    text: clipped(`${text}。`, 1_200),
    atoms: [
      ...evidence,
      ...deeds.map((point) => point.evidence),
      ...skills.map((skill) => skill.evidence),
    ].slice(0, 8),
  };
}

function orderOf(points: readonly ProofPoint[]): JdReference['order'] {
  const byEntry = new Map<string, ProofPoint[]>();
  for (const point of points) {
    const { itemPointer } = point.statement;
    byEntry.set(itemPointer, [...(byEntry.get(itemPointer) ?? []), point]);
  }
  return [...byEntry.entries()].slice(0, MOST_LISTS).map(([pointer, own]) => ({
    pointer,
    label: clipped([own[0]?.place, own[0]?.role].filter(Boolean).join(' · ') || '经历', 80),
    statements: own.slice(0, 20).map(({ evidence, words, statement }) => ({
      quote: evidence.quote,
      why:
        words.length > 0
          ? clipped(`对应“${words.slice(0, 4).join('、')}”`, 120)
          : statement.traits.isQuantified
            ? '有数字的结果'
            : '与岗位关系较弱，放在后面',
    })),
  }));
}

/** How to introduce oneself for this posting, in the résumé's own words; the rest is asked for. */
export function jdReferenceOf(input: JdAnalysisInput, { job, matrix }: JdAnalysisResult): JdReference {
  const placeholders = matrix
    .filter(({ level, state, kind }) => level !== 'duty' && state === '未体现' && kind !== 'condition')
    .map(({ requirementId, text }) => ({
      requirementId,
      text: missing(`是否有“${quoted(text, 60)}”的经历；有则写明场景、做法和结果，没有则删去这一句`),
    }));
  if (input.resume === null) {
    return {
      summary: { text: missing('选择简历后再生成，内容只用简历中的事实'), atoms: [] },
      ...{ introduction: [], order: [], placeholders: placeholders.slice(0, 40) },
      notes: ['分析时没有选择简历，无法写出个人内容。'],
    };
  }
  const { document } = input.resume;
  const reading = readResume(document);
  const hits = keywordHits(job, reading);
  const points = proofPoints(reading, hits, matrix);
  const best = bestPoints(points, TOLD);
  const { name, studies, studiesEvidence } = personOf(document);
  const skills = hits.flatMap(({ hit }) =>
    hit && hit.strength > WISHED ? [{ word: hit.word, evidence: hit.evidence }] : [],
  );
  const post = job.title ? `“${job.title.text}”` : '贵单位的这个岗位';
  return {
    summary: summaryOf(studies, studiesEvidence, best, skills),
    introduction: [
      {
        text: `您好，我是${name || missing('姓名')}，${studies || missing('学校、专业与学历')}，应聘${clipped(post, 60)}。`,
        atoms: [...studiesEvidence],
      },
      ...best.map((point, index) => ({
        text: clipped(told(point, best[index - 1]), 1_200),
        atoms: [point.evidence],
      })),
      ...(best.length === 0
        ? [{ text: missing('一段与岗位最相关的经历：场景、做法、结果'), atoms: [] }]
        : []),
      {
        text: `我想加入${job.company ? clipped(job.company.text, 60) : '贵单位'}，是因为${missing('了解到的业务、产品或团队，以及与自己经历的联系')}。`,
        atoms: [],
      },
    ],
    order: orderOf(points),
    placeholders: placeholders.slice(0, 40),
    notes: ['除【待补充：…】外，每一句都来自简历；只做选择和排序，没有添加内容。'],
  };
}
