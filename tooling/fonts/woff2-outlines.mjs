// The outlines of a TrueType font as WOFF2 stores them: separate streams of contours, points, flags and coordinates,
// which compress much better than the table itself (https://www.w3.org/TR/WOFF2/#glyf_table_format).

/** Bits of a point in the table. */
const [ON_CURVE, SHORT_X, SHORT_Y, REPEAT, SAME_X, SAME_Y] = [1, 2, 4, 8, 16, 32];
/** Bits of a component of a glyph made of others. */
const [ARGUMENTS_ARE_WORDS, HAS_SCALE, HAS_MORE, HAS_TWO_SCALES, HAS_MATRIX, HAS_INSTRUCTIONS] = [
  1, 8, 32, 64, 128, 256,
];
const HEADER_BYTES = 36;

/** A growing sequence of bytes. */
class ByteStream {
  #bytes = Buffer.alloc(1 << 12);
  #length = 0;

  byte(value) {
    if (this.#length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, this.#bytes]);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  word(value) {
    this.byte((value >> 8) & 0xff);
    this.byte(value & 0xff);
  }

  /** A number of up to 16 bits in one to three bytes. */
  shortNumber(value) {
    if (value < 253) return this.byte(value);
    if (value < 759) {
      this.byte(value < 506 ? 255 : 254);
      return this.byte(value - (value < 506 ? 253 : 506));
    }
    this.byte(253);
    return this.word(value);
  }

  copy(view, from, to) {
    for (let at = from; at < to; at += 1) this.byte(view.getUint8(at));
  }

  done() {
    return this.#bytes.subarray(0, this.#length);
  }
}

/**
 * The transformed outlines.
 * @param {DataView} view the font @param {{ glyf: number, loca: number, glyphCount: number, hasLongOffsets: boolean }} places
 * @returns {Buffer}
 */
export function transformedOutlines(view, { glyf, loca, glyphCount, hasLongOffsets }) {
  const place = (index) =>
    glyf + (hasLongOffsets ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2);
  const streams = {
    contours: new ByteStream(),
    points: new ByteStream(),
    flags: new ByteStream(),
    coordinates: new ByteStream(),
    components: new ByteStream(),
    boxes: new ByteStream(),
    instructions: new ByteStream(),
  };
  const boxed = Buffer.alloc(4 * Math.ceil(glyphCount / 32));
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    if (place(glyph) === place(glyph + 1)) streams.contours.word(0);
    else if (writeGlyph(view, place(glyph), streams)) boxed[glyph >> 3] |= 0x80 >> (glyph & 7);
  }
  const { contours, points, flags, coordinates, components, boxes, instructions } = streams;
  const parts = [contours, points, flags, coordinates, components].map((stream) => stream.done());
  parts.push(Buffer.concat([boxed, boxes.done()]), instructions.done());
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(glyphCount, 4);
  header.writeUInt16BE(hasLongOffsets ? 1 : 0, 6);
  parts.forEach((part, index) => header.writeUInt32BE(part.length, 8 + index * 4));
  return Buffer.concat([header, ...parts]);
}

/** Writes one glyph; returns whether its bounding box had to be stored. */
function writeGlyph(view, at, streams) {
  const contourCount = view.getInt16(at);
  streams.contours.word(contourCount);
  if (contourCount === 0) return false;
  if (contourCount < 0) {
    writeComponents(view, at + 10, streams);
    streams.boxes.copy(view, at + 2, at + 10);
    return true;
  }
  const { ends, flags, xs, ys, instructions } = readOutline(view, at);
  let last = -1;
  for (const end of ends) {
    streams.points.shortNumber(end - last);
    last = end;
  }
  // Half a million points a font: the loop creates no objects.
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [xs[0], ys[0], xs[0], ys[0]];
  for (let index = 0; index < flags.length; index += 1) {
    writePoint(xs[index] - x, ys[index] - y, (flags[index] & ON_CURVE) !== 0, streams);
    x = xs[index];
    y = ys[index];
    if (x < left) left = x;
    else if (x > right) right = x;
    if (y < bottom) bottom = y;
    else if (y > top) top = y;
  }
  streams.coordinates.shortNumber(instructions.length);
  for (const byte of instructions) streams.instructions.byte(byte);
  const isComputed =
    left === view.getInt16(at + 2) &&
    bottom === view.getInt16(at + 4) &&
    right === view.getInt16(at + 6) &&
    top === view.getInt16(at + 8);
  if (!isComputed) streams.boxes.copy(view, at + 2, at + 10);
  return !isComputed;
}

/** A glyph with its own contours: the last point of each, and the flags and coordinates of the points in order. */
export function readOutline(view, start) {
  const contourCount = view.getInt16(start);
  let at = start + 10;
  const ends = new Uint16Array(contourCount);
  for (let index = 0; index < contourCount; index += 1) ends[index] = view.getUint16(at + index * 2);
  at += contourCount * 2;
  const instructionBytes = view.getUint16(at);
  at += 2;
  const instructions = new Uint8Array(view.buffer, view.byteOffset + at, instructionBytes);
  at += instructionBytes;
  const flags = new Uint8Array((ends.at(-1) ?? -1) + 1);
  for (let index = 0; index < flags.length; index += 1) {
    const flag = view.getUint8(at);
    at += 1;
    flags[index] = flag;
    if ((flag & REPEAT) === 0) continue;
    for (let more = view.getUint8(at); more > 0; more -= 1) flags[(index += 1)] = flag;
    at += 1;
  }
  const xs = new Int16Array(flags.length);
  at = readCoordinates(view, at, { flags, short: SHORT_X, same: SAME_X, values: xs });
  const ys = new Int16Array(flags.length);
  readCoordinates(view, at, { flags, short: SHORT_Y, same: SAME_Y, values: ys });
  return { ends, flags, xs, ys, instructions };
}

/** Reads one coordinate of each point and returns where they end. */
function readCoordinates(view, start, { flags, short, same, values }) {
  let at = start;
  let value = 0;
  for (let index = 0; index < flags.length; index += 1) {
    if ((flags[index] & short) !== 0) {
      value += (flags[index] & same) === 0 ? -view.getUint8(at) : view.getUint8(at);
      at += 1;
    } else if ((flags[index] & same) === 0) {
      value += view.getInt16(at);
      at += 2;
    }
    values[index] = value;
  }
  return at;
}

/** One step to the next point: a flag that also has the signs and high bits, and one to four bytes. */
function writePoint(dx, dy, isOnCurve, { flags, coordinates }) {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  const right = dx < 0 ? 0 : 1;
  const up = dy < 0 ? 0 : 1;
  const signs = right + 2 * up;
  const curve = isOnCurve ? 0 : 128;
  if (dx === 0 && y < 1280) {
    flags.byte(curve + ((y & 0xf00) >> 7) + up);
    coordinates.byte(y & 0xff);
  } else if (dy === 0 && x < 1280) {
    flags.byte(curve + 10 + ((x & 0xf00) >> 7) + right);
    coordinates.byte(x & 0xff);
  } else if (x < 65 && y < 65) {
    flags.byte(curve + 20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs);
    coordinates.byte((((x - 1) & 0xf) << 4) | ((y - 1) & 0xf));
  } else if (x < 769 && y < 769) {
    flags.byte(curve + 84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs);
    coordinates.byte((x - 1) & 0xff);
    coordinates.byte((y - 1) & 0xff);
  } else if (x < 4096 && y < 4096) {
    flags.byte(curve + 120 + signs);
    coordinates.byte(x >> 4);
    coordinates.byte(((x & 0xf) << 4) | (y >> 8));
    coordinates.byte(y & 0xff);
  } else {
    flags.byte(curve + 124 + signs);
    coordinates.word(x);
    coordinates.word(y);
  }
}

function writeComponents(view, start, { coordinates, components, instructions }) {
  let at = start;
  let flags = HAS_MORE;
  let hasInstructions = false;
  while ((flags & HAS_MORE) !== 0) {
    flags = view.getUint16(at);
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const scaleBytes =
      (flags & HAS_SCALE) !== 0 ? 2 : (flags & HAS_TWO_SCALES) !== 0 ? 4 : (flags & HAS_MATRIX) !== 0 ? 8 : 0;
    const end = at + 4 + ((flags & ARGUMENTS_ARE_WORDS) === 0 ? 2 : 4) + scaleBytes;
    components.copy(view, at, end);
    at = end;
  }
  if (!hasInstructions) return;
  const count = view.getUint16(at);
  coordinates.shortNumber(count);
  instructions.copy(view, at + 2, at + 2 + count);
}
