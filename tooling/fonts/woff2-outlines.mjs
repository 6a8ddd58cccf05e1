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
  const { ends, points, instructions } = readOutline(view, at);
  ends.forEach((end, index) => streams.points.shortNumber(end - (index === 0 ? -1 : ends[index - 1])));
  let [x, y] = [0, 0];
  for (const point of points) {
    writePoint(point.x - x, point.y - y, point.isOnCurve, streams);
    ({ x, y } = point);
  }
  streams.coordinates.shortNumber(instructions.length);
  for (const byte of instructions) streams.instructions.byte(byte);
  const isComputed = boxOf(points).every((edge, index) => edge === view.getInt16(at + 2 + index * 2));
  if (!isComputed) streams.boxes.copy(view, at + 2, at + 10);
  return !isComputed;
}

/** The left, lower, right and upper edges. */
const boxOf = (points) =>
  [Math.min, Math.max].flatMap((edge) => [
    points.reduce((found, { x }) => edge(found, x), points[0].x),
    points.reduce((found, { y }) => edge(found, y), points[0].y),
  ]);

/** A glyph with its own contours: the last point of each, and the points in order. */
export function readOutline(view, start) {
  const contourCount = view.getInt16(start);
  let at = start + 10;
  const ends = Array.from({ length: contourCount }, (_, index) => view.getUint16(at + index * 2));
  at += contourCount * 2;
  const instructionBytes = view.getUint16(at);
  at += 2;
  const instructions = new Uint8Array(view.buffer, view.byteOffset + at, instructionBytes);
  at += instructionBytes;
  const count = (ends.at(-1) ?? -1) + 1;
  const flags = [];
  while (flags.length < count) {
    const flag = view.getUint8(at);
    at += 1;
    flags.push(flag);
    if ((flag & REPEAT) === 0) continue;
    for (let more = view.getUint8(at); more > 0; more -= 1) flags.push(flag);
    at += 1;
  }
  const readSteps = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) {
        value += (flag & same) === 0 ? -view.getUint8(at) : view.getUint8(at);
        at += 1;
      } else if ((flag & same) === 0) {
        value += view.getInt16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = readSteps(SHORT_X, SAME_X);
  const ys = readSteps(SHORT_Y, SAME_Y);
  const points = flags.map((flag, index) => ({
    x: xs[index],
    y: ys[index],
    isOnCurve: (flag & ON_CURVE) !== 0,
  }));
  return { ends, points, instructions };
}

/** One step to the next point: a flag that also has the signs and high bits, and one to four bytes. */
function writePoint(dx, dy, isOnCurve, { flags, coordinates }) {
  const [x, y] = [Math.abs(dx), Math.abs(dy)];
  const [right, up] = [dx < 0 ? 0 : 1, dy < 0 ? 0 : 1];
  const signs = right + 2 * up;
  const flag = (value) => flags.byte(value + (isOnCurve ? 0 : 128));
  if (dx === 0 && y < 1280) {
    flag(((y & 0xf00) >> 7) + up);
    coordinates.byte(y & 0xff);
  } else if (dy === 0 && x < 1280) {
    flag(10 + ((x & 0xf00) >> 7) + right);
    coordinates.byte(x & 0xff);
  } else if (x < 65 && y < 65) {
    flag(20 + ((x - 1) & 0x30) + (((y - 1) & 0x30) >> 2) + signs);
    coordinates.byte((((x - 1) & 0xf) << 4) | ((y - 1) & 0xf));
  } else if (x < 769 && y < 769) {
    flag(84 + 12 * (((x - 1) & 0x300) >> 8) + (((y - 1) & 0x300) >> 6) + signs);
    coordinates.byte((x - 1) & 0xff);
    coordinates.byte((y - 1) & 0xff);
  } else if (x < 4096 && y < 4096) {
    flag(120 + signs);
    coordinates.byte(x >> 4);
    coordinates.byte(((x & 0xf) << 4) | (y >> 8));
    coordinates.byte(y & 0xff);
  } else {
    flag(124 + signs);
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
