import type { Route } from '../../jd/public-appointment.js';

const OF_GRADUATES = '同城同类岗位的校园招聘与应届生招聘（记下单位、发布日期和税前月薪）';
const OF_PEERS = '同城、同年限的同类岗位招聘（记下单位、发布日期和税前月薪）';
const AVERAGE = '国家统计局公布的城镇单位就业人员平均工资';

const OF_COLLEAGUES = '在同类单位工作的人：基本工资、绩效和补贴各多少';

/** Where to look up pay; public employers pay by a scale, about which nobody asks in an examination. */
export function lookUpFor(isExperienced: boolean, route: Route): string[] {
  const peers = isExperienced ? OF_PEERS : OF_GRADUATES;
  if (route === 'examination')
    return ['招聘公告写明的待遇；没有写明的，按公告上的咨询电话问', AVERAGE, OF_COLLEAGUES];
  return route === 'either'
    ? ['公办单位看公告写明的待遇，民办单位看招聘写明的薪资', AVERAGE, OF_COLLEAGUES, peers]
    : [
        '当地人力资源和社会保障部门每年公布的企业薪酬调查信息（工资价位）',
        AVERAGE,
        peers,
        '招聘公告写明的薪资，以及面试时向 HR 核实',
      ];
}
