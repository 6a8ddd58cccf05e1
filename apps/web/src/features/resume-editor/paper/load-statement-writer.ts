type Statements = typeof import('./statement-writer.js');

let loaded: Statements | null = null;

/** Loads the text editor of statements, which the editor does not need to open. */
export const loadStatementWriter = async (): Promise<Statements> =>
  (loaded ??= await import('./statement-writer.js'));

/** The text editor if it is loaded already, so that keys typed right after a click find the text open. */
export const loadedStatementWriter = (): Statements | null => loaded;
