import type { ResumeDocument } from '@qicheng/resume/document';
import { replaceAt, valueAt } from '@qicheng/resume/pointer';
import { analysed } from './analysed.js';

const quantifiedOf = (document: ResumeDocument): number =>
  analysed(document).dimensions.find(({ key }) => key === 'quantified')?.score ?? 0;

const RESULT = '使平均处理时间由 40 分钟缩短到 12 分钟';
const LISTS = ['internships', 'projects'] as const;

/** The document with an added statement with a quantified result, at the end of an entry. */
function withResult(document: ResumeDocument, list: (typeof LISTS)[number]): ResumeDocument {
  const [first, ...rest] = document[list];
  if (!first) return document;
  const atom = {
    id: 'added',
    kind: 'bullet' as const,
    zh: [{ text: RESULT }],
    en: [{ text: 'Cut the mean handling time from 40 to 12 minutes, by 70%' }],
  };
  return { ...document, [list]: [{ ...first, highlights: [...(first.highlights ?? []), atom] }, ...rest] };
}

/** Appends a result to the first statement; the document is unchanged if it has no Chinese text. */
function withLongerStatement(document: ResumeDocument): ResumeDocument {
  const place = '/internships/0/highlights/0/zh/0/text';
  const text = valueAt(document, place);
  return typeof text === 'string' ? replaceAt(document, place, `${text}，满意度提升 12%`) : document;
}

/** Added results that lowered 成果量化; expected to be empty. */
export function loweredByResults(document: ResumeDocument): string[] {
  const before = quantifiedOf(document);
  const edits = [
    ...LISTS.map((list) => [`one more of ${list}`, withResult(document, list)] as const),
    ['a longer statement', withLongerStatement(document)] as const,
  ];
  return edits.flatMap(([name, edited]) => {
    const after = quantifiedOf(edited);
    return after >= before ? [] : [`${name}: ${before} → ${after}`];
  });
}

// Sections required at a stage; the lists of a part are alternatives.
const PARTS = {
  education: ['education'],
  experience: ['internships', 'work'],
  skills: ['skills', 'certificates', 'languages'],
  actions: ['internships', 'work', 'projects', 'research', 'papers', 'patents', 'softwareCopyrights'],
} as const;
const REQUIRED = {
  校招: ['education', 'skills', 'actions'],
  社招: ['education', 'experience', 'skills'],
} as const;

const withoutPart = (document: ResumeDocument, part: keyof typeof PARTS): ResumeDocument =>
  PARTS[part].reduce<ResumeDocument>((rest, list) => ({ ...rest, [list]: [] }), document);

/** Required parts whose removal raised the total; expected to be empty. */
export function raisedByRemovals(document: ResumeDocument): string[] {
  return (['校招', '社招'] as const).flatMap((stage) => {
    const wholeOf = (edited: ResumeDocument) => analysed(edited, { target: { stage } }).overall?.score ?? 0;
    const before = wholeOf(document);
    const edits = [
      ...REQUIRED[stage].map((part) => [part, withoutPart(document, part)] as const),
      ['basics', { ...document, basics: {} }] as const,
    ];
    return edits.flatMap(([part, edited]) => {
      const after = wholeOf(edited);
      return after <= before ? [] : [`${stage} without ${part}: ${before} → ${after}`];
    });
  });
}
