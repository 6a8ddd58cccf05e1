/** Words of English posts and what Chinese postings call them. */
const WORDS: Readonly<Record<string, RegExp>> = {
  investment: /投资|投行|投研/u,
  banking: /银行|投行/u,
  banker: /银行|投行/u,
  marketing: /市场|营销|推广|品牌/u,
  sales: /销售|业务|商务|客户/u,
  accountant: /会计|财务|账/u,
  accounting: /会计|财务|账/u,
  audit: /审计/u,
  auditor: /审计/u,
  tax: /税/u,
  legal: /法务|法律|律师|合规/u,
  lawyer: /法务|法律|律师/u,
  nurse: /护士|护理|护师/u,
  nursing: /护士|护理|护师/u,
  teacher: /教师|老师|教学|教育/u,
  chef: /厨|烹饪/u,
  driver: /司机|驾驶/u,
  recruiter: /招聘|人事|人力/u,
  recruitment: /招聘|人事|人力/u,
  mechanical: /机械|结构|设备/u,
  electrical: /电气|电工|电力/u,
  civil: /土木|施工|结构|工程/u,
  frontend: /前端/u,
  backend: /后端|服务端/u,
  logistics: /物流|运输|仓储|供应链/u,
  procurement: /采购|供应链/u,
  credit: /信用|信贷|授信|征信/u,
  risk: /风险|风控/u,
};

/** Whether an English post is of another trade than a Chinese posting: its known words are nowhere in it. */
export function isOtherInEnglish(stated: string, posting: string): boolean {
  const known = stated
    .toLowerCase()
    .split(/[^a-z]+/u)
    .flatMap((word) => WORDS[word] ?? []);
  return known.length > 0 && known.every((form) => !form.test(posting));
}
