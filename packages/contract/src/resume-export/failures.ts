import { failure } from '../kit/endpoint.js';

export const resumeExportFailures = {
  exportNotFound: failure('导出记录不存在', { status: 404 }),
  exportFailed: failure('文件生成失败，请稍后重试，或使用浏览器打印'),
  exportNotReady: failure('文件生成时间较长，完成后会保留在“我的简历”中，请稍后下载'),
};
