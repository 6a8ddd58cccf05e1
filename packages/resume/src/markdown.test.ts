import { Parser, type Node } from 'commonmark';
import fc from 'fast-check';
import { generateResume } from './generate.js';
import { escapeMarkdown, toMarkdown } from './markdown.js';
import { SAMPLES, sampleNames } from './samples.js';
import { resumeView, type ResumeView } from './view.js';

/** Headings of the parsed Markdown with their levels, and all of its text. */
function read(markdown: string): { headings: [number, string][]; text: string } {
  const headings: [number, string][] = [];
  let text = '';
  const walker = new Parser().parse(markdown).walker();
  for (let step = walker.next(); step; step = walker.next()) {
    const { node, entering } = step;
    if (!entering) continue;
    if (node.type === 'heading') headings.push([node.level, textOf(node)]);
    if (node.type === 'text' || node.type === 'code') text += node.literal ?? '';
    if (node.type === 'html_block' || node.type === 'code_block') throw new Error(`parsed as ${node.type}`);
  }
  return { headings, text };
}

function textOf(heading: Node): string {
  let text = '';
  for (let node = heading.firstChild; node; node = node.next) {
    text += node.literal ?? (node.firstChild ? textOf(node) : '');
  }
  return text;
}

const expected = ({ header, sections }: ResumeView): [number, string][] => [
  [1, [header.name, header.alternateName].filter(Boolean).join(' ')],
  ...sections.flatMap((section): [number, string][] => [
    ...(section.heading ? [[2, section.heading] as [number, string]] : []),
    ...(section.kind === 'entries' && !section.compact
      ? section.entries.flatMap((entry): [number, string][] => [
          ...(entry.title ? [[3, entry.title] as [number, string]] : []),
          ...entry.children.flatMap((child): [number, string][] => (child.title ? [[4, child.title]] : [])),
        ])
      : []),
  ]),
];

describe('Markdown', () => {
  it.each(sampleNames)('lets a parser recover the structure (%s)', (name) => {
    for (const lang of ['zh', 'en'] as const) {
      const view = resumeView(SAMPLES[name](), lang);
      expect(read(toMarkdown(view)).headings).toEqual(expected(view));
    }
  });

  it('lets a parser recover the structure of any résumé', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const view = resumeView(generateResume(seed));
        expect(read(toMarkdown(view)).headings).toEqual(expected(view));
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    '# 标题',
    '* 星号',
    '1. 第一',
    '- 减号',
    '+ 加号',
    '> 引用',
    '`code` <script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '![x](http://x.example/y.png)',
    'a_b_c **d** ~~e~~ &amp; \\',
    '| a | b |',
    '===',
    '---',
    '    四个空格',
  ])('escapes text that looks like markup: %s', (text) => {
    expect(read(escapeMarkdown(text)).text).toBe(text.trim());
  });

  it('escapes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab1.) #*_`<>[]()!|~\\&-+=:;"\'') }), (text) => {
        const line = text.trim();
        expect(read(`x ${escapeMarkdown(line)}`).text).toBe(`x ${line}`.trim());
      }),
      { numRuns: 300 },
    );
  });
});
