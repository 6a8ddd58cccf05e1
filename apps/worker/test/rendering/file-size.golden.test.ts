import { SAMPLES } from '@qicheng/resume/samples';
import { catalog } from '@qicheng/templates/catalog';
import { longCareer } from '@qicheng/testing/long-career';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { extrasOf } from '../../src/resume-export/file-extras.js';
import { chromiumConfig } from './env.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

const MAX_BYTES = 200_000;

it.each(templatesOfThisRun)('%s stays under 200 KB without a photo, including its source', async (code) => {
  for (const document of [SAMPLES[catalog[code].sample](), longCareer(code, 4)]) {
    document.meta.templateCode = code;
    delete document.basics.photo;
    const snapshot = { document, language: 'zh' as const, templateCode: code, title: '简历', version: 1 };
    const extras = extrasOf({ id: 'export-1', snapshot });
    const input = { document, lang: 'zh' as const, templateCode: code, title: '简历', extras };
    expect((await printer.pdf(input)).bytes.length).toBeLessThan(MAX_BYTES);
  }
});
