export type TextCheckFailure = 'nothingToCheck';
