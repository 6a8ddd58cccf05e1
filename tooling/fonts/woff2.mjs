// Writes TrueType fonts as WOFF2. subset-font can do this too, but only at the best compression, which takes ten
// seconds a font in WebAssembly: too long for a start from source.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { transformedOutlines } from './woff2-outlines.mjs';

const compress = promisify(zlib.brotliCompress);

const SIGNATURE = 0x774f4632;
const HEADER_BYTES = 48;
/** In front of a tag that has no number of its own. */
const OTHER_TAG = 63;
/** Numbers of the tables, in order. */
const KNOWN_TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB'],
];
/** Bit of `head` that tells that the file was rewritten without loss. */
const IS_TRANSFORMED = 1 << 11;

/**
 * @param {Uint8Array} font TrueType @param {number} quality of Brotli, 0 to 11
 * @returns {Promise<Buffer>}
 */
export async function toWoff2(font, quality) {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tablesOf(view);
  const parts = tables.map(({ tag, at, length }) => storedTable(view, tables, { tag, at, length }));
  const data = await compress(Buffer.concat(parts.map(({ bytes }) => bytes)), {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_LGWIN]: zlib.constants.BROTLI_MAX_WINDOW_BITS,
    },
  });
  const directory = Buffer.concat(parts.map(({ entry }) => entry));
  const padding = Buffer.alloc(-(HEADER_BYTES + directory.length + data.length) & 3);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(SIGNATURE, 0);
  header.writeUInt32BE(view.getUint32(0), 4);
  header.writeUInt32BE(HEADER_BYTES + directory.length + data.length + padding.length, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(
    tables.reduce((sum, { length }) => sum + ((length + 3) & ~3), 12 + 16 * tables.length),
    16,
  );
  header.writeUInt32BE(data.length, 20);
  return Buffer.concat([header, directory, data, padding]);
}

/** The tables in directory order; `loca` follows `glyf`, as the format requires. */
function tablesOf(view) {
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => {
    const entry = 12 + index * 16;
    const tag = String.fromCharCode(...Array.from({ length: 4 }, (_each, at) => view.getUint8(entry + at)));
    return { tag, at: view.getUint32(entry + 8), length: view.getUint32(entry + 12) };
  });
  const loca = tables.find(({ tag }) => tag === 'loca');
  return tables.flatMap((table) =>
    table.tag === 'loca' ? [] : table.tag === 'glyf' ? [table, loca] : [table],
  );
}

/** The directory entry of a table and its bytes. */
function storedTable(view, tables, { tag, at, length }) {
  const known = KNOWN_TAGS.indexOf(tag);
  const name = known < 0 ? [Buffer.of(OTHER_TAG), Buffer.from(tag, 'latin1')] : [Buffer.of(known)];
  const entry = [...name, base128(length)];
  if (tag !== 'glyf' && tag !== 'loca') {
    const bytes = Buffer.from(view.buffer, view.byteOffset + at, length);
    return { entry: Buffer.concat(entry), bytes: tag === 'head' ? markedHead(bytes) : bytes };
  }
  // The offsets follow from the outlines.
  const bytes = tag === 'loca' ? Buffer.alloc(0) : outlinesOf(view, tables);
  return { entry: Buffer.concat([...entry, base128(bytes.length)]), bytes };
}

function outlinesOf(view, tables) {
  const place = (tag) => tables.find((table) => table.tag === tag).at;
  return transformedOutlines(view, {
    glyf: place('glyf'),
    loca: place('loca'),
    glyphCount: view.getUint16(place('maxp') + 4),
    hasLongOffsets: view.getInt16(place('head') + 50) === 1,
  });
}

function markedHead(bytes) {
  const head = Buffer.from(bytes);
  head.writeUInt16BE(head.readUInt16BE(16) | IS_TRANSFORMED, 16);
  return head;
}

/** A number in groups of seven bits, the highest first. */
function base128(value) {
  const groups = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(groups);
}
