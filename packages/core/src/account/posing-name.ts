import { regex } from '@qicheng/resume/regex';

const UNSEEN = /[\p{C}\p{Z}\p{P}\p{S}\p{Default_Ignorable_Code_Point}]/gu;
const PRODUCT = /^(启程|啟程|qicheng)$/;

/** Roles of an operator, wherever they are in a name. */
const STAFF = /官方|客服|管理员|管理員|工作人员|运营团队|平台小助手|系统消息|系统通知|customerservice/;

/** Roles that are also parts of other words, such as 加油站长 and administration; alone or with a number. */
const WHOLE_ROLE = regex('u')`
  ^(
    (本|本站|网站|總|总)?(站长|站長|站务|小编|版主|网管|超管|超级管理|审核员)|
    (启程|本站|网站|平台)?(运营|客户服务|技术支持|服务中心|帮助中心|安全中心)(人员|专员|中心|部|组)?|
    admin|administrator|sysadmin|superadmin|webmaster|moderator|operator|official|root|system|
    staff|support|helpdesk|customersupport|guanfang|guanliyuan|kefu|zhanzhang
  )\d*$
`;

const OF_PRODUCT = regex('u')`
  (启程|啟程)(团队|小助手|助手|平台|运营|老师|小编|站长|站長|中心|服务|支持|审核|公告|通知)|
  (启程|啟程|qicheng)(official|admin|staff|team|support|service|help|system|security|guanfang|kefu)|
  (official|admin|staff|team|support|service|guanfang)(of)?(启程|啟程|qicheng)
`;

/** Whether a nickname impersonates the product or its staff. */
export function isPosingName(name: string): boolean {
  const letters = name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  return [PRODUCT, STAFF, WHOLE_ROLE, OF_PRODUCT].some((pattern) => pattern.test(letters));
}
