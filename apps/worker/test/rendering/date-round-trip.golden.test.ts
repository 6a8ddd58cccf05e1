import { importFile } from '@qicheng/import';
import { DATE_FORMS } from '@qicheng/resume/date-display';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { DocxWordWriter } from '../../src/resume-export/docx.word-writer.js';
import { writeText } from '../../src/resume-export/text-writer.js';
import { chromiumConfig } from './env.js';
import { sourceImporter } from './source-importer.js';

jest.setTimeout(timeLimit(120_000));

const importer = sourceImporter();

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(async () => {
  await importer.close();
  await printer.close();
});

const FORMS = (['zh', 'en'] as const).flatMap((lang) => DATE_FORMS[lang].map((form) => ({ form, lang })));

/** Date layouts: inline, in a column, on an axis with large years, in table cells. */
const TEMPLATES = ['tem0001', 'tem0004', 'tem0010', 'tem0009'] as const;
const CASES = FORMS.map((one, index) => ({ ...one, code: TEMPLATES[index % 4] ?? 'tem0001' }));

/** Returns two jobs, one within a year and one current, and a four-year degree. */
function documentIn(lang: 'zh' | 'en'): ResumeDocument {
  const highlight = {
    id: 'a',
    kind: 'bullet' as const,
    zh: [{ text: '对接客户 30 家' }],
    en: [{ text: 'Served 30 clients' }],
  };
  const document: ResumeDocument = {
    ...emptyDocument({ lang }),
    basics: { name: { zh: '林知远', en: 'Zhiyuan Lin' }, phone: '13800000001', email: 'lin@example.com' },
    education: [
      {
        id: 'e',
        school: { name: { zh: '江城理工大学', en: 'Jiangcheng University' } },
        major: { zh: '软件工程', en: 'Software Engineering' },
        period: { start: { y: 2019, m: 9 }, end: { y: 2023, m: 6 } },
      },
    ],
    work: [
      {
        id: 'w1',
        company: { zh: '禾木食品有限公司', en: 'Hemu Foods Ltd' },
        title: { zh: '销售经理', en: 'Sales Manager' },
        period: { start: { y: 2024, m: 10 }, end: 'present' },
        highlights: [highlight],
      },
      {
        id: 'w2',
        company: { zh: '星河云科技有限公司', en: 'Xinghe Cloud Inc' },
        title: { zh: '销售专员', en: 'Sales Assistant' },
        period: { start: { y: 2024, m: 3 }, end: { y: 2024, m: 9 } },
        highlights: [{ ...highlight, id: 'b' }],
      },
    ],
  };
  document.meta.sections = ['education', 'work'].map((key) => ({ key, visible: true }));
  return document;
}

const periodsOf = ({ education, work }: ResumeDocument) =>
  [...education, ...work].map(({ period }) => period);

it.each(CASES)('periods are read back from files of $code, $form in $lang', async ({ code, form, lang }) => {
  const document = documentIn(lang);
  document.meta = { ...document.meta, templateCode: code, style: { dateForm: form } };
  const input = { document, lang, templateCode: code, title: '简历' };
  const files = {
    'a.pdf': (await printer.pdf(input)).bytes,
    'a.docx': (await new DocxWordWriter().docx(input)).bytes,
    'a.txt': writeText(input, 'txt').bytes,
  };
  const read: Record<string, unknown> = {};
  for (const [name, bytes] of Object.entries(files)) {
    const file = { bytes: Buffer.from(bytes), name };
    const imported = name === 'a.pdf' ? await importer.run(file) : await importFile(file);
    read[name] = periodsOf(imported.document);
  }
  expect(read).toEqual(Object.fromEntries(Object.keys(files).map((name) => [name, periodsOf(document)])));
});
