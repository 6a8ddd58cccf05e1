import { letterInput } from '@qicheng/analysis/cover-letter';
import { analyseLetter } from '../analyse.js';

const found = (company: string, position: string, head: string, body: string): string[] =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-29', company, position, addressee: '', resume: null },
      jd: `${position}\n${company}\n岗位职责：\n1. 负责日常工作；\n2. 配合团队。\n任职要求：\n1. 大专以上；\n2. 有相关经验。`,
      letter: `${head}\n\n您好！我应聘${position}。\n\n${body}\n\n期待您的回复，电话13900010006。\n\n此致\n敬礼\n李思齐`,
    }),
  ).findings.flatMap(({ category, issue }) => (category === 'wrongCompany' ? [issue] : []));

const PLAIN = '尊敬的招聘负责人：';

describe('another employer', () => {
  it.each([
    ['石家庄燕赵药业有限公司', '质检员', '以岭药业的领导：', '我做过三年含量检测。'],
    ['武汉江岸机床有限公司', '装配钳工', '华中数控人力资源部：', '我做了六年装配。'],
    ['杭州微光文化传媒有限公司', '编导', PLAIN, '我关注无忧传媒两年了，认同你们的内容方向。'],
    ['宁波甬江日化有限公司', '品牌专员', PLAIN, '久仰立白集团大名，愿意从基层做起。'],
    ['佛山岭南家电有限公司', '售后工程师', PLAIN, '我想在贵公司海尔做售后，修了五年空调。'],
    ['上海安心财产保险有限公司', '理赔专员', PLAIN, '看到平安产险招聘理赔专员，我想试试。'],
    ['济南泉城设计院', '结构设计师', PLAIN, '中建八局的项目体量大，我希望进入中建八局锻炼。'],
    ['昆明云岭旅行社有限公司', '导游', PLAIN, '如果能成为途牛的导游，我会做得更好。途牛的线路我都熟。'],
  ])('is found in a letter to %s', (company, position, head, body) => {
    expect(found(company, position, head, body)).not.toEqual([]);
  });

  it.each([
    ['石家庄燕赵药业有限公司', '质检员', '燕赵药业的领导：', '以岭药业是我的上一家单位。'],
    ['武汉江岸机床有限公司', '装配钳工', '江岸机床人力资源部：', '我装过西门子和发那科系统的机床。'],
    ['杭州微光文化传媒有限公司', '编导', PLAIN, '贵公司“山野厨房”栏目我每期都看，是老用户。'],
    ['宁波甬江日化有限公司', '品牌专员', PLAIN, '我给立白集团做过代运营。久仰甬江日化大名。'],
    ['佛山岭南家电有限公司', '售后工程师', PLAIN, '我在美的集团修了五年空调。'],
    ['上海安心财产保险有限公司', '理赔专员', PLAIN, '我和平安、太保的定损员都打过交道。'],
    ['济南泉城设计院', '结构设计师', PLAIN, '我做过12个项目，其中3个由中建八局施工。'],
    ['昆明云岭旅行社有限公司', '导游', PLAIN, '我带团286个，其中60个是途牛的散拼团。'],
  ])('is not found in a right letter to %s', (company, position, head, body) => {
    expect(found(company, position, head, body)).toEqual([]);
  });
});
