import { readEntry } from '@qicheng/analysis/application-entry';

const NAMES = ['company', 'post', 'city', 'deadline'] as const;

type StatedFields = Partial<Record<(typeof NAMES)[number], string>>;

/** What a pasted description states of the fields that are still empty; the deadline as an ISO day. */
export function statedFields(known: Readonly<StatedFields>, text: string): StatedFields {
  const read = readEntry({ title: '', url: '', text });
  return Object.fromEntries(
    NAMES.filter((name) => !known[name] && read[name] !== '').map((name) => [name, read[name]]),
  );
}
