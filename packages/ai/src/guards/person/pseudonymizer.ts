import type { ResumeDocument } from '@qicheng/resume/document';
import { placeholderFor } from '#src/text/placeholder.js';
import { ModelError } from '../../model/model-error.js';
import { personalPartOf } from '../../model/personal-part.js';
import { visibleText } from '../visible-text.js';
import {
  PRIVATE_FORMS,
  type PrivateKind,
  privateKinds,
  type PrivateValue,
  privateValuesOf,
} from './private-values.js';

const PLACEHOLDER = /\[{1,2}\s*([A-Z]+)[_\s-]?(\d{1,4})\s*\]{1,2}/giu;
const isKind = (name: string): name is PrivateKind => Object.hasOwn(privateKinds, name);

const documentsIn = (value: unknown): ResumeDocument[] => {
  if (Array.isArray(value)) return value.flatMap(documentsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('basics' in value && 'education' in value && 'references' in value) return [value as ResumeDocument];
  return Object.values(value).flatMap(documentsIn);
};

/** Maps all texts within a value; other values are kept. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
}

/** Replaces private data in the texts of one run with placeholders and restores it afterwards. */
export class Pseudonymizer {
  private readonly values: readonly PrivateValue[];
  private readonly byValue = new Map<string, string>();
  private readonly byName = new Map<string, string>();
  private readonly counts = new Map<PrivateKind, number>();

  /** Collects the values of every résumé in the input; other values, such as those of the account, are passed separately. */
  constructor(input: unknown, further: readonly PrivateValue[] = []) {
    this.values = [...documentsIn(input).flatMap(privateValuesOf), ...further, ...PRIVATE_FORMS];
  }

  /** The number of replaced values by kind. */
  get replaced(): Partial<Record<PrivateKind, number>> {
    return Object.fromEntries(this.counts);
  }

  /** The value with all private data replaced: [[NAME_1]]. */
  hide<Value>(value: Value): Value {
    return mapTexts(value, (text) => this.hideText(text)) as Value;
  }

  /** The value with its placeholders restored; an unknown placeholder becomes a request for the fact. */
  restore<Value>(value: Value): Value {
    return mapTexts(value, (text) =>
      text.replace(PLACEHOLDER, (found: string, name: string, number: string) => {
        const kind = name.toUpperCase();
        if (!isKind(kind)) return found;
        return this.byName.get(`[[${kind}_${Number(number)}]]`) ?? placeholderFor(privateKinds[kind]);
      }),
    ) as Value;
  }

  /**
   * The final check of a request body: throws if it still contains a private value. The parts that are the same for
   * every user (the model's name, the schema, the fixed instructions) are not checked.
   */
  assertHarmless(body: string): void {
    let personal: unknown;
    try {
      personal = personalPartOf(body);
    } catch {
      throw new ModelError('leak', 'body-unread');
    }
    mapTexts(personal, (text) => {
      const seen = visibleText(text).replace(PLACEHOLDER, ' ');
      const leaked = this.values.find(({ pattern }) => seen.search(pattern) >= 0);
      if (leaked) throw new ModelError('leak', `private-${leaked.kind.toLowerCase()}`);
      return text;
    });
  }

  private hideText(text: string): string {
    return this.values.reduce(
      // Placeholders are skipped: a value must not be found inside the name of a placeholder.
      (rest, { kind, pattern }) =>
        rest.search(pattern) < 0
          ? rest
          : rest
              .split(/(\[\[[A-Z]+_\d+\]\])/u)
              .map((part, at) =>
                at % 2 === 1 ? part : part.replace(pattern, (found) => this.nameOf(kind, found)),
              )
              .join(''),
      visibleText(text),
    );
  }

  private nameOf(kind: PrivateKind, found: string): string {
    const known = this.byValue.get(found);
    if (known !== undefined) return known;
    const number = (this.counts.get(kind) ?? 0) + 1;
    const name = `[[${kind}_${number}]]`;
    this.counts.set(kind, number);
    this.byValue.set(found, name);
    this.byName.set(name, found);
    return name;
  }
}
