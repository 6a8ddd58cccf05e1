let table;

/** GB 18030 of text within GBK, by inverting the decoder. */
export function toGbk(text) {
  table ??= new Map(
    Array.from({ length: 0x7e }, (_, high) => high + 0x81).flatMap((high) =>
      Array.from({ length: 0xbf }, (_, low) => low + 0x40).map((low) => [
        new TextDecoder('gb18030').decode(Uint8Array.of(high, low)),
        [high, low],
      ]),
    ),
  );
  return Buffer.from(
    [...text.replaceAll('•', '●')].flatMap((character) =>
      character.charCodeAt(0) < 0x80 ? [character.charCodeAt(0)] : (table.get(character) ?? [0x3f]),
    ),
  );
}

export const toUtf16 = (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
