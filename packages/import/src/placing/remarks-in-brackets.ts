import { regex } from '@qicheng/resume/regex';
import { departmentScore, isPersonTitle } from './recognise.js';

/** 民办, 五星, 外资管理, 劳务派遣: what kind of employer or contract it is. */
export const KIND_OF_EMPLOYER = regex('u')`
  民[办营]|[公私]办|[公私]立|国有|[国央民外私]企|[外内台港日韩美德中]资|独资|合资|全资|上市|连锁|加盟|直营|外包|派遣|普惠|寄宿
  |[一二三四五六七八九十\d]星|[一二三]级|[甲乙丙]等|三甲|合同制|编制|聘|特岗|试用|兼职|暑期|事业单位|一贯制
`;
/** 硕士（在职，未取得学位证）: how the studies were done, or how they ended. */
const KIND_OF_STUDY =
  /在职|非?全日制|统招|函授|自考|网络教育|未取得|已取得|无学位|双证|单证|肄业|结业|休学|在读/u;

const NAME_OF_STUDY = /本科|专科|大专|中专|高中|硕士|博士|学士|研究生|MBA|专业$|学院$|系$/u;

/** Whether a list in brackets consists of remarks: no part of it is a title, a department or a study. */
export const isListOfRemarks = (list: string): boolean =>
  KIND_OF_EMPLOYER.test(list) ||
  KIND_OF_STUDY.test(list) ||
  !list
    .split(/[，,|｜·]/u)
    .some((part) => isPersonTitle(part) || departmentScore(part) > 1 || NAME_OF_STUDY.test(part));
