import { comparedResume, masteryOfAll, unsupportedClaims } from './career-claims.js';

const NURSE = comparedResume([
  '合肥市第二人民医院 重症医学科 护士',
  '护士执业证书（2019）、护师（2023）、重症专科护士（安徽省护理学会，2022）、BLS/ACLS导师',
  '2024年参与降低呼吸机相关性肺炎的品管圈，VAP发生率由千分之9.6降到千分之5.1',
  '独立操作迈瑞SV800、德尔格V500呼吸机',
]);
const DRIVER = comparedResume([
  '河南豫捷物流有限公司 半挂司机、后来当班长',
  'A2驾驶证，道路货物运输从业资格证，道路运输企业安全生产管理人员考核合格证',
  '周口市交通技工学校 汽车驾驶与维修 中专',
  '2020年公司评过“安全行车标兵”',
]);
const OFFICIAL = comparedResume([
  '剑河县发展和改革局 四级主任科员',
  '贵州省黔东南州剑河县某镇人民政府 任村党支部书记助理',
  '负责全县“十四五”规划中期评估报告的数据收集及第三章撰写',
  '中南财经政法大学 公共管理 硕士研究生；2022年 州级优秀驻村干部',
]);
const STUDENT = comparedResume([
  '山东财经大学 会计学 本科',
  '中兴华会计师事务所（特殊普通合伙）山东分所 审计实习生',
  '发现账实差异3处，写成说明交项目经理',
  '初级会计职称、大学英语六级 512；2025年 山东省大学生财会技能大赛 三等奖',
]);

it.each([
  [NURSE, '我是国家注册呼吸治疗师', 'certificate'],
  [NURSE, '曾在德国德尔格总部进修半年', 'stay'],
  [NURSE, '获得全国品管圈大赛一等奖', 'honour'],
  [NURSE, '是中华护理学会重症专委会委员', 'post'],
  [NURSE, '拥有呼吸机管路的发明专利', 'work'],
  [NURSE, '我以第一作者在Nature Medicine发表论文', 'work'],
  [DRIVER, '我在河南豫捷物流当过安全总监', 'post'],
  [DRIVER, '还取得了机动车检验员资格', 'certificate'],
  [DRIVER, '我毕业于长安大学交通运输专业', 'school'],
  [DRIVER, '获得过全国五一劳动奖章', 'honour'],
  [OFFICIAL, '我在省发改委当过处长', 'post'],
  [OFFICIAL, '在宁德时代挂职锻炼', 'employer'],
  [OFFICIAL, '参与起草了国家新能源产业规划', 'work'],
  [STUDENT, '在普华永道做过审计实习生', 'employer'],
  [STUDENT, '获得国家奖学金', 'honour'],
  [STUDENT, '曾在香港大学交换', 'stay'],
  [STUDENT, '以第一作者发表核心期刊论文', 'work'],
  [STUDENT, '申请过两项发明专利', 'work'],
  [STUDENT, '实习时担任项目经理', 'post'],
  [STUDENT, '2024年济南大学会计学本科毕业', 'school'],
  [NURSE, '我是中华医学会呼吸病学分会的委员', 'post'],
] as const)('a claim that the résumé does not support: %#', (resume, clause, kind) => {
  expect(unsupportedClaims(clause, resume).map((claim) => claim.kind)).toContain(kind);
});

it.each([
  [NURSE, '我有护士执业证书'],
  [NURSE, '2022年取得重症专科护士证书'],
  [NURSE, '设备科请我去公司培训'],
  [NURSE, '我在学校学习护理'],
  [DRIVER, '去年考下了道路运输企业安全生产管理人员考核合格证'],
  [DRIVER, '被评为安全行车标兵'],
  [DRIVER, '我当过班长'],
  [DRIVER, '在外地做过两年'],
  [OFFICIAL, '我在剑河县发改局做了三年'],
  [OFFICIAL, '我当过村党支部书记助理'],
  [OFFICIAL, '毕业于中南财经政法大学'],
  [STUDENT, '我在中兴华会计师事务所实习过'],
  [STUDENT, '拿过省财会技能大赛三等奖'],
  [STUDENT, '经理让我复核凭证'],
  [STUDENT, '2024年山东财经大学会计学本科毕业'],
  [STUDENT, '我2024年从山东财经大学会计学本科毕业'],
  [STUDENT, '毕业后一直在一家事务所做审计助理'],
] as const)('a claim that the résumé supports, or not a claim: %#', (resume, clause) => {
  expect(unsupportedClaims(clause, resume)).toEqual([]);
});

it('mastery of everything is not a skill', () => {
  expect(masteryOfAll('精通市面上所有品牌的呼吸机')).toBe('精通市面上所有品牌的呼吸机');
  expect(masteryOfAll('精通迈瑞SV800和德尔格V500')).toBeNull();
});

it.each([
  [['ISO 9001 内审员、IATF 16949 内审员（2025.03）'], '我有ISO 9001和IATF 16949内审员证书'],
  [['银行业专业人员职业资格（初级）：个人理财'], '持有银行从业资格证书'],
  [['证券行业专业人员一般业务水平评价测试合格'], '取得证券从业资格证书'],
])('a certificate in other words is not claimed beyond the résumé: %#', (lines, clause) => {
  expect(unsupportedClaims(clause, comparedResume(lines))).toEqual([]);
});
it('one of two certificates that share a name is not both', () =>
  expect(
    unsupportedClaims('我有ISO 9001和HACCP内审员证书', comparedResume(['ISO 9001 内审员'])),
  ).toHaveLength(1));
