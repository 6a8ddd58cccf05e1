import { placeholderFor } from '#src/text/placeholder.js';
import type { CompanionAnswerReader } from '../companion-answer-reader.js';
import { block, type Category, script } from '../companion-answer-reader.js';

const yuan = (amount: number): string => `${amount.toLocaleString('zh-CN')} 元`;

const WAYS: Readonly<Record<string, string>> = {
  电话: '电话里先确认对方方便，再说结论，最后约一个书面确认。',
  邮件: '邮件写结论、依据、请求三段，三百字以内，附上能核对的材料。',
  面谈: '面谈前写好三个数字：期望、可接受、走开的线；说完期望后停下来等对方。',
  微信: '微信只约时间和要点，具体数字尽量电话或邮件说，避免被截图误读。',
};

/** 谈薪: the gap, the arguments, the wording, and possible concessions. */
export const salaryNegotiation: Category = (answers) => {
  const offered = answers.number('offered') ?? 0;
  const expected = answers.number('expected') ?? 0;
  const bottom = answers.number('bottom');
  const gap = expected - offered;
  const percent = offered > 0 ? Math.round((gap / offered) * 1_000) / 10 : 0;
  const reasons = answers.list('grounds');
  const hasReasons = reasons.some((each) => each !== '暂时没有');
  return {
    summary:
      gap <= 0
        ? `对方给出的 ${yuan(offered)} 已不低于您的期望 ${yuan(expected)}，重点可以放在年终奖、试用期工资和入职时间。`
        : `期望比对方给出的高 ${yuan(gap)}（${percent}%）。${hasReasons ? '您有依据，可以谈。' : '目前没有可核对的依据，先谈构成与试用期工资，成功率更高。'}`,
    blocks: [
      block('numbers', '三个数字', '把它们写在手边，谈的时候不要临时改。', [
        `期望：${yuan(expected)}`,
        `对方给出：${yuan(offered)}`,
        bottom === null
          ? `可接受：${placeholderFor('最低可以接受的月薪')}`
          : '可接受的底线已记在这次记录里，不会写进话术',
      ]),
      block('grounds', '依据', '只用能核对的依据，不编行情。', reasonItems(answers, reasons)),
      block('trade', '可以交换的条件', '月薪谈不动时，按您看重的顺序谈这些。', [
        '试用期长度与试用期工资比例',
        '年终奖、绩效与调薪周期写进录用通知',
        '入职时间、培训预算、远程或弹性',
        '社会保险与公积金的基数和比例',
      ]),
    ],
    scripts: scripts(answers, { offered, expected, gap }),
    steps: [
      { title: '先问构成', text: '请对方写清基本工资、绩效、年终奖、试用期工资和社保基数。' },
      { title: '再给依据', text: '把最强的一条依据说清楚，然后说期望数字，停下来。' },
      { title: '最后确认', text: '达成后请对方发邮件或者更新录用通知，不要只听口头。' },
    ],
    checklist: [
      { text: '数字能说清来源', why: '来源不明的数字会被当场否定' },
      { text: '没有用离职威胁对方', why: '说不到做不到会损害信任' },
      { text: '问清是税前还是税后、含不含奖金', why: '同一个数字，口径不同差距很大' },
    ],
    notes: [
      ...(hasReasons
        ? []
        : ['没有薪资数据时，不要编造行情；可以用“Offer 选择”比较总收入，或查当地人社部门的工资价位。']),
      WAYS[answers.text('way')] ?? '',
    ].filter((note) => note !== ''),
  };
};

const reasonItems = (answers: CompanionAnswerReader, reasons: readonly string[]): string[] => [
  ...reasons.filter((each) => each !== '暂时没有'),
  ...(answers.text('groundText') === '' ? [] : [answers.text('groundText')]),
  ...(reasons.length === 0 || reasons.every((each) => each === '暂时没有')
    ? ['暂时没有：先补一条，例如其他 Offer 的书面材料，或者带来源与日期的薪资数据']
    : []),
];

function scripts(
  answers: CompanionAnswerReader,
  { offered, expected, gap }: { offered: number; expected: number; gap: number },
) {
  const position = answers.fact('position', '岗位');
  const reason = answers.text('groundText') || placeholderFor('一条能核对的依据');
  if (gap <= 0)
    return [
      script(
        '确认待遇',
        `谢谢您的邀请，${position}的 ${yuan(offered)} 我可以接受。想再确认试用期工资、年终奖的计算方式和入职时间，方便写进录用通知吗？`,
      ),
    ];
  return [
    script(
      '提出期望',
      `感谢您给的机会，我很想加入并做好${position}。关于薪资，${reason}，所以我的期望是税前 ${yuan(expected)}/月。请问在级别和预算里，有没有调整的空间？`,
    ),
    script(
      '对方说不能涨',
      `理解预算的限制。如果月薪维持 ${yuan(offered)}，能不能在试用期工资比例、年终奖或者六个月后的调薪评估上写清楚？`,
    ),
    script(
      '需要考虑时间',
      `这个方案我需要认真考虑，能否给我到${placeholderFor('日期')}答复？如果有需要补充的信息，我会主动联系您。`,
    ),
    script(
      '达成一致',
      `谢谢，我理解的方案是税前 ${yuan(expected)}/月，方便发一封录用通知写明构成与入职日期吗？我确认后回复。`,
    ),
  ];
}
