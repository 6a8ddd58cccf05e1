import { regex } from '@qicheng/resume/regex';

const CATCH_ALL = regex('u')`
  ^(?:并|及时|认真|积极|按时)*(?:完成|做好|处理|承办|协助)?(?:领导|上级|老师|主管|公司
  |部门)?[^，,。]{0,4}(?:交[办待代]|安排|布置|分配|下达)的?(?:其[他它]|各项|临时|相关)*的?(?:工作|任务
  |事[务项情])[。；;]?$|^(?:完成|做好)(?:领导|上级|老师|主管|公司|部门)的?(?:各项|其他)?(?:任务|工作
  |要求)[。；;]?$|^[^，,。；;\d]{0,12}(?:交[办待代]|布置|下达)的?[^，,。；;\d]{0,6}(?:工作|任务
  |事[务项情])[。；;]?$
`;

/** Whether a statement or duty is a catch-all without content: 完成领导交办的其他工作. */
export const isCatchAll = (text: string): boolean => CATCH_ALL.test(text);

const ASSIGNED =
  /(?:完成|做好|处理)?(?:领导|上级|老师|主管|公司|部门)(?:临时)?(?:交[办待代]|安排|布置|分配|下达)的?(?:其[他它]|各项|临时|相关)+的?(?:工作|任务|事[务项情])/u;
/** The words of a longer clause that only say that one did what one was told; empty if there are none. */
export const assignedIn = (text: string): string => ASSIGNED.exec(text)?.[0] ?? '';
