import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { SAMPLES } from '@qicheng/resume/samples';
import { FontPlanner, printedText, readFontFaces } from './index.js';

const face = { weight: 400, file: 'a.ttf', rareFile: 'a-rare.woff2' };
// 李 U+674E and 王 U+738B are in the subset; 㛃 U+36C3 is only in the second file; 🙂 U+1F642 only in the other
// family.
const manifest = JSON.stringify({
  faces: [
    { ...face, family: 'Song', characters: 0 },
    { ...face, family: 'Kai', characters: 1 },
    { ...face, family: 'Kai', weight: 700, characters: 2 },
    { ...face, family: 'Title', weight: 700, characters: 3 },
  ],
  characters: [
    {
      covered: [
        [0x41, 0x5a],
        [0x674e, 0x674e],
      ],
      available: [
        [0x41, 0x5a],
        [0x3400, 0x4db5],
        [0x674e, 0x674e],
      ],
    },
    { covered: [[0x738b, 0x738b]], available: [[0x738b, 0x1f642]] },
    { covered: [], available: [] },
    { covered: [[0x674e, 0x674e]], available: [[0x674e, 0x674e]] },
  ],
});
const planner = new FontPlanner(readFontFaces(manifest));
const plan = (text: string, ...families: string[]) => planner.plan({ characters: new Set(text), families });

describe('a plan', () => {
  it('takes common characters from any fallback family', () => {
    expect(plan('A李Z王', 'Song', 'Kai')).toEqual({ extra: new Map(), missing: [] });
  });

  it('takes rare ones from the second file of the first family that contains them', () => {
    expect(plan('㛃㐀🙂', 'Song', 'Kai').extra).toEqual(
      new Map([
        ['Song', '㛃㐀'],
        ['Kai', '🙂'],
      ]),
    );
  });

  it('reports characters that no family of this print contains, though another one may', () => {
    expect(plan('李王@[🙂', 'Song').missing).toEqual(['王', '@', '[', '🙂']);
    expect(plan('李', 'Unknown').missing).toEqual(['李']);
  });

  it('looks up the characters of headings in their own families', () => {
    const headings = { characters: new Set('㛃王'), families: ['Song', 'Title'] };
    const text = { characters: new Set('李'), families: ['Song'] };
    expect(planner.plan({ ...text, headings })).toEqual({
      extra: new Map([['Song', '㛃']]),
      missing: ['王'],
    });
  });

  it('takes a rare character from a file of each family that has to render it', () => {
    const both = readFontFaces(manifest).map((each) => ({
      ...each,
      available: [[0x3400, 0x4db5]] as [number, number][],
    }));
    const headings = { characters: new Set('㛃'), families: ['Kai'] };
    const { extra } = new FontPlanner(both).plan({
      characters: new Set('㛃㐀'),
      families: ['Song'],
      headings,
    });
    expect(extra).toEqual(
      new Map([
        ['Kai', '㛃'],
        ['Song', '㛃㐀'],
      ]),
    );
  });

  it('never reports characters without a glyph', () => {
    expect(plan(' \u3000\t\u200d\ufe0f\u{F0000}', 'Song').missing).toEqual([]);
  });
});

describe('printed text', () => {
  const named = (name: string, templateCode = 'tem0001'): ResumeDocument => {
    const empty = emptyDocument();
    return { ...empty, basics: { name: { zh: name } }, meta: { ...empty.meta, templateCode } };
  };

  it('contains the printed characters, each once', () => {
    // A Kangxi radical is printed as its ideograph.
    expect([...printedText(named('王王⽉'), 'zh').characters]).toEqual(['王', '月']);
  });

  it('leaves out hidden content', () => {
    const document = SAMPLES.marketing();
    const hobbies = [{ id: 'h', name: { zh: '😀' } }];
    const sections = document.meta.sections.filter(({ key }) => key !== 'hobbies');
    const hidden = { key: 'hobbies' as const, visible: false };
    const { characters } = printedText(
      { ...document, hobbies, meta: { ...document.meta, sections: [...sections, hidden] } },
      'zh',
    );
    expect(characters.has('😀')).toBe(false);
  });

  it('lists the characters of headings with their own font separately', () => {
    const document = named('王');
    const basics = { name: { zh: '王', en: 'Wang' } };
    const style = { headingFont: 'xiaowei' as const };
    const { headings, characters } = printedText(
      { ...document, basics, meta: { ...document.meta, style } },
      'zh',
    );
    expect(headings).toEqual({
      characters: new Set('王Wang'),
      families: [
        'ZCOOL XiaoWei',
        'Noto Serif SC',
        'Noto Sans SC',
        'Noto Serif SC Latin',
        'Noto Sans SC Latin',
        'Noto Serif SC Quotes',
        'Noto Serif SC Half',
        'Noto Serif SC Italic',
      ],
    });
    expect([...characters].join('')).toBe('王Wang');
    expect(printedText(document, 'zh').headings).toBeUndefined();
  });

  it('uses the families of the template, or of the candidate', () => {
    const document = named('王');
    const kai = { ...document, meta: { ...document.meta, style: { fontFamily: 'kai' as const } } };
    expect(printedText(kai, 'zh').families).toEqual([
      'LXGW WenKai Latin',
      'LXGW WenKai',
      'Noto Sans SC',
      'LXGW WenKai Quotes',
      'LXGW WenKai Half',
      'Noto Sans SC Half',
    ]);
  });

  it('uses the families of the chosen weight, where the font has it', () => {
    const document = named('王');
    const familiesIn = (fontFamily: 'sans' | 'serif' | 'kai') => {
      const style = { fontFamily, textWeight: 'light' as const };
      return printedText({ ...document, meta: { ...document.meta, style } }, 'zh').families;
    };
    const companions = (name: string) => [`${name} Quotes`, `${name} Half`, `${name} Italic`];
    expect(familiesIn('sans')).toEqual([
      'Noto Sans SC Light',
      'Noto Sans SC',
      'Noto Sans SC Latin',
      ...companions('Noto Sans SC Light'),
    ]);
    expect(familiesIn('serif')).toEqual([
      'Noto Serif SC Light',
      'Noto Sans SC',
      'Noto Serif SC Latin',
      'Noto Sans SC Latin',
      ...companions('Noto Serif SC Light'),
    ]);
    expect(familiesIn('kai').slice(0, 2)).toEqual(['LXGW WenKai Latin', 'LXGW WenKai']);
  });
});
