/** What one check found. */
export interface Finding {
  isFine: boolean;
  /** What was looked at, and how it is. */
  text: string;
  /** What to do; with every error. */
  remedy?: string;
}

export const fine = (text: string): Finding => ({ isFine: true, text });
export const problem = (text: string, remedy: string): Finding => ({ isFine: false, text, remedy });

/** What an error says, in one line. */
export function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).trim();
  // Prisma wraps the server's sentence in its own.
  return /Message: `([^`]+)`/.exec(text)?.[1] ?? text.split('\n').at(-1) ?? '';
}

/** Runs a check that must answer; one that hangs becomes an error. */
export async function within(
  milliseconds: number,
  check: Promise<Finding>,
  otherwise: Finding,
): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds);
  });
  return Promise.race([check, limit]).finally(() => clearTimeout(timer));
}
