import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { timeLimit } from '@qicheng/testing/open-database';
import { documentOf } from './compared-resumes.js';
import { PreviewBrowser } from './preview-browser.js';
import { templatesOfThisRun } from './templates-of-this-run.js';

jest.setTimeout(timeLimit(120_000));

let browser: PreviewBrowser;
beforeAll(async () => {
  browser = await PreviewBrowser.open(1);
});
afterAll(() => browser.close());

const LONG_WORDS = ['Characterisation', 'Telecommunications', 'Internationalisation'];

/** Returns a résumé whose skills are long English words, which are hard to fit in a narrow column. */
function withLongSkills(): ResumeDocument {
  const document = SAMPLES.research();
  document.skills = LONG_WORDS.map((name, index) => ({
    id: `long${index}`,
    name: { en: name },
    level: 'expert',
    keywords: ['SEM/EDS', 'XRD'],
  }));
  return document;
}

const CASES: Record<string, (code: string) => ResumeDocument> = {
  'its samples': () => SAMPLES.research(),
  'every section': (code) => documentOf({ kind: 'everySection', seed: 1, lang: 'en' }, code),
  'long skills': withLongSkills,
  'long labels': () => SAMPLES.nursing(),
};

describe.each(templatesOfThisRun)('%s', (code) => {
  it.each(Object.keys(CASES))('breaks no English word: %s', async (name) => {
    const document = CASES[name]?.(code) ?? SAMPLES.research();
    document.meta.templateCode = code;
    document.meta.lang = 'en';
    document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
    await browser.show(document, 'en');
    expect(await browser.read(brokenWords, '')).toBe('');
  });
});

/** Runs in the preview page: returns words of letters only that are broken across lines. */
function brokenWords(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    // URLs may be longer than any column, and tables of seven columns have very narrow cells.
    if (node.parentElement?.closest('style, a, .table-row')) continue;
    for (const { 0: word, index } of node.data.matchAll(/(?<![\p{L}@./\d])[A-Za-z]{2,}(?![\p{L}@./\d])/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top / 4));
      if (new Set(tops).size > 1) broken.push(word);
    }
  }
  return broken.join(', ');
}
