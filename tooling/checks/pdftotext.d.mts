export function ensurePdftotext(options: {
  cacheDirectory: string;
}): Promise<(...args: string[]) => Promise<string>>;
