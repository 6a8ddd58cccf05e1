import type { ResumeDocument } from '@qicheng/resume/document';
import { ModelError } from '../../model/model-error.js';
import { personalPartOf } from '../../model/personal-part.js';
import { missingFact } from '../facts/claim.js';
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

/** Texts of a value, wherever they stand; what is no text stays. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]));
}

/** Stand-ins for what is private in the texts of one run. They know the way back; nobody else does. */
export class Pseudonymizer {
  private readonly values: readonly PrivateValue[];
  private readonly byValue = new Map<string, string>();
  private readonly byName = new Map<string, string>();
  private readonly counts = new Map<PrivateKind, number>();

  /** Of every résumé in the input; further values, such as those of the account, are given by themselves. */
  constructor(input: unknown, further: readonly PrivateValue[] = []) {
    this.values = [...documentsIn(input).flatMap(privateValuesOf), ...further, ...PRIVATE_FORMS];
  }

  /** How many values were replaced, by kind. */
  get replaced(): Partial<Record<PrivateKind, number>> {
    return Object.fromEntries(this.counts);
  }

  /** The value with every private part replaced: [[NAME_1]]. */
  hide<Value>(value: Value): Value {
    return mapTexts(value, (text) => this.hideText(text)) as Value;
  }

  /** The value with its stand-ins replaced by what they stand for; one that stands for nothing is requested. */
  restore<Value>(value: Value): Value {
    return mapTexts(value, (text) =>
      text.replace(PLACEHOLDER, (found: string, name: string, number: string) => {
        const kind = name.toUpperCase();
        if (!isKind(kind)) return found;
        return this.byName.get(`[[${kind}_${Number(number)}]]`) ?? missingFact(privateKinds[kind]);
      }),
    ) as Value;
  }

  /**
   * The last look at the body of a request: throws when a private value is still in it. Only what is the same for
   * everybody (the model's name, the schema, the standing instructions) is not looked at.
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
      // Whatever was replaced is left alone: a value must not be found in the name of a stand-in.
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
