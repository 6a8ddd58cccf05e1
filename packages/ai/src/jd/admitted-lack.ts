/** What somebody says to have little of: 新店筹建方面经验还少, 对外贸流程了解不多. */
const LACKS =
  /(?:经验|经历|了解|基础|能力|积累|接触)[^，,。；;]{0,4}(?:少|不足|不够|不多|欠缺|有限|薄弱|尚浅|为零)|缺(?:乏|少)|没有?[^，,。；;]{0,10}(?:经验|经历)|没有?(?:做|接触|参与|负责|管|带)过/u;

/** Whether a text admits a lack of experience or knowledge. */
export const admitsLack = (text: string): boolean => LACKS.test(text);
