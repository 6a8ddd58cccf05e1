import { templateCodes } from '@qicheng/templates/catalog';
import { timeLimit } from '@qicheng/testing/open-database';
import { ChromiumPrinter } from '../../src/resume-export/chromium/chromium-printer.js';
import { allResumes, documentOf } from './compared-resumes.js';
import { chromiumConfig } from './env.js';
import { missedBy, portrait } from './pdf-conformance.js';

jest.setTimeout(timeLimit(600_000));

let printer: ChromiumPrinter;
beforeAll(async () => {
  printer = await ChromiumPrinter.create(chromiumConfig());
});
afterAll(() => printer.close());

it.each(templateCodes)('%s meets PDF/UA-1 and PDF/A-3b, whatever it contains', async (code) => {
  const photo = await portrait();
  const missed: string[] = [];
  for (const resume of allResumes) {
    const document = documentOf(resume, code);
    const input = { document, lang: resume.lang, templateCode: code, title: '简历', photo };
    const ids = await missedBy((await printer.pdf(input)).bytes);
    missed.push(...ids.map((id) => `${resume.kind} ${resume.seed} ${resume.lang}: ${id}`));
  }
  expect(missed).toEqual([]);
});
