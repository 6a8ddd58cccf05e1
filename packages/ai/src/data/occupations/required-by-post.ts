import type { Occupation } from './occupation.js';

type Certificate = Occupation['certificates'][number];

/** A certificate that the law requires of some posts of an occupation only, with the posts and the reason. */
interface RequiredByPost {
  readonly code: string;
  readonly post: RegExp;
  readonly name: string;
  readonly note: string;
}

const REQUIRED: readonly RequiredByPost[] = [
  {
    code: 'pharmacist',
    post: /药店|药房(?!实习)|驻店|零售|执业药师|门店/u,
    name: '执业药师',
    note: '零售药店的负责人和审方岗位须持证并注册',
  },
  {
    code: 'lawFirm',
    post: /律师(?!助理|事务)|lawyer/iu,
    name: '法律职业资格',
    note: '申请律师执业须先取得',
  },
  {
    code: 'lawFirm',
    post: /^(?!.*实习).*律师(?!助理|事务)/u,
    name: '律师执业证',
    note: '以律师名义执业须持证',
  },
  { code: 'audit', post: /注册会计师|CPA/iu, name: '注册会计师（CPA）', note: '以注册会计师执业须注册' },
  {
    code: 'civil',
    post: /建造师|(?:施工|工程)?项目(?:经理|负责人)/u,
    name: '二级建造师',
    note: '担任施工项目负责人须注册，大型工程须一级',
  },
  {
    code: 'supervisionEngineer',
    post: /总监(?!代表)/u,
    name: '注册监理工程师',
    note: '总监理工程师须注册',
  },
  {
    code: 'equipmentMaintenance',
    post: /电/u,
    name: '电工作业证',
    note: '电气作业须持低压或高压电工作业证',
  },
  {
    code: 'heavyMachine',
    post: /叉车|起重|行车|天车|桥吊|龙门吊|汽车?吊|装卸机/u,
    name: '特种设备作业人员证（叉车、起重机）',
    note: '开叉车、起重机须持证',
  },
  {
    code: 'heavyMachine',
    post: /塔吊|塔式|司索|信号工|施工(?:升降机|电梯)/u,
    name: '建筑施工特种作业操作资格证',
    note: '工地塔吊、司索等工种须持证',
  },
  {
    code: 'buildingCraft',
    post: /架子工|建筑电工|吊篮/u,
    name: '建筑施工特种作业操作资格证',
    note: '这一工种须持证上岗',
  },
  { code: 'plantOperator', post: /锅炉|司炉/u, name: '特种设备作业人员证（锅炉）', note: '锅炉岗位须持证' },
  {
    code: 'labTester',
    post: /无损|探伤/u,
    name: '无损检测人员资格证',
    note: '承压设备的无损检测须持相应方法',
  },
  {
    code: 'vet',
    post: /(?:兽|宠物)医(?:生|师)?(?!助理)|执业兽医/u,
    name: '执业兽医资格证',
    note: '独立诊疗和开处方须持证',
  },
  {
    code: 'publicHealth',
    post: /医[师生]/u,
    name: '执业医师资格证（公共卫生类别）',
    note: '医师岗位须持证',
  },
  {
    code: 'fitnessCoach',
    post: /游泳|滑雪|潜水|攀岩/u,
    name: '社会体育指导员（游泳、滑雪等项目）',
    note: '高危险性体育项目的指导人员须持证',
  },
  {
    code: 'refrigeration',
    post: /空调|制冷|冷库/u,
    name: '制冷与空调作业证',
    note: '制冷空调的安装、维修和运行属于特种作业',
  },
];

/** The certificates of an occupation for one of its posts: a manager of a pharmacy must be a licensed pharmacist. */
export function certificatesFor({ code, certificates }: Occupation, position: string): Certificate[] {
  const required = REQUIRED.filter((each) => each.code === code && each.post.test(position));
  return certificates.map((certificate) => {
    const rule = required.find(({ name }) => name === certificate.name);
    return rule ? { ...certificate, need: '必备', note: rule.note } : certificate;
  });
}
