import type { Basics } from './basics.js';
import type { ResumeDocument } from './document.js';
import { wordsIn } from './english-words.js';
import { hiddenBasics } from './hidden-basics.js';
import type { SectionPlacement } from './meta.js';
import { placementsOf } from './placements.js';
import { contactHider, CONTACTS, HIDDEN_WORD } from './projection/hide-contacts.js';
import {
  type Fields,
  printedAtoms,
  printedFields,
  printedItems,
  printedSide,
  type Projection,
} from './projection/project-fields.js';
import type { Atom } from './rich-text.js';
import { BASICS_FIELDS, CUSTOM_KINDS, customIdOf, SECTIONS } from './sections.js';

// Never printed: it controls services.
const UNPRINTED = new Set(['track']);

/**
 * What others may receive of a résumé: only what is printed, in the printed language, by an allow-list of
 * fields. Without contacts, personal facts are dropped, contacts are replaced by a word, and numbers and
 * addresses are removed from free text. Identity data (ID number, family) is never included.
 */
export function sharedDocument(
  document: ResumeDocument,
  { showsContacts }: { showsContacts: boolean },
): ResumeDocument {
  const { lang } = document.meta;
  const projection: Projection = {
    lang,
    maxSensitivity: showsContacts ? 2 : 0,
    clean: showsContacts ? (text) => text : contactHider(document.basics, lang),
    words: (stored) => wordsIn(document.meta, lang, stored),
  };
  const placements = placementsOf(document).filter(({ visible }) => visible);
  const shown = new Set(placements.map(({ key }) => key));
  return {
    meta: metaOf(projection, document, placements),
    basics: basicsOf(projection, printedBasics(document), showsContacts),
    ...sectionsOf(projection, document, shown),
    custom: customOf(projection, document, shown),
    coverLetters: [],
    attachments: [],
  } as unknown as ResumeDocument;
}

function metaOf(projection: Projection, { meta }: ResumeDocument, placements: SectionPlacement[]): Fields {
  const { x: _x, ...style } = meta.style;
  return {
    docVersion: meta.docVersion,
    lang: meta.lang,
    templateCode: meta.templateCode,
    style,
    ...(meta.pageBudget !== undefined && { pageBudget: meta.pageBudget }),
    ...(meta.personalDetailsInEnglish !== undefined && {
      personalDetailsInEnglish: meta.personalDetailsInEnglish,
    }),
    sections: placements.map(({ x: _extra, title, ...placement }) => {
      const heading = printedSide(projection, title);
      return { ...placement, ...(heading && { title: heading }) };
    }),
  };
}

/** The basics without hidden fields. */
function printedBasics(document: ResumeDocument): Basics {
  const { basics, meta } = document;
  const hidden = new Set(hiddenBasics(document, meta.lang));
  if (meta.style.photoShown === false) hidden.add('photo');
  const shown: [string, unknown][] = Object.entries(basics).filter(([name]) => !hidden.has(name));
  return Object.fromEntries(shown);
}

function basicsOf(projection: Projection, basics: Basics, showsContacts: boolean): Fields {
  const fields = printedFields(projection, basics, BASICS_FIELDS);
  if (showsContacts) {
    const former = basics.name?.former;
    return {
      ...fields,
      ...(former && { name: { ...(fields.name as object), former } }),
      ...(fields.birthDate !== undefined && basics.birthDisplay && { birthDisplay: basics.birthDisplay }),
    };
  }
  const masked = CONTACTS.filter((name) => basics[name]?.trim());
  return {
    ...fields,
    ...Object.fromEntries(masked.map((name) => [name, HIDDEN_WORD[projection.lang]] as const)),
  };
}

function sectionsOf(projection: Projection, document: ResumeDocument, shown: ReadonlySet<string>): Fields {
  return Object.fromEntries(
    SECTIONS.map(({ key, shape, fields, sensitivity }): [string, unknown] => {
      const isPrinted = shown.has(key) && sensitivity <= projection.maxSensitivity;
      const value: unknown = document[key];
      if (shape === 'object') {
        const printed = fields.filter(({ name }) => !UNPRINTED.has(name));
        return [key, isPrinted ? printedFields(projection, value as Fields, printed) : {}];
      }
      if (!isPrinted) return [key, []];
      return shape === 'atoms'
        ? [key, printedAtoms(projection, value as Atom[])]
        : [key, printedItems(projection, value as { id: string }[], fields)];
    }),
  );
}

function customOf(projection: Projection, document: ResumeDocument, shown: ReadonlySet<string>): Fields[] {
  const ids = new Set([...shown].map(customIdOf));
  return document.custom
    .filter(({ id, visible, sens = 0 }) => {
      return ids.has(id) && visible !== false && sens <= projection.maxSensitivity;
    })
    .map((section) => {
      const title = printedSide(projection, section.title);
      const items =
        section.kind === 'text'
          ? printedAtoms(projection, section.items)
          : printedItems(projection, section.items, CUSTOM_KINDS[section.kind].fields);
      return { id: section.id, kind: section.kind, ...(title && { title }), items };
    });
}
