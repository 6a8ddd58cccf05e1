import { defaultHeader, stackedHeader, type EntryHeader } from './entry.js';

/**
 * Two lines if there is a position, which goes below the name; one line for positions within an employment
 * and for a name alone.
 */
export const positionHeader: EntryHeader = (entry, place) =>
  place && entry.subtitle ? stackedHeader(entry, place) : defaultHeader(entry);
