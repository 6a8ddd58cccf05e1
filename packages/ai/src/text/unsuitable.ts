import { regex } from '@qicheng/resume/regex';

/** Complaints about a former employer or about leaving it, unless settling such cases is the job itself. */
const COMPLAINT = regex('u')`
  (?:老板|领导|上司|主管|公司|单位|东家|同事|管理层)[^，,。；;]{0,8}(?:拖欠|克扣|欠薪|压榨|混乱|不公|画饼|偏心
  |PUA|抠门|小气|黑心|不靠谱|没有?前途|针对我|排挤我?|不给|不发|不兑现|跑路|倒闭)
  |(?:太|严重|经常)[^，,。；;]{0,10}(?:离职|辞职|不干了)|(?:因为?|由于)[^，,。；;]{2,24}(?:离职|辞职)
  |所以(?:离职|辞职|走了|不干)|(?:离职|辞职)原因|我?被(?:裁员|裁了|辞退|开除|优化)|内斗|勾心斗角|不给加班费
  |拖欠(?:我的?)?(?:工资|提成|奖金)
`;
const FOR_OTHERS = /案|代理|委托|追讨|追回|调解|仲裁员|帮助|协助|为员工|清算|重整|访谈|分析/u;

/** Military service and equipment that must not be disclosed. */
const CLASSIFIED =
  /涉密(?!资质|人员管理)|保密(?:项目|工程|装备|设备|任务|资料)|机密|绝密|秘密级|密级|某型|某部队?(?:装备|阵地|任务)|雷达站|导弹|战备|作战|弹药|武器|军事(?!理论|训练课)|部队番号/u;

const BOUNDED =
  '(?:满意度|好评率|合格率|良品率|良率|准确率|正确率|出勤率|及时率|通过率|OEE|稼动率|完好率|命中率|治愈率|覆盖率|到课率)';
const RATE = '(?:利用率|开机率|回款率|留存率|转化率|续费率|点击率|上座率|入住率|退货率|差错率|不良率|签到率)';
const OVER = '(?:10[1-9]|1[1-9]\\d|[2-9]\\d{2}|\\d{4,})(?:\\.\\d+)?\\s*[%％]';
/** Shares above 100 %; a target may be exceeded, and a small rate may double. */
const IMPOSSIBLE = new RegExp(
  `${BOUNDED}[^，,。；;]{0,24}?(?<![\\d.])${OVER}|(?<![\\d.])${OVER}的?(?:客户|顾客|用户|学员)?${BOUNDED}|${RATE}[^，,。；;\\d]{0,4}(?:达到?|为|高达|[至到])\\s*(?<![\\d.])${OVER}`,
  'iu',
);

/** Whether brackets or quotation marks are unbalanced, or only a conjunction is left of a sentence. */
const isTorn = (text: string): boolean => {
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  return (
    count(/[（(]/gu) !== count(/[）)]/gu) ||
    count(/[“]/gu) !== count(/[”]/gu) ||
    count(/[【[]/gu) !== count(/[】\]]/gu) ||
    /^[，,、。；;）)】→]|→$/u.test(text.trim())
  );
};

/** Whether a figure exceeds its possible maximum: a satisfaction of 300 %. */
const isImpossible = (text: string): boolean => IMPOSSIBLE.test(text);

/**
 * Text that must not be repeated in a letter, greeting or question: complaints, secrets, impossible figures, broken
 * sentences.
 */
export const isUnsuitable = (text: string): boolean =>
  (COMPLAINT.test(text) && !FOR_OTHERS.test(text)) ||
  CLASSIFIED.test(text) ||
  isImpossible(text) ||
  isTorn(text);
