import { companionCategoryOf } from './companion-categories.js';
import {
  type CompanionAnswer,
  type CompanionAnswers,
  type CompanionFact,
  type CompanionField,
  MAX_FACTS,
} from './companion.js';

const isEmpty = (answer: CompanionAnswer | undefined): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);

function complaintOf(field: CompanionField, answer: CompanionAnswer): string | null {
  const { kind, label, options, maxLength, min, max, unit } = field;
  if (kind === 'number' || kind === 'rating') {
    if (typeof answer !== 'number') return `“${label}”请填写数字`;
    if (kind === 'rating' && !Number.isInteger(answer)) return `“${label}”请选择 ${min} 到 ${max}`;
    return answer < min || answer > max ? `“${label}”应在 ${min} 到 ${max} ${unit}之间` : null;
  }
  if (kind === 'choices')
    return Array.isArray(answer) && answer.every((each) => options.includes(each))
      ? null
      : `“${label}”请从给出的选项中选择`;
  if (typeof answer !== 'string') return `“${label}”填写有误`;
  if (kind === 'choice') return options.includes(answer) ? null : `“${label}”请从给出的选项中选择`;
  return answer.length > maxLength ? `“${label}”不能超过 ${maxLength} 个字` : null;
}

/** Errors in the answers, in form order. */
export function complaintsAbout(
  fields: readonly CompanionField[],
  answers: CompanionAnswers,
): Readonly<Record<string, string>> {
  const complaints: Record<string, string> = {};
  for (const field of fields) {
    const answer = answers[field.key];
    const complaint =
      answer === undefined || isEmpty(answer)
        ? field.isRequired
          ? `请填写“${field.label}”`
          : null
        : complaintOf(field, answer);
    if (complaint !== null) complaints[field.key] = complaint;
  }
  return complaints;
}

/** The first error in the answers to a category's form; null if there is none. */
export function complaintAbout(category: string, answers: CompanionAnswers): string | null {
  const form = companionCategoryOf(category);
  if (form === null) return '没有这个类别，请重新选择';
  return Object.values(complaintsAbout(form.fields, answers))[0] ?? null;
}

/** The answers to questions of a category's form; all others are dropped. */
export function answersOfForm(category: string, answers: CompanionAnswers): CompanionAnswers {
  const fields = companionCategoryOf(category)?.fields ?? [];
  return Object.fromEntries(
    fields.flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined || isEmpty(answer) ? [] : [[key, answer]];
    }),
  );
}

/** The remembered facts, updated with those confirmed or dropped now. */
export function rememberedFacts(
  earlier: readonly CompanionFact[],
  request: {
    category: string;
    answers: CompanionAnswers;
    remember?: string[] | undefined;
    forget?: string[] | undefined;
  },
): CompanionFact[] {
  const fields = companionCategoryOf(request.category)?.fields ?? [];
  const confirmed = fields.flatMap(({ key, label, canRemember }): CompanionFact[] => {
    const answer = request.answers[key];
    if (!canRemember || !request.remember?.includes(key)) return [];
    return answer === undefined || isEmpty(answer) || Array.isArray(answer)
      ? []
      : [{ key, label, value: String(answer).slice(0, 300) }];
  });
  const dropped = new Set([...(request.forget ?? []), ...confirmed.map(({ key }) => key)]);
  return [...earlier.filter(({ key }) => !dropped.has(key)), ...confirmed]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, MAX_FACTS);
}
