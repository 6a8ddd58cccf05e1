import { regex } from '@qicheng/resume/regex';

/** A statement that ends an interview. */
export interface Harm {
  pattern: RegExp;
  /** What it is and why it ends an interview. */
  words: string;
  /** Words that refuse the act or show that it is not meant. */
  unless: RegExp;
  /** Whether it is a gift for a decision, which is judged by who receives it. */
  isGift?: boolean;
}

/** Refusing or forbidding something, or describing acts of others, is not proposing it. */
export const REFUSED = regex('u')`
  不(?:会|能|可|要|该|敢|给|送|收|做|骗|瞒|忽悠|糊弄|夸大|编|抄|准|许|让|同意|接受|应|答应|肯|愿)
  |没(?:有)?(?:找|买|办|挂|给|送|收|听|答应|同意|接受|照做|理|骗|瞒)|拒绝|拒收|绝不|从不|从来不|禁止|制止|杜绝|避免
  |防止|反对|举报|立案|查实|识破|发现[^，。；]{0,16}(?:伪造|造假|是假|虚报|作弊)|退回|婉拒|劝|违[法规]|红线|纠正
  |查[出处]|(?:客户|对方|供应商|师傅|带班的?|别人|有人|同事|领导|老板|主管|家长|家属|病人|他|她|他们)(?:却|就|也
  |曾)?(?:想|要|说|让|叫|暗示|提出|以为|问)|如果有人
`;
/** Signs that it was done on orders, or that nobody is expected to notice. */
export const DONE = regex('u')`
  反正(?:没|也|不)|没(?:有)?(?:被)?(?:查出|发现|看出)(?!问题)|我就(?:先)?(?:给他办|收下?了?|拿着|答应|同意)
  |没人(?:知道|发现|会?查|看得出)|看不出来|(?:就|也)没(?:什么)?事|查不(?:到|出)
  |(?<!不|没)(?:可以|能|会)(?:稍微|多少)?透露一?[点些]
  |我(?:就|也|只好|还是|一般|通常|都)(?:就|也|都)?(?:帮|替|给|跟)?(?:他|她|着)?(?:照做|照办|改了|补了|编了|签了
  |代签|给了|送了|收了|瞒了|这么做|这样做)
`;

export const NEVER = /(?!)/u;
