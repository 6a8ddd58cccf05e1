import { regex } from '@qicheng/resume/regex';

/** Contact details of the employer. An address or a number distinguishes them from work with contacts of customers. */
const CONTACT = regex('iu')`
  ^(?:联系(?:人|电话|方式|我们)(?!管理|信息|名单|资料)
  |(?:电话|手机|微信|邮箱|QQ|咨询)(?:号码?)?[^,;]{0,6}(?::|同号|\d)|有意者|欢迎(?:投递|咨询|私聊|来电)
  |投递(?:邮箱|方式|链接)|扫码|私信|请?(?:将|把)?(?:个人)?简历[^,;]{0,8}(?:发|投|寄)
  |请?(?:发送?|投递?|寄)(?:个人)?简历)|(?:微信|VX|V信|QQ)(?:号码?)?\s*:?\s*[A-Za-z0-9][\w-]{4,}
  |(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)0\d{2,3}-\d{7,8}(?!\d)|[\w.+-]+@[\w-]+\.\w
`;

export const isContact = (text: string): boolean => CONTACT.test(text);
