import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';

const ABOUT_STATEMENTS = /^(?:wording\.duty|quantified\.(?:none|words))$/u;
/** The maximum number of statements with advice: per entry, and in total. */
const MAX_PER_ENTRY = 3;
const MAX_STATEMENTS = 10;

const entryOf = (pointer = ''): string => /^(.*)\/highlights\/\d+$/.exec(pointer)?.[1] ?? pointer;

type Draft = Pick<ResumeFinding, 'ruleId' | 'pointer' | 'gain' | 'issue'>;

/** The advice to give: the largest gain of each rule, and more up to the limits. */
function chosen<Own extends Draft>(drafts: readonly Own[]): Set<Own> {
  const inOrder = drafts.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
  const rules = new Set<string>();
  const kept = new Set(inOrder.filter(({ ruleId }) => !rules.has(ruleId) && Boolean(rules.add(ruleId))));
  const ofEntry = (entry: string) => [...kept].filter(({ pointer }) => entryOf(pointer) === entry).length;
  for (const draft of inOrder)
    if (kept.size < MAX_STATEMENTS && ofEntry(entryOf(draft.pointer)) < MAX_PER_ENTRY) kept.add(draft);
  return kept;
}

/** Rules that ask to remove or correct a statement. */
const DELETES_LINE = /^(?:harmful\.|fact\.|wording\.empty$)/u;

/**
 * A statement that is to be removed or corrected gets no other advice; vague words are reported only without other
 * advice on the statement.
 */
function withoutSecondThoughts<Own extends Draft>(drafts: readonly Own[]): Own[] {
  const placesOf = (rule: RegExp) =>
    new Set(drafts.filter(({ ruleId }) => rule.test(ruleId)).map(({ pointer }) => pointer));
  const deleted = placesOf(DELETES_LINE);
  const advised = placesOf(/^(?:wording\.duty|quantified\.)/u);
  return drafts.filter(
    ({ ruleId, pointer }) =>
      pointer === undefined ||
      DELETES_LINE.test(ruleId) ||
      (!deleted.has(pointer) && !(ruleId === 'wording.vague' && advised.has(pointer))),
  );
}

/** Limits the advice on single statements; the first finding of a rule states how many more there are. */
export function relevantDrafts<Own extends Draft>(all: readonly Own[]): Own[] {
  const drafts = withoutSecondThoughts(all);
  const about = drafts.filter(({ ruleId }) => ABOUT_STATEMENTS.test(ruleId));
  const kept = chosen(about);
  const reported = new Set<string>();
  return drafts.flatMap((draft) => {
    const { ruleId, issue } = draft;
    if (!ABOUT_STATEMENTS.test(ruleId)) return [draft];
    if (!kept.has(draft)) return [];
    const others = about.filter((each) => each.ruleId === ruleId && !kept.has(each)).length;
    if (others === 0 || reported.has(ruleId)) return [draft];
    reported.add(ruleId);
    return [{ ...draft, issue: `${issue}（另有 ${others} 条同类）` }];
  });
}
