import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { generateResume, SHAPES } from '@qicheng/resume/generate';
import { sampleNames, SAMPLES } from '@qicheng/resume/samples';
import { resumeView, type EntryView, type ResumeView } from '@qicheng/resume/view';
import { viewText } from '@qicheng/resume/view-text';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { type DocxOptions, renderDocx } from './index.js';
import { PLAIN_TEMPLATE } from './resume/plain-layout.js';

const options: DocxOptions = { title: '我的简历', author: '启程' };
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
const decoded = (xml: string): string =>
  xml.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity);

async function open(view: ResumeView, chosen: DocxOptions = options) {
  const parts = unzipSync(await renderDocx(view, chosen));
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  const xml = part('word/document.xml');
  const text = [...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)]
    .map(([, content]) => decoded(content ?? ''))
    .join('');
  return { parts, part, xml, text };
}

/** The position of each piece after the previous one; -1 if it is not after it. */
function positions(text: string, pieces: readonly string[]): number[] {
  let from = 0;
  return pieces.map((piece) => {
    const at = text.indexOf(piece, from);
    if (at >= 0) from = at + piece.length;
    return at;
  });
}

/** The view with entries that have nothing but a name on their first line. */
const withoutPositions = (view: ResumeView): ResumeView => ({
  ...view,
  sections: view.sections.map((section) =>
    section.kind === 'entries' ? { ...section, entries: section.entries.map(withoutPosition) } : section,
  ),
});

const withoutPosition = ({ subtitle: _, meta: __, ...entry }: EntryView): EntryView => ({
  ...entry,
  children: entry.children.map(withoutPosition),
});

const bare = (parts: Partial<ResumeDocument>): ResumeDocument => {
  const empty = emptyDocument();
  return { ...empty, ...parts, meta: { ...empty.meta, sections: [] } };
};

describe('the text', () => {
  it.each(
    sampleNames.flatMap(
      (name) =>
        [
          [name, 'zh'],
          [name, 'en'],
        ] as const,
    ),
  )('follows the order of the view (%s, %s)', async (name, lang) => {
    const view = resumeView(SAMPLES[name](), lang, { maxSensitivity: 3 });
    // A position below its name comes after the date.
    const { text } = await open(withoutPositions(view));
    expect(positions(text, viewText(withoutPositions(view)))).not.toContain(-1);
    const whole = (await open(view)).text;
    expect(viewText(view).filter((piece) => !whole.includes(piece))).toEqual([]);
  });

  it('is complete for any résumé', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...SHAPES),
        async (seed, shape) => {
          const view = resumeView(generateResume(seed, shape));
          const { text } = await open(view);
          expect(positions(text, viewText(view))).not.toContain(-1);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('EX6: is inert: what looks like a field, a formula or markup remains text', async () => {
    const hostile = [
      '=1+1',
      '+cmd',
      '-2',
      '@SUM(A1)',
      'DDEAUTO c:\\windows\\system32\\cmd.exe',
      '{ INCLUDETEXT "/etc/passwd" }',
      '</w:t><w:fldSimple w:instr="DDE"/>',
    ];
    const document = bare({
      skills: hostile.map((zh, index) => ({ id: `s${index}`, name: { zh } })),
      selfEvaluation: [{ id: 'a', kind: 'bullet', zh: [{ text: hostile.join('\n') }] }],
    });
    const { text, xml } = await open(resumeView(document));
    expect(positions(text, [...hostile, ...hostile])).not.toContain(-1);
    expect(xml).not.toMatch(/<w:(fldSimple|fldChar|instrText)/);
  });

  it('drops characters that XML does not allow and keeps line breaks', async () => {
    const document = bare({
      selfEvaluation: [{ id: 'a', kind: 'paragraph', zh: [{ text: '一\u0001二\uFFFE\n三\u000B𠮷' }] }],
    });
    const { text, xml } = await open(resumeView(document));
    expect(text).toContain('一二三𠮷');
    expect(xml).toMatch(/<w:br\/>/);
  });
});

describe('the structure', () => {
  it('has a title, a heading per section and one per experience', async () => {
    const view = resumeView(SAMPLES.computerScience());
    const { xml } = await open(view);
    const count = (style: string) => xml.split(`<w:pStyle w:val="${style}"/>`).length - 1;
    const experiences = view.sections.flatMap((section) =>
      section.kind === 'entries' && !section.compact ? section.entries : [],
    );
    expect(count('Title')).toBe(1);
    expect(count('Heading1')).toBe(view.sections.length);
    expect(count('Heading2')).toBe(experiences.length);
    expect(count('Heading3')).toBe(0);
  });

  it('gives positions within one employment level-three headings', async () => {
    const { xml } = await open(resumeView(SAMPLES.marketing()));
    expect(xml.split('<w:pStyle w:val="Heading3"/>')).toHaveLength(3);
  });

  it('puts dates and facts after tab stops, and bullets into lists', async () => {
    const { xml, part } = await open(resumeView(SAMPLES.teaching()));
    expect(xml).toMatch(/<w:tab w:val="right" w:pos="\d+"\/>/);
    expect(xml).toMatch(/<w:tab w:val="left" w:pos="\d+"\/>/);
    expect(xml).toMatch(/<w:numPr>/);
    expect(part('word/numbering.xml')).toMatch(/w:val="•"/);
  });

  it('has dot leaders from the name to the date if the template does', async () => {
    const entry = { kind: 'position', title: 1, hasLeader: true } as const;
    const template = { ...PLAIN_TEMPLATE, layout: { ...PLAIN_TEMPLATE.layout, entry } };
    const view = resumeView(SAMPLES.teaching());
    const dotted = /<w:tab w:val="right" w:pos="\d+" w:leader="dot"\/>/;
    const { xml } = await open(view, { ...options, template });
    expect(xml).toMatch(dotted);
    expect(xml).toMatch(/<w:tab\/><\/w:r><w:r>(?:(?!<\/w:r>).)*<w:t xml:space="preserve"> 20\d\d/u);
    expect((await open(view)).xml).not.toMatch(dotted);
  });

  it('has narrower labels after the first in a row, and different ones in sections, if the form says so', async () => {
    const form = {
      columns: 3,
      wide: 14,
      label: { zh: 66, en: 91 },
      laterLabel: { zh: 66, en: 74 },
      sectionLabel: { zh: 74, en: 114 },
      rule: { colour: '#1C1C1C', px: 1 },
      rowPx: 37,
      photoRows: 0,
      photoPx: 0,
      isNamed: true,
      isBoxed: true,
      hasSections: true,
      inset: 7.5,
    } as const;
    const template = { ...PLAIN_TEMPLATE, layout: { ...PLAIN_TEMPLATE.layout, isTitled: true, form } };
    const document = emptyDocument();
    document.basics = { name: { en: 'Lin' }, gender: 'male', birthDate: { y: 1994, m: 5 } };
    document.meta.personalDetailsInEnglish = true;
    document.intention = { arrival: { en: 'In June' } };
    const { xml } = await open(resumeView(document, 'en'), { ...options, template });
    const widthOf = (label: string) =>
      /.*w:tcW [^>]*w:w="(\d+)"/u.exec(xml.slice(0, xml.indexOf(`>${label}</w:t>`)))?.[1];
    expect(['Name', 'Gender', 'Date of birth', 'Availability'].map(widthOf)).toEqual([
      '1365',
      '1110',
      '1110',
      '1710',
    ]);
  });

  it('has one cell for the label beside one-line entries', async () => {
    const labels = { width: { zh: 66, en: 91 }, gap: 7.5, above: 4.75 } as const;
    const template = { ...PLAIN_TEMPLATE, layout: { ...PLAIN_TEMPLATE.layout, labels } };
    const award = (name: string) => ({ id: name, name: { zh: name } });
    const rowsOf = async (awards: ReturnType<typeof award>[]) => {
      const { xml } = await open(resumeView({ ...emptyDocument(), awards }), { ...options, template });
      return [...xml.matchAll(/<w:vMerge w:val="(\w+)"\/>/gu)].map(([, value]) => value);
    };
    expect(await rowsOf(['a', 'b', 'c'].map(award))).toEqual(['restart', 'continue', 'continue']);
    expect(await rowsOf([award('a')])).toEqual([]);
  });

  it('restarts every numbered list at one', async () => {
    const list = (id: string) =>
      ['1', '2'].map((n) => ({ id: `${id}${n}`, kind: 'numbered' as const, zh: [{ text: n }] }));
    const work = ['x', 'y'].map((id) => ({ id, company: { zh: id }, highlights: list(id) }));
    const { xml } = await open(resumeView(bare({ work })));
    const ids = [...xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).toBe(ids[3]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('repeats the header row of a table and draws its borders', async () => {
    const family = [{ id: 'f', relation: { zh: '父亲' }, name: '王某' }];
    const { xml } = await open(resumeView(bare({ family })));
    expect(xml).toMatch(/<w:tblHeader\/>/);
    expect(xml).toMatch(/<w:bottom w:val="single"/);
  });

  it('starts a section on a new page if the candidate requested it', async () => {
    const sample = SAMPLES.accounting();
    sample.meta.sections = sample.meta.sections.map((placement) =>
      placement.key === 'education' ? { ...placement, startsPage: true } : placement,
    );
    expect((await open(resumeView(sample))).xml.split('<w:pageBreakBefore/>')).toHaveLength(2);
  });
});

describe('breaks and styles of single parts', () => {
  it('starts a page before an entry that requests it; the first entry moves its heading along', async () => {
    const job = (id: string, isNew: boolean) => ({
      id,
      company: { zh: id },
      highlights: [{ id: `${id}1`, kind: 'bullet' as const, zh: [{ text: '文' }] }],
      ...(isNew && { pageBreak: 'before' as const }),
    });
    const work = [job('a', true), job('b', false), job('c', true)];
    const { xml } = await open(resumeView(bare({ work })));
    const breaks = xml.split('<w:pageBreakBefore/>');
    expect(breaks).toHaveLength(3);
    expect(breaks[1]).toContain('<w:t xml:space="preserve">a</w:t>');
    expect(breaks[2]).toContain('<w:t xml:space="preserve">c</w:t>');
    expect(breaks[2]).not.toContain('<w:t xml:space="preserve">b</w:t>');
  });

  it('omits a hidden heading', async () => {
    const sample = SAMPLES.accounting();
    sample.meta.sections = sample.meta.sections.map((placement) =>
      placement.key === 'education' ? { ...placement, style: { headingShown: false } } : placement,
    );
    expect((await open(resumeView(sample))).text).not.toContain('教育背景');
  });
});

describe('the style', () => {
  it('sets the line rule wherever it sets a line height', async () => {
    const { xml, part } = await open(resumeView(SAMPLES.mechanical()));
    const spacings = [...`${xml}${part('word/styles.xml')}`.matchAll(/<w:spacing [^>]*w:line="[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(spacings.length).toBeGreaterThan(10);
    expect(spacings.every((tag) => tag.includes('w:lineRule='))).toBe(true);
  });

  it('follows the template if the candidate chose nothing', async () => {
    const view = resumeView(SAMPLES.nursing());
    const { part } = await open(view, {
      ...options,
      template: { ...PLAIN_TEMPLATE, defaults: { accent: '#123456', fontFamily: 'serif' } },
    });
    expect(part('word/styles.xml')).toMatch(/Noto Serif SC[^]*123456/);
  });

  it('has the bullets of the sans font, whatever the font of the text', async () => {
    const { part } = await open(resumeView(SAMPLES.nursing()), {
      ...options,
      template: { ...PLAIN_TEMPLATE, defaults: { fontFamily: 'serif' } },
    });
    const [bullets = '', numbers = ''] = part('word/numbering.xml').split('w:lvlText w:val="%1."');
    expect(bullets).toContain('w:ascii="Noto Sans SC"');
    expect(bullets).not.toContain('w:ascii="Noto Serif SC"');
    expect(numbers).toContain('w:ascii="Noto Serif SC"');
  });
});

describe('the photo', () => {
  // The smallest PNG.
  const bytes = Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );

  it('is inline, with a description, in lines that grow', async () => {
    const document = generateResume(1, 'long');
    const { xml, parts } = await open(resumeView(document), { ...options, photo: { bytes, type: 'png' } });
    expect(Object.keys(parts).some((name) => name.startsWith('word/media/'))).toBe(true);
    expect(xml).toMatch(/<wp:inline/);
    expect(xml).toContain(`descr="${document.basics.name?.zh}的照片"`);
    expect(xml).toMatch(/<w:spacing w:line="240" w:lineRule="auto"\/>/);
  });

  it('is omitted if the résumé does not show it', async () => {
    const { xml } = await open(resumeView(generateResume(1, 'noPhoto')), {
      ...options,
      photo: { bytes, type: 'png' },
    });
    expect(xml).not.toContain('<w:drawing>');
  });
});

it('sets title and author in its properties, and no other names', async () => {
  const { parts, part } = await open(resumeView(SAMPLES.accounting()));
  expect(part('docProps/core.xml')).toContain('<dc:title>我的简历</dc:title>');
  expect(part('docProps/core.xml')).toContain('<dc:creator>启程</dc:creator>');
  const properties = Object.keys(parts).filter((name) => name.startsWith('docProps/'));
  expect(properties.map(part).join('')).not.toMatch(/周雨桐|1380000|example\.com|Un-named/);
});

it('renders an empty résumé', async () => {
  expect((await open(resumeView(emptyDocument()))).xml).toContain('<w:body>');
});

describe('punctuation and pages', () => {
  it('compresses consecutive punctuation and leaves the space between scripts to Word', async () => {
    const { part, xml } = await open(resumeView(SAMPLES.accounting()));
    expect(part('word/settings.xml')).toContain('<w:characterSpacingControl w:val="compressPunctuation"/>');
    expect(`${xml}${part('word/styles.xml')}`).not.toMatch(/autoSpaceD[EN]/);
  });

  it('numbers the pages from the second one, if the candidate wants it', async () => {
    const document = SAMPLES.accounting();
    const feet = async (): Promise<string> => {
      const { parts, part } = await open(resumeView(document));
      return Object.keys(parts)
        .filter((name) => /^word\/footer\d+\.xml$/.test(name))
        .map(part)
        .join('');
    };
    expect(await feet()).toBe('');
    document.meta.style.pageNumbers = true;
    const text = await feet();
    expect(text).toMatch(/· <\/w:t>.*第 <\/w:t>.*PAGE<.*页 共 <\/w:t>.*NUMPAGES</s);
    expect((await open(resumeView(document))).xml).toContain('<w:titlePg');
  });
});

describe('custom styles', () => {
  const styled = (style: object): ResumeDocument => {
    const sample = SAMPLES.marketing();
    return { ...sample, meta: { ...sample.meta, style } };
  };

  it('are applied in Word: font and size of headings, colours, page numbers', async () => {
    const style = {
      headingFont: 'kai',
      headingScale: 1.5,
      textColour: '#2B2118',
      pageNumbers: true,
      paper: 'letter',
    };
    const { part, xml } = await open(resumeView(styled(style), 'zh'));
    const heading =
      /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(part('word/styles.xml'))?.[0] ?? '';
    expect(heading).toContain('w:eastAsia="LXGW WenKai"');
    expect(heading).toContain('<w:sz w:val="32"/>');
    expect(part('word/styles.xml')).toContain('w:val="2B2118"');
    expect(xml).toContain('<w:footerReference');
    expect(xml).toContain('w:w="12240" w:h="15840"');
  });

  it('do not affect a file without them', async () => {
    const { part, xml } = await open(resumeView(styled({}), 'zh'));
    expect(xml).not.toContain('<w:footerReference');
    expect(part('word/styles.xml')).not.toContain('WenKai');
  });
});
