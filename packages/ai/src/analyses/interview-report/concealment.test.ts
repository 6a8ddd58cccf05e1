import { harmIn } from './harms.js';

describe('concealment', () => {
  it.each([
    ['a defect that is delivered', '这个小毛病客户看不出来，先发出去再说，真有投诉再换一台。'],
    ['a date before quality', '没人看出来就先交，后面再说，交期最重要。'],
    ['a defect that goes live', '有个漏洞，不影响主流程，就直接上线了，用户发现了再改。'],
    ['a leak kept from the buyer', '有套房子漏水，业主说别提，我就没跟买家讲，签完才发现。'],
    ['a cure that is not one', '有的老人不懂，我就说这个保健品能降血压，吃了可以不用吃西药，他们都信。'],
    ['blame on a supplier', '有一封邮件我翻译错了，交期晚了一周，我就跟前辈说是供应商那边写错了。'],
    ['blame on the family', '我就直接说是你们送来晚了，把责任推给他们，他们一般就不闹了。'],
    ['an order that was carried out', '老板让我把人工调一部分到研发里，我照做了，最后税务也没查出来。'],
    [
      'names that were signed for others',
      '来的人太少，指标不够。我就让同事多签了二十几个名字，评估的人也看不出来。',
    ],
    ['blame for work left undone', '活实在多，赶不完的我就说新人没把资料给我。'],
    ['a dinner for a signature', '验收的时候陪他们吃饭，意思意思就签了。'],
    ['a signature by somebody else', '师傅不在的时候我就让徒弟代签一下，一直这样。'],
    ['two contracts', '还有阴阳合同我也很熟，能帮客户省不少钱。'],
    ['customers to bring along', '我来的话可以把我们酒店的会员名单带过来，两千多个常客的电话我都存着。'],
  ])('is harmful: %s', (_, text) => {
    expect(harmIn(text)?.words).toBeDefined();
  });

  it.each([
    ['a defect that is repaired', '发现一个小问题，我先改好再交，并告诉客户晚半天。'],
    ['a defective part that is held back', '抽检有两件不合格，我没有放行，隔离以后通知了质量部。'],
    ['a defect that is reported', '上线前还有一个缺陷，我如实告诉客户，定了周五的修正版。'],
    ['help for a customer', '老人不懂用手机，我就一步一步教她，她后来自己会挂号了。'],
    ['the truth to a customer', '我跟客户说这个保健品不能代替药，她还是很满意。'],
    ['an own mistake', '有一封邮件我翻译错了，我马上跟前辈承认，当天重发并道歉。'],
    ['a cause found elsewhere', '查下来是供应商的标签贴错了，我和他们一起改了检查表。'],
    ['an audit without findings', '账我自己先核了两遍，最后审计也没查出问题。'],
    ['an order that was refused', '老板让我把人工调到研发里，我说明不合规定，没有照做。'],
    ['contracts that are refused', '客户想签阴阳合同，我拒绝了，讲清了税务风险。'],
    ['customers of an own market', '我熟悉这一片的客户，知道他们看重什么，资料离职时都交回了。'],
    ['a cut in time', '先发出去一版样品，客户确认以后再批量做。'],
    ['a dinner among colleagues', '项目做完以后主任请大家吃饭，谢谢加班的同事。'],
    ['a signature that was refused', '同事让我代签，我没有答应，请他自己补。'],
    ['a delay that is told', '资料来不及的话，我就说明还差哪几份，先做其他部分。'],
    ['a machine that works on', '空调坏了，我们照样上班，第二天就修好了。'],
  ])('is not found in %s', (_, text) => {
    expect(harmIn(text)).toBeUndefined();
  });
});
