import { regex } from '@qicheng/resume/regex';
import { LAW, type RiskRule } from './risk-rule.js';

/** Money put in as a partner, leaving the job, and internships: terms at the beginning and end of employment. */
export const ENTRY_RULES: readonly RiskRule[] = [
  {
    id: 'fee.invested',
    unlessFound: ['fee.charged', 'deposit.taken', 'fee.entry'],
    kind: 'fee',
    verdict: 'unlawful',
    pattern: regex('u')`
      (?:需要?|须|要求?|必须|自己|本人|个人|员工|入职[者后前]?|应聘者)[^,;]{0,4}
      (?:自备|自筹|自带|投入|缴纳?|交纳?|出资?|认[缴购筹]|入股|投资)[^,;]{0,10}(?:资金|股金|合伙金|本金|\d{3,}\s*元|\d\s*万)
      |自[备筹][^,;]{0,4}(?:启动|周转|经营)?资金|多投多得|带资(?:入职|上岗)|(?:启动资金|合伙金|股金|入伙费|入股金)[^,;]{0,6}\d{3,}
      |(?:入股|出资|参股)\s?\d[^,;]{0,8}(?:才能?|方可|即可)(?:入职|上岗|转正|成为)
    `,
    denied:
      /不[需用]|无需|无须|免|客户|项目|基金|融资|业主|股权激励|期权|公司(?:统一)?(?:承担|出资|提供)|自愿|加盟商|投资人|谨防|警惕|请勿/u,
    why: '以合伙、入股、启动资金等名义要求入职的人先出钱，是变相收取财物；说“多投多得”的还可能是集资骗局。',
    advice: '不要出钱；真要合伙，另签合伙协议并先查清账目，不能当作入职条件。',
    basis: LAW.noFees,
  },
  {
    id: 'contract.notice',
    kind: 'contract',
    verdict: 'unlawful',
    pattern: regex('u')`
      (?:离职|辞职|离岗|离开公司|解约)[^,;]{0,8}提前\s?(?:(?:3[1-9]|[4-9]\d|\d{3})\s?[天日]|(?:[2-9]|[两二三四五六七八九])\s?个?月|(?:[一1]\s?个半月?|[一1]个月半|半年))
      |提前\s?(?:(?:3[1-9]|[4-9]\d|\d{3})\s?[天日]|(?:[2-9]|[两二三四五六七八九])\s?个?月|[一1]\s?个半月?|半年)[^,;]{0,10}(?:离职|辞职|辞呈)
    `,
    denied: /退休|合同(?:到期|期满)|续签|续约|脱密/u,
    why: '劳动者提前三十日书面通知（试用期提前三日）就可以解除合同，不需要批准，约定更长的无效。',
    advice: '离职时保留书面通知的证据；因此被扣工资的，可向 12333 投诉。',
    basis: LAW.notice,
  },
  {
    id: 'internship.bare',
    kind: 'contract',
    verdict: 'unlawful',
    pattern: /实习[^;]{0,24}不签[^,;]{0,6}协议|不签[^,;]{0,4}实习协议|无实习协议/u,
    denied: /严禁|不得/u,
    why: '没有实习协议不得安排学生实习；不签协议，受伤、报酬和证明都没有依据。已毕业的人来上班就是用工，要签劳动合同。',
    advice: '要求学校、单位和本人三方签实习协议，写明报酬、工时和保险；不签的不要去。',
    basis: LAW.internship,
  },
  {
    id: 'internship.unpaid',
    kind: 'contract',
    verdict: 'ask',
    pattern:
      /(?:实习期?间?|顶岗实习)[^;]{0,10}(?:无薪|不计薪|(?:没有?|无|不发|不给|不付)(?:任何)?(?:工资|薪|报酬|补贴|津贴|底薪))|无薪实习/u,
    denied: /不拖欠/u,
    why: '岗位实习的报酬原则上不低于同岗位试用期工资的 80%；已毕业或以就业为目的的，按劳动用工，不得低于当地最低工资。',
    advice: '问清是学校安排的实习还是招聘入职，有没有补贴和保险，写进实习协议。',
    basis: LAW.internship,
  },
];
