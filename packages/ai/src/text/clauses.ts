/** A character that ends a clause of Chinese text, or of a list of its sentences. */
export const CLAUSE_END = /[，。；;！？!?\n]/u;

/** The clauses of a text without the marks that end them; some may be empty. */
export const clausesOf = (text: string): string[] => text.split(CLAUSE_END);
