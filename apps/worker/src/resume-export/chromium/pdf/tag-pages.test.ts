import { markArtifacts, shortTexts } from './tag-pages.js';

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

const mark = (content: string, tagged: string[] = []) =>
  markArtifacts(content, (name) => tagged.includes(name));

describe('markArtifacts', () => {
  it('marks content painted outside a tag, from the first operand of its path', () => {
    expect(mark('q\n1 1 1 rg\n0 0 10 10 re\nf\nQ')).toBe(
      'q\n1 1 1 rg\n/Artifact BMC\n0 0 10 10 re\nf\nEMC\nQ',
    );
    expect(mark('1 2 m 3 4 l S')).toBe('/Artifact BMC\n1 2 m 3 4 l S\nEMC');
  });

  it('does not change tagged content', () => {
    const tagged = '/H2 <</MCID 0 >>BDC\n53 281 688 24 re\nf\nBT\n<0501> Tj\nET\nEMC';
    expect(mark(tagged)).toBe(tagged);
  });

  it('does not change a path that only clips', () => {
    const clip = 'q\n0 0 5 5 re\nW* n\nQ';
    expect(mark(clip)).toBe(clip);
  });

  it('marks text and images outside a tag, but not forms with their own tags', () => {
    expect(mark('BT\n/F1 9 Tf\n<0501> Tj\nET')).toBe('/Artifact BMC\nBT\n/F1 9 Tf\n<0501> Tj\nET\nEMC');
    expect(mark('/X1 Do /X2 Do', ['X2'])).toBe('/Artifact BMC\n/X1 Do\nEMC /X2 Do');
  });

  it('finds no operators in strings, names and comments', () => {
    const content = '/P <</MCID 0>>BDC BT (re f \\) EMC) Tj ET EMC % 0 0 1 1 re f\n/f gs';
    expect(mark(content)).toBe(content);
  });

  it.each([
    ['inline pictures', 'BI /W 1 ID x EI'],
    ['an end without a start', '/P BMC 0 0 1 1 re f'],
    ['text partly inside a tag', 'BT /P BMC (a) Tj EMC (b) Tj ET'],
  ])('cannot parse %s', (_name, content) => {
    expect(mark(content)).toBeUndefined();
  });
});
