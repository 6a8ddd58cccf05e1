/** Padding that can be removed without loss. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:我)?(?:主要|日常|全面|具体)(?:工作是)?(?=负责|参与|协助|从事|承担)/u, ''],
  [/^我(?=[\p{Script=Han}])/u, ''],
  [/包括但不限于/gu, '包括'],
  [/[，；](?:偶尔|经常|有时)?(?:加班|熬夜|通宵)[^，；。\d]*(?=$|[。；，])/gu, ''],
  [/等一系列(?:的)?(?:工作|任务|事务)?(?=[。；，]|$)/gu, '等'],
  [
    /，(?:从而|进而)?为[^，。；\d]{2,16}(?:做出|作出|贡献)了?[^，。；\d]{0,8}(?:贡献|力量)(?=[。；，]|$)/gu,
    '',
  ],
  [/，(?:从而)?(?:赋能|助力)[^，。；\d]{2,14}(?:增长|发展|提升)(?=[。；，]|$)/gu, ''],
  [/^(?:主要)?工作(?:职责|内容)?[:：]\s*/u, ''],
  [/等等(?=[。；，]?$)/u, ''],
  [/等?相关(?:的)?(?:工作|事宜|事务|任务)(?=[。；，]?$)/u, ''],
  [/(?:积极|认真|努力)(?=参与|参加|配合|完成|对待|学习|工作)/gu, ''],
  [/(?:圆满|顺利)(?=完成)/gu, ''],
];

/** A Chinese statement without padding and final punctuation. */
export const withoutPadding = (text: string): string =>
  FILLERS.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.trim()).replace(
    /[。；;，,.\s]+$/u,
    '',
  );
