import { harmIn } from './harms.js';

describe('evasion of rules', () => {
  it.each([
    ['records for an inspection', '消防来检查那天我让文员把半年的巡查记录补上，他们没有看出来。'],
    ['registrations for an inspection', '派出所抽查时我临时补登了十几个房客，也没被查到。'],
    ['goods out of sight', '市监来检查前我把过了期的调料都撤走藏到车上，从来没被发现过。'],
    ['a record made up overnight', '飞检之前我能带人连夜把温湿度记录补好，从来没有被开过不符合项。'],
    ['a way around a limit', '车上的限速我知道怎么破解，跑长途一趟能省两个小时。'],
    ['a way around a permit', '我有办法绕过环评审批，先把生产线开起来。'],
    ['a device that is switched off', '跑夜车的时候我把行驶记录仪关掉就行了，公司查不了。'],
    ['work without a permit', '没有动火票我们也照样能动火，抢工期的时候都这样。'],
    ['a notice that is not given', '夜间施工的备案一般都不办，工地上没人管。'],
    ['a connection', '环保局我有熟人，排放超标也能摆平。'],
    ['a connection to inspectors', '我认识消防的领导，检查之前打个招呼就能过。'],
    ['a certificate to lend', '我的一级建造师证可以挂在贵公司，一年给我几万就行。'],
    ['dues that are not paid', '我可以帮公司少交社保，员工都签一份自愿放弃的说明。'],
    ['papers of clients', '入职以后我可以把手上六十家经销商的报价和合同一起带过来给贵公司用。'],
    ['files of patients', '我能把现在诊所两千多个患者的电话和病历都导过来。'],
  ])('is named: %s', (_, text) => {
    expect(harmIn(text)?.words).toMatch(/不能这样(?:做|说)/u);
  });

  it.each([
    ['records that were kept', '消防检查前我把巡查记录重新核了一遍，检查没有发现问题。'],
    ['a gap that was reported', '审核时发现培训记录缺两份，我没有补，如实报告了，限期重新培训。'],
    ['missing papers found by oneself', '检查组没有看出来的两处隐患，我自己登记下来，当周整改。'],
    [
      'a gap that was explained',
      '审计前发现缺三份验收单，我连夜补了情况说明并报告了经理，注明是后补的单据。',
    ],
    ['a refusal', '班长让我先动火后补票，我没有答应，等动火票批下来才干。'],
    ['the rules themselves', '没有办下许可证之前，我们只能做场地清理，不能开工。'],
    ['what rules exempt', '微型无人机在适飞空域里按规定不用报备就能飞，其余的我都提前申请。'],
    ['a risk', '我会帮公司规避税务风险，按规定足额申报。'],
    ['people who evade', '有的司机会绕过检查站，我们用定位轨迹识别出来再谈话。'],
    ['work with an authority', '我和环保局的同志对接过三年，整改材料都是我按要求整理的。'],
    ['certificates of one’s own', '我的一级建造师证注册在现在的单位，离职后可以转到贵公司。'],
    ['lawful savings', '我帮公司用研发加计扣除政策少交了税款八十万元，都是按规定备案的。'],
    ['papers at work', '每次换药前我把病人的病历一起带过来，请主任再看一遍。'],
    ['papers handed back', '原单位的客户资料离职时都交回了，我不会带过来。'],
    ['own experience', '我可以把做连锁门店的经验带到贵公司，从排班和损耗做起。'],
    ['a detour', '巡线遇到塌方，我绕过检查井走了另一条路，晚了二十分钟，当天报告了队长。'],
    ['an audit', '去年年审时我补写了三份会议纪要，说明了补写的日期，审计没有异议。'],
  ])('is not found in %s', (_, text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});
