import { withAllRows } from '#test/jd/all-rows.js';
import { findJobRisks } from '../find-risks.js';
import { parseJobDescription } from '../parse.js';

const posting = (line: string, post = '行政专员'): string =>
  `岗位：${post}\n任职要求：大专及以上学历；\n${line}\n薪资：5000-6000元/月`;
const risksIn = (line: string, post?: string) =>
  findJobRisks(posting(line, post), parseJobDescription(posting(line, post)));

describe('unlawful and dangerous terms are named by kind, in the words of any trade', () => {
  it.each([
    ['deposit.taken', '缴纳项目风险保证金20万元，项目结算后退还'],
    ['deposit.taken', '项目负责人须垫付8万元作为风险抵押'],
    ['deposit.demanded', '厨师长进场缴存5万元作为担保'],
    ['deposit.guarantor', '入职须找两名公务员担保'],
    ['deposit.guarantor', '物流专员需家人签字作保'],
    ['fee.training', '入职前参加总部统一的技能训练营，费用3980元'],
    ['fee.training', '催乳师须在本中心参加考证班2680元'],
    ['fee.condition', '购买样品一套1980元才能签约'],
    ['fee.loan', '店长要用自己的名字办贷款给店里进货'],
    ['fee.vehicle', '货车司机零首付提车，公司包货源'],
    ['documents.kept', '海员证由公司代存，下船时领取'],
    ['documents.wageCard', '工资卡由班组长统一保管'],
    ['probation.unpaid', '新人带教期20天，只管饭不开工资'],
    ['probation.unpaid', '后厨先干两天看看，这两天不算钱'],
    ['wages.late', '工资平时每月发生活费3000元，其余年底结清'],
    ['wages.late', '木工每月借支1500元，工程款到位统一结账'],
    ['wages.byClient', '工资按甲方进度款到账情况发放'],
    ['wages.inKind', '教练工资由会员卡抵一部分'],
    ['wages.cut', '手机贴膜师贴坏屏幕按进价三倍赔偿'],
    ['wages.cut', '离职未结提成不予发放'],
    ['contract.leaving', '合同期内离职须赔偿培训费2万元'],
    ['contract.copy', '劳动合同一式一份，公司留存'],
    ['contract.blank', '先签空白合同，工资入职后再填'],
    ['contract.disguised', '签经纪合同，坐班8小时，服从排班'],
    ['contract.disguised', '司机须办理个体工商户执照'],
    ['insurance.cash', '五险折成每月600元打入工资'],
    ['insurance.low', '社保按深圳最低档缴纳'],
    ['hours.holidayUnpaid', '法定节假日正常上班，事后调休'],
    ['hours.holiday', '春节、国庆正常上班'],
    ['hours.leave', '年假要满五年才享受'],
    ['hours.sick', '生病请假一律按旷工'],
    ['hours.996', '两班倒，每班12小时，月休两天'],
    ['burden.accident', '安全事故由项目经理个人承担全部经济责任'],
    ['burden.accident', '吊装作业出了事故由班长承担一切费用'],
    ['burden.accident', '受伤的公司最多出两千元医药费'],
    ['burden.loss', '库房盘亏由仓管员全额补足'],
    ['safety.none', '喷漆工，口罩手套自己买'],
    ['safety.none', '拆除工，不发安全帽'],
    ['illegal.licence', '电工没证也能干，老师傅带两天就行'],
    ['illegal.licence', '护士资格证还没下来的可先独立值班'],
    ['illegal.injection', '护士可独立为顾客注射玻尿酸'],
    ['illegal.minor', '15岁的也收，剪线头'],
    ['illegal.minor', '16岁以上，喷漆房夜班'],
    ['illegal.certificate', '招一级造价师一名，不用到场'],
    ['illegal.data', '能配合把检测报告和验收资料“做平”'],
    ['illegal.data', '检测数据调整到合格范围后出报告'],
    ['illegal.escort', '陪客人唱歌喝酒，小费日结'],
    ['freedom.punished', '业绩倒数第一名罚跑操场20圈'],
    ['bias.excluded', '有孩子没上学的请绕行'],
    ['bias.excluded', '外省的不收，之前打过架'],
    ['bias.faith', '有宗教信仰者不录用'],
    ['photos.body', '投递时附泳装照两张及三围'],
    ['photos.full', '加微信先发全身照'],
    ['post.other', '前三个月轮岗到市场部，完成每日电话邀约任务'],
    ['terms.companion', '女秘书，陪老板出差同住'],
    ['terms.drinking', '酒量好，能陪业主应酬'],
    ['terms.watched', '员工私人微信须交公司查看'],
    ['terms.relatives', '新人首周让20个亲戚朋友开户'],
    ['scam.crime', '放置通信设备在家里，每天200元电费补助'],
    ['scam.crime', '去妙瓦底做网络推广'],
    ['deposit.demanded', '保洁入场先押800元'],
    ['fee.condition', '报名费、保险费共680元，到岗前付清'],
    ['wages.late', '茶季结束才结账'],
    ['wages.minimum', '见习期只发最低工资的七成'],
    ['wages.cut', '跑单的由值台服务员照价赔'],
    ['contract.none', '转正才给合同'],
    ['insurance.cash', '社保可不买，折合400元给本人'],
    ['hours.holidayUnpaid', '春节轮班，工资跟平常一样'],
    ['burden.accident', '出了车祸一切费用司机本人承担'],
    ['burden.accident', '被猫狗咬伤公司不报销'],
    ['bias.ethnicity', '因食堂原因回族不招'],
    ['bias.health', '乙肝患者不收'],
    ['illegal.certificate', '寻二建市政，不转社保，两年6万'],
    ['illegal.minor', '16岁女生即可，KTV服务'],
    ['illegal.data', '负责美化财务报表，让银行授信通过'],
    ['illegal.data', '懂得应付飞检，把缺的批记录补齐'],
    ['scam.crime', '帮忙接收验证码，一个5元'],
    ['scam.signs', '收集电话卡，一张200元'],
    ['fee.loan', '入职需用本人身份证注册一家公司'],
    ['probation.unpaid', '面点学徒头一个月没有工资'],
    ['hours.holidayUnpaid', '端午、国庆照常上班，之后安排补休'],
    ['bias.excluded', '外省籍应聘者请勿投递'],
    ['burden.accident', '叉车撞到人，费用由司机本人承担'],
    ['pay.headline', '主要靠升单，底薪2800+提成'],
  ])('%s: %s', (id, line) => {
    const found = risksIn(line).find((risk) => risk.id === id);
    expect(found?.sentence).toBe(line);
  });

  it.each([
    '保安服装由公司免费配发，离职交回即可',
    '负责押金、保证金等往来款项的台账登记',
    '需要有投标保证金管理经验',
    '公司出资安排外训',
    '负责学员学费收取、退费和分期办理',
    '协助船员办理海员证、护照',
    '试课一节，给课时费100元',
    '工资每月10日准时到账，年底双薪',
    '项目奖金在竣工结算后发放',
    '提成随客户回款按月结算',
    '负责在甲方未按期付款时办理工期顺延',
    '处理客户投诉、差评，跟进改进',
    '参与安全事故调查，落实整改',
    '为员工购买雇主责任险，出险由保险公司赔付',
    '管理劳动合同的签订、续签、归档',
    '负责与灵活用工平台对接，审核结算单',
    '熟悉各地社保最低基数与公积金政策',
    '国庆、春节正常放假',
    '节假日值班有三倍工资',
    '年假5天起，未休折算工资',
    '负责孕妇、产妇的产后康复指导',
    '有孩子的员工可申请弹性上班',
    '尊重少数民族员工的宗教信仰',
    '超市的不收费寄存柜管理',
    '平面模特，需提供模卡、三围、全身照',
    '内衣设计助理，熟悉泳装面料',
    '修改施工图纸，根据专家意见完善报告',
    '负责检测数据的处理、分析与报告撰写',
    '没有教师资格证的可先做助教',
    '在医生指导下配合完成注射操作',
    '无证者公司安排培训取证后上岗',
    '负责15岁以下青少年篮球课程教学',
    '试用期内离职提前3天通知',
    '住家照护老人，单独房间',
    '海外市场推广专员，英语流利',
    '负责手机卡、宽带等通信产品销售',
    '人事助理，协助电话邀约面试',
    '二手车销售，熟悉按揭、零首付政策',
    '宿舍楼道装有监控，安全有保障',
    '检查工人安全帽、安全带佩戴情况',
    '用本人手机号注册社交账号',
    '女更衣室、女浴室管理，限女性',
    '厂区封闭管理，外出登记即可',
    '负责美化PPT和报表版式',
    '按规范填写检验记录，配合飞检',
    '负责短信验证码接口的测试',
    '面向6-15岁学员授课',
    '糖尿病患者健康管理',
    '车辆由公司投保全险，事故由保险理赔',
    '配合处理交通事故定损',
  ])('finds nothing in: %s', (line) => {
    expect(risksIn(line).map(({ id, verdict }) => `${id} ${verdict}`)).toEqual([]);
  });

  it('aesthetic procedures done alone are unlawful for a nurse, not for a physician', () => {
    const line = '会打水光针者优先（可独立操作）';
    expect(risksIn(line, '医美护士').map(({ id }) => id)).toContain('illegal.beauty');
    expect(risksIn(line, '医美医生').map(({ id }) => id)).not.toContain('illegal.beauty');
  });

  it('turns at sales are reported for other posts only', () => {
    const line = '前三个月在市场部轮岗，每天拨打100个电话';
    expect(risksIn(line, '人事专员').map(({ id }) => id)).toContain('post.other');
    expect(risksIn(line, '销售代表').map(({ id }) => id)).not.toContain('post.other');
    const team = '团队主要做买卖合同纠纷和股权转让';
    expect(risksIn(team, '律师助理').map(({ id }) => id)).not.toContain('post.other');
    expect(risksIn('入职后主要卖理财产品', '行政助理').map(({ id }) => id)).toContain('post.other');
  });

  it.each(['安全事故由班组长个人承担经济责任', '电镀车间无防护用品', '能与老板同住的生活助理'])(
    'the danger alone advises against an application: %s',
    (line) => {
      const { refusal } = withAllRows({ text: posting(line), month: '2026-11', resume: null });
      expect(refusal?.text).toContain('不建议投');
    },
  );
});
