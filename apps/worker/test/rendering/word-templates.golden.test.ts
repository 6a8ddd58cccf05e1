import type { Language, ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { resumeView } from '@qicheng/resume/view';
import { viewText } from '@qicheng/resume/view-text';
import { catalog, type CatalogEntry } from '@qicheng/templates/catalog';
import { printableData } from '@qicheng/templates/fonts';
import { renderResume } from '@qicheng/templates/print';
import { wordTemplate } from '@qicheng/templates/word';
import { hardResume } from '@qicheng/testing/hard-resumes';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { readZip } from '@qicheng/testing/read-zip';
import sharp from 'sharp';
import { DocxWordWriter } from '../../src/resume-export/docx.word-writer.js';
import { templatesOfThisRun } from './templates-of-this-run.js';
import { orderErrors } from './word/element-order.js';
import { faintTexts } from './word/text-contrast.js';
import { child, descendants, named, value, xmlTree, type XmlElement } from './word/xml-tree.js';

jest.setTimeout(timeLimit(60_000));

const MIN_CONTRAST = 4.5;
const languages: Language[] = ['zh', 'en'];
const writer = new DocxWordWriter();
let photo: { bytes: Buffer; mime: string };
beforeAll(async () => {
  const picture = sharp({ create: { width: 295, height: 413, channels: 3, background: '#456' } });
  photo = { bytes: await picture.jpeg().toBuffer(), mime: 'image/jpeg' };
});

interface Opened {
  parts: Record<string, XmlElement>;
  document: XmlElement;
  styles: XmlElement;
  text: string;
}

async function wordOf(document: ResumeDocument, code: string, lang: Language): Promise<Opened> {
  document.meta.templateCode = code;
  document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
  const { bytes } = await writer.docx({ document, lang, templateCode: code, title: '简历', photo });
  const parts = Object.fromEntries(
    [...readZip(Buffer.from(bytes))]
      .filter(([name]) => /^word\/[^/]*\.xml$/.test(name))
      .map(([name, part]) => [name, xmlTree(part.toString('utf8'))]),
  );
  const body = parts['word/document.xml'];
  const styles = parts['word/styles.xml'];
  if (!body || !styles) throw new Error('the file has no body');
  const text = named(body, 'w:t')
    .map((one) => one.text)
    .join('');
  return { parts, document: body, styles, text: plain(text) };
}

const plain = (text: string): string => text.replace(/\s/gu, '');

/** Returns the text of the printed page. */
const printed = (document: ResumeDocument, lang: Language): string => {
  const html = renderResume(document, lang, 'data:image/png;base64,').html.replace(/<[^>]*>/gu, '');
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return plain(html.replace(/&(amp|lt|gt|quot|#x27);/gu, (_, name: string) => entities[name] ?? ''));
};

const usedStyles = (document: XmlElement): string[] =>
  named(document, 'w:pStyle').map((style) => value(style) ?? '');

describe.each(templatesOfThisRun)('%s as Word', (code) => {
  const entry: CatalogEntry = catalog[code];
  const sample = (): ResumeDocument => SAMPLES[entry.sample]();
  const { layout } = wordTemplate(code, {});

  it.each(languages)('contains the same text as the print (%s)', async (lang) => {
    const document = sample();
    const { text } = await wordOf(document, code, lang);
    const pieces = viewText(printableData(resumeView(document, lang))).map(plain);
    const inPrint = printed(document, lang);
    expect(pieces.filter((piece) => inPrint.includes(piece) && !text.includes(piece))).toEqual([]);
  });

  it.each(languages)('has the layout of the print (%s)', async (lang) => {
    const document = sample();
    const view = resumeView(document, lang);
    const { text } = await wordOf(document, code, lang);
    const { closing, columnHeads, isNamed } = layout.form ?? {};
    const heads = view.sections.flatMap(({ key, kind }) =>
      kind === 'entries' ? (columnHeads?.[lang].bySection[key] ?? []) : [],
    );
    const last = (closing?.cells[lang] ?? []).flatMap((cell) => [cell.text, cell.signed]);
    for (const words of [...heads, ...last]) expect(text).toContain(plain(words));
    expect(text.endsWith(plain(last.join('')))).toBe(true);
    const [fact] = view.header.facts;
    if (isNamed && fact)
      expect(text.indexOf(plain(view.header.name))).toBeLessThan(text.indexOf(plain(fact.label)));
  });

  it('follows the element order of the standard, without a table in a table', async () => {
    for (const document of [
      sample(),
      hardResume('everySection', code),
      longCareer(code, 6),
      hardResume('bare', code),
    ]) {
      document.meta.style = { ...document.meta.style, pageNumbers: true };
      const { parts } = await wordOf(document, code, 'zh');
      for (const [name, part] of Object.entries(parts))
        expect({ name, errors: orderErrors(part) }).toEqual({ name, errors: [] });
    }
  });

  it('is readable in every accent', async () => {
    for (const accent of entry.accents) {
      const document = hardResume('everySection', code);
      document.meta.style = { ...document.meta.style, accent };
      const { document: body, styles } = await wordOf(document, code, 'zh');
      expect({ accent, faint: faintTexts(body, styles, MIN_CONTRAST) }).toEqual({ accent, faint: [] });
    }
  });

  it('has real headings and lists', async () => {
    const document = sample();
    const view = resumeView(document, 'zh');
    const { document: body } = await wordOf(document, code, 'zh');
    const used = usedStyles(body);
    const headings = used.filter((style) => style === 'Heading1' || style === 'SideHeading').length;
    expect(headings).toBe(view.sections.length);
    expect(used.filter((style) => style === 'Title')).toHaveLength(
      layout.head.rows.length > 0 || layout.isTitled || layout.side ? 1 : 0,
    );
    expect(used).toContain('Heading2');
    if (named(body, 'w:numPr').length > 0) expect(used).toContain('ListParagraph');
  });

  it('has the columns, bands and frame of its design', async () => {
    const { document: body } = await wordOf(sample(), code, 'zh');
    const tables = named(body, 'w:tbl');
    const columns = tables.map((table) =>
      Math.max(
        ...named(table, 'w:tr').map((row) => row.children.filter(({ name }) => name === 'w:tc').length),
      ),
    );
    if (layout.side ?? layout.labels ?? layout.form) expect(Math.max(...columns)).toBeGreaterThanOrEqual(2);
    const fills = named(body, 'w:tc').flatMap(
      (cell) => child(child(cell, 'w:tcPr'), 'w:shd')?.attributes['w:fill'] ?? [],
    );
    const isBanded = [
      layout.side?.fill,
      layout.labels?.fill,
      layout.form?.wash,
      ...layout.head.rows.flatMap(({ cells }) => cells.map(({ fill }) => fill)),
    ].some(Boolean);
    expect(fills.length > 0).toBe(isBanded);
    expect(named(body, 'w:pgBorders')).toHaveLength(layout.frame ? 1 : 0);
  });

  it('shows the photo where the design does, with its alternative text', async () => {
    const { document: body } = await wordOf(sample(), code, 'zh');
    const described = named(body, 'wp:docPr').filter(({ attributes }) =>
      attributes.descr?.endsWith('的照片'),
    );
    const pictured = sample();
    pictured.meta.templateCode = code;
    pictured.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
    const html = renderResume(pictured, 'zh', 'data:image/png;base64,').html;
    expect(described).toHaveLength(html.includes('class="photo') ? 1 : 0);
  });

  it('repeats table headers', async () => {
    const { document: body } = await wordOf(hardResume('everySection', code), code, 'zh');
    const heads = named(body, 'w:tblHeader').length;
    // Beside headings or a second column, rows belong to a larger table without a header row.
    expect(heads > 0 || Boolean(layout.side ?? layout.labels)).toBe(true);
  });
});

it('names the fonts of the design and their substitutes', async () => {
  const { parts, styles } = await wordOf(SAMPLES.nursing(), 'tem0005', 'zh');
  const [fonts] = named(styles, 'w:rFonts');
  expect(fonts?.attributes).toMatchObject({
    'w:ascii': 'Noto Serif SC',
    'w:hAnsi': 'Noto Serif SC',
    'w:eastAsia': 'Noto Serif SC',
  });
  const table = parts['word/fontTable.xml'];
  const font =
    table && named(table, 'w:font').find(({ attributes }) => attributes['w:name'] === 'Noto Serif SC');
  expect(value(child(font, 'w:altName'))).toMatch(/^宋体,SimSun/);
});

/** Returns the left edges of the cells of each row, in twips. */
function rowsOf(table: XmlElement): number[][] {
  const widths = named(table, 'w:gridCol').map(({ attributes }) => Number(attributes['w:w']));
  return named(table, 'w:tr').map((row) => {
    let at = 0;
    return row.children
      .filter(({ name }) => name === 'w:tc')
      .map((cell) => {
        const from = at;
        at += Number(value(child(child(cell, 'w:tcPr'), 'w:gridSpan')) ?? 1);
        return widths.slice(0, from).reduce((sum, width) => sum + width, 0);
      });
  });
}

it.each(['tem0036', 'tem0042'] as const)(
  'the columns beside the photo of %s continue below it',
  async (code) => {
    const { document } = await wordOf(SAMPLES[catalog[code].sample](), code, 'zh');
    const rows = named(document, 'w:tbl').flatMap(rowsOf);
    const thirdLabels = rows.filter(({ length }) => length === 7).map((cells) => cells[4]);
    expect(new Set(thirdLabels).size).toBe(1);
    const secondLabels = rows.filter(({ length }) => length === 4).map((cells) => cells[2]);
    expect(new Set(secondLabels)).toEqual(new Set(thirdLabels));
  },
);

it.each(['tem0010', 'tem0043'] as const)('headings of entries in %s are their names', async (code) => {
  const sample = SAMPLES[catalog[code].sample]();
  const { document } = await wordOf(sample, code, 'zh');
  const headings = named(document, 'w:p')
    .filter((paragraph) => value(child(child(paragraph, 'w:pPr'), 'w:pStyle')) === 'Heading2')
    .map((paragraph) =>
      plain(
        named(paragraph, 'w:t')
          .map(({ text }) => text)
          .join(''),
      ),
    );
  const names = resumeView(sample, 'zh').sections.flatMap((section) =>
    section.kind === 'entries' && !section.compact ? section.entries.map(({ title }) => plain(title)) : [],
  );
  expect(headings.length).toBeGreaterThan(3);
  expect(headings.filter((heading) => !names.some((name) => heading.startsWith(name)))).toEqual([]);
});

it('widens the main column to the full width where the side column has ended', async () => {
  const { document } = await wordOf(longCareer('tem0002', 8), 'tem0002', 'zh');
  const body = child(child(document, 'w:document'), 'w:body');
  const last = body?.children.findLastIndex(({ name }) => name === 'w:tbl') ?? -1;
  const after = body?.children.slice(last + 1).flatMap(descendants) ?? [];
  expect(after.filter(({ name }) => name === 'w:t').length).toBeGreaterThan(10);
});
