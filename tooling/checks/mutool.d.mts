export function ensureMutool(options: {
  cacheDirectory: string;
}): Promise<(...args: string[]) => Promise<string>>;
