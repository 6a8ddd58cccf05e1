import { regex } from '@qicheng/resume/regex';

/** Perfect scores of quality and the absence of anything bad: 满意度100%, 零投诉零事故. */
const PERFECT = regex('u')`
  [^，。；、\d]{0,6}(?:满意[度率]|好评率|准确率|正确率|准时率|准点率|账实相符率|零差错率)(?:一直|始终|均|都|高|也|能|达到?|为|是|保持|在|到了?)*
  \s?100(?:\.0+)?\s?[%％]
  |100\s?[%％]的?[^，。；、\d]{0,4}(?:满意(?:度|率)?|好评(?:率)?|准确率?)
  |[^，。；、\d]{0,6}(?:零(?:投诉|客诉|差评|差错|失误|事故|缺陷|退货)[、和]?)+(?=$|[，。；、！!])
`;

/** What such a claim is based on: a period, a count, a record. */
const BASIS = regex('u')`
  \d\s?(?:余|多)?(?:份|次|单|笔|户|人|名|位|例|台|批|件|场|期|条|套|家|个|架次|趟|张|项|盘|班|吨|公里|天|年|月|季|万|亿|千|百)
  |全年|年度|学年|学期|本年|当年|连续|累计|每[年月季]|[两三四五六七八九十]\s?(?:年|个?月|个?季度)
  |任(?:职|期)?期?间|任内|期间|至今|以来|问卷|回访|抽查|考核|评比|第三方|系统(?:统计|记录)
`;

/** A claim of perfection, as written, in a text that states no basis for it; null if there is none. */
export function unprovenClaimIn(text: string): string | null {
  const claim = PERFECT.exec(text)?.[0];
  return claim === undefined || BASIS.test(text.replace(/100\s?[%％]/gu, '')) ? null : claim.trim();
}
