import { entryRest } from '@qicheng/resume/view-text';
import { defaultHeader, EntryPosition, EntryStack, type EntryHeader } from './entry.js';
import { sideHeader } from './side-column.js';

/** A month fits beside the name, a period does not. */
const MONTH = 8;

/** A month is on the line of the name and the rest below, so that the months of a list are in equal places. */
export const narrowHeader: EntryHeader = (entry) => {
  if (!entryRest(entry)) return defaultHeader(entry);
  if ((entry.date ?? '').length > MONTH) return sideHeader(entry);
  return (
    <EntryStack entry={entry}>
      <EntryPosition entry={entry} />
    </EntryStack>
  );
};
