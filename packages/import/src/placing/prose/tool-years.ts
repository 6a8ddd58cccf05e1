import { titleScore } from '../recognise.js';

const LENGTH = '(?:\\d{1,2}(?:\\.\\d)?|[一二两三四五六七八九十]+)\\s*年(?:多|半)?';
/** 用友用了12年, 用折弯机12年. */
const USED = new RegExp(`用(?:了|过)(?:有|将近|近|快)?\\s*${LENGTH}|^(?:会|使)?用.{1,12}?${LENGTH}$`, 'u');
const NAMED = new RegExp(
  `^${LENGTH}(?:以上)?的?\\s*(?<after>[^，。；\\d]{1,14})$|^(?<before>[^，。；]{1,14}?)\\s*${LENGTH}$`,
  'u',
);
const LATIN = /^[A-Za-z][A-Za-z0-9+#./ -]*(?:使用|操作|软件)?(?:经[验历])?$/u;
const TOOL = /(?:软件|系统|[车机铣刨磨钻镗]床|焊机|机器|设备|仪器|叉车|工具)(?:使用|操作)?(?:经[验历])?$/u;

/** Whether a clause tells years with a tool, which are not years of work: 3年Excel, and not 3年会计 or 5年HR. */
export function isToolYears(clause: string): boolean {
  if (USED.test(clause)) return true;
  const { after = '', before = '' } = NAMED.exec(clause)?.groups ?? {};
  const name = after || before;
  return TOOL.test(name) || (LATIN.test(name) && titleScore(name) <= 0);
}
