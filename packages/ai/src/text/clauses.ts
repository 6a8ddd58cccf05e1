import { withFullWidthPunctuation } from './chinese-marks.js';

/** A character that ends a clause in Chinese text or separates sentences. */
export const CLAUSE_END = /[，。；;！？!?\n]/u;

/** The clauses of a text without their end marks; some may be empty. */
export const clausesOf = (text: string): string[] => text.split(CLAUSE_END);

/** The sentences of a text with their end marks; a semicolon or a line feed ends one too. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[。！？!?；;\n])/u);

/** The clauses of a Chinese text, which half-width marks end, too. */
export const chineseClausesOf = (text: string): string[] => clausesOf(withFullWidthPunctuation(text));

/** The clauses of a text with their end marks; a comma of either width ends one. */
export const markedClausesOf = (text: string): string[] => text.split(/(?<=[，,。！？!?；;\n])/u);
