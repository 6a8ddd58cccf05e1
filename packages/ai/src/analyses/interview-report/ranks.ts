/** Posts by rank; lower ranks are ignored, because most people have led somebody at some time. */
const RANKS: readonly (readonly [pattern: RegExp, rank: number])[] = [
  [/总裁|董事长|董事|首席|C[ETFO]O|总经理|创始人|合伙人|院长|校长|行长|厂长|局长|市长|院士|特聘专家/iu, 6],
  [/总监|副总|董秘|总工(?!作)|总编(?!辑部)|总厨|教授|VP(?![A-Za-z])|评审专家/u, 5],
  [
    /(?:经理|店长|护士长|厨师长|园长)(?!助)|部长|(?<!班)主任(?!医师|护师|药师|技师|科员)|处长|科长|站长|所长|负责人|督导|主编|\bmanager\b/iu,
    4,
  ],
  [/主管|[组班队]长|领班|工长|(?<!班)主任(?!科员)|\bsupervisor\b/iu, 3],
];

/** Posts of at least this rank are always listed in a résumé. */
export const LEADING_RANK = 4;

/** The rank of a post; 0 without subordinates. */
export function rankOf(post: string): number {
  const rank = RANKS.find(([pattern]) => pattern.test(post))?.[1] ?? 0;
  return rank > 0 && /副(?!总)|代理|储备|助理/u.test(post) ? rank - 1 : rank;
}
