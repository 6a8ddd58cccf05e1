import { typographicQuotes } from '@qicheng/resume/typographic-quotes';

/**
 * Characters that share a glyph with a more common one. They are printed as that one, so that the text of a
 * PDF is searchable, and so that preview and print measure the same glyph. Keep in sync with `ALIASES` of
 * tooling/fonts.
 */
const ALIASES: Record<string, string> = {
  '\u00ad': '',
  '\u2011': '-',
  '\u2012': '–',
  '\u2027': '·',
  '\u2035': '`',
  '\u205d': '︙',
  '\u2215': '/',
  '\u2219': '·',
  '\u223c': '~',
  '\u22ef': '…',
  '\u301c': '～',
};
for (let index = 0; index < 10; index += 1) {
  ALIASES[String.fromCodePoint(0x2780 + index)] = String.fromCodePoint(0x2460 + index);
  ALIASES[String.fromCodePoint(0x278a + index)] = String.fromCodePoint(0x2776 + index);
}

// Radicals (U+2E80–2FDF) look like ideographs but no one searches for them; NFKC maps the Kangxi ones.
const UNPRINTABLE =
  /[\u00ad\u2011\u2012\u2027\u2035\u205d\u2215\u2219\u223c\u22ef\u301c\u2780-\u2793\u2f00-\u2fd5]/gu;

const withoutAliases = (text: string): string =>
  text.replace(UNPRINTABLE, (sign) => ALIASES[sign] ?? sign.normalize('NFKC'));

/** The text as printed, with typographic quotation marks. */
export const printableText = (text: string): string => typographicQuotes(withoutAliases(text));

/** A copy of plain data with every text printable. */
export function printableData<Data>(data: Data): Data {
  if (typeof data === 'string') return printableText(data) as Data;
  if (Array.isArray(data)) return data.map((entry: unknown) => printableData(entry)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      key === 'runs' ? printableRuns(value as Run[]) : isText(key) ? printableData(value) : value,
    ]),
  ) as Data;
}

interface Run {
  text: string;
}

/** The runs of a statement: a quotation may start in one and end in another. */
function printableRuns<Part extends Run>(runs: Part[]): Part[] {
  const texts = runs.map(({ text }) => withoutAliases(text));
  const whole = typographicQuotes(texts.join(''));
  let at = 0;
  return runs.map((run, index) => {
    const start = at;
    at += texts[index]?.length ?? 0;
    return { ...run, text: whole.slice(start, at) };
  });
}

// URLs and ids must stay unchanged.
const isText = (key: string): boolean =>
  key !== 'href' && key !== 'source' && key !== 'id' && key !== 'fileId';
