import { regex } from '@qicheng/resume/regex';

/** Texts in a posting that are addressed to a program, not to a person. */
const PATTERNS: readonly RegExp[] = [
  /(?:忽略|无视|忘记|忘掉|不要理会|跳过|覆盖)[^。;]{0,16}(?:指令|提示词?|设定|命令|上述内容|以上内容|以上要求|(?:之前|前面|上面|前述)的?(?:内容|要求|规则|说明))/u,
  /(?:你(?:现在)?是|请?扮演|假装(?:你是)?)(?:一[个名位])?(?:[^。;,]{0,6})(?:人工智能|语言模型|大模型|评分系统|AI\s?(?:助手|模型)|简历助手|机器人)/iu,
  /(?:给|打|评|输出|返回|判)[^。;]{0,14}(?:满分|100\s?分|最高分|完全匹配|零分)|(?:评分|得分|分数|匹配度|score)[^。;]{0,6}(?:设为|改为|必须|一律|=|为)[^。;]{0,4}\d{2,3}/iu,
  /系统(?:提示词|指令)|开发者(?:指令|模式)|system\s*(?:prompt|message)?\s*[:=]|<\/?(?:system|assistant|user|script|iframe|img|svg|style)\b|\[\/?INST\]|```/iu,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|context)/iu,
  /\b(?:you are|act as|pretend)\b.{0,30}\b(?:assistant|language model|AI|evaluator)\b|\b(?:score|rate|give)\b.{0,20}\b(?:100|full marks|perfect)\b/iu,
  /(?:泄露|告诉我|打印出?|发送)[^。;]{0,12}(?:密钥|密码|口令|其他(?:用户|候选人)|api\s?key|token)/iu,
  /\[[^\]]*\]\([a-z]+:[^)]*\)|\b(?:drop\s+table|delete\s+from|select\s+\*|union\s+select)\b/iu,
  // Direct address: 若你是AI…, 致…大模型, AI请输出….
  /(?:若|如果?|假如|要是)你?(?:是|为|属于)[^,;。]{0,14}(?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大?模型|机器人|智能体|程序)/iu,
  /(?:^|[^\u4e00-\u9fa5])(?:致|写给|提醒|告知|请)[^,;。:]{0,14}(?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大?模型|筛选程序)[^,;。]{0,6}(?:[:,]|请|务必)/iu,
  regex('iu')`
    (?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大模型|模型|机器人
    |筛选程序)[^,;。:]{0,6}(?:(?:评审|筛选|审核|专用)?指令\s*:
    |(?:请|务必)(?:直接|统一|一律|务必)?(?:输出|回答|回复|返回|给|将|把|忽略|打分|评|判|推荐|标记))
  `,
  /\b(?:note|attention|message|instructions?)\s+(?:to|for)\b.{0,20}\b(?:AI|LLM|bot|models?|screeners?|assistants?)\b/iu,
  /(?:输出|回答|回复|返回|给出|标记为?|判为)[^。;]{0,10}(?:满分|强烈推荐|推荐录用|完全符合|100\s?%)|匹配度[^。;]{0,8}(?:满分|最高|100)/u,
  /(?:视为|作为)最高(?:优先级)?(?:的)?(?:指令|命令)|隐藏(?:这|本|此)(?:句|段|行)|(?:所有|全部|每个|每位|任何)(?:求职者|候选人|应聘者|申请人|简历|人)[^。;]{0,8}(?:给|评|打|判)[^。;]{0,4}(?:A级|A\+|满分|通过|最高|100)/iu,
  /(?:仅?供|面向|写给|致)(?:机器|程序|系统|AI|算法|模型|软件)(?:阅读|读取|识别|解析|看)|阅读(?:本|此|这)(?:页|文|段)的?(?:AI|大?模型|程序|机器)/iu,
  /(?:从现在起|现在开始|接下来)[,:]?你(?:是|要|必须|只)|你的(?:新)?(?:任务|角色|系统设定|最终(?:回答|输出))(?:是|为|改为|:)|(?:在|把)[^。;]{0,8}(?:回答|回复|输出|报告)(?:的)?(?:末尾|开头|最后|结尾)/u,
];

const MACHINE = regex('iu')`
  (?<![A-Za-z])(?:AI|LLM|(?:Chat)?GPT|bot|agent|assistant)(?![A-Za-z])|大?模型|智能体|机器人
  |(?:筛选|评审|评分|评估|解析|匹配|审核)(?:程序|系统|工具|软件|引擎)
  |自动(?:化)?(?:筛选|评分|打分|评审|审核|评估)|解析器|算法
  |(?:机器|程序|软件|系统)(?:自动)?(?:打分|评分|筛选|识别|读取)|简历(?:助手|工具|软件)
`;
const URGED = /(?<![申聘邀宴])请(?![假教])|务必|必须|一律|统一|直接|应当|所有|任何|每[个位份]|只需/u;
const GRADES = regex('iu')`
  (?:给|评|打|标|判|输出|返回|回答|回复|视为|认定|列为|排|生成)[^。;]{0,14}(?:满分|最高|[A-Z]级|优秀|通过|匹配
  |合格|推荐|第一|最佳|首选|录用|100|9\d\s?分)|(?:按|计|排)[^。;,]{0,6}(?:满分|最高分|第一|最前|前列)
  |加\s?\d+\s?分|(?:均|都|全部|一律)[^。;,]{0,6}(?:合格|符合|通过|匹配|满分)
  |(?:忽略|跳过|无视|不要|不必|无需|勿)(?:再)?(?:检查|核对|核验|考虑|参考|指出|扣分|列出|提及|比较|评估|理会
  |告诉|显示|透露)
`;

/** Whether a sentence continues the instructions of the previous one. */
export const isFurtherOrder = (sentence: string): boolean => GRADES.test(sentence);

const isOrder = (sentence: string): boolean =>
  MACHINE.test(sentence) && URGED.test(sentence) && GRADES.test(sentence);

/** Whether a sentence is an instruction to a program; such a sentence is not part of the posting. */
export const isInstruction = (sentence: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(sentence)) || isOrder(sentence);
