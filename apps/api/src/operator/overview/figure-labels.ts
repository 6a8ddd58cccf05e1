import { analysisServices } from '@qicheng/analysis/services';

/** Labels of downloaded files. */
export const exportLabels: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word',
  png: 'PNG 图片',
  jpg: 'JPG 图片',
  md: 'Markdown',
  txt: '纯文本',
  json: 'JSON',
  html: '网页',
  parse: '读取检查',
  'report-pdf': '报告 PDF',
  'report-word': '报告 Word',
};

/** Labels of waiting, running or failed work. */
export const workLabels: Readonly<Record<string, string>> = {
  export: '简历导出',
  report: '报告导出',
  aiRun: 'AI 运行',
  import: '简历导入',
  dataExport: '个人数据导出',
  modelCall: '语言模型调用',
  mail: '邮件',
  sms: '短信',
  refund: '退款',
  http: '网页与接口',
};

/** A service's user-facing name. */
export const serviceLabel = (service: string): string =>
  Object.hasOwn(analysisServices, service)
    ? analysisServices[service as keyof typeof analysisServices].label
    : service;
