import type { AtomView, EntryView, FactView, ResumeView, SectionView, TagView } from './view-model.js';

/** The text of a statement without its formatting. */
export const atomText = (atom: AtomView): string => atom.runs.map(({ text }) => text).join('');

const factText = ({ label, value }: FactView): string[] => (label ? [label, value] : [value]);

/** Whether a contact says nothing without its label: a WeChat name, a QQ number. */
export const needsLabel = ({ id }: Pick<FactView, 'id'>): boolean =>
  id === 'basics.wechat' || id === 'basics.qq';

/** Position and location of an entry as one line, separated like the parts of its subtitle. */
export function entryRest({ subtitle = '', meta = '' }: Pick<EntryView, 'subtitle' | 'meta'>): string {
  const isChinese = /\p{Script=Han}| · /u.test(subtitle + meta);
  return [subtitle, meta].filter(Boolean).join(isChinese ? ' · ' : ', ');
}

const isText = (part: string | undefined): part is string => part !== undefined && part !== '';

const tagText = ({ text, note, detail }: TagView): string[] => [text, note, detail].filter(isText);

function entryText(entry: EntryView): string[] {
  const line = [entry.title, ...entry.badges, entry.subtitle, entry.meta, entry.date];
  return [
    ...line.filter(isText),
    ...entry.details.flatMap(factText),
    ...entry.atoms.map(atomText),
    ...entry.children.flatMap(entryText),
  ];
}

function bodyText(section: SectionView): string[] {
  switch (section.kind) {
    case 'entries':
      return section.entries.flatMap(entryText);
    case 'tags':
      return section.tags.flatMap(tagText);
    case 'paragraphs':
      return section.atoms.map(atomText);
    case 'facts':
      return section.facts.flatMap(factText);
    case 'table':
      return [...section.columns, ...section.rows.flatMap(({ cells }) => cells.filter(Boolean))];
  }
}

/** Every printed text in reading order: what an export must contain, in this order. */
export function viewText({ header, sections }: ResumeView): string[] {
  return [
    ...[header.name, header.alternateName, header.headline].filter(isText),
    ...header.contacts.flatMap(factText),
    ...header.facts.flatMap(factText),
    ...sections.flatMap((section) => [...(section.heading ? [section.heading] : []), ...bodyText(section)]),
  ];
}
