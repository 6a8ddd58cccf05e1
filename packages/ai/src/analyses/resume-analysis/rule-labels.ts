const LABELS: Readonly<Record<string, string>> = {
  'module.absent': '缺少的模块',
  'module.replaced': '由其他经历代替的模块',
  'module.start': '各模块的起始分',
  'completeness.facts': '应写明的信息',
  'completeness.skills': '技能、证书与语言的数量',
  'quantified.result': '写出数量或结果的条目',
  'quantified.scale': '写出数量的条目',
  'quantified.words': '没有读到数字的结果',
  'quantified.none': '没有结果的条目',
  'quantified.enough': '量化结果的数量',
  'quantified.share': '有数量或结果的条目占比',
  'wording.duty': '只有职责的条目',
  'wording.vague': '空泛的表述',
  'wording.empty': '没有内容的句子',
  'intention.empty': '求职意向里不是岗位的词',
  'layout.oldest': '从最早写起的列表',
  'education.twoBachelors': '两段同级学历',
  'privacy.shown': '不宜公开的信息',
  'fact.impossible': '不可能或前后矛盾的数字',
  'fact.inflated': '与自己的数字对不上的说法',
  'wording.padded': '大词过多',
  'wording.spoken': '说法像聊天的条目',
  'fact.unlikely': '难以置信的说法',
  'layout.crowded': '条目过多',
  'layout.block': '整段文字没有分条',
  'harmful.strike': '对求职不利的内容',
  'order.strongest': '最有说服力的条目',
  'layout.thin': '经历描述过少',
  'ats.heading': '少见的模块标题',
  'ats.month': '时间没有写到月份',
  'relevance.position': '目标岗位',
  'relevance.mismatch': '目标与经历对口',
  'relevance.background': '相关的专业或岗位',
  'relevance.keyword': '岗位关键词',
};

const GROUPS: Readonly<Record<string, string>> = {
  typo: '错别字与重复字',
  english: '英文拼写',
  punctuation: '标点与字符',
  date: '时间',
  contact: '联系方式',
  content: '内容检查',
};

/** The label of a rule in the breakdown of the score. */
export const ruleLabel = (ruleId: string): string =>
  LABELS[ruleId] ?? GROUPS[ruleId.split('.')[0] ?? ''] ?? ruleId;
