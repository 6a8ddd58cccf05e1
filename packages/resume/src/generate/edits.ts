import type { ResumeDocument } from '../document.js';
import { addItem, moveItem, moveSection, placeSection, removeItem, setField } from '../ops.js';
import { valueAt } from '../pointer.js';
import type { Atom } from '../rich-text.js';
import { SECTIONS } from '../sections.js';
import { chance, type Chance } from './random.js';

/** One edit of a résumé; every text it writes contains `mark`. */
type Edit = (document: ResumeDocument, pick: Chance, mark: string) => ResumeDocument;

interface Item {
  id: string;
}

const LISTS = ['education', 'internships', 'projects', 'campus', 'awards', 'skills', 'hobbies'] as const;
const NAMES: Readonly<Record<(typeof LISTS)[number], string>> = {
  education: 'major',
  internships: 'company',
  projects: 'name',
  campus: 'organisation',
  awards: 'name',
  skills: 'name',
  hobbies: 'name',
};

const itemsAt = (document: ResumeDocument, list: string): readonly Item[] =>
  (valueAt(document, list) ?? []) as readonly Item[];

/** Pointers of all statement lists. */
function statementLists(document: ResumeDocument): string[] {
  const own = (['internships', 'projects', 'campus'] as const).flatMap((list) =>
    document[list].map((_, index) => `/${list}/${index}/highlights`),
  );
  return [...own, '/selfEvaluation'];
}

const statement = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });

const writeBasics: Edit = (document, pick, mark) => {
  const field = pick.of(['phone', 'email', 'headline/zh', 'headline/en', 'name/zh', 'website', 'vision/zh']);
  return setField(document, `/basics/${field}`, pick.happens(0.15) ? undefined : mark);
};

const writeItem: Edit = (document, pick, mark) => {
  const list = pick.of(LISTS);
  const items = itemsAt(document, `/${list}`);
  if (items.length === 0) return document;
  const at = pick.between(0, items.length - 1);
  return setField(document, `/${list}/${at}/${NAMES[list]}/${pick.of(['zh', 'en'])}`, mark);
};

const datePeriod: Edit = (document, pick) => {
  if (document.internships.length === 0) return document;
  const at = pick.between(0, document.internships.length - 1);
  const side = pick.of(['start', 'end']);
  return setField(document, `/internships/${at}/period/${side}`, {
    y: pick.between(2015, 2026),
    m: pick.between(1, 12),
  });
};

const writeStatement: Edit = (document, pick, mark) => {
  const list = pick.of(statementLists(document));
  const atoms = itemsAt(document, list);
  if (atoms.length === 0) return document;
  const at = pick.between(0, atoms.length - 1);
  return setField(document, `${list}/${at}/${pick.of(['zh', 'zh', 'en'])}`, [{ text: mark }]);
};

const addStatement: Edit = (document, pick, mark) => {
  const list = pick.of(statementLists(document));
  return addItem(
    document,
    list,
    statement(`n${mark}`, mark),
    pick.between(0, itemsAt(document, list).length),
  );
};

const changeStatements: Edit = (document, pick) => {
  const list = pick.of(statementLists(document));
  return changeList(document, list, pick);
};

const changeItems: Edit = (document, pick) => changeList(document, `/${pick.of(LISTS)}`, pick);

function changeList(document: ResumeDocument, list: string, pick: Chance): ResumeDocument {
  const items = itemsAt(document, list);
  if (items.length === 0) return document;
  const { id } = pick.of(items);
  return pick.happens(0.5)
    ? removeItem(document, list, id)
    : moveItem(document, list, id, pick.between(0, items.length - 1));
}

const addEntry: Edit = (document, pick, mark) => {
  const list = pick.of(LISTS);
  const entry = { id: `i${mark}`, [NAMES[list]]: { zh: mark } };
  return addItem(document, `/${list}`, entry, pick.between(0, itemsAt(document, `/${list}`).length));
};

const changeWords: Edit = (document, pick, mark) => {
  if (document.skills.length === 0) return document;
  const at = pick.between(0, document.skills.length - 1);
  const words = document.skills[at]?.keywords ?? [];
  const next = pick.happens(0.5)
    ? words.toSpliced(pick.between(0, words.length), 0, mark)
    : words.slice(0, -1);
  return setField(document, `/skills/${at}/keywords`, next);
};

const restyle: Edit = (document, pick) => {
  const [token, value] = pick.of<[string, unknown]>([
    ['fontSizePt', pick.between(8, 14)],
    ['lineHeight', pick.between(11, 20) / 10],
    ['accent', pick.of(['#112233', '#445566', '#778899'])],
    ['marginMm', { top: pick.between(5, 30), right: 12, bottom: 12, left: pick.between(5, 30) }],
  ]);
  return setField(document, `/meta/style/${token}`, value);
};

const rearrange: Edit = (document, pick) => {
  const { key } = pick.of(SECTIONS);
  return pick.happens(0.5)
    ? moveSection(document, key, pick.between(0, 10))
    : placeSection(document, key, { visible: pick.happens(0.5) });
};

const EDITS: readonly Edit[] = [
  writeBasics,
  writeItem,
  writeItem,
  datePeriod,
  writeStatement,
  writeStatement,
  addStatement,
  changeStatements,
  changeItems,
  addEntry,
  changeWords,
  restyle,
  rearrange,
];

/** The document after several edits by one person; deterministic by seed. */
export function editResume(document: ResumeDocument, seed: number, count = 1): ResumeDocument {
  const pick = chance(seed * 40503 + 77);
  return Array.from({ length: count }, (_, index) => index).reduce(
    (edited, index) => pick.of(EDITS)(edited, pick, `m${seed}t${index}`),
    document,
  );
}
