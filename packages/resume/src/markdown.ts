import type {
  AtomView,
  EntryView,
  FactView,
  ResumeView,
  RunView,
  SectionView,
  TagView,
} from './view-model.js';

/**
 * The résumé as CommonMark with tables: the name is the only level 1 heading, sections are level 2,
 * experiences 3, positions inside them 4, so that parsers recover the structure. Texts are escaped and never
 * become markup.
 */
export function toMarkdown(view: ResumeView): string {
  const writer = new MarkdownWriter(view.lang);
  return `${[...writer.header(view), ...view.sections.flatMap((section) => writer.section(section))].join('\n\n')}\n`;
}

const isText = (part: string | undefined): part is string => part !== undefined && part !== '';

// Any ASCII punctuation may be escaped; only characters that can start markup are.
const SIGNS = /[\\`*_{}[\]<>#|~!&]/g;
const LINE_START = /^(\s*)([-+=]|\d{1,9}[.)](?=\s|$))/;

/** A text on one line, escaped so that it reads literally. */
export const escapeMarkdown = (text: string): string =>
  text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(SIGNS, (character) => `\\${character}`)
    .replace(LINE_START, (_whole, space: string, marker: string) => `${space}${escapedStart(marker)}`);

const escapedStart = (marker: string): string =>
  marker.length === 1 ? `\\${marker}` : `${marker.slice(0, -1)}\\${marker.slice(-1)}`;

const link = (text: string, href: string | undefined): string =>
  href
    ? `[${escapeMarkdown(text)}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`
    : escapeMarkdown(text);

class MarkdownWriter {
  constructor(private readonly lang: 'zh' | 'en') {}

  header({ header }: ResumeView): string[] {
    const { name, alternateName, headline, contacts, facts } = header;
    const title = [name, alternateName].filter(isText).map(escapeMarkdown).join(' ');
    return [
      ...(title ? [`# ${title}`] : []),
      ...(headline ? [escapeMarkdown(headline)] : []),
      ...this.facts([...contacts, ...facts]),
    ];
  }

  section(section: SectionView): string[] {
    const heading = section.heading ? [`## ${escapeMarkdown(section.heading)}`] : [];
    return [...heading, ...this.body(section)];
  }

  private body(section: SectionView): string[] {
    switch (section.kind) {
      case 'paragraphs':
        return this.statements(section.atoms);
      case 'facts':
        return this.facts(section.facts);
      case 'tags':
        return [section.tags.map((tag) => `- ${this.tag(tag)}`).join('\n')];
      case 'table':
        return [
          this.table(
            section.columns,
            section.rows.map(({ cells }) => cells),
          ),
        ];
      case 'entries':
        return section.compact
          ? [section.entries.map((entry) => `- ${this.line(entry)}`).join('\n')]
          : section.entries.flatMap((entry) => this.entry(entry, '###'));
    }
  }

  private entry(entry: EntryView, mark: '###' | '####'): string[] {
    const { title, href, badges, subtitle, meta, date } = entry;
    const about = [badges.join(' '), subtitle, meta, date].filter(isText).map(escapeMarkdown).join(' · ');
    return [
      ...(title ? [`${mark} ${link(title, href)}`] : []),
      ...(about ? [about] : []),
      ...this.facts(entry.details),
      ...this.statements(entry.atoms),
      ...entry.children.flatMap((child) => this.entry(child, '####')),
    ];
  }

  private line({ title, href, badges, subtitle, meta, date }: EntryView): string {
    const rest = [badges.join(' '), subtitle, meta, date].filter(isText).map(escapeMarkdown);
    return [...(title ? [link(title, href)] : []), ...rest].join(' · ');
  }

  private facts(facts: readonly FactView[]): string[] {
    if (facts.length === 0) return [];
    const colon = this.lang === 'zh' ? '：' : ': ';
    const lines = facts.map(
      ({ label, value, href }) => `- ${label ? `${escapeMarkdown(label)}${colon}` : ''}${link(value, href)}`,
    );
    return [lines.join('\n')];
  }

  private tag({ text, note, detail }: TagView): string {
    const isChinese = this.lang === 'zh';
    const noted = note ? `${text}${isChinese ? `（${note}）` : ` (${note})`}` : text;
    return escapeMarkdown(detail ? `${noted}${isChinese ? '：' : ': '}${detail}` : noted);
  }

  private table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
    const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
    const divider = `|${' --- |'.repeat(columns.length)}`;
    return [line(columns), divider, ...rows.map(line)].join('\n');
  }

  /** Consecutive statements of one kind form one list. */
  private statements(atoms: readonly AtomView[]): string[] {
    const blocks: { kind: AtomView['kind']; lines: string[] }[] = [];
    for (const atom of atoms) {
      const text = atom.runs.map(run).join('');
      const last = blocks.at(-1);
      const mark = atom.kind === 'paragraph' ? '' : atom.kind === 'bullet' ? '- ' : `${atom.number ?? 1}. `;
      if (last && last.kind === atom.kind && mark) last.lines.push(`${mark}${text}`);
      else blocks.push({ kind: atom.kind, lines: [`${mark}${text}`] });
    }
    return blocks.map(({ lines }) => lines.join('\n'));
  }
}

/** Emphasis marks must touch the text they format, otherwise they are literal. */
function run({ text, bold, italic, underline, href }: RunView): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  if (core === '') return text;
  const plain = link(core, href);
  const marked = bold ? `**${plain}**` : plain;
  const slanted = italic ? `*${marked}*` : marked;
  return `${before.replace(/\n/g, ' ')}${underline ? `<u>${slanted}</u>` : slanted}${after.replace(/\n/g, ' ')}`;
}
