interface Choice {
  value: string;
  label: string;
}

/** An input of an offer; `path` is its path in the question. */
export interface OfferField {
  path: string;
  label: string;
  kind: 'text' | 'number' | 'choice' | 'flag';
  unit?: string;
  hint?: string;
  options?: readonly Choice[];
  isRequired?: boolean;
}

interface OfferFieldGroup {
  title: string;
  fields: readonly OfferField[];
}

const choices = (...values: string[]): readonly Choice[] => values.map((value) => ({ value, label: value }));
const text = (path: string, label: string, more: Partial<OfferField> = {}): OfferField => ({
  path,
  label,
  kind: 'text',
  ...more,
});
const number = (path: string, label: string, unit: string, more: Partial<OfferField> = {}): OfferField => ({
  path,
  label,
  unit,
  kind: 'number',
  ...more,
});
const choice = (path: string, label: string, options: readonly Choice[], hint?: string): OfferField => ({
  path,
  label,
  options,
  kind: 'choice',
  ...(hint === undefined ? {} : { hint }),
});

const RATING: readonly Choice[] = [
  { value: '5', label: '5 很好' },
  { value: '4', label: '4 较好' },
  { value: '3', label: '3 一般' },
  { value: '2', label: '2 较差' },
  { value: '1', label: '1 很差' },
];

/** Required of every offer. */
export const MAIN_FIELDS: readonly OfferField[] = [
  text('company', '公司', { isRequired: true }),
  text('role', '岗位', { isRequired: true }),
  text('city', '城市', { isRequired: true }),
  number('monthlySalary', '月薪（税前）', '元/月', { isRequired: true, hint: '可写 18000、18k 或 1.8万' }),
];

/** Optional; empty fields are reported as missing and never guessed. */
export const MORE_FIELDS: readonly OfferFieldGroup[] = [
  {
    title: '奖金与补贴',
    fields: [
      number('salaryMonths', '全年固定薪数', '个月', { hint: '写进合同的，如 13' }),
      number('bonusMonths.base', '年终奖（一般）', '个月'),
      number('bonusMonths.low', '年终奖（最低）', '个月'),
      number('bonusMonths.high', '年终奖（最高）', '个月'),
      number('signingBonus', '签字费（一次）', '元'),
      number('firstYearMonths', '入职第一年工作月数', '个月', { hint: '如 7 月入职填 6；不填按 12' }),
      number('housingAllowance', '住房补贴', '元/月'),
      number('transportAllowance', '交通补贴', '元/月'),
      number('raisePercent.base', '年涨幅（一般）', '%'),
      number('raisePercent.low', '年涨幅（最低）', '%'),
      number('raisePercent.high', '年涨幅（最高）', '%'),
    ],
  },
  {
    title: '社保与公积金',
    fields: [
      number('insuranceBase', '社保缴费基数', '元/月'),
      number('insuranceFloor', '当地社保基数下限', '元/月', { hint: '没有收录的城市请填写' }),
      number('insuranceCap', '当地社保基数上限', '元/月', { hint: '没有收录的城市请填写' }),
      number('insurancePercent', '社保个人比例', '%', { hint: '各险合计；不填按规定比例' }),
      number('fundBase', '公积金基数', '元/月'),
      number('fundPercent', '公积金个人比例', '%'),
      number('employerFundPercent', '公积金单位比例', '%'),
      number('fundCap', '当地公积金基数上限', '元/月', { hint: '没有收录的城市请填写' }),
      choice('fundRounding', '公积金月缴存额取整', choices('分', '角', '元'), '各地不同；不填按分'),
    ],
  },
  {
    title: '生活与感受',
    fields: [
      number('weeklyHours', '每周工时', '小时'),
      number('commuteMinutes', '单程通勤', '分钟'),
      number('monthlyRent', '房租', '元/月'),
      choice('hukou', '户口', choices('承诺办理', '可申请', '不提供')),
      choice('growth', '成长空间', RATING, '您自己的判断'),
      choice('interest', '岗位兴趣', RATING, '您自己的判断'),
      text('equity.terms', '股权或期权', { hint: '不计入现金，单独列出' }),
      number('equity.statedValue', '对方所称价值', '元'),
    ],
  },
  {
    title: '合同条款',
    fields: [
      number('contract.termMonths', '合同期限', '个月', { hint: '无固定期限填 0' }),
      number('contract.probationMonths', '试用期', '个月'),
      number('contract.probationPayPercent', '试用期工资比例', '%'),
      choice(
        'contract.penalty.reason',
        '违约金缘由',
        choices('提前离职', '服务期', '竞业限制', '户口', '三方协议', '其他'),
      ),
      number('contract.penalty.amount', '违约金', '元'),
      number('contract.penalty.trainingCost', '单位所付培训费', '元'),
      number('contract.nonCompete.months', '竞业限制', '个月'),
      number('contract.nonCompete.monthlyPay', '竞业补偿', '元/月'),
      {
        path: 'contract.takesDeposit',
        label: '收押金或扣留证件',
        kind: 'flag',
        options: [
          { value: 'true', label: '是' },
          { value: 'false', label: '否' },
        ],
      },
    ],
  },
];

/** Monthly amounts of the special additional deductions (专项附加扣除). */
export const DEDUCTION_FIELDS: readonly OfferField[] = [
  number('rent', '住房租金', '元/月', { hint: '800、1,100 或 1,500' }),
  number('mortgageInterest', '住房贷款利息', '元/月'),
  number('education', '继续教育', '元/月'),
  number('parents', '赡养老人', '元/月'),
  number('childEducation', '子女教育', '元/月'),
  number('infantCare', '婴幼儿照护', '元/月'),
];
