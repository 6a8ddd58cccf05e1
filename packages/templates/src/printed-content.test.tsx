import { renderToStaticMarkup } from 'react-dom/server';
import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES, sampleNames } from '@qicheng/resume/samples';
import { SECTIONS } from '@qicheng/resume/sections';
import type { EntryView, ResumeView, SectionView } from '@qicheng/resume/view-model';
import { viewText } from '@qicheng/resume/view-text';
import { templateCodes, type TemplateCode } from './catalog.js';
import { renderResume } from './print.js';
import { designOf } from './registry.js';
import { ResumeTree } from './resume-tree.js';
import { printableData } from './shared/printable-text.js';
import { viewOf } from './view-of.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const isFilled = (value: object): boolean => Object.keys(value).length > 0;

/** The samples combined: every section and every personal detail that one of them has. */
function everySection(templateCode: TemplateCode): ResumeDocument {
  const samples = sampleNames.map((name) => SAMPLES[name]());
  const filledKeys = SECTIONS.flatMap(({ key }) => {
    const value = samples.map((sample) => sample[key]).find(isFilled);
    return value ? [[key, value] as const] : [];
  });
  const document: ResumeDocument = {
    ...SAMPLES.accounting(),
    ...(Object.fromEntries(filledKeys) as Partial<ResumeDocument>),
    basics: Object.assign({}, ...samples.map(({ basics }) => basics), SAMPLES.accounting().basics),
    portfolio: [{ id: 'portfolio', name: { zh: '个人网站', en: 'Site' }, link: 'https://example.com/works' }],
    family: [
      { id: 'father', relation: { zh: '父亲', en: 'Father' }, name: '林建国', birthDate: { y: 1972, m: 4 } },
    ],
  };
  const sections = SECTIONS.map(({ key }) => ({ key, visible: true }));
  return { ...document, meta: { ...document.meta, templateCode, sections } };
}

/** Text without markup; templates join parts differently, so punctuation and spaces are ignored. */
const bare = (text: string): string => text.replace(/[\s·、,，;；|/：:()（）–—\-.]/gu, '');
const printed = (html: string): string =>
  bare(
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
  );

/** Text of a view that is missing from the print. */
function missing(view: ResumeView, ignored: readonly string[] = []): string[] {
  const text = printed(renderToStaticMarkup(<ResumeTree view={view} design={designOf(view.templateCode)} />));
  return viewText(printableData(view)).filter(
    (piece) => !text.includes(bare(piece)) && !ignored.includes(piece),
  );
}

/** Icons may replace the labels of contacts. */
const contactLabels = ({ header }: ResumeView): string[] => header.contacts.map(({ label }) => label);

/** Every field that an entry can have, each with a unique value. */
const plainRun = (text: string) => ({ text, bold: false, italic: false, underline: false });

function filled(entry: EntryView, key: string, isCompact: boolean): EntryView {
  const own = `${key}${entry.id}`;
  const whole: EntryView = {
    ...entry,
    badges: [...entry.badges, `badge ${own}`],
    subtitle: `subtitle ${own} · second ${own}`,
    meta: `place ${own}`,
    date: entry.date ?? '2024.01-2024.06',
  };
  if (isCompact) return whole;
  return {
    ...whole,
    details: [...entry.details, { id: `${own}.d`, label: `label ${own}`, value: `value ${own}` }],
    atoms: [...entry.atoms, { id: `${own}.a`, kind: 'bullet', lang: 'zh', runs: [plainRun(`atom ${own}`)] }],
  };
}

function filledSection(section: SectionView): SectionView {
  if (section.kind === 'tags') {
    const tags = section.tags.map((tag) => ({
      ...tag,
      note: `note ${tag.id}`,
      detail: `detail ${tag.id}`,
      level: 0.5,
    }));
    return { ...section, tags };
  }
  if (section.kind !== 'entries') return section;
  return { ...section, entries: section.entries.map((entry) => filled(entry, section.key, section.compact)) };
}

/** The same view with every section of entries in one-line form. */
const compactSection = (section: SectionView): SectionView =>
  section.kind === 'entries'
    ? {
        ...section,
        compact: true,
        entries: section.entries.map((entry) =>
          filled({ ...entry, details: [], atoms: [], children: [] }, section.key, true),
        ),
      }
    : section;

const viewFor = (code: TemplateCode, lang: Language): ResumeView => viewOf(everySection(code), lang);
// Each template in one language, since its components are the same in both.
const cases = templateCodes.map((code, index) => ({
  code,
  lang: index % 2 ? ('en' as const) : ('zh' as const),
}));

describe.each(cases)('$code in $lang', ({ code, lang }) => {
  it('prints every field of every section', () => {
    const view = viewFor(code, lang);
    expect(missing(view, contactLabels(view))).toEqual([]);
    const full = { ...view, sections: view.sections.map(filledSection) };
    expect(missing(full, contactLabels(view))).toEqual([]);
  });

  it('prints every field of one-line entries', () => {
    const view = viewFor(code, lang);
    const compact = { ...view, sections: view.sections.map(compactSection) };
    expect(missing(compact, contactLabels(view))).toEqual([]);
  });

  it('prints every field of entries in columns, and of sections in the side column', () => {
    const view = viewFor(code, lang);
    const inColumns = view.sections
      .map(compactSection)
      .map((one) => ({ ...one, style: { columns: 2 as const } }));
    expect(missing({ ...view, sections: inColumns }, contactLabels(view))).toEqual([]);
    const beside = view.sections.map(filledSection).map((one) => ({ ...one, region: 'side' as const }));
    expect(missing({ ...view, sections: beside }, contactLabels(view))).toEqual([]);
  });
});

const withBirth = (birthDisplay: 'age' | 'date' | 'both'): ResumeDocument => {
  const document = everySection('tem0001');
  document.basics.birthDate = { y: 2000, m: 1, d: 2 };
  document.basics.birthDisplay = birthDisplay;
  return document;
};

it('prints the age if the candidate asks for it', () => {
  const years = new Date().getUTCFullYear() - 2000;
  const age = `(${years}|${years - 1})岁`;
  const text = printed(renderResume(withBirth('age'), 'zh').html);
  expect(text).toMatch(new RegExp(`年龄${age}`));
  expect(text).not.toContain('20000102');
  expect(printed(renderResume(withBirth('both'), 'zh').html)).toMatch(new RegExp(`20000102${age}`));
  expect(printed(renderResume(withBirth('date'), 'zh').html)).not.toMatch(new RegExp(age));
});
