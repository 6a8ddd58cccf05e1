const UNSEEN = /[\p{C}\p{Z}\p{P}\p{S}\p{Default_Ignorable_Code_Point}]/gu;
const PRODUCT = /^(启程|啟程|qicheng)$/;
const STAFF =
  /官方|客服|管理员|管理員|工作人员|运营团队|平台小助手|系统消息|系统通知|启程(团队|小助手|助手|平台|运营|老师)|qicheng(team|support|service)|^(admin|administrator|official|root|system)$|customerservice/;

/** Whether a nickname impersonates the product or its staff. */
export function isPosingName(name: string): boolean {
  const letters = name.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  return PRODUCT.test(letters) || STAFF.test(letters);
}
