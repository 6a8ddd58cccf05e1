/** Phrases of postings with their possible meaning; an interpretation, not a fact, so each has a question to ask. */
export const HIDDEN_READINGS: readonly {
  readonly pattern: RegExp;
  readonly reading: string;
  readonly question: string;
  /** Words in the posting that make the phrase harmless: living on site is normal in construction. */
  readonly unless?: RegExp;
}[] = [
  {
    pattern: /抗压(?:能力|性|强)|承受[^,;]{0,8}压力|高强度|快节奏/u,
    reading: '可能任务指标重或加班较多',
    question: '实际加班多不多、怎么补偿？考核指标是什么？',
  },
  {
    pattern: /弹性(?:工作|上班|上下班)|不打卡/u,
    reading: '可能没有固定的下班时间',
    question: '弹性的范围是几点到几点？加班怎么计算和补偿？',
  },
  {
    pattern:
      /一岗多[能职]|多面手|身兼|其他(?:临时)?(?:性)?(?:工作|任务|事务|事项)|领导交[办待]|上级交[办待]/u,
    reading: '职责边界可能较宽，会有岗位之外的事务',
    question: '主要工作和临时事务大约各占多少？',
  },
  {
    pattern: /(?<!\d[^,;]{0,6}[次天][^,;]{0,8}|短期|偶尔|少量)出差(?![^,;]{0,6}\d)(?!补贴)/u,
    reading: '出差可能占用较多时间',
    question: '每月出差多少天？补贴标准是什么？',
  },
  {
    pattern: /服从(?:公司)?(?:安排|调[配剂岗])|接受调[岗剂配]/u,
    reading: '岗位或地点可能会被调整',
    question: '入职后会在哪些岗位、哪些城市之间调整？会写进合同吗？',
  },
  {
    pattern: /上不封顶|不设上限|多劳多得|高提成|月入[过破]万/u,
    reading: '收入可能主要靠提成，底薪不高',
    question: '底薪是多少？提成比例和近半年同岗位的收入中位数是多少？',
  },
  {
    pattern: /创业(?:心态|精神|公司|团队)|狼性|拼搏|打鸡血|奋斗者/u,
    reading: '可能强调投入和结果，工作与生活的界限较模糊',
    question: '团队的平均在职时间是多久？加班有没有调休或加班费？',
  },
  {
    pattern: /急[招聘]|长期招聘|大量招聘|招聘\s?(?:[2-9]\d|\d{3,})\s?人/u,
    reading: '可能流动较大或正在扩张',
    question: '这个岗位是新增还是补缺？上一任为什么离开？',
  },
  {
    pattern: /独立(?:负责|完成|承担|开展)|独当一面/u,
    unless:
      /导师|带教|师带徒|老带新|一对一(?:带|指导)|岗前培训|轮岗|(?:[3-9三五六八十]|10)\s*年(?:及)?以上|[3-9]\s*-\s*\d{1,2}\s*年|资深|高级|总监|senior/iu,
    reading: '可能没有专人带教，希望上手就能做',
    question: '入职后有没有带教人和培训期？',
  },
  {
    pattern: /24\s?小时|随时(?:响应|在线|待命)|手机(?:保持)?(?:畅通|开机)|on[- ]?call|值班/iu,
    reading: '下班后可能仍需响应',
    question: '值班怎么排？下班后响应算不算加班？',
  },
  {
    pattern: /倒班|夜班|三班倒|两班倒/u,
    reading: '作息不固定，可能上夜班',
    question: '班次怎么轮换？夜班津贴是多少？',
  },
  {
    pattern: /轮班|排班制|(?:接受|适应|服从|配合)[^,;]{0,6}排班|按排班/u,
    unless: /倒班|夜班/u,
    reading: '班次会轮换，休息日不固定',
    question: '班次怎么轮换？休息日怎么排？',
  },
  {
    pattern: /单休|大小周|做六休一|上六休一|月休\s?[1-6四五六]/u,
    reading: '每周休息不足两天',
    question: '每周一共工作多少小时？多出的工时有没有加班费？',
  },
  { pattern: /酒量|应酬|能喝|饭局/u, reading: '可能有应酬', question: '应酬的频次如何？是否可以不参加？' },
  {
    pattern: /客户资源|自带(?:资源|客户|流量)|有人脉|人脉资源/u,
    reading: '更看重已有的客户资源，而不是培养新人',
    question: '公司提供哪些客户来源？没有资源的新人怎么起步？',
  },
  {
    pattern: /接受(?:小白|应届生|无经验)|零基础|无需经验|不限(?:专业|经验)|小白/u,
    reading: '门槛低，可能以培训后上岗或基础工作为主',
    question: '入职培训由谁付费？培训期间有没有工资？',
  },
  {
    pattern:
      /(?:外包|驻场(?!管理|施工)|外派(?![^,;]{0,4}(?:学习|培训|进修))|派驻|劳务派遣)(?![^,;]{0,12}(?:经验|经历|背景|优先))|第三方(?:签约|合同|签订)/u,
    unless: /施工|工地|监理|班组|土建|安装工程/u,
    reading: '可能不与实际用工单位签合同',
    question: '劳动合同与谁签？社保公积金由谁交？有没有转正式的机会？',
  },
  {
    pattern: /转正(?:机会|名额)|表现优秀[^,;]{0,6}(?:转正|留用)|优秀者可(?:转正|留用)/u,
    reading: '留用名额有限',
    question: '往届实习生的留用比例是多少？什么时候答辩？',
  },
  {
    pattern: /英语(?:作为|为)?工作语言|英文(?:会议|邮件|文档)|海外(?:团队|客户|业务)/u,
    unless: /口译|笔译|同传|交传|传译|翻译(?:专员|员|岗|经理|助理|$)|\b(?:interpreter|translator)\b/iu,
    reading: '日常可能要用外语沟通，面试可能有外语环节',
    question: '工作中外语的使用频次如何？面试有没有外语环节？',
  },
];
