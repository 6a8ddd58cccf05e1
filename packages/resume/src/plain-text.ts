import type { AtomView, EntryView, FactView, ResumeView, SectionView, TagView } from './view-model.js';
import { atomText } from './view-text.js';

const GAP = '  ';

/**
 * The résumé as text for the fields of application forms: one fact or statement per line, blank lines between
 * blocks, no decoration. Line endings are LF.
 */
export function toPlainText(view: ResumeView): string {
  const colon = view.lang === 'zh' ? '：' : ': ';
  const fact = ({ label, value }: FactView) => (label ? `${label}${colon}${value}` : value);
  const { name, alternateName, headline, contacts, facts } = view.header;
  const head = [joined([name, alternateName]), headline, ...contacts.map(fact), ...facts.map(fact)];
  const sections = view.sections.map((section) => [
    ...(section.heading
      ? [view.lang === 'zh' ? `【${section.heading}】` : section.heading.toUpperCase()]
      : []),
    ...sectionLines(section, fact, view.lang),
  ]);
  return `${[head.filter(isText), ...sections].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

type Fact = (fact: FactView) => string;

const isText = (part: string | undefined): part is string => part !== undefined && part !== '';
const joined = (parts: readonly (string | undefined)[]): string => parts.filter(isText).join(GAP);

function sectionLines(section: SectionView, fact: Fact, lang: 'zh' | 'en'): string[] {
  switch (section.kind) {
    case 'paragraphs':
      return section.atoms.map(statement);
    case 'facts':
      return section.facts.map(fact);
    case 'table':
      return [section.columns, ...section.rows.map(({ cells }) => cells)].map((cells) => cells.join('\t'));
    case 'tags':
      return section.tags.map((tag) => tagLine(tag, lang));
    case 'entries':
      return section.entries.flatMap((entry, index) => [
        ...(index > 0 && !section.compact ? [''] : []),
        ...entryLines(entry, fact),
      ]);
  }
}

function entryLines(entry: EntryView, fact: Fact): string[] {
  const { title, badges, subtitle, meta, date } = entry;
  return [
    joined([title, badges.join(' '), subtitle, meta, date]),
    ...entry.details.map(fact),
    ...entry.atoms.map(statement),
    ...entry.children.flatMap((child) => entryLines(child, fact)),
  ];
}

function statement(atom: AtomView): string {
  const text = atomText(atom);
  if (atom.kind === 'paragraph') return text;
  return atom.kind === 'bullet' ? `- ${text}` : `${atom.number ?? 1}. ${text}`;
}

function tagLine({ text, note, detail }: TagView, lang: 'zh' | 'en'): string {
  const noted = note ? (lang === 'zh' ? `${text}（${note}）` : `${text} (${note})`) : text;
  return detail ? `${noted}${lang === 'zh' ? '：' : ': '}${detail}` : noted;
}
