import { regex } from '@qicheng/resume/regex';

/** Standard conditions of public employers that nobody proves: 遵守宪法和法律, 具有良好的师德师风, 中国国籍. */
const FORMAL = regex('u')`
  ^(?:能够?|自觉|严格|认真|具有|具备|有)*(?:遵守|拥护|热爱|忠于|坚持|贯彻|执行)[^,;]{0,8}(?:宪法|法律|法规|国家
  |祖国|人民|中国共产党|党的|社会主义|纪律|医德|医风|师德|职业道德|规章制度)[^,;]{0,12}$
  |^(?:具有|具备|有)?(?:良好|高尚|优良)?的?(?:师德|医德|品行|政治素质|思想政治素质|思想品德)[^,;]{0,8}$
  |^(?:具有|持有)?(?:中华人民共和国|中国)(?:国籍|公民)$|^具有(?:适应|正常履行)[^,;]{0,10}身体条件$
`;

/** Whether a clause is such a standard condition, which no résumé answers. */
export const isFormal = (text: string): boolean => FORMAL.test(text);
