/** The post of somebody who is assisted, which one does not hold: 协助班主任管理班级. */
const HELPED_POST =
  /(?<=协助|配合|辅助)(?:班主任|主班(?:教师|老师)?|[\u4e00-\u9fa5]{0,4}(?:部长|社长|会长|队长|组长|班长|主席|书记|经理|主管|总监|店长|律师|医生|医师|法官|主任|护士长|工程师|设计师|会计))/gu;

/** A text without the posts of those whom its author assists. */
export const withoutHelpedPosts = (text: string): string => text.replace(HELPED_POST, '');
