import fc from 'fast-check';
import type { ResumeDocument } from './document.js';
import { generateResume } from './generate.js';
import { toJsonResume } from './json-resume.js';
import { hasAiText, printedDocument } from './printed-document.js';
import { SAMPLES } from './samples.js';
import { resumeView } from './view.js';

const firstAtom = (document: ResumeDocument) => document.internships[0]?.highlights?.[0];

function writtenByAi(change: (document: ResumeDocument) => void = () => undefined): ResumeDocument {
  const document = SAMPLES.computerScience();
  const atomId = firstAtom(document)?.id ?? '';
  document.meta.authorship = [
    { atomId, lang: 'zh', start: 0, end: 4, source: 'aiSuggested', at: '2026-11-21' },
    { atomId, lang: 'zh', start: 4, end: 8, source: 'typed' },
  ];
  change(document);
  return document;
}

describe('printedDocument', () => {
  it('prints the same in either language, and reducing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom('zh', 'en'), (seed, lang) => {
        const document = generateResume(seed);
        const printed = printedDocument(document, lang);
        expect(resumeView(printed, lang)).toEqual(resumeView(document, lang));
        expect(printedDocument(printed, lang)).toEqual(printed);
      }),
      { numRuns: 40 },
    );
  });

  it('drops hidden statements, identity data and the other language', () => {
    const document = SAMPLES.computerScience();
    const atom = firstAtom(document);
    if (!atom) throw new Error('no statement');
    atom.visible = false;
    atom.zh = [{ text: '密-隐藏的要点' }];
    document.basics.idNumber = '11010519491231002X';
    document.basics.wechat = 'wechat-hidden';
    document.basics.hidden = ['wechat'];
    const carried = [
      JSON.stringify(printedDocument(document, 'zh')),
      JSON.stringify(toJsonResume(printedDocument(document, 'zh'), 'zh')),
    ];
    for (const text of carried) {
      expect(text).not.toMatch(/密-|11010519491231002X|wechat-hidden|Xinghe Cloud/);
      expect(text).toContain('林');
    }
  });
});

describe('AI8: AI-written text', () => {
  it('is reported while it is printed, without the text typed beside it', () => {
    const document = writtenByAi();
    expect(hasAiText(document, 'zh')).toBe(true);
    expect(printedDocument(document, 'zh').meta.authorship).toEqual([
      { atomId: firstAtom(document)?.id, lang: 'zh', start: 0, end: 4, source: 'aiSuggested' },
    ]);
  });

  const hide = (document: ResumeDocument): void => {
    Object.assign(firstAtom(document) ?? {}, { visible: false });
  };
  const empty = (document: ResumeDocument): void => {
    document.internships.splice(0);
  };
  it.each([
    ['printed in the other language', 'en', () => undefined],
    ['hidden', 'zh', hide],
    ['deleted', 'zh', empty],
  ] as const)('is ignored when it is %s', (_how, lang, change) => {
    expect(hasAiText(writtenByAi(change), lang)).toBe(false);
  });
});
