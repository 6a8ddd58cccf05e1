import { failure } from '../kit/endpoint.js';

export const resumeExportFailures = {
  exportNotFound: failure('导出记录不存在', { status: 404 }),
  exportFailed: failure('文件生成失败，请稍后重试，或使用浏览器打印'),
  exportNotReady: failure('文件生成时间较长，完成后会保留在“我的简历”中，请稍后下载'),
  exportMailFull: failure('今天发送到其他邮箱的次数已用完，明天可以继续发送', { status: 429 }),
  exportMailTooSoon: failure('发送过于频繁，请一分钟后再试', { status: 429 }),
  exportMailFailed: failure('邮件发送失败，请检查邮箱地址，或下载后自行发送'),
  exportMailTooLarge: failure('文件过大，无法作为附件发送，请下载后自行发送'),
};

/** Message to the owner when an export ended without a file. */
export const exportErrorMessages = {
  timedOut: '系统繁忙，文件没有按时生成，请稍后重新导出，或使用浏览器打印',
  tooLarge: '简历内容过多，无法生成文件，请精简内容或减少图片后重试',
  broken: '文件生成失败，请重试，或使用浏览器打印',
  expired: '等待时间过长，文件没有生成，请重新导出',
};
