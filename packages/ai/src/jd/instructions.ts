/** What somebody writes into a posting for a program that reads it; to a person it says nothing. */
const PATTERNS: readonly RegExp[] = [
  /(?:忽略|无视|忘记|忘掉|不要理会|跳过|覆盖)[^。;]{0,16}(?:指令|提示词?|设定|命令|上述内容|以上内容|以上要求|之前的?(?:内容|要求|规则))/u,
  /(?:你(?:现在)?是|请?扮演|假装(?:你是)?)(?:一[个名位])?(?:[^。;,]{0,6})(?:人工智能|语言模型|大模型|评分系统|AI\s?(?:助手|模型)|简历助手|机器人)/iu,
  /(?:给|打|评|输出|返回|判)[^。;]{0,14}(?:满分|100\s?分|最高分|完全匹配|零分)|(?:评分|得分|分数|匹配度|score)[^。;]{0,6}(?:设为|改为|必须|一律|=|为)[^。;]{0,4}\d{2,3}/iu,
  /系统(?:提示词|指令)|开发者(?:指令|模式)|system\s*(?:prompt|message)?\s*[:=]|<\/?(?:system|assistant|user|script|iframe|img|svg|style)\b|\[\/?INST\]|```/iu,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|above|previous|context)/iu,
  /\b(?:you are|act as|pretend)\b.{0,30}\b(?:assistant|language model|AI|evaluator)\b|\b(?:score|rate|give)\b.{0,20}\b(?:100|full marks|perfect)\b/iu,
  /(?:泄露|告诉我|打印出?|发送)[^。;]{0,12}(?:密钥|密码|口令|其他(?:用户|候选人)|api\s?key|token)/iu,
  /\[[^\]]*\]\([a-z]+:[^)]*\)|\b(?:drop\s+table|delete\s+from|select\s+\*|union\s+select)\b/iu,
  // Spoken to directly: 若你是AI…, 致…大模型, AI请输出….
  /(?:若|如果?|假如|要是)你?(?:是|为|属于)[^,;。]{0,14}(?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大?模型|机器人|智能体|程序)/iu,
  /(?:^|[^\u4e00-\u9fa5])(?:致|写给|提醒|告知|请)[^,;。:]{0,14}(?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大?模型|筛选程序)[^,;。]{0,6}(?:[:,]|请|务必)/iu,
  /(?:(?<![A-Za-z])(?:AI|LLM|GPT)(?![A-Za-z])|大模型|模型|机器人|筛选程序)[^,;。:]{0,6}(?:(?:评审|筛选|审核|专用)?指令\s*:|(?:请|务必)(?:直接|统一|一律|务必)?(?:输出|回答|回复|返回|给|将|把|忽略|打分|评|判|推荐|标记))/iu,
  /\b(?:note|attention|message|instructions?)\s+(?:to|for)\b.{0,20}\b(?:AI|LLM|bot|models?|screeners?|assistants?)\b/iu,
  /(?:输出|回答|回复|返回|给出|标记为?|判为)[^。;]{0,10}(?:匹配度|满分|强烈推荐|推荐录用|完全符合|100\s?%)|匹配度[^。;]{0,8}(?:满分|最高|100)/u,
  /(?:视为|作为)最高(?:优先级)?(?:的)?(?:指令|命令)|隐藏(?:这|本|此)(?:句|段|行)|(?:所有|全部|每个|每位|任何)(?:求职者|候选人|应聘者|申请人|简历|人)[^。;]{0,8}(?:给|评|打|判)[^。;]{0,4}(?:A级|A\+|满分|通过|最高|100)/iu,
];

/** Whether a sentence speaks to a program; such a sentence is no part of a posting. */
export const isInstruction = (sentence: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(sentence));
