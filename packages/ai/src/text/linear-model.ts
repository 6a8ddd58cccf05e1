/** A number of 24 bits for a feature: of twenty thousand features, one unknown feature in a thousand shares one. */
export function keyOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  // The low bits of this hash depend on the last sign alone; mixing them spreads short names.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 12)) & 0xff_ff_ff;
}

/** A text as a model sees it. */
export interface TextFeatures {
  names: ReadonlySet<string>;
  /** What the sum of weights is divided by: long texts have more features. */
  size: number;
}

/** The features of a text by their names. */
export const sizedOf = (names: ReadonlySet<string>): TextFeatures => ({
  names,
  size: Math.sqrt(names.size + 1),
});

/** A linear model: the score of a text is its bias plus the steps of its features, divided by the size of the text. */
export interface LinearModel {
  readonly bias: number;
  readonly step: number;
  readonly weights: ReadonlyMap<number, number>;
}

const BYTES = 4;

/** The weights by key from base64: per feature three bytes of the key and a signed byte. */
export function unpacked(packed: string): ReadonlyMap<number, number> {
  const bytes = Buffer.from(packed, 'base64');
  const weights = new Map<number, number>();
  for (let at = 0; at + BYTES <= bytes.length; at += BYTES)
    weights.set(bytes.readUIntBE(at, 3), bytes.readInt8(at + 3));
  return weights;
}

/** The score of a text by a model; 0 is the border of its two classes. */
export function linearScore({ bias, step, weights }: LinearModel, { names, size }: TextFeatures): number {
  let sum = 0;
  for (const name of names) sum += weights.get(keyOf(name)) ?? 0;
  return bias + (sum * step) / size;
}
