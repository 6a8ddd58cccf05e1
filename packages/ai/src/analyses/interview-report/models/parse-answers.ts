/** Parses answers, one per line: `id | answer`. */
export const parseAnswers = (lines: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines
      .split('\n')
      .filter((line) => line.includes('|'))
      .map((line) => {
        const at = line.indexOf('|');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
