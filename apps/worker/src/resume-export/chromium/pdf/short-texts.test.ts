import { shortTexts } from './short-texts.js';

const read = (content: string) =>
  shortTexts(content, (font, glyph) => (font === 'F1' ? { '0001': '1', '0002': '.' }[glyph] : undefined));

describe('shortTexts', () => {
  it('reads a few glyphs by their font', () => {
    expect(read('/P <</MCID 7 >>BDC BT /F1 9 Tf <00010002> Tj ET EMC')).toEqual(new Map([[7, '1.']]));
  });

  it('prefers the replacement text of the glyphs', () => {
    const content =
      '/P <</MCID 3 >>BDC BT /Span<</ActualText <FEFF2022> >> BDC /F1 9 Tf <0001> Tj EMC ET EMC';
    expect(read(content)).toEqual(new Map([[3, '•']]));
  });

  it('skips longer texts and untagged content', () => {
    expect(read('/F1 9 Tf /P <</MCID 1 >>BDC <00010001000100010001> Tj EMC <0001> Tj')).toEqual(new Map());
  });
});
