import { checkConsistency } from './check/consistency.js';
import { checkContact } from './check/contact.js';
import { checkDocumentContent, checkTextContent } from './check/content.js';
import { checkDates, type Today } from './check/dates.js';
import { checkEnglish } from './check/english.js';
import { type Edit, type Finding, type Severity, type Unit, withOwnIds, atPlace } from './check/finding.js';
import { checkPunctuation } from './check/punctuation.js';
import { bareText, type CheckedSection, sectionsOf, textsOf } from './check/texts.js';
import { checkTypos } from './check/typos.js';
import { checkUnfinished } from './check/unfinished.js';
import type { ResumeDocument } from './document.js';
import { memoize } from './memoize.js';
import { replaceAt, valueAt } from './pointer.js';
import type { Language } from './text.js';
import { untranslatedTexts } from './untranslated.js';

/** An English résumé with texts that would print in Chinese: one finding that links to the first of them. */
function checkUntranslated(document: ResumeDocument): Finding[] {
  const texts = untranslatedTexts(document, document.meta.lang);
  const [first] = texts;
  if (!first) return [];
  const message = `${texts.length} 处还没有英文，会按中文印出；请在“双语”中补上`;
  const problem = { rule: 'untranslated', group: 'translation', severity: 'warning', message } as const;
  return [{ ...atPlace(problem, { section: first.section }, first.pointer), id: 'untranslated' }];
}

export type { Today } from './check/dates.js';
export type { Edit, Finding, FindingGroup, Place, Severity } from './check/finding.js';

const MAX_FINDINGS = 300;
const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

const rulesOn = (unit: Unit): Finding[] => [
  ...checkTypos(unit),
  ...checkEnglish(unit),
  ...checkPunctuation(unit),
  ...checkTextContent(unit),
];

/** Context available to a rule besides the text. */
const aspectOf = ({ kind, lang, place: { section } }: Unit): string => `${kind} ${lang} ${section}`;

/**
 * Caches texts found without errors, per context: most texts are correct, and a résumé is checked after every
 * change.
 */
const flawlessAs = memoize(() => new Set<string>());

function checkText(unit: Unit): Finding[] {
  const flawless = flawlessAs(unit.text);
  const aspect = aspectOf(unit);
  if (flawless.has(aspect)) return [];
  const findings = rulesOn(unit);
  if (findings.length === 0) flawless.add(aspect);
  return findings;
}

/** Findings in document order, the severest of a section first. */
function inOrder(findings: readonly Finding[], sections: readonly CheckedSection[]): Finding[] {
  const order = new Map(sections.map(({ key }, index) => [key, index]));
  const place = ({ place: { section } }: Finding) => order.get(section) ?? sections.length;
  const sorted = findings.toSorted((a, b) => place(a) - place(b) || RANK[a.severity] - RANK[b.severity]);
  return withOwnIds(sorted).slice(0, MAX_FINDINGS);
}

function proofread(document: ResumeDocument, today: Today) {
  const sections = sectionsOf(document);
  const units = textsOf(sections, document.meta.lang);
  const findings: Finding[] = [
    ...checkContact(document),
    ...units.flatMap(checkText),
    ...checkConsistency(units),
    ...checkDates(document, sections, today),
    ...checkDocumentContent(document, sections, units),
    ...checkUntranslated(document),
  ];
  return { findings, sections, units };
}

/**
 * Proofreads what a résumé prints: spelling, punctuation, dates, contacts, content. Rules only: the same
 * document on the same day gives the same findings, in document order.
 */
export function checkResume(document: ResumeDocument, today: Today): Finding[] {
  const { findings, sections } = proofread(document, today);
  return inOrder(findings, sections);
}

/**
 * The findings of `checkResume` and unfinished content, for the author. An analysis weighs such gaps by its own
 * rules instead.
 */
export function checkDraft(document: ResumeDocument, today: Today): Finding[] {
  const { findings, sections, units } = proofread(document, today);
  return inOrder([...findings, ...checkUnfinished(sections, units)], sections);
}

/** Proofreads a text outside a résumé. */
export const checkBareText = (text: string, lang: Language): Finding[] =>
  withOwnIds(
    text
      .split(/\r?\n/)
      .flatMap((line, index, lines) => {
        const before = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
        return checkText(bareText(line, lang)).map((finding) => moved(finding, before));
      })
      .slice(0, MAX_FINDINGS),
  );

function moved(finding: Finding, by: number): Finding {
  const { start, end, patch } = finding;
  return {
    ...finding,
    ...(start !== undefined && end !== undefined && { start: start + by, end: end + by }),
    ...(patch && { patch: patch.map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by })) }),
  };
}

/** The text with all edits that still apply, applied from the end so that offsets stay valid. */
function edited(text: string, edits: readonly Edit[]): string {
  let result = text;
  let free = Number.POSITIVE_INFINITY;
  for (const { start, end, before, after } of edits.toSorted((a, b) => b.start - a.start || b.end - a.end)) {
    // Two findings may overlap: the later one is found again by the next check.
    if (end > free || text.slice(start, end) !== before) continue;
    result = result.slice(0, start) + after + result.slice(end);
    free = start;
  }
  return result;
}

/** The document with the corrections of these findings; texts that changed since the check stay unchanged. */
export function applyFindings(document: ResumeDocument, findings: readonly Finding[]): ResumeDocument {
  const byPointer = new Map<string, Edit[]>();
  for (const edit of findings.flatMap(({ patch }) => patch ?? [])) {
    byPointer.set(edit.pointer, [...(byPointer.get(edit.pointer) ?? []), edit]);
  }
  return [...byPointer].reduce((current, [pointer, edits]) => {
    const text = valueAt(current, pointer);
    if (typeof text !== 'string') return current;
    const next = edited(text, edits);
    return next === text ? current : replaceAt(current, pointer, next);
  }, document);
}
