import { SAMPLES } from '@qicheng/resume/samples';
import { catalog } from '@qicheng/templates/catalog';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { chromiumConfig } from './env.js';
import { readWithMutool, readWithPdfjs, textOf } from './pdf-reader.js';
import { crosswise } from './reading-order.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

it('detects interleaved sections and interrupted statements', () => {
  const document = SAMPLES.marketing();
  const [first = '', second = ''] = document.work.flatMap(({ roles = [] }) =>
    roles.flatMap(({ highlights = [] }) =>
      highlights.map(({ zh = [] }) => zh.map(({ text }) => text).join('')),
    ),
  );
  const evaluation = document.selfEvaluation.flatMap(({ zh = [] }) => zh.map(({ text }) => text)).join('');
  const input = { document, lang: 'zh' } as const;
  expect(crosswise(first + evaluation + second, input)).toContain('work');
  expect(crosswise(`${first.slice(0, 8)}${evaluation}${first.slice(8)}`, input)).toContain(
    first.replace(/\s/g, ''),
  );
});

it.each(templatesOfThisRun)(
  '%s is read column by column, statements whole, by pdf.js and MuPDF',
  async (code) => {
    for (const document of [SAMPLES[catalog[code].sample](), longCareer(code, 4)]) {
      document.meta.templateCode = code;
      const input = { document, lang: 'zh', templateCode: code, title: '简历' } as const;
      const { bytes } = await printer.pdf(input);
      expect(crosswise(textOf(await readWithPdfjs(bytes)), input)).toEqual([]);
      expect(crosswise(await readWithMutool(bytes), input)).toEqual([]);
    }
  },
);
