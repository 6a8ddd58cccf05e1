import { isEmptyAct, withoutEmptyActs } from './empty-act.js';
import { writtenPartOf } from './narrated.js';

describe('a clause that tells nothing done', () => {
  it.each([
    '得到了店长的一致认可',
    '提升了自己的应变能力',
    '积累了丰富的销售经验',
    '学会了开数控车床',
    '了解了检测流程',
    '使我增强了团队意识',
  ])('%s', (clause) => {
    expect(isEmptyAct(clause)).toBe(true);
  });

  it.each([
    '获得客户锦旗3面',
    '提高了良率5个百分点',
    '积累客户200家',
    '培养储备店长4人',
    '提升设备利用率',
    '受到集团通报表扬',
    '了解客户需求并给出方案',
  ])('not: %s', (clause) => {
    expect(isEmptyAct(clause)).toBe(false);
  });

  it('leaves the acts next to it', () => {
    expect(withoutEmptyActs('负责门诊导诊，每天接待200人，提高了沟通能力')).toBe(
      '负责门诊导诊，每天接待200人',
    );
  });
});

describe('the written part of a narration', () => {
  it('leaves the duties and drops what is told', () => {
    expect(writtenPartOf('负责卸货，理货，管仓库，有司机吵就去劝，有个客户送来的货我帮他找到的')).toBe(
      '负责卸货，理货，管理仓库',
    );
  });

  it('leaves a text that is told from its beginning as it is', () => {
    const text = '还有一些杂事也是我在做，比如发快递';
    expect(writtenPartOf(text)).toBe(text);
  });
});
