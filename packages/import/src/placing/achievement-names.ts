import { regex } from '@qicheng/resume/regex';

/** Names of certificates, anywhere in a text. */
export const CERTIFICATE = regex('iu')`
  证书|内审员|外审员|BIM\s?[一二三]级|CISP|OSCP|CISSP|CKA|RHCE|RHCSA|GCP|FRM|TKT|[一二三]级运动员
  |(?:初级|中级|高级|注册|执业)(?:审计|统计|经济|会计|药|营养|建筑|建造|造价|监理|结构|安全|消防|社会工作
  |心理咨询|人力资源管理|育婴|健康管理)师|证$|资格|执照|认证|(?:师|员|工)[一二三四五初中高]级|[一二三]级[笔口]译
  |HSK|JLPT|TOPIK|CET|英语[四六]级|四级|六级|TEM|雅思|托福|IELTS|TOEFL|GRE|GMAT|普通话|计算机[一二三四]?级|NCRE
  |驾照|驾驶证|初级会计|会计师|从业|导游|建造师|职称|技师|N[1-5](?![\d.])|CPA|CFA|ACCA|PMP|软考|二级[甲乙]等
  |Certificate|Certified|Licen[cs]e
`;
/** Names of awards, anywhere in a text. */
export const AWARD =
  /奖|荣誉|优秀|十佳|最佳|模范|之星|三好|标兵|先进|称号|冠军|亚军|季军|第[一二三四五六]名|竞赛|大赛|award|scholarship|prize|medal|honou?r|contest|outstanding/iu;
/** A text that is only the grade of an award: 一等奖. */
export const GRADE = regex('iu')`
  ^(?:团体|个人)?(?:特等奖|[一二三]等奖|[金银铜]奖|优秀奖|优胜奖|入围奖|冠军|亚军|季军|第[一二三四五六]名
  |[一二三]等|特等|最佳\p{Script=Han}{2,4}|(?:Gold|Silver|Bronze)(?: medal)?
  |(?:First|Second|Third|Grand) prize)$
`;
/** The grade at the end of the name of an award. */
export const GRADE_AT_END =
  /\s*(特等奖|[一二三]等奖学金|[一二三]等奖|[金银铜]奖|优秀奖|优胜奖|冠军|亚军|季军)$/u;
/** Whether a text could be the name of a certificate, known or not. */
export const isCertificateName = (text: string): boolean =>
  (text.length >= 3 || /[师员士]$|^专[四八]$/u.test(text)) &&
  text.length <= 24 &&
  !/^\d+(?:\.\d)?分?$|^(?:编号|No\.)|^[一二三四六八初中高]级$|^[一二三]级[甲乙]等$|(?:局|部|厅|委员会|协会|中心|机构)$/iu.test(
    text,
  );

/** Whether a text could be a certificate in Chinese words; CET-4/6 and A/B are each one name. */
export const isWordyName = (text: string): boolean =>
  isCertificateName(text) && /\p{Script=Han}{3}/u.test(text);

/** Whether a text is a full name that does not depend on the previous one: 教师资格证 普通话二级甲等证书. */
export const isWholeCertificate = (text: string): boolean =>
  isWordyName(text) &&
  /(?:证书?|资格|执照|师|员|[师员工][一二三四五初中高]级|普通话[一二三][甲乙级]|[一二三]级[甲乙]等)(?:[（(][^（）()]+[）)])?$/u.test(
    text,
  );

/** 二等奖（团队）, 摆台组第四名 */
export const isGrade = (part: string): boolean => {
  const bare = part.replace(/[（(][^（）()]*[）)]$/u, '');
  return GRADE_AT_END.test(bare) || /^.{0,6}第(?:[一二三四五六七八九十]|\d{1,3})名$/u.test(bare);
};
