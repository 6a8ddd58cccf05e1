import { emptyDocument } from './defaults.js';
import type { ResumeDocument } from './document.js';
import { randomId, withUniqueIds, type NewId } from './ids.js';
import * as achievement from './json-resume/achievement-mappings.js';
import { basicsMapping } from './json-resume/basics-mapping.js';
import * as experience from './json-resume/experience-mappings.js';
import {
  overlay,
  type Direction,
  type ItemMapping,
  compact,
  isStandard,
  listOf,
  textOf,
  type Standard,
} from './json-resume/mapping.js';
import { readDocument, type ReadResult } from './migrate.js';
import { hasContent } from './placements.js';
import type { Language } from './text.js';

export type JsonResume = Standard;

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';
const OWN = 'x-cn';
const FORMAT = 1;

interface Identified {
  id: string;
  visible?: boolean;
}

interface Binding {
  /** A list of the standard format and our section for its items. */
  key: string;
  section: keyof ResumeDocument;
  mapping: ItemMapping<Identified>;
}

const bind = <Item extends Identified>(
  key: string,
  section: keyof ResumeDocument,
  mapping: ItemMapping<Item>,
): Binding => ({
  key,
  section,
  // A list is only passed to the mapping of its own items.
  mapping: mapping as unknown as ItemMapping<Identified>,
});

// The first binding of a key receives items without a section.
const BINDINGS: readonly Binding[] = [
  bind('work', 'work', experience.workMapping),
  bind('work', 'internships', experience.workMapping),
  bind('volunteer', 'practice', experience.practiceMapping),
  bind('volunteer', 'campus', experience.campusMapping),
  bind('education', 'education', experience.educationMapping),
  bind('awards', 'awards', achievement.awardMapping),
  bind('certificates', 'certificates', achievement.certificateMapping),
  bind('publications', 'papers', achievement.paperMapping),
  bind('skills', 'skills', achievement.skillMapping),
  bind('languages', 'languages', achievement.languageMapping),
  bind('interests', 'hobbies', achievement.hobbyMapping),
  bind('references', 'references', achievement.referenceMapping),
  bind('projects', 'projects', experience.projectMapping),
  bind('projects', 'research', experience.researchMapping),
];

const itemsOf = (document: ResumeDocument, section: keyof ResumeDocument): Identified[] =>
  document[section] as Identified[];

/** The résumé as JSON Resume 1.0. Data beyond the standard, and hidden data, is in `x-cn`. */
export function toJsonResume(document: ResumeDocument, lang: Language = document.meta.lang): JsonResume {
  const { basics, selfEvaluation, ...rest } = document;
  const lists: Record<string, Standard[]> = {};
  const hidden: Record<string, { at: number; item: Identified }[]> = {};
  for (const { key, section, mapping } of BINDINGS) {
    const items = itemsOf(document, section);
    lists[key] = [
      ...(lists[key] ?? []),
      ...items
        .filter(({ visible }) => visible !== false)
        .map((item) => ({ ...mapping.toStandard(item, lang), [OWN]: { section, item } })),
    ];
    const unseen = items.flatMap((item, at) => (item.visible === false ? [{ at, item }] : []));
    if (unseen.length) hidden[section] = unseen;
  }
  const mapped = new Set<string>(BINDINGS.map(({ section }) => section));
  const carried = Object.fromEntries(Object.entries(rest).filter(([section]) => !mapped.has(section)));
  return {
    $schema: SCHEMA,
    basics: basicsMapping.toStandard({ ...basics, selfEvaluation }, lang),
    ...Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0)),
    meta: { canonical: SCHEMA, version: 'v1.0.0' },
    [OWN]: { format: FORMAT, lang, document: { ...carried, basics, selfEvaluation }, hidden },
  };
}

export interface JsonResumeOptions {
  newId?: NewId;
  /** The language of a file without one; guessed from its script. */
  lang?: Language;
  templateCode?: string;
}

/**
 * Parses a JSON Resume file, ours or another tool's. Ours is restored losslessly, including edits by other
 * tools.
 */
export function fromJsonResume(raw: unknown, options: JsonResumeOptions = {}): ReadResult {
  if (!isStandard(raw)) return { ok: false, reason: 'notADocument' };
  const own = isStandard(raw[OWN]) && raw[OWN]['format'] === FORMAT ? raw[OWN] : undefined;
  const { newId = randomId } = options;
  const direction: Direction = { lang: languageOf(raw, own, options.lang), newId };
  const carried = own && isStandard(own['document']) ? own['document'] : undefined;
  const lists = Object.fromEntries(
    [...new Set(BINDINGS.map(({ section }) => section))].map((section) => [
      section,
      itemsFrom(raw, own, section, direction),
    ]),
  );
  const base = carried ?? { ...emptyDocument({ lang: direction.lang, ...options }) };
  const draft = withUniqueIds({ ...base, ...basicsFrom(raw, carried, direction), ...lists }, newId);
  const result = readDocument(draft);
  return result.ok && !carried ? { ok: true, document: withContentVisible(result.document) } : result;
}

function languageOf(raw: Standard, own: Standard | undefined, requested: Language | undefined): Language {
  if (own?.['lang'] === 'zh' || own?.['lang'] === 'en') return own['lang'];
  return requested ?? (/\p{Script=Han}/u.test(JSON.stringify(raw)) ? 'zh' : 'en');
}

function basicsFrom(raw: Standard, carried: Standard | undefined, direction: Direction): Standard {
  const standard = isStandard(raw['basics']) ? raw['basics'] : {};
  const { selfEvaluation = [], ...basics } =
    carried && isStandard(carried['basics'])
      ? overlay(
          basicsMapping,
          { ...carried['basics'], selfEvaluation: listOf(carried['selfEvaluation']) as never },
          standard,
          direction,
        )
      : basicsMapping.fromStandard(standard, direction);
  return { basics, selfEvaluation };
}

function itemsFrom(
  raw: Standard,
  own: Standard | undefined,
  section: keyof ResumeDocument,
  direction: Direction,
): unknown[] {
  const bindings = BINDINGS.filter((binding) => binding.section === section);
  const shown = bindings.flatMap(({ key, mapping }) => {
    const fallback = BINDINGS.find((binding) => binding.key === key)?.section;
    return listOf(raw[key])
      .filter(isStandard)
      .filter((standard) => (sectionNamed(standard) ?? fallback) === section)
      .map((standard) => itemFrom(mapping, standard, direction));
  });
  const hidden = isStandard(own?.['hidden']) ? listOf(own['hidden'][section]).filter(isStandard) : [];
  return hidden.reduce<unknown[]>((items, { at, item }) => items.toSpliced(Number(at) || 0, 0, item), shown);
}

function sectionNamed(standard: Standard): string | undefined {
  const named = isStandard(standard[OWN]) ? textOf(standard[OWN]['section']) : undefined;
  return BINDINGS.some(({ section }) => section === named) ? named : undefined;
}

function itemFrom(mapping: ItemMapping<Identified>, standard: Standard, direction: Direction): Identified {
  const own = isStandard(standard[OWN]) ? standard[OWN]['item'] : undefined;
  if (!isStandard(own) || typeof own['id'] !== 'string') return mapping.fromStandard(standard, direction);
  return overlay(mapping, own as unknown as Identified, standard, direction);
}

function withContentVisible(document: ResumeDocument): ResumeDocument {
  const sections = document.meta.sections.map((placement) => ({
    ...placement,
    visible: placement.visible || hasContent(document, placement.key as 'work'),
  }));
  return { ...document, meta: compact({ ...document.meta, sections }) };
}
