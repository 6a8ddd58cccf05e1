import { readEntry, type ReadEntry } from '@qicheng/analysis/application-entry';

const NAMES = ['company', 'post', 'city', 'channel', 'deadline'] as const;

type Name = (typeof NAMES)[number];
type StatedFields = Partial<Pick<ReadEntry, Name>>;

/** What a pasted description states of the fields that are still empty; the deadline as an ISO day. */
export function statedFields(known: Readonly<Partial<Record<Name, string>>>, text: string): StatedFields {
  const read = readEntry({ title: '', url: '', text });
  const stated = NAMES.filter((name) => !known[name] && read[name] !== '');
  return Object.fromEntries(stated.map((name) => [name, read[name]])) as StatedFields;
}
