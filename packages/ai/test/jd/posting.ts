/** A posting with its expected analysis; requirements are given by their beginning or a part. */
export interface Posting {
  name: string;
  text: string;
  title: string | null;
  company: string | null;
  cities: readonly string[];
  /** Low, high, unit; null where none is stated. */
  salary: readonly [low: number | null, high: number | null, unit: string] | null;
  /** Kinds with a part of their text that must be among the requirements. */
  must: readonly (readonly [kind: string, part: string])[];
  plus: readonly (readonly [kind: string, part: string])[];
  duties: number;
  /** Words that must be among the keywords. */
  keywords?: readonly string[];
}
