/** How to reach the employer. Latin addresses and numbers tell a contact from work with customers' contacts. */
export const CONTACT =
  /^(?:联系(?:人|电话|方式|我们)(?!管理|信息|名单|资料)|(?:电话|手机|微信|邮箱|QQ|咨询)(?:号码?)?[^,;]{0,6}(?::|同号|\d)|有意者|欢迎(?:投递|咨询|私聊|来电)|投递(?:邮箱|方式|链接)|扫码|私信|请?(?:将|把)?(?:个人)?简历[^,;]{0,8}(?:发|投|寄)|请?(?:发送?|投递?|寄)(?:个人)?简历)|(?:微信|VX|V信|QQ)(?:号码?)?\s*:?\s*[A-Za-z0-9][\w-]{4,}|(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)0\d{2,3}-\d{7,8}(?!\d)|[\w.+-]+@[\w-]+\.\w/iu;

/** What the employer offers, and the words by which the same is work to do or something to put up with. */
export const BENEFIT =
  /五险|一金|社保|公积金|双休|年终奖|带薪|年假|[餐房车]补|(?:交通|话费|通讯|住房)补|下午茶|团建|节日(?:福利|礼)|免费(?:[三工午]餐|班车|住宿|零食)|包[吃住]|食宿|生日[会礼]|晋升(?:空间|通道|机会)|弹性(?:工作|上班|上下班|打卡|办公)|不打卡|补充医疗|商业保险|[年定]期?度?体检|股票期权|(?:十三|13)薪/u;
export const NO_BENEFIT =
  /负责|熟悉|熟练|掌握|精通|了解|经验|经历|办理|核算|申报|组织|策划|能力|专业|适应|接受|服从|愿意/u;
