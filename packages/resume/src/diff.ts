export { type Change, changesBetween } from './diff/changes.js';
export { type ChangedPart, describeChanges, type DescribedChange } from './diff/described-changes.js';
export { labelLine, labelPlace, type PlaceLabel } from './diff/place-label.js';
export { valueText } from './diff/value-text.js';
export { diffWords, type WordRun } from './diff/word-diff.js';
