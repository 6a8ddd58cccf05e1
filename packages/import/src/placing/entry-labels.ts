import { regex } from '@qicheng/resume/regex';
import { isHeadLabel, labelKindOf } from './label-kinds.js';

const BODY_LABEL = regex('iu')`
  ^(?:主要)?(?:工作|实习|项目|个人|岗位|活动|实践|主要|经历|研究|学习)?(?:内容|职责|描述|业绩|成果|成绩|介绍
  |简介|背景|概述|贡献|收获|职能|任务|亮点|说明|责任|职责描述|责任描述)$|^主修课程$|^核心课程$|^相关课程$
  |^专业课程$|^主要课程$|^技术栈$|^使用技术$|^项目技术$|^开发环境$|^关键技术$|^技术$|^奖学金$|^荣誉$|^绩点$
  |^gpa$|^排名$|^平均分$|^均分$|^课程$|^courses?$|^coursework$|^relevantcoursework$|^tech(?:stack)?$|^tools$
  |^技术与工具$|^毕业论文$|^导师$|^指导教师$|^资助来源$|^所属单位$|^行业$|^在校表现$|^荣誉奖项$|^负责内容$
  |^个人职责$|^我的职责$|^项目背景$|^团队人数$|^团队$|^主要工作$|^职责$|^成果$|^业绩$|^描述$|^内容$|^简介$
  |^个人贡献$|^链接$|^网址$|^作者$|^doi$
`;

/** 工作内容 alone in a line. */
export const BARE_BODY = regex('u')`
  ^(?:主要)?(?:工作|实习|项目|岗位|活动|实践)(?:内容|职责|描述|业绩|成果)$
  |^(?:主要|个人)?(?:职责|责任描述|主要工作|个人贡献|工作成果)$|^(?:做啥|干啥|干什么|做什么)$
  |^(?:主要|突出|个人)(?:工作)?(?:业绩|实绩|成绩|成果)$|^工作(?:情况|实绩)(?:[（(]\p{Script=Han}{2,4}[）)])?$
`;

const HEAD_LABEL = regex('iu')`
  ^(?:(?:公司|单位|企业|工作单位|实习单位|实习公司|就职公司|所在公司|组织|社团|学生组织|学校|院校|毕业院校
  |毕业学校|就读院校|就读学校|项目|活动|课题|实践)(?:名称)?|名称
  |(?:起止|就读|在校|工作|实习|项目|活动|任职|起始|参与|在职|开发|服务)?(?:时间|日期|期间|周期|起止|任期)|任期
  |身份|任职|(?:项目)?分工|(?:担任|我的|本人|项目)(?:角色|职责|职务)|主修专业|(?:学历)?层次|起止年月|时间段
  |(?:担任)?(?:职位|岗位|职务|角色)(?:名称)?|(?:实习|工作|项目|本人|所任)(?:岗位|职位|角色|职务)|(?:所在)?部门
  |(?:工作|所在)?(?:地点|城市)|(?:所学|就读)?专业(?:名称)?|(?:所在)?(?:学院|院系)|学历|学位|学历学位|学历\/学位
  |公司性质|公司规模|所属行业|company|position|title|role|project|school|major|degree|date|period|time|duration
  |location|department)$
`;

/** 项目一：, 实习2、: numbered entries. */
export const ORDINAL =
  /^(?:项目|实习|经历|工作|案例|课题|实践|活动|作品|公司|单位)\s*[一二三四五六七八九十\d]{1,2}\s*[:：、.)）]\s*(?=\S)|^[一二三四五六七八九十]{1,2}[、.．]\s*(?=\S)/u;

/** Whether a label belongs to an entry head, judged by the whole label or its key word. */
export const isEntryLabel = (label: string): boolean =>
  HEAD_LABEL.test(label) || (isHeadLabel(label) && !BODY_LABEL.test(label));

/** Labels of statements (工作内容：), which never occur in a head. */
export const isBodyLabel = (label: string): boolean =>
  BODY_LABEL.test(label) || labelKindOf(label) === 'body';
