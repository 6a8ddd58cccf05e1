import type { ResumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type {
  ResumeAnalysisResult,
  ResumeReference,
  ResumeRewrite,
} from '@qicheng/analysis/resume-analysis-result';
import type { Evidence } from '@qicheng/analysis/result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { clipped } from '../../text/clipped.js';
import { subjectOf } from './analyse.js';
import { wordsOfText } from './items.js';
import { rewriteOf } from './rewrite.js';
import { DEEDS } from './deeds.js';
import { evidenceOf, type Statement } from './statements.js';

const MOST_REWRITES = 60;
/** A statement of the heat map below this is rewritten. */
const WEAK = 70;

/** What the entry of a statement says of itself: where it was done, as what, with which tools. */
function contextOf(document: ResumeDocument, { itemPointer, lang }: Statement) {
  const item = (valueAt(document, itemPointer) ?? {}) as Record<string, unknown>;
  const fact = (field: string): { text: string; evidence: Evidence } | null => {
    const text = clipped(wordsOfText(item[field], lang), 80);
    return text === '' ? null : { text, evidence: { pointer: `${itemPointer}/${field}`, quote: text } };
  };
  const place = fact('company') ?? fact('organisation') ?? fact('name');
  const role = fact('title') ?? fact('role');
  const tech = Array.isArray(item['tech'])
    ? item['tech'].filter((word) => typeof word === 'string').slice(0, 3)
    : [];
  return { place, role, tech, techPointer: `${itemPointer}/tech` };
}

/** The situation, from the names of the entry. */
function situationOf(lang: 'zh' | 'en', place: string | undefined, role: string | undefined): string {
  if (place === undefined) return '';
  if (lang === 'en') return role === undefined ? `At ${place}` : `As ${role} at ${place}`;
  return role === undefined ? `在${place}期间` : `在${place}担任${role}期间`;
}

function rewritten(document: ResumeDocument, statement: Statement): ResumeRewrite[] {
  const rewrite = rewriteOf(statement);
  if (rewrite === null) return [];
  const { lang, text, pointer, atomId, module } = statement;
  const { place, role, tech, techPointer } = contextOf(document, statement);
  const situation = situationOf(lang, place?.text, role?.text);
  const isNamed = tech.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const tools = statement.traits.hasMethod || isNamed ? '' : tech.join('、');
  const parts: ResumeRewrite['parts'] = [
    ...(situation === '' ? [] : [{ part: '情境' as const, text: situation }]),
    ...rewrite.parts.map((part) =>
      // The entry names tools, but not for which of its statements: they are asked about, not claimed.
      part.part === '方法' && tools !== ''
        ? { ...part, text: part.text.replace('】', `，是否用到 ${tools}】`) }
        : part,
    ),
  ];
  const facts = [
    evidenceOf(statement),
    ...[place, role].flatMap((each) => (each === null ? [] : [each.evidence])),
    ...(tools === '' ? [] : [{ pointer: techPointer, quote: clipped(tools, 240) }]),
  ];
  return [
    {
      ...{
        pointer,
        targetId: atomId,
        module,
        before: clipped(text, 2_000),
        facts,
        needsFact: rewrite.needsFact,
      },
      after: clipped(parts.map((part) => part.text).join(lang === 'zh' ? '，' : ', '), 2_400),
      // Scale and outcome are both results: they are together.
      parts: joinedResults(parts, lang === 'zh' ? '，' : ', ').slice(0, 4),
    },
  ];
}

function joinedResults(parts: ResumeRewrite['parts'], comma: string): ResumeRewrite['parts'] {
  const results = parts.filter(({ part }) => part === '结果').map(({ text }) => text);
  const rest = parts.filter(({ part }) => part !== '结果');
  return results.length === 0 ? rest : [...rest, { part: '结果', text: results.join(comma) }];
}

/** Every weak statement written out, from what the résumé says and nothing else. */
export function referenceOf(input: ResumeAnalysisInput, { heat }: ResumeAnalysisResult): ResumeReference {
  const scores = new Map(heat.map(({ pointer, score }) => [pointer, score]));
  const { statements, document } = subjectOf(input);
  const deeds = statements.filter(({ module }) => DEEDS.has(module));
  const weak = deeds.filter(({ pointer }) => (scores.get(pointer) ?? 100) < WEAK);
  const rewrites = weak.flatMap((statement) => rewritten(document, statement)).slice(0, MOST_REWRITES);
  const notes = [
    '改写只用了简历里已有的内容，【待补充】处请填写您的真实情况，没有的请删去。',
    ...(rewrites.length === 0 ? ['经历描述已经写出做法与结果，没有需要改写的条目。'] : []),
    '背景一般由单位与岗位说明，条目本身可以省去“在……期间”。',
  ];
  return { rewrites, kept: deeds.length - rewrites.length, notes };
}
