type Statements = typeof import('./statement-writer.js');

let loaded: Statements | null = null;

/** The text editor of statements: the editor opens without it. */
export const loadStatementWriter = async (): Promise<Statements> =>
  (loaded ??= await import('./statement-writer.js'));

/** The same where it is there already: keys that follow a press at once find the text open. */
export const loadedStatementWriter = (): Statements | null => loaded;
