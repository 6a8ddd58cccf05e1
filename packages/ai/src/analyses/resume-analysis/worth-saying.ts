import type { ResumeFinding } from '@qicheng/analysis/resume-analysis-result';

const ABOUT_STATEMENTS = /^(?:wording\.duty|quantified\.(?:none|words))$/u;
/** So many statements are asked to be better: of one entry, and of all. */
const MOST_OF_ENTRY = 3;
const MOST = 10;

const entryOf = (pointer = ''): string => /^(.*)\/highlights\/\d+$/.exec(pointer)?.[1] ?? pointer;

type Draft = Pick<ResumeFinding, 'ruleId' | 'pointer' | 'gain' | 'issue'>;

/** The advice to give: the best paid of a rule always, and as many more as somebody can act upon. */
function chosen<Own extends Draft>(drafts: readonly Own[]): Set<Own> {
  const inOrder = drafts.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0));
  const rules = new Set<string>();
  const kept = new Set(inOrder.filter(({ ruleId }) => !rules.has(ruleId) && Boolean(rules.add(ruleId))));
  const ofEntry = (entry: string) => [...kept].filter(({ pointer }) => entryOf(pointer) === entry).length;
  for (const draft of inOrder)
    if (kept.size < MOST && ofEntry(entryOf(draft.pointer)) < MOST_OF_ENTRY) kept.add(draft);
  return kept;
}

/** What is to be left out, or cannot be. */
const STRUCK = /^(?:harmful\.|fact\.|wording\.empty$)/u;

/** What is to be left out or cannot be needs no other advice, and vague words are named where nothing else is said of a statement. */
function withoutSecondThoughts<Own extends Draft>(drafts: readonly Own[]): Own[] {
  const placesOf = (rule: RegExp) =>
    new Set(drafts.filter(({ ruleId }) => rule.test(ruleId)).map(({ pointer }) => pointer));
  const struck = placesOf(STRUCK);
  const advised = placesOf(/^(?:wording\.duty|quantified\.)/u);
  return drafts.filter(
    ({ ruleId, pointer }) =>
      pointer === undefined ||
      STRUCK.test(ruleId) ||
      (!struck.has(pointer) && !(ruleId === 'wording.vague' && advised.has(pointer))),
  );
}

/** Leaves of the advice about single statements what somebody can act upon; the first of a rule tells how many more there are. */
export function worthSaying<Own extends Draft>(all: readonly Own[]): Own[] {
  const drafts = withoutSecondThoughts(all);
  const about = drafts.filter(({ ruleId }) => ABOUT_STATEMENTS.test(ruleId));
  const kept = chosen(about);
  const told = new Set<string>();
  return drafts.flatMap((draft) => {
    const { ruleId, issue } = draft;
    if (!ABOUT_STATEMENTS.test(ruleId)) return [draft];
    if (!kept.has(draft)) return [];
    const others = about.filter((each) => each.ruleId === ruleId && !kept.has(each)).length;
    if (others === 0 || told.has(ruleId)) return [draft];
    told.add(ruleId);
    return [{ ...draft, issue: `${issue}（另有 ${others} 条同类）` }];
  });
}
