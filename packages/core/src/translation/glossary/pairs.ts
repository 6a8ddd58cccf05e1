export type Pair = readonly [zh: string, en: string];

/** The pairs of a list written as `中文=English`, separated by semicolons and newlines. */
export function pairsOf(list: string): Pair[] {
  return list
    .split(/[;\n]/)
    .map((entry) => entry.split('='))
    .flatMap(([zh, en]) => (zh && en ? [[zh.trim(), en.trim()] as const] : []));
}
