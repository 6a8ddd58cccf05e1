/** Interchangeable tools: who knows one can learn another, but has not used it yet. */
export const SUBSTITUTES: readonly (readonly string[])[] = [
  ['用友', '金蝶', 'SAP', '管家婆', '浪潮', 'Oracle EBS', '鼎捷'],
  ['MySQL', 'PostgreSQL', 'Oracle', 'SQL Server'],
  ['Kafka', 'RabbitMQ', 'RocketMQ', 'Pulsar', 'ActiveMQ'],
  ['Spring Cloud', 'Dubbo', 'gRPC'],
  ['Vue', 'React', 'Angular'],
  ['Spring Boot', 'Django', 'Flask', 'Gin'],
  ['Docker', 'Kubernetes'],
  ['Figma', 'Sketch', 'Adobe XD', 'MasterGo', '即时设计'],
  ['Photoshop', 'Illustrator', 'CorelDRAW', 'InDesign'],
  ['C4D', 'Blender', '3ds Max', 'Maya'],
  ['Premiere', '剪映', 'Final Cut', '达芬奇'],
  ['SolidWorks', 'UG', 'CATIA', 'Creo', 'Inventor'],
  ['Tableau', 'Power BI', 'FineBI', 'Quick BI'],
  ['SPSS', 'Stata', 'SAS', 'EViews'],
  ['北森', 'Moka', '飞书招聘', '大易'],
  ['Salesforce', '纷享销客', '销售易', 'HubSpot'],
  ['广联达', '鲁班', '斯维尔'],
  ['钉钉', '飞书', '企业微信'],
  ['抖音', '快手', '视频号', '小红书', 'B站'],
  ['淘宝', '天猫', '京东', '拼多多', '抖店'],
  ['千川', '直通车', '万相台', '巨量引擎'],
  ['Selenium', 'Appium', 'Playwright', 'Cypress'],
  ['西门子', '三菱', '欧姆龙'],
  ['STM32', '51单片机', 'ESP32'],
  ['ANSYS', 'Abaqus', 'COMSOL'],
  ['阿里云', '腾讯云', '华为云', 'AWS'],
  ['Flink', 'Spark', 'Hadoop'],
  ['XGBoost', 'LightGBM', 'CatBoost', 'GBDT'],
  [
    'A/B 测试',
    'A/B',
    'AB测试',
    '冠军挑战者',
    'champion–challenger',
    'champion-challenger',
    'champion challenger',
  ],
];

/** The tools that are interchangeable with one of the given words. */
export function substitutesOf(words: readonly string[]): string[] {
  const own = new Set(words.map((word) => word.toLowerCase()));
  return SUBSTITUTES.filter((group) => group.some((word) => own.has(word.toLowerCase())))
    .flat()
    .filter((word) => !own.has(word.toLowerCase()));
}
