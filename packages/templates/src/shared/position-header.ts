import { defaultHeader, stackedHeader, type EntryHeader } from './entry.js';

/** Two lines where a position is below the name; one for the parts of an employment and for a bare name. */
export const positionHeader: EntryHeader = (entry, place) =>
  place && entry.subtitle ? stackedHeader(entry, place) : defaultHeader(entry);
