import type { ExportFormat } from './api/run-export.js';

interface Format {
  readonly format: ExportFormat;
  readonly name: string;
  readonly about: string;
  /** Drawn with our fonts: characters that they lack would be empty boxes. */
  readonly isDrawn?: boolean;
}

/** What people send. */
export const DOCUMENTS: readonly Format[] = [
  { format: 'pdf', name: 'PDF', about: '投递首选，文字可检索', isDrawn: true },
  { format: 'docx', name: 'Word', about: '方便他人继续修改' },
  { format: 'png', name: '图片 PNG', about: '清晰，适合发送', isDrawn: true },
  { format: 'jpg', name: '图片 JPG', about: '文件较小', isDrawn: true },
];

/** What other tools and forms read. */
export const DATA: readonly Format[] = [
  { format: 'txt', name: '纯文本', about: '粘贴到网申表单' },
  { format: 'md', name: 'Markdown', about: '笔记与代码仓库' },
  { format: 'json', name: 'JSON Resume', about: '其他简历工具可读' },
];

/** A format by its name on the wire. */
export const formatOf = (format: ExportFormat | null): Format | undefined =>
  [...DOCUMENTS, ...DATA].find((one) => one.format === format);
