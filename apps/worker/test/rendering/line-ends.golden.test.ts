import { SAMPLES } from '@qicheng/resume/samples';
import { hardResume } from '@qicheng/testing/hard-resumes';
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

describe.each(
  templatesOfThisRun.map((code, index) => ({ code, lang: index % 2 ? ('en' as const) : ('zh' as const) })),
)('$code', ({ code, lang }) => {
  it('never ends or starts a line with a separator, and keeps an address whole', async () => {
    const document = documentOf({ kind: 'everySection', seed: 1, lang }, code);
    document.basics.name = { zh: '欧阳清源', en: 'Alexandra Ouyang-Fitzgerald' };
    document.basics.email = 'alexandra.ouyang@mail.example.com';
    // Larger type causes more line breaks than the template's default.
    for (const fontSizePt of [undefined, 12]) {
      document.meta.style.fontSizePt = fontSizePt;
      await browser.show(document, lang);
      expect(await browser.read(looseSeparators, '')).toBe('');
      expect(await browser.read(brokenAddresses, 'alexandra.ouyang@mail.example.com')).toBe('');
      expect(await browser.read(holesInNames, '')).toBe('');
    }
  });
});

describe.each(templatesOfThisRun)('%s with long names', (code) => {
  it.each(['zh', 'en'] as const)(
    'cuts no word of a name, no address within a word and no salary (%s)',
    async (lang) => {
      await browser.show(hardResume('longWords', code), lang);
      expect(await browser.read(cutWords, '')).toBe('');
      expect(await browser.read(looseSeparators, '')).toBe('');
      expect(await browser.read(unevenColumns, '')).toBe('');
    },
  );
});

const LONG_NAME = { zh: '阿卜杜热依木江·买买提吐尔逊', en: 'Abdurahmanjan Mamatturson' };

describe.each(templatesOfThisRun)('%s with two names', (code) => {
  it.each(['zh', 'en'] as const)(
    'breaks no name for the one in the other script, which is no smaller than small print (%s)',
    async (lang) => {
      const document = SAMPLES.research();
      document.meta.templateCode = code;
      document.basics.name = LONG_NAME;
      document.basics.photo = { fileId: 'photo', ratio: 'oneInch' };
      await browser.show(document, lang);
      expect(await browser.read(brokenNames, '')).toBe('');
    },
  );
});

/** Runs in the preview page: returns names that take several lines though they fit on one, and very small ones. */
function brokenNames(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const range = document.createRange();
  const found: string[] = [];
  const sheet = root?.querySelector('.resume') ?? document.body;
  const bodySize = parseFloat(getComputedStyle(sheet).fontSize);
  for (const name of Array.from(root?.querySelectorAll<HTMLElement>('h1') ?? [])) {
    if (getComputedStyle(name).writingMode !== 'horizontal-tb') continue;
    const other = name.querySelector(':scope > .alternate-name');
    range.selectNodeContents(name);
    if (other) range.setEndBefore(other);
    const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 8)));
    const starts = Math.min(...rects.map(({ left }) => left));
    const width = rects.reduce((sum, rect) => sum + rect.width, 0);
    // The space where the line breaks has no width.
    if (lines.size > 1 && starts + width + bodySize < name.getBoundingClientRect().right)
      found.push(range.toString());
    if (other && parseFloat(getComputedStyle(other).fontSize) < bodySize * 0.85)
      found.push(other.textContent);
  }
  return found.join(', ');
}

/** Runs in the preview page: returns words of names and addresses, parts between the dots of a name, and salaries on several lines. */
function cutWords(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const word = /\p{Script=Latin}+/gu;
  const found: string[] = [];
  const range = document.createRange();
  const read = (selector: string, pattern: RegExp): void => {
    for (const element of Array.from(root?.querySelectorAll(selector) ?? [])) {
      const text = element.textContent;
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const places: [Text, number][] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let at = 0; at < node.data.length; at += 1) places.push([node, at]);
      }
      for (const { 0: match, index } of text.matchAll(pattern)) {
        const lines = new Set(
          places.slice(index, index + match.length).map(([node, at]) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const { bottom, right } = range.getBoundingClientRect();
            return Math.round(getComputedStyle(element).writingMode === 'vertical-rl' ? right : bottom);
          }),
        );
        if (lines.size > 1) found.push(match);
      }
    }
  };
  read('h1, .alternate-name, .form-name', word);
  read('h1, .alternate-name, .form-name', /(?<=·|^)\p{Script=Han}+(?=·|$)/gu);
  read('a:has(> .address-part)', word);
  read('.fact, .side-fact-value, .form-value', /\d+[–-]\d+k\/\S+/giu);
  return found.join(', ');
}

/** Runs in the preview page: returns rows of columns whose first lines are on different heights. */
function unevenColumns(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const range = document.createRange();
  const topOf = (element: Element): number => {
    range.selectNodeContents(element);
    return Math.min(
      ...Array.from(range.getClientRects(), ({ bottom, width }) => (width > 0 ? bottom : Infinity)),
    );
  };
  return Array.from(
    root?.querySelectorAll(':is(.entry-row, .form-line):has(> .entry-title ~ .entry-subtitle)') ?? [],
  )
    .filter((row) => {
      const [title, rest] = [
        row.querySelector(':scope > .entry-title'),
        row.querySelector(':scope > .entry-subtitle'),
      ];
      return title && rest?.textContent && Math.abs(topOf(title) - topOf(rest)) > 5;
    })
    .map((row) => row.textContent)
    .join('\n');
}

/** Runs in the preview page: returns lines that start or end with a separator. */
function looseSeparators(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const found: string[] = [];
  for (const block of Array.from(root?.querySelectorAll('[data-block], h1, .headline, .line') ?? [])) {
    let last: { text: string; left: number } | undefined;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      // The dot of a name ends a line.
      if (node.parentElement?.matches('.interpunct')) continue;
      for (const { 0: text, index } of node.data.matchAll(/\S/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const { left, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        const isNewLine = last !== undefined && left < last.left;
        if (isNewLine && (/[·|]/.test(text) || /[·|]/.test(last?.text ?? ''))) {
          found.push(node.parentElement?.closest('p, h3, div')?.textContent ?? '');
        }
        last = { text, left };
      }
    }
  }
  return found.join('\n');
}

/** Runs in the preview page: returns parts of an e-mail address that start a line anywhere but after `@`, `.` or `_`. */
function brokenAddresses(address: string): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  const walker = document.createTreeWalker(root ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const characters: { node: Text; at: number }[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let at = 0; at < node.data.length; at += 1) characters.push({ node, at });
  }
  const start = characters
    .map(({ node, at }) => node.data.charAt(at))
    .join('')
    .indexOf(address);
  if (start < 0) return 'the address is not there';
  const tops = characters.slice(start, start + address.length).map(({ node, at }) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return Math.round(range.getBoundingClientRect().top);
  });
  return tops
    .flatMap((top, at) =>
      at > 0 && top > (tops[at - 1] ?? top) && !/[@._]/.test(address[at - 1] ?? '')
        ? [address.slice(at)]
        : [],
    )
    .join(', ');
}

/** Runs in the preview page: returns alternate names that wrap instead of moving to the next line as a whole. */
function holesInNames(): string {
  const root = document.querySelector('#root > *')?.shadowRoot;
  return Array.from(root?.querySelectorAll<HTMLElement>('.alternate-name') ?? [])
    .filter((name) => (name.querySelector('.whole') ?? name).getClientRects().length > 1)
    .map((name) => name.textContent)
    .join(', ');
}
